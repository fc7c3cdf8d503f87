import Foundation
import XCTest

/// The window has the colours that the user wants of every program.
final class DarkStyleTests: JourneyTestCase {
  private func waitForBrightness(
    in range: ClosedRange<Int32>, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let end = Date(timeIntervalSinceNow: 10)
    var brightness = try per.brightness()
    while !range.contains(brightness), Date() < end {
      usleep(50_000)
      brightness = try per.brightness()
    }
    XCTAssertTrue(range.contains(brightness), "\(brightness)", file: file, line: line)
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
