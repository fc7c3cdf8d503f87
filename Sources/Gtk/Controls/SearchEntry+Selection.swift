internal import CGtk

extension SearchEntry {
  /// Selects the whole text.
  public func selectAll() {
    gtk_editable_select_region(opaque, 0, -1)
  }

  /// The selected text, in characters. For tests.
  package var selection: Range<Int> {
    var (start, end): (Int32, Int32) = (0, 0)
    gtk_editable_get_selection_bounds(opaque, &start, &end)
    return Int(start)..<Int(end)
  }
}
