import XCTest

/// The window follows the color scheme of the desktop.
final class DarkStyleTests: JourneyTestCase {
  private func waitForBrightness(
    in range: ClosedRange<Int32>, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try waitUntil("the brightness is in \(range)", file: file, line: line) {
      range.contains(try per.brightness())
    }
  }

  func testTheDesktopsWishIsFollowedLive() throws {
    try prepare()
    try per.wish(for: .dark)
    try startAgain()
    try waitForBrightness(in: 0...40)
    try per.wish(for: .light)
    try waitForBrightness(in: 70...100)
    try per.wish(for: .dark)
    try waitForBrightness(in: 0...40)
    try per.wish(for: .unspecified)
    try waitForBrightness(in: 70...100)
  }

  func testWithoutAPortalItIsLight() throws {
    try start()
    try waitForBrightness(in: 70...100)
  }
}
