internal import CGtk

/// Wraps GtkJustification: the alignment of the lines of a text to each other.
public enum Justification: CaseIterable, CEnumeration, Sendable {
  case left, right, center, fill

  var value: GtkJustification {
    switch self {
    case .left: GTK_JUSTIFY_LEFT
    case .right: GTK_JUSTIFY_RIGHT
    case .center: GTK_JUSTIFY_CENTER
    case .fill: GTK_JUSTIFY_FILL
    }
  }
}
