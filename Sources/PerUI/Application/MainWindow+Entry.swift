internal import Gtk
internal import PerCore
internal import PerFiles

/// Products that are typed or pasted as lines of text.
extension MainWindow {
  func connectEntry() {
    actions.on(.quickEntry, self) { $0.type(nil) }
  }

  func connectEntry(_ row: AddProductRow) {
    row.makeField = { [weak self] in self?.makeField() }
    row.onLeave = { [weak self] in self?.list.focusSelected() }
    row.onClose = { [weak self] in
      guard let self else { return }
      update()
      // The product that was added last is selected.
      if let rank = list.selected.first { list.select(rank) } else { focusList() }
    }
  }

  private func makeField() -> QuickEntryView {
    let field = QuickEntryView(library.list, window: window, text: viewState.line)
    field.onEdit = { [weak self] in self?.viewState.keep($0) }
    field.onPasteLines = { [weak self] in self?.paste($0) }
    field.onNeed = { [weak self] in self?.dialogs.openForm(for: $0) }
    field.onStartComparison = { [weak self] in
      self?.dialogs.startComparison(with: $0, in: $1)
    }
    return field
  }

  /// Opens the field for a line. If the text isn't nil, it becomes the content of the field.
  func type(_ text: String?) {
    library.finishLoading()
    // The list must be complete before a product is added. The notice says why it is not.
    guard !library.isLoading else { return }
    hideToast()
    uncoverList()
    // The field is hidden with the list while nothing is found.
    if list.foundRanks?.isEmpty == true { list.find.close() }
    // The field must be visible to take the focus.
    list.addRow.open()
    update()
    list.addRow.type(text)
  }

  /// Adds the products of a pasted text: those that Per copied, one line in the field, or several lines or a table in a
  /// window.
  ///
  /// - Parameter shop: The shop of the products whose lines name none; nil for none.
  package func paste(_ text: String?, shop: String? = nil) {
    if let text, addCopied(text) { return }
    let lines = text.map(PasteController.lines) ?? []
    switch lines.count {
    case 0: tell(tr("The clipboard contains no text."))
    case 1: type(String(lines[0]))
    default:
      // If the text isn't a table, the import window opens the paste window instead.
      if let text, ImportSource.canBeTable(text) {
        imports.open([.text(text)])
      } else {
        dialogs.openPaste(text ?? "", shop: shop)
      }
    }
  }
}
