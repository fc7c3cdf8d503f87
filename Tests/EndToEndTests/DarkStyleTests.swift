import Foundation
import XCTest

/// The windows use the desktop's color scheme and contrast.
final class DarkStyleTests: JourneyTestCase {
  private func waitForBrightness(
    in range: ClosedRange<Int32>, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try waitUntil(file: file, line: line) {
      let brightness = try per.brightness()
      return (range.contains(brightness), "\(brightness)")
    }
  }

  /// The colors of the window in one of GTK's themes.
  private func colors(in theme: String) throws -> [String: Int] {
    try startAgain(environment: ["GTK_THEME": theme])
    defer { try? quit() }
    return try per.colors()
  }

  private func waitForColors(
    _ colors: [String: Int], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try waitUntil(file: file, line: line) {
      let found = try per.colors()
      return (found == colors, "\(found)")
    }
  }

  private func waitUntil(
    file: StaticString, line: UInt, _ check: () throws -> (isMet: Bool, found: String)
  ) throws {
    let end = Date(timeIntervalSinceNow: 60)
    var result = try check()
    while !result.isMet, Date() < end {
      usleep(50_000)
      result = try check()
    }
    XCTAssertTrue(result.isMet, result.found, file: file, line: line)
  }

  func testTheColorSchemeIsFollowed() throws {
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
