import XCTest

/// The window has the colours that the user wants of every program.
final class DarkStyleTests: JourneyTestCase {
  private func waitForBrightness(
    in range: ClosedRange<Int32>, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    for _ in 0..<50 where !range.contains(try per.brightness()) { usleep(100_000) }
    XCTAssertTrue(range.contains(try per.brightness()), file: file, line: line)
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
