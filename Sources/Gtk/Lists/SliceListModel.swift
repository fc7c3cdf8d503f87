internal import CGtk

/// Wraps GtkSliceListModel: the first items of another list.
@MainActor
public final class SliceListModel: Object, ListModel {
  /// Creates a list without items.
  public init(_ model: any ListModel) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_slice_list_model_new(model.consumed, 0, 0)))
  }

  /// The maximum number of items.
  public var limit: Int {
    get { Int(gtk_slice_list_model_get_size(opaque)) }
    set { gtk_slice_list_model_set_size(opaque, guint(newValue)) }
  }
}
