internal import CGtk

/// Wraps GtkOrientation.
public enum Orientation: UInt32, CEnumeration, Sendable {
  typealias Value = GtkOrientation

  case horizontal, vertical
}
