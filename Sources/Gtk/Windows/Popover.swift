internal import CGtk

/// Wraps GtkPopover.
@MainActor
public final class Popover: Widget {
  override class var gType: GType { gtk_popover_get_type() }

  /// Creates a popover below a widget, which doesn't take the keyboard focus.
  ///
  /// - Parameter parent: A container that owns the popover and ignores its size, such as a box.
  public convenience init(below parent: Widget, child: Widget) {
    self.init(adopting: gtk_popover_new())
    gtk_popover_set_child(typed(), child.widget)
    gtk_popover_set_autohide(typed(), false.gboolean)
    gtk_popover_set_has_arrow(typed(), false.gboolean)
    gtk_popover_set_position(typed(), GTK_POS_BOTTOM)
    gtk_widget_set_can_focus(widget, false.gboolean)
    gtk_widget_set_parent(widget, parent.widget)
  }

  public func popUp() {
    gtk_popover_popup(typed())
  }

  public func popDown() {
    gtk_popover_popdown(typed())
  }
}
