internal import CGtk

/// Wraps GtkSeparator.
@MainActor
public final class Separator: Widget {
  override class var gType: GType { gtk_separator_get_type() }

  public convenience init(_ orientation: Orientation) {
    self.init(adopting: gtk_separator_new(orientation.value))
  }
}
