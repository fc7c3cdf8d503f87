internal import Gtk
internal import PerCore

/// The actions that use files.
extension MainWindow {
  func connectFiles() {
    copies.onMessage = { [weak self] in self?.tell($0) }
    files.onMessage = { [weak self] in self?.tell($0) }
    files.onFailure = { [weak self] in self?.copies.show($0, $1) }
    actions.on(.copy) { [weak self] in self?.copyTable() }
    actions.on(.copyAsText) { [weak self] in self?.copyAlignedText() }
    actions.on(.export) { [weak self] in self?.files.export() }
    actions.on(.print) { [weak self] in self?.files.print() }
    actions.on(.savePages) { [weak self] in self?.files.savePages() }
    actions.on(.saveCopy) { [weak self] in self?.copies.save() }
    actions.on(.restoreCopy) { [weak self] in self?.copies.restore() }
    for action in [WindowActions.Name.saveCopy, .restoreCopy] {
      actions.enable(action, library.supportsCopies)
    }
  }

  /// Copies the selected products as a table, for spreadsheets and for text fields.
  private func copyTable() {
    let ranks = list.selectedOrShown
    let products = CopiedProducts(ranks, of: library.list)
    list.root.copy(products.text, html: products.html)
    tellCopied(ranks.count)
  }

  private func copyAlignedText() {
    let ranks = list.selectedOrShown
    list.root.copy(AlignedProducts(ranks, of: library.list).text)
    tellCopied(ranks.count)
  }

  private func tellCopied(_ count: Int) {
    tell(
      trn("Copied {count} product", "Copied {count} products", count)
        .filled(["count": library.list.conventions.numbers.string(Rational(count))]))
  }
}
