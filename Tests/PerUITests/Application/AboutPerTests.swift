import Foundation
import PerUI
import XCTest

@MainActor
final class AboutPerTests: XCTestCase, Sendable {
  func testTheLicenseIsTheOneThatComesWithTheSource() async throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../LICENSE").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    let paragraphs = text.trimmingCharacters(in: .newlines).components(separatedBy: "\n\n")
    XCTAssertEqual(
      AboutPer.license.components(separatedBy: "\n\n"),
      paragraphs.map { $0.replacingOccurrences(of: "\n", with: " ") })
  }
}
