import Gtk
import LayoutCheck
import XCTest

/// The focus ring's contrast is measured.
@MainActor
final class FocusRingMeasureTests: DisplayTestCase {
  /// Measures the ring of a button on a white window, with a style.
  private func ring(_ style: String) throws -> FocusRing {
    let name = "measured-\(style.hashValue.magnitude)"
    let rules = "% { all: unset; min-width: 60px; min-height: 30px; } %\(style)"
    StyleSheet.load(rules.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "#\(name)"))
    StyleSheet.load("window.measured { background: white; }")
    let window = Window()
    defer { window.destroy() }
    window.addClass("measured")
    let button = Button(label: "")
    button.name = name
    button.horizontalAlignment = .center
    button.verticalAlignment = .center
    window.child = button
    window.defaultSize = (width: 160, height: 120)
    window.present()
    waitUntilShown(window)
    try giveKeyboard(to: window)
    window.focusedWidget = nil
    let unfocused = try pixels(of: window)
    XCTAssertTrue(button.grabFocus())
    window.isFocusVisible = true
    let bounds = try XCTUnwrap(button.bounds(in: window))
    return FocusRing(around: bounds, unfocused: unfocused, focused: try pixels(of: window))
  }

  private func pixels(of window: Window) throws -> Pixels {
    let count = window.frameCount
    window.queueDraw()
    waitUntil("The window is drawn.") { window.frameCount >= count + 2 }
    return try XCTUnwrap(Picture.pixels(of: window))
  }

  func testContrastOfColors() async throws {
    let black = PixelColor(red: 0, green: 0, blue: 0)
    let white = PixelColor(red: 255, green: 255, blue: 255)
    XCTAssertEqual(black.contrast(with: white), 21, accuracy: 0.001)
    XCTAssertEqual(white.contrast(with: white), 1)
    // The usual example of a gray that is just dark enough for text on white.
    let gray = PixelColor(red: 0x76, green: 0x76, blue: 0x76)
    XCTAssertEqual(gray.contrast(with: white), 4.54, accuracy: 0.01)
    XCTAssertEqual(white.contrast(with: gray), 4.54, accuracy: 0.01)
    XCTAssertEqual(gray.description, "#767676")
  }

  func testARingIsMeasuredOnBothSides() async throws {
    let inside = try ring(":focus-visible { outline: 2px solid black; outline-offset: -4px; }")
    XCTAssertEqual(inside.contrast, 21, accuracy: 0.1, "\(inside)")
    let outside = try ring(":focus-visible { outline: 2px solid #767676; outline-offset: 2px; }")
    XCTAssertEqual(outside.contrast, 4.54, accuracy: 0.1, "\(outside)")
  }

  func testTheLowerContrastCounts() async throws {
    let ring = try ring(
      " { background: #777777; } %:focus-visible { outline: 2px solid #767676; outline-offset: 0; }"
    )
    XCTAssertLessThan(ring.contrast, 1.1, "\(ring)")
  }

  func testWithoutARingTheContrastIsOne() async throws {
    XCTAssertEqual(try ring(":focus-visible { color: red; }").contrast, 1)
  }
}
