internal import CGtk

/// Wraps GtkOverlay.
@MainActor
public final class Overlay: Widget {
  override class var gType: GType { gtk_overlay_get_type() }

  public convenience init() {
    self.init(adopting: gtk_overlay_new())
  }

  public var child: Widget? {
    get { gtk_overlay_get_child(opaque).map { Widget(borrowing: $0) } }
    set { gtk_overlay_set_child(opaque, newValue?.widget) }
  }

  /// Adds a child above the main child. Its alignment determines its position.
  public func addOverlay(_ child: Widget) {
    gtk_overlay_add_overlay(opaque, child.widget)
  }
}
