internal import CGtk

extension Entry {
  /// Where the caret stands.
  public var cursorPosition: Int {
    get { Int(gtk_editable_get_position(opaque)) }
    set { gtk_editable_set_position(opaque, Int32(newValue)) }
  }

  /// What is selected; empty at the caret where nothing is. Setting it puts the caret to its end.
  public var selection: Range<Int> {
    get {
      var start: Int32 = 0
      var end: Int32 = 0
      gtk_editable_get_selection_bounds(opaque, &start, &end)
      return Int(start)..<Int(end)
    }
    set {
      gtk_editable_select_region(opaque, Int32(newValue.lowerBound), Int32(newValue.upperBound))
    }
  }

  public func selectAll() {
    gtk_editable_select_region(opaque, 0, -1)
  }

  public func deleteSelection() {
    gtk_editable_delete_selection(opaque)
  }

  /// Types text: it takes the place of what is selected, and the caret follows it. It reports one
  /// change.
  public func insert(_ text: String) {
    replace(selection, with: text)
  }

  /// Puts text in place of a part, and the caret behind it. It reports one change.
  ///
  /// GTK reports the deletion and the insertion on their own, each with a text or a caret that nobody
  /// is meant to see; so reports wait until all is done.
  public func replace(_ range: Range<Int>, with replacement: String) {
    let before = text
    setNote(Self.isReplacing, "")
    if !range.isEmpty {
      gtk_editable_delete_text(opaque, Int32(range.lowerBound), Int32(range.upperBound))
    }
    var position = Int32(range.lowerBound)
    if !replacement.isEmpty {
      gtk_editable_insert_text(opaque, replacement, Int32(replacement.utf8.count), &position)
    }
    cursorPosition = Int(position)
    setNote(Self.isReplacing, nil)
    if text != before { emit("changed") }
    g_object_notify(typed(), "cursor-position")
  }

  /// Called after every change of the text, by whomever.
  @discardableResult
  public func onChange(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connectUnlessReplacing("changed", body)
  }

  /// Called after the caret moved or the selection changed; for one movement it may be called twice.
  public func onSelectionChange(_ body: @escaping @MainActor () -> Void) {
    connectUnlessReplacing("notify::cursor-position", body)
    connectUnlessReplacing("notify::selection-bound", body)
  }

  private static let isReplacing = "per-is-replacing"

  @discardableResult
  private func connectUnlessReplacing(
    _ signal: String, _ body: @escaping @MainActor () -> Void
  ) -> SignalHandler {
    connect(signal) { arguments in
      guard let entry = arguments.object(0),
        Object(borrowing: entry).note(Self.isReplacing) == nil
      else { return }
      body()
    }
  }
}
