package import Gtk
package import PerCore

/// Per's window: the ranked list, or what to do while it is empty, under a header bar.
@MainActor
package final class MainWindow {
  package let window: ApplicationWindow
  private let controller: ProductListController
  private let pages = Stack()
  private let emptyList = EmptyListView()
  package let list: ProductListView
  private let clearAction = SimpleAction("clear")
  /// The dialog that is open.
  package private(set) var dialog: AddDialog?

  private enum Page: String {
    case empty
    case list
  }

  package init(_ controller: ProductListController, application: Application) {
    self.controller = controller
    window = ApplicationWindow(application: application)
    list = ProductListView(controller)
    window.title = tr("Per")
    window.defaultSize = (width: 520, height: 620)
    window.titlebar = headerBar()
    pages.addChild(emptyList.root, name: Page.empty.rawValue)
    pages.addChild(list.root, name: Page.list.rawValue)
    window.child = pages
    addActions()
    controller.delegate = self
    update()
  }

  package func present() {
    window.present()
  }

  private func headerBar() -> HeaderBar {
    let add = Button(iconName: "list-add-symbolic")
    add.tooltip = tr("Add Product")
    add.accessibleLabel = tr("Add Product")
    add.actionName = "win.add"
    let clear = Button(iconName: "user-trash-symbolic")
    clear.tooltip = tr("Clear List")
    clear.accessibleLabel = tr("Clear List")
    clear.actionName = "win.clear"
    let menu = MenuButton(iconName: "open-menu-symbolic", menu: Self.menu())
    menu.tooltip = tr("Main Menu")
    menu.accessibleLabel = tr("Main Menu")
    menu.isPrimary = true

    let bar = HeaderBar()
    bar.packStart(add)
    bar.packStart(clear)
    bar.packEnd(menu)
    return bar
  }

  private static func menu() -> Menu {
    let menu = Menu()
    menu.append(tr("_Keyboard Shortcuts"), action: "win.show-help-overlay")
    menu.append(tr("_About Per"), action: "app.about")
    menu.append(tr("_Quit"), action: "app.quit")
    return menu
  }

  private func addActions() {
    let add = SimpleAction("add")
    add.onActivate { [weak self] in self?.openAddDialog() }
    clearAction.onActivate { [weak self] in self?.controller.clear() }
    let shortcuts = SimpleAction("show-help-overlay")
    shortcuts.onActivate { [weak self] in
      guard let self else { return }
      ShortcutsHelp.present(over: window)
    }
    window.addAction(shortcuts)
    window.addAction(add)
    window.addAction(clearAction)
  }

  private func openAddDialog() {
    guard dialog == nil else { return }
    let form = ProductFormController(list: controller)
    let dialog = AddDialog(form, conventions: controller.conventions, parent: window)
    dialog.onClose = { [weak self] in self?.dialog = nil }
    self.dialog = dialog
    dialog.present()
  }

  private func update() {
    clearAction.isEnabled = controller.canClear
    pages.visibleChildName = (controller.canClear ? Page.list : .empty).rawValue
    if !controller.canClear { emptyList.grabFocus() }
  }
}

extension MainWindow: ProductListControllerDelegate {
  package func productList(_ controller: ProductListController, didInsertAt rank: Int) {
    update()
    list.insert(at: rank)
  }

  package func productList(_ controller: ProductListController, didClear count: Int) {
    list.clear()
    update()
  }

  package func productList(
    _ controller: ProductListController, didChangeDisplayUnit unit: DisplayUnit
  ) {
    list.refresh()
  }
}
