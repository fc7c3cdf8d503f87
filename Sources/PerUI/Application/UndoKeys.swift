internal import Gtk

/// The keys of undo and redo, which a text entry handles itself.
@MainActor
enum UndoKeys {
  private static let (undo, redo) = (Key(letter: "z"), Key(letter: "y"))
  private static let capitalUndo = Key(letter: "Z")

  /// Returns the action of a key: undo, redo, or nil for all other keys.
  static func action(of event: KeyEvent) -> ActionName? {
    switch (event.key, event.modifiers) {
    case (undo, .control): .undo
    case (redo, .control), (undo, [.control, .shift]), (capitalUndo, [.control, .shift]): .redo
    default: nil
    }
  }
}
