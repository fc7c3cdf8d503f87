internal import CGtk

/// Wraps GtkBox.
@MainActor
public final class Box: Widget {
  override class var gType: GType { gtk_box_get_type() }

  /// - Parameter spacing: The space between the children, in pixels.
  public convenience init(_ orientation: Orientation, spacing: Int = 0) {
    self.init(adopting: gtk_box_new(orientation.value, Int32(spacing)))
  }

  public var orientation: Orientation {
    get { Orientation(gtk_orientable_get_orientation(opaque)) ?? .horizontal }
    set { gtk_orientable_set_orientation(opaque, newValue.value) }
  }

  public func append(_ children: Widget...) {
    for child in children { gtk_box_append(typed(), child.widget) }
  }

  public func prepend(_ child: Widget) {
    gtk_box_prepend(typed(), child.widget)
  }

  /// Inserts a child after a sibling, or at the start if `sibling` is nil.
  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_box_insert_child_after(typed(), child.widget, sibling?.widget)
  }

  public func remove(_ child: Widget) {
    gtk_box_remove(typed(), child.widget)
  }

  /// A Boolean value indicating whether all children have the same size.
  public var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(typed()) != 0 }
    set { gtk_box_set_homogeneous(typed(), newValue.gboolean) }
  }

  /// The space between two children, in pixels.
  public var spacing: Int {
    get { Int(gtk_box_get_spacing(typed())) }
    set { gtk_box_set_spacing(typed(), Int32(newValue)) }
  }
}
