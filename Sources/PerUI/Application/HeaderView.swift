internal import Gtk

/// The window's header bar: its buttons, and the name of the comparison that is open.
@MainActor
final class HeaderView {
  let root = HeaderBar()
  /// What the header bar says; the desktop is told the program's name besides.
  private let title = Label()

  init(menu: Menu) {
    let showsSidebar = ToggleButton(iconName: "sidebar-show-symbolic")
    showsSidebar.tooltip = tr("Comparisons")
    showsSidebar.accessibleLabel = tr("Comparisons")
    showsSidebar.actionName = "win.sidebar"
    let mainMenu = MenuButton(iconName: "open-menu-symbolic", menu: menu)
    mainMenu.tooltip = tr("Main Menu")
    mainMenu.accessibleLabel = tr("Main Menu")
    mainMenu.isPrimary = true

    title.addClass("title")
    title.ellipsizes = .end
    root.titleWidget = title
    root.packStart(showsSidebar)
    root.packStart(Self.button("list-add-symbolic", tr("Add Product"), action: "win.add"))
    root.packStart(Self.button("user-trash-symbolic", tr("Clear List"), action: "win.clear"))
    root.packEnd(mainMenu)
  }

  private static func button(_ iconName: String, _ name: String, action: String) -> Button {
    let button = Button(iconName: iconName)
    button.tooltip = name
    button.accessibleLabel = name
    button.actionName = action
    return button
  }

  /// In pixels: in a narrower window the name would have no room beside all of the window's buttons.
  private static let leastWidth = 440

  /// Fits the bar into a window of this width, in pixels.
  func fit(_ width: Int) {
    let layout = width < Self.leastWidth ? ":close" : nil
    if root.decorationLayout != layout { root.decorationLayout = layout }
  }

  func show(_ name: String) {
    title.text = name
    title.tooltip = name
  }
}
