internal import CGtk

/// Wraps GtkJustification: the alignment of the lines of a text to each other.
public enum Justification: UInt32, CEnumeration, Sendable {
  typealias Value = GtkJustification

  case left, right, center, fill
}
