internal import Gtk
internal import PerCore

/// The page of an empty list, with the purpose of Per and a button that opens the form.
@MainActor
final class EmptyListView {
  private let page = StatusPage(
    iconName: "view-sort-ascending-symbolic")
  private let add = Button(mnemonic: tr("_Add Product"))
  /// Called with the first character of a line that is typed.
  var onType: (String) -> Void = { _ in }
  /// Called when a key requests the context menu.
  var onMenu: () -> Void = {}

  init() {
    add.actionName = ActionName.add.qualified
    page.append(add)
    page.root.onKeyPress { [weak self] in self?.handle($0) ?? false }
  }

  private func handle(_ event: KeyEvent) -> Bool {
    if event.opensMenu {
      onMenu()
      return true
    }
    // Space presses the button.
    guard let character = event.typedCharacter, !character.isWhitespace else { return false }
    onType(String(character))
    return true
  }

  var root: Widget { page.root }

  /// Shows the text, with an example in the notation of the comparison.
  func update(_ conventions: Conventions) {
    // Translators: {line} is "500 g coffee 3.99".
    let text = tr(
      "Add a product, or type or paste lines such as “{line}”. Per shows the best value at the top."
    )
    page.show(
      tr("Which one is the best value?"),
      text.filled(["line": conventions.lineExample.withoutBreaks]))
  }

  func grabFocus() {
    add.grabFocus()
  }
}
