internal import CGtk

/// A list of which one item or none is selected.
@MainActor
public final class SingleSelection: Object {
  /// Nothing is selected at first, nor by itself, and what is can be unselected.
  public init(_ model: StringList) {
    // The selection takes over a reference to its model.
    g_object_ref(model.pointer)
    super.init(adopting: UnsafeMutableRawPointer(gtk_single_selection_new(model.opaque)))
    gtk_single_selection_set_autoselect(opaque, false.gboolean)
    gtk_single_selection_set_can_unselect(opaque, true.gboolean)
    selected = nil
  }

  public var count: Int { Int(g_list_model_get_n_items(opaque)) }

  public var selected: Int? {
    get { index(gtk_single_selection_get_selected(opaque)) }
    set { gtk_single_selection_set_selected(opaque, position(newValue)) }
  }

  /// Called whenever `selected` changed, by whomever: also when items before it came or went.
  @discardableResult
  public func onSelectionChanged(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("notify::selected", body)
  }
}
