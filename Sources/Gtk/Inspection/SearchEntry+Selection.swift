internal import CGtk

extension SearchEntry {
  /// The selected text, in characters.
  package var selection: Range<Int> {
    var (start, end): (Int32, Int32) = (0, 0)
    gtk_editable_get_selection_bounds(opaque, &start, &end)
    return Int(start)..<Int(end)
  }
}
