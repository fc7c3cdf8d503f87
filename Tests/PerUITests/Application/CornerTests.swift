import Gtk
import PerCore
import PerUI
import XCTest

/// The rounded corners of windows that draw their own decorations.
@MainActor
final class CornerTests: MainWindowTestCase {
  /// The radius of the lower corners, in pixels.
  private let radius = 12

  /// Checks that only the shadow is drawn in the lower corners of a window, beyond a radius of 12 pixels.
  ///
  /// - Returns: The color inside the lower left corner.
  @discardableResult
  private func checkLowerCorners(
    of window: Window, _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> PixelColor {
    // Without a compositor, GTK gives windows square corners.
    window.removeClass("solid-csd")
    window.addClass("csd")
    settle(file: file, line: line)
    let pixels = try XCTUnwrap(Picture.pixels(of: window), file: file, line: line)
    // The distance between the corner of the rectangle and the arc, along the diagonal, is 0.29 of the radius.
    let (outside, inside) = (radius * 2 / 10, radius * 4 / 10)
    for side in ["left", "right"] {
      func opacity(_ distance: Int) -> Double {
        pixels.opacity(
          x: side == "left" ? distance : pixels.width - 1 - distance,
          y: pixels.height - 1 - distance)
      }
      for distance in 0..<outside {
        // The window has a transparent shadow outside its corner.
        XCTAssertLessThan(
          opacity(distance), 0.5, "\(name), \(side), \(distance)", file: file, line: line)
      }
      for distance in inside...radius {
        XCTAssertEqual(
          opacity(distance), 1, "\(name), \(side), \(distance)", file: file, line: line)
      }
    }
    return pixels[radius, pixels.height - 1 - radius]
  }

  func testTheLowerCornersOfTheMainWindowAreRound() async throws {
    let rice = try Product("1", .kilogram, for: "2", name: "Rice")
    var colors: Set<PixelColor> = []
    for showsSidebar in [false, true] {
      try withWindow(holding: [rice], showsSidebar: showsSidebar) {
        colors.insert(try checkLowerCorners(of: main.window, "sidebar: \(showsSidebar)"))
      }
    }
    XCTAssertEqual(colors.count, 2, "The color of the sidebar differs from that of the window.")
  }

  /// The shadow is as faint as that of current GNOME applications.
  func testTheShadowIsSoft() async throws {
    try withWindow {
      // An inactive window has a fainter shadow.
      try giveKeyboard(to: main.window)
      main.window.removeClass("solid-csd")
      main.window.addClass("csd")
      settle()
      let pixels = try XCTUnwrap(Picture.pixels(of: main.window))
      // This is just outside of the rounded corner.
      let opacity = pixels.opacity(x: 2, y: pixels.height - 3)
      XCTAssertGreaterThan(opacity, 0.05)
      XCTAssertLessThan(opacity, 0.2)
    }
  }

  func testTheFrameHasOneLineWithoutACompositor() async throws {
    try withWindow {
      main.window.removeClass("csd")
      main.window.addClass("solid-csd")
      settle()
      let pixels = try XCTUnwrap(Picture.pixels(of: main.window))
      let colors = (1...8).map { pixels[$0, pixels.height / 2] }
      XCTAssertEqual(Set(colors).count, 1, "\(colors)")
      XCTAssertNotEqual(pixels[0, pixels.height / 2], colors[0])
    }
  }

  func testTheCornersOfAMaximizedWindowAreSquare() async throws {
    try withWindow {
      try checkLowerCorners(of: main.window, "not maximized")
      for state in ["maximized", "fullscreen", "tiled", "tiled-left"] {
        main.window.addClass(state)
        settle()
        let pixels = try XCTUnwrap(Picture.pixels(of: main.window))
        let (right, bottom) = (pixels.width - 1, pixels.height - 1)
        for (x, y) in [(0, 0), (right, 0), (0, bottom), (right, bottom)] {
          XCTAssertEqual(pixels.opacity(x: x, y: y), 1, "\(state), \(x), \(y)")
        }
        main.window.removeClass(state)
      }
    }
  }

  func testTheLowerCornersOfDialogsAreRound() async throws {
    try withWindow(holding: [try Product("1", .kilogram, for: "2", name: "Rice")]) {
      for action in [ActionName.add, .renameComparison, .changeCurrency, .preferences] {
        main.window.activateAction(action)
        let dialog = try XCTUnwrap(Window.all.last, action.rawValue)
        XCTAssertFalse(dialog.isSame(as: main.window), action.rawValue)
        waitUntilShown(dialog)
        try checkLowerCorners(of: dialog, action.rawValue)
        dialog.close()
        waitUntil("The dialog is closed.") { Window.all.last?.isSame(as: main.window) == true }
      }
    }
  }
}
