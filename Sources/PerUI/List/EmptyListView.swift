internal import Gtk

/// The page of an empty list, with the purpose of Per and a button that opens the form.
@MainActor
final class EmptyListView {
  private let page = StatusPage(
    iconName: "view-sort-ascending-symbolic", title: tr("Which one is the best value?"),
    text: tr(
      "Add products with quantity and price, or paste a list of them. Per shows the best value at the top."
    ))
  private let add = Button(mnemonic: tr("_Add Product"))
  /// Called with the first character of a line that is typed.
  var onType: (String) -> Void = { _ in }

  init() {
    add.actionName = ActionName.add.qualified
    page.append(add)
    page.root.onKeyPress { [weak self] event in
      // Space presses the button.
      guard let self, let character = event.typedCharacter, !character.isWhitespace else {
        return false
      }
      onType(String(character))
      return true
    }
  }

  var root: Widget { page.root }

  func grabFocus() {
    add.grabFocus()
  }
}
