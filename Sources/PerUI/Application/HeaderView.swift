internal import Gtk

/// The header bar above the list, with its buttons and the title of the open comparison.
@MainActor
final class HeaderView {
  let root = HeaderBar()
  /// The title of the comparison. The title of the window contains the program's name as well.
  private let title = Label()
  private let sidebar = HeaderView.sidebarButton()
  /// Created when the menu is opened.
  private var style: StyleSelector?

  /// - Parameter menu: Returns the main menu, when it is first opened.
  init(menu: @escaping @MainActor () -> Menu) {
    let mainMenu = MenuButton(iconName: "open-menu-symbolic")
    mainMenu.setNameAndTooltip(tr("Main Menu"))
    mainMenu.hasFrame = false
    mainMenu.isPrimary = true
    mainMenu.onFirstOpening { [weak self] button in
      let style = StyleSelector()
      button.setMenu(menu())
      button.addMenuChild(style.root, id: ActionName.style.rawValue)
      self?.style = style
    }

    title.addClass("title")
    title.ellipsizesWithTooltip()
    root.titleWidget = title
    root.packStart(sidebar)
    root.packStart(Button.icon("list-add-symbolic", tr("Add Product"), action: .add))
    root.packStart(Button.icon("edit-clear-all-symbolic", tr("Clear List"), action: .clear))
    root.packEnd(mainMenu)
  }

  /// Creates a button that shows and hides the sidebar.
  static func sidebarButton() -> ToggleButton {
    let button = ToggleButton(iconName: "sidebar-show-symbolic")
    button.setNameAndTooltip(tr("Comparisons"))
    button.hasFrame = false
    button.actionName = ActionName.sidebar.qualified
    return button
  }

  /// The widths of the header bar below which only the close button of the window is shown, in pixels: without the
  /// sidebar, and beside the sidebar, which has the whole title as well.
  private static let minimumWidth = (alone: 440, besideSidebar: 340)

  /// Fits the header bar to a window of the given width, in pixels, beside the sidebar if it is shown there. The
  /// sidebar then has the first window controls. The button of the sidebar is in the sidebar while it is shown.
  func fit(_ width: Int, _ pane: SidebarPane) {
    let sidebarWidth = pane.widthBeside
    let isBeside = sidebarWidth > 0
    let minimumWidth = isBeside ? Self.minimumWidth.besideSidebar : Self.minimumWidth.alone
    WindowControls.show(
      isBeside ? .end : .both, onlyClose: width - sidebarWidth < minimumWidth, in: root)
    sidebar.isVisible = !pane.isRevealed
  }

  func show(_ text: String) {
    title.text = text
  }

  /// Shows or hides the separator below the header bar, which is shown while the content is scrolled.
  func setScrolled(_ isScrolled: Bool) {
    root.setClass("scrolled", on: isScrolled)
  }
}
