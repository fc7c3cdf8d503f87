internal import CGtk

extension Entry {
  /// The position of the cursor, in Unicode scalars.
  public var cursorPosition: Int {
    get { Int(gtk_editable_get_position(opaque)) }
    set { gtk_editable_set_position(opaque, Int32(newValue)) }
  }

  /// Replaces the selection with a text and moves the cursor to its end. The handlers of `onChange`
  /// are called once.
  public func insert(_ text: String) {
    replace(selection, with: text)
  }

  /// Replaces a range with a text and moves the cursor to its end. The handlers of `onChange` are
  /// called once.
  ///
  /// GTK emits signals for the deletion and for the insertion, each with an intermediate text or
  /// cursor position. Handlers are therefore suppressed until the replacement is complete.
  public func replace(_ range: Range<Int>, with replacement: String) {
    let before = text
    withBlocked {
      if !range.isEmpty {
        gtk_editable_delete_text(opaque, Int32(range.lowerBound), Int32(range.upperBound))
      }
      var position = Int32(range.lowerBound)
      if !replacement.isEmpty {
        gtk_editable_insert_text(opaque, replacement, Int32(replacement.utf8.count), &position)
      }
      cursorPosition = Int(position)
    }
    if text != before { emit("changed") }
    g_object_notify(typed(), "cursor-position")
  }

  /// Calls `body` after each change of the text, by the user or the program.
  public func onChange(_ body: @escaping @MainActor () -> Void) {
    connectUnlessBlocked("changed") { _ in body() }
  }

  /// Calls `body` after the cursor moved or the selection changed. One movement can cause two
  /// calls.
  public func onSelectionChange(_ body: @escaping @MainActor () -> Void) {
    for signal in ["notify::cursor-position", "notify::selection-bound"] {
      connectUnlessBlocked(signal) { _ in body() }
    }
  }
}
