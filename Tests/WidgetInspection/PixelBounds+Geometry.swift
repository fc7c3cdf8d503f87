package import Gtk

extension PixelBounds {
  package var width: Double { right - left }
  package var height: Double { bottom - top }

  /// Returns the intersection of two rectangles. Its width or height is zero or negative if they do
  /// not intersect.
  package func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  package func moved(x: Double, y: Double) -> PixelBounds {
    PixelBounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
