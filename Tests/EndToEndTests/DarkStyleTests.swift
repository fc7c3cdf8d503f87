import XCTest

/// The windows follow the color scheme and the contrast of the desktop.
final class DarkStyleTests: JourneyTestCase {
  private func waitForBrightness(
    in range: ClosedRange<Int32>, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try waitUntil("the brightness is in \(range)", file: file, line: line) {
      range.contains(try per.brightness())
    }
  }

  func testColorSchemeIsFollowed() throws {
    try prepare()
    try per.set(.dark)
    try startAgain()
    try waitForBrightness(in: 0...40)
    try per.set(.light)
    try waitForBrightness(in: 70...100)
    try per.set(.dark)
    try waitForBrightness(in: 0...40)
    try per.set(.unspecified)
    try waitForBrightness(in: 70...100)
  }

  /// The colors of the window in one of GTK's themes.
  private func colors(in theme: String) throws -> [String: Int] {
    try startAgain(environment: ["GTK_THEME": theme])
    defer { try? quit() }
    // The window has the keyboard before it is drawn.
    var colors: [String: Int] = [:]
    try waitUntil("the window is drawn") {
      let before = colors
      colors = try per.colors()
      return colors.count > 2 && colors == before
    }
    return colors
  }

  private func waitForColors(
    _ colors: [String: Int], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try waitUntil("the colors are those of the theme", file: file, line: line) {
      try per.colors() == colors
    }
  }

  func testHighContrastIsFollowed() throws {
    try prepare()
    let (light, dark) = (try colors(in: "Default:hc"), try colors(in: "Default:hc-dark"))
    let normal = try colors(in: "Default:light")
    XCTAssertNotEqual(light, normal)
    XCTAssertNotEqual(light, dark)
    try per.set(.high)
    try startAgain()
    try waitForColors(light)
    try per.set(.dark)
    try waitForColors(dark)
    try per.set(.light)
    try waitForColors(light)
    try per.set(.normal)
    try waitForColors(normal)
    try per.set(.high)
    try waitForColors(light)
  }

  func testWithoutAPortalItIsLight() throws {
    try start()
    try waitForBrightness(in: 70...100)
  }
}
