internal import Gtk

/// Undoes and redoes the actions of the window in a search entry that has nothing to undo.
@MainActor
final class SearchUndo {
  private let entry: SearchEntry
  /// A Boolean value indicating whether the text changed since `forget()`, so that the entry has something to undo.
  private var isEdited = false

  init(_ entry: SearchEntry) {
    self.entry = entry
    entry.onChange { [weak self] in self?.isEdited = true }
    entry.onKeyPress { [weak self] in self?.handle($0) ?? false }
  }

  /// Clears the undo history of the entry.
  func forget() {
    entry.forgetUndo()
    isEdited = false
  }

  private func handle(_ event: KeyEvent) -> Bool {
    guard let action = UndoKeys.action(of: event) else { return false }
    guard isEdited else {
      entry.activateAction(action)
      return true
    }
    // GTK doesn't tell whether the entry has anything to undo.
    if entry.text.isEmpty { MainLoop.idle { [weak self] in self?.activate(action) } }
    return false
  }

  /// Undoes or redoes an action of the window if the entry, which handled the key, is still empty.
  private func activate(_ action: ActionName) {
    guard entry.text.isEmpty else { return }
    forget()
    entry.activateAction(action)
  }
}
