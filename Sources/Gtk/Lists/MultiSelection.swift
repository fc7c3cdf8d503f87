internal import CGtk

/// Wraps GtkMultiSelection.
@MainActor
public final class MultiSelection: Object, ListModel, SelectionModel {
  public init(_ model: any ListModel) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_multi_selection_new(model.consumed)))
  }

  /// Selects among the items of another model. No item is selected after that.
  public func setModel(_ model: any ListModel) {
    gtk_multi_selection_set_model(opaque, model.opaque)
  }

  public var count: Int { Int(g_list_model_get_n_items(opaque)) }

  /// The selected positions, in ascending order.
  public var selected: [Int] {
    let set = gtk_selection_model_get_selection(opaque)
    defer { gtk_bitset_unref(set) }
    return (0..<gtk_bitset_get_size(set)).map { Int(gtk_bitset_get_nth(set, guint($0))) }
  }

  /// The selected position; nil if none or several are selected.
  public var onlySelected: Int? {
    let set = gtk_selection_model_get_selection(opaque)
    defer { gtk_bitset_unref(set) }
    return gtk_bitset_get_size(set) == 1 ? Int(gtk_bitset_get_nth(set, 0)) : nil
  }

  public func isSelected(_ position: Int) -> Bool {
    gtk_selection_model_is_selected(opaque, guint(position)) != 0
  }

  /// Selects an item. Unselects all others unless `addsToOthers` is true.
  public func select(_ position: Int, addsToOthers: Bool = false) {
    gtk_selection_model_select_item(opaque, guint(position), (!addsToOthers).gboolean)
  }

  /// Selects items and unselects all others, as one change.
  public func select(_ positions: [Int]) {
    let selected: OpaquePointer? = gtk_bitset_new_empty()
    let all: OpaquePointer? = gtk_bitset_new_range(0, guint(count))
    defer {
      gtk_bitset_unref(selected)
      gtk_bitset_unref(all)
    }
    for position in positions { gtk_bitset_add(selected, guint(position)) }
    gtk_selection_model_set_selection(opaque, selected, all)
  }

  public func unselectAll() {
    gtk_selection_model_unselect_all(opaque)
  }

  /// Calls `body` after the selection changed, by the user or the program.
  public func onSelectionChanged(_ body: @escaping @MainActor () -> Void) {
    connect("selection-changed", body)
  }
}
