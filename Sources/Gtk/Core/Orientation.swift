internal import CGtk

/// The direction in which children follow one another.
public enum Orientation: Sendable {
  case horizontal, vertical

  var value: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}
