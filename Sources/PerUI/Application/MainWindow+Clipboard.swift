internal import Gtk
internal import PerCore

/// The products on the clipboard.
extension MainWindow {
  func connectClipboard() {
    actions.on(.cut, self) { $0.cut() }
    actions.on(.copy, self) { $0.copyTable() }
    actions.on(.copyAsText, self) { $0.copyAlignedText() }
    actions.on(.paste, self) { main in
      main.window.readClipboard { [weak main] in main?.paste($0) }
    }
  }

  private func cut() {
    copyTable()
    library.list.remove(at: list.selected)
  }

  /// Copies the selected products as a table, for spreadsheets and for text fields.
  private func copyTable() {
    let ranks = list.selectedOrShown
    let products = CopiedProducts(ranks, of: library.list)
    list.root.copy(products.text, html: products.html)
    // The import window adds many products on another thread.
    copied = ranks.count <= LibraryController.fewProducts ? products : nil
    tellCopied(ranks.count)
  }

  private func copyAlignedText() {
    let ranks = list.selectedOrShown
    list.root.copy(AlignedProducts(ranks, of: library.list).text)
    tellCopied(ranks.count)
  }

  private func tellCopied(_ count: Int) {
    let numbers = library.list.conventions.numbers
    tell(trn("Copied {count} product", "Copied {count} products", count, in: numbers))
  }

  /// Adds the products that were copied last, unchanged, if a text is their table and the open list compares them.
  ///
  /// - Returns: A Boolean value indicating whether the products were added.
  func addCopied(_ text: String) -> Bool {
    // The import window asks what to do with products in another currency.
    guard let copied, copied.text == text,
      copied.currency == library.list.conventions.money.currency,
      (try? library.list.add(copied.products)) == true
    else { return false }
    uncoverList()
    showToast(
      Action.addedText(copied.products.count, library.list.conventions), button: undoButton)
    return true
  }
}
