internal import CGtk

/// Wraps GtkSingleSelection.
@MainActor
public final class SingleSelection: Object, SelectionModel {
  /// Creates a selection without a selected item. `autoselect` is off, `can-unselect` is on.
  public init(_ model: any ListModel) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_single_selection_new(model.consumed)))
    gtk_single_selection_set_autoselect(opaque, false.gboolean)
    gtk_single_selection_set_can_unselect(opaque, true.gboolean)
    selected = nil
  }

  public var selected: Int? {
    get { index(gtk_single_selection_get_selected(opaque)) }
    set { gtk_single_selection_set_selected(opaque, position(newValue)) }
  }

  /// Calls `body` after `selected` changed, by the user, the program, or an insertion or removal
  /// before the selected item.
  public func onSelectionChanged(_ body: @escaping @MainActor () -> Void) {
    connect("notify::selected", body)
  }
}
