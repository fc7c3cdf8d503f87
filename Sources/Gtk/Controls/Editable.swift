internal import CGtk

/// Wraps GtkEditable: an entry for a line of text. Positions count Unicode scalars.
@MainActor
public protocol Editable: Widget {}

extension Editable {
  /// The selected range. It is empty and at the cursor if nothing is selected. Setting it moves the
  /// cursor to the range's end.
  public var selection: Range<Int> {
    get {
      var (start, end): (Int32, Int32) = (0, 0)
      gtk_editable_get_selection_bounds(opaque, &start, &end)
      return Int(start)..<Int(end)
    }
    set {
      gtk_editable_select_region(opaque, Int32(newValue.lowerBound), Int32(newValue.upperBound))
    }
  }

  /// The minimum width, in characters, or -1 for GTK's default.
  public var widthChars: Int {
    get { Int(gtk_editable_get_width_chars(opaque)) }
    set { gtk_editable_set_width_chars(opaque, Int32(newValue)) }
  }

  /// The natural width, in characters, or -1 for none.
  public var maxWidthChars: Int {
    get { Int(gtk_editable_get_max_width_chars(opaque)) }
    set { gtk_editable_set_max_width_chars(opaque, Int32(newValue)) }
  }

  public func selectAll() {
    gtk_editable_select_region(opaque, 0, -1)
  }

  /// Gives the focus to the entry, and selects its text.
  public func grabFocusSelectingAll() {
    grabFocus()
    selectAll()
  }

  /// Clears the undo history.
  public func forgetUndo() {
    gtk_editable_set_enable_undo(opaque, false.gboolean)
    gtk_editable_set_enable_undo(opaque, true.gboolean)
  }

  /// Calls `body` when the user presses Enter.
  public func onActivate(_ body: @escaping @MainActor () -> Void) {
    connect("activate", body)
  }
}
