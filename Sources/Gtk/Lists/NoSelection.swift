internal import CGtk

/// Wraps GtkNoSelection: a list without selectable rows.
@MainActor
public final class NoSelection: Object, SelectionModel {
  public init(_ model: any ListModel) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_no_selection_new(model.consumed)))
  }
}
