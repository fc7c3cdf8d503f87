internal import CGtk

/// Wraps GtkSeparator.
@MainActor
public final class Separator: Widget {
  public convenience init(_ orientation: Orientation) {
    self.init(adopting: gtk_separator_new(orientation.value))
  }
}
