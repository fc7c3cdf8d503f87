internal import CGtk

/// Wraps GtkCenterBox: a child in the middle, and one at the end.
///
/// The middle child is in the center of the box if that leaves enough space for the other one.
@MainActor
public final class CenterBox: Widget {
  override class var gType: GType { gtk_center_box_get_type() }

  public convenience init(center: Widget, end: Widget) {
    self.init(adopting: gtk_center_box_new())
    gtk_center_box_set_center_widget(opaque, center.widget)
    gtk_center_box_set_end_widget(opaque, end.widget)
  }
}
