internal import CGtk

/// Wraps GtkSliceListModel: the first items of another list.
@MainActor
public final class SliceListModel: Object {
  public init(_ model: StringList) {
    // gtk_slice_list_model_new() consumes a reference to the model.
    g_object_ref(model.pointer)
    super.init(
      adopting: UnsafeMutableRawPointer(gtk_slice_list_model_new(model.opaque, 0, .max)))
  }

  public var count: Int { Int(g_list_model_get_n_items(opaque)) }

  /// The greatest number of items; nil for all.
  public var limit: Int? {
    get {
      let size = gtk_slice_list_model_get_size(opaque)
      return size == .max ? nil : Int(size)
    }
    set { gtk_slice_list_model_set_size(opaque, newValue.map { guint($0) } ?? .max) }
  }
}
