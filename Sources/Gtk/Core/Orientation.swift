internal import CGtk

/// Wraps GtkOrientation.
public enum Orientation: Sendable {
  case horizontal, vertical

  var value: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}
