package import Gtk

/// The focus ring of a widget, measured in pictures of its window with and without the focus.
package struct FocusRing: CustomStringConvertible {
  /// A place where a line through the center of the widget crosses the ring.
  package struct Crossing: CustomStringConvertible {
    package let color: PixelColor
    /// The colors next to the ring, outside and inside.
    package let neighbors: [PixelColor]

    /// The lower one of the contrast ratios with the neighbors.
    package var contrast: Double {
      neighbors.map(color.contrast(with:)).min() ?? 1
    }

    package var description: String {
      "\(color) between \(neighbors.map(\.description).joined(separator: " and "))"
    }
  }

  /// The left, right, upper and lower crossing; fewer if parts of the ring aren't drawn.
  package let crossings: [Crossing]

  /// The lowest contrast ratio of the ring with a neighbor; 1 if a side of the ring is missing.
  package var contrast: Double {
    crossings.count < 4 ? 1 : crossings.map(\.contrast).min() ?? 1
  }

  package var description: String {
    "\(contrast) to 1: \(crossings.map(\.description).joined(separator: ", "))"
  }

  /// The distance from the widget, in pixels, in which the ring may be.
  private static let margin = 10

  /// - Parameters:
  ///   - bounds: The edges of the widget in the pictures.
  ///   - unfocused: The window while another widget has the focus.
  ///   - focused: The window while the widget has the focus.
  package init(around bounds: PixelBounds, unfocused: Pixels, focused: Pixels) {
    let left = max(0, Int(bounds.left) - Self.margin)
    let right = min(focused.width - 1, Int(bounds.right) + Self.margin)
    let top = max(0, Int(bounds.top) - Self.margin)
    let bottom = min(focused.height - 1, Int(bounds.bottom) + Self.margin)
    let (x, y) = (Int(bounds.left + bounds.right) / 2, Int(bounds.top + bounds.bottom) / 2)
    guard left < right, top < bottom, unfocused.width == focused.width,
      unfocused.height == focused.height
    else {
      crossings = []
      return
    }
    let lines = [
      (left...right).map { ($0, y) }, (left...right).reversed().map { ($0, y) },
      (top...bottom).map { (x, $0) }, (top...bottom).reversed().map { (x, $0) },
    ]
    crossings = lines.compactMap { Self.crossing(along: $0, unfocused, focused) }
  }

  /// The first run of changed pixels on a line that starts outside of the widget.
  private static func crossing(
    along line: [(Int, Int)], _ unfocused: Pixels, _ focused: Pixels
  ) -> Crossing? {
    func isChanged(_ place: (Int, Int)) -> Bool {
      unfocused[place.0, place.1] != focused[place.0, place.1]
    }
    guard let start = line.firstIndex(where: isChanged), start > 0,
      let end = line[start...].firstIndex(where: { !isChanged($0) })
    else { return nil }
    let neighbors = [line[start - 1], line[end]].map { focused[$0.0, $0.1] }
    // The outermost pixels of the ring may be blended with its neighbors.
    let colors = line[start..<end].map { focused[$0.0, $0.1] }
    let crossings = colors.map { Crossing(color: $0, neighbors: neighbors) }
    return crossings.max { $0.contrast < $1.contrast }
  }
}
