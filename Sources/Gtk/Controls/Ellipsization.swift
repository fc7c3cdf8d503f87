internal import CGtk

/// Wraps PangoEllipsizeMode: the position of the ellipsis in a text that does not fit.
public enum Ellipsization: CaseIterable, CEnumeration, Sendable {
  case none, start, middle, end

  var value: PangoEllipsizeMode {
    switch self {
    case .none: PANGO_ELLIPSIZE_NONE
    case .start: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .end: PANGO_ELLIPSIZE_END
    }
  }
}
