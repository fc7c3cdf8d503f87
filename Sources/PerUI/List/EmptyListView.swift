internal import Gtk

/// The page of an empty list, with the purpose of Per and a button that opens the form.
@MainActor
final class EmptyListView {
  private let page = StatusPage(
    iconName: "view-sort-ascending-symbolic", title: tr("Which one is the best value?"),
    text: tr("Add products with quantity and price. Per shows the best value at the top."))
  private let add = Button(mnemonic: tr("_Add a Product"))

  init() {
    add.actionName = "win.add"
    page.append(add)
  }

  var root: Widget { page.root }

  func grabFocus() {
    add.grabFocus()
  }
}
