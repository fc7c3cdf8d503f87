internal import CGtk

/// Wraps GtkAlign: the position of a widget in its allocated space.
public enum Alignment: CaseIterable, CEnumeration, Sendable {
  case fill, start, end, center, baseline

  var value: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    case .baseline: GTK_ALIGN_BASELINE
    }
  }
}
