internal import CGtk

/// Wraps PangoEllipsizeMode: the position of the ellipsis in a text that does not fit.
package enum Ellipsization: UInt32, CEnumeration, Sendable {
  typealias Value = PangoEllipsizeMode

  case none, start, middle, end
}
