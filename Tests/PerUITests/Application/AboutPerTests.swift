import Foundation
import PerUI
import TestSupport
import XCTest

@MainActor
final class AboutPerTests: XCTestCase, Sendable {
  func testTheLicenseIsTheOneThatComesWithTheSource() async throws {
    let text = try Files.source("LICENSE")
    let paragraphs = text.trimmingCharacters(in: .newlines).components(separatedBy: "\n\n")
    XCTAssertEqual(
      AboutPer.license.components(separatedBy: "\n\n"),
      paragraphs.map { $0.replacingOccurrences(of: "\n", with: " ") })
  }
}
