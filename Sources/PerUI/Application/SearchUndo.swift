internal import Gtk

/// Undoes and redoes the actions of the window in a search entry in which nothing was typed.
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

  /// Makes the present text the one at which undo in the entry ends.
  func forget() {
    entry.forgetUndo()
    isEdited = false
  }

  private func handle(_ event: KeyEvent) -> Bool {
    guard !isEdited, entry.text.isEmpty, let action = UndoKeys.action(of: event) else {
      return false
    }
    entry.activateAction(action)
    return true
  }
}
