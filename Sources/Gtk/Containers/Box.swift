internal import CGtk

/// Children in a row or a column.
@MainActor
public final class Box: Widget {
  public convenience init(_ orientation: Orientation, spacing: Int = 0) {
    self.init(adopting: gtk_box_new(orientation.value, Int32(spacing)))
  }

  public convenience init(orientation: Orientation, spacing: Int = 0) {
    self.init(orientation, spacing: spacing)
  }

  public func append(_ child: Widget) {
    gtk_box_append(typed(), child.widget)
  }

  public func prepend(_ child: Widget) {
    gtk_box_prepend(typed(), child.widget)
  }

  /// Puts a child behind another one; at the start where that is nil.
  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_box_insert_child_after(typed(), child.widget, sibling?.widget)
  }

  public func remove(_ child: Widget) {
    gtk_box_remove(typed(), child.widget)
  }

  /// Whether all children get the same room.
  public var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(typed()) != 0 }
    set { gtk_box_set_homogeneous(typed(), newValue.gboolean) }
  }

  /// The room between two children, in pixels.
  public var spacing: Int {
    get { Int(gtk_box_get_spacing(typed())) }
    set { gtk_box_set_spacing(typed(), Int32(newValue)) }
  }
}
