internal import CGtk

/// Wraps GtkNoSelection: a list without selectable rows.
@MainActor
public final class NoSelection: Object, SelectionModel {
  public init(_ model: any ListModel) {
    // gtk_no_selection_new() consumes a reference to the model.
    g_object_ref(model.pointer)
    super.init(adopting: UnsafeMutableRawPointer(gtk_no_selection_new(model.opaque)))
  }
}
