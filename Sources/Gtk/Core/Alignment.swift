internal import CGtk

/// Wraps GtkAlign: the position of a widget in its allocated space.
public enum Alignment: UInt32, CEnumeration, Sendable {
  typealias Value = GtkAlign

  case fill, start, end, center, baseline
}
