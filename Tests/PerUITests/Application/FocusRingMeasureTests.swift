import Gtk
import WidgetInspection
import XCTest

final class FocusRingMeasureTests: XCTestCase {
  private static let white = PixelColor(red: 255, green: 255, blue: 255)
  private static let black = PixelColor(red: 0, green: 0, blue: 0)
  /// The usual example of a gray that is just dark enough for text on white.
  private static let gray = PixelColor(red: 0x76, green: 0x76, blue: 0x76)

  private static let bounds = PixelBounds(left: 20, top: 20, right: 80, bottom: 50)

  /// A picture of a filled widget on white, with a ring that is two pixels wide if it has a color.
  ///
  /// - Parameter inset: The distance of the ring from the edges of the widget; negative outside of it.
  private func picture(fill: PixelColor, ring: PixelColor?, inset: Int = 0) -> Pixels {
    let outer = (20 + inset)..<(80 - inset)
    let outerRows = (20 + inset)..<(50 - inset)
    let inner = (outer.lowerBound + 2)..<(outer.upperBound - 2)
    let innerRows = (outerRows.lowerBound + 2)..<(outerRows.upperBound - 2)
    return Pixels(width: 100, height: 70) { x, y in
      let isInRing =
        outer.contains(x) && outerRows.contains(y) && !(inner.contains(x) && innerRows.contains(y))
      if isInRing, let ring { return ring }
      return (20..<80).contains(x) && (20..<50).contains(y) ? fill : Self.white
    }
  }

  private func contrast(fill: PixelColor, ring: PixelColor?, inset: Int = 0) -> Double {
    let unfocused = picture(fill: fill, ring: nil)
    let focused = picture(fill: fill, ring: ring, inset: inset)
    return FocusRing(around: Self.bounds, unfocused: unfocused, focused: focused).contrast
  }

  func testContrastOfColors() {
    XCTAssertEqual(Self.black.contrast(with: Self.white), 21, accuracy: 0.001)
    XCTAssertEqual(Self.white.contrast(with: Self.white), 1)
    XCTAssertEqual(Self.gray.contrast(with: Self.white), 4.54, accuracy: 0.01)
    XCTAssertEqual(Self.white.contrast(with: Self.gray), 4.54, accuracy: 0.01)
    XCTAssertEqual(Self.gray.description, "#767676")
  }

  func testRingInsideAndOutsideIsFound() {
    XCTAssertEqual(contrast(fill: Self.white, ring: Self.black, inset: 4), 21, accuracy: 0.01)
    XCTAssertEqual(contrast(fill: Self.white, ring: Self.gray, inset: -4), 4.54, accuracy: 0.01)
  }

  func testLowerContrastCounts() {
    let almost = PixelColor(red: 0x77, green: 0x77, blue: 0x77)
    XCTAssertLessThan(contrast(fill: almost, ring: Self.gray), 1.1)
  }

  func testWithoutRingContrastIsOne() {
    XCTAssertEqual(contrast(fill: Self.gray, ring: nil), 1)
  }
}
