import Foundation
import PerUI
import TestSupport
import XCTest

/// A value that is filled into a message doesn't change the order of the words around it.
final class FillingTests: XCTestCase {
  private func isolated(_ text: String) -> String { "\u{2068}\(text)\u{2069}" }

  func testAValueOfTheOtherDirectionIsIsolated() {
    XCTAssertEqual("Removed “{name}”".filled { _ in "حليب" }, "Removed “\(isolated("حليب"))”")
    XCTAssertEqual("أُزيل {name}".filled { _ in "Milk 2%" }, "أُزيل \(isolated("Milk 2%"))")
  }

  func testAValueOfTheSameDirectionAndANumberAreNotIsolated() {
    XCTAssertEqual("Removed “{name}”".filled { _ in "Milk" }, "Removed “Milk”")
    XCTAssertEqual("{count} من {total}".filled { _ in "1,5" }, "1,5 من 1,5")
  }

  func testATextWithARightToLeftMarkIsFromRightToLeft() {
    XCTAssertEqual("\u{200F}= {v}".filled { _ in "1,980 mL" }, "\u{200F}= \(isolated("1,980 mL"))")
    XCTAssertEqual("\u{200F}= {v}".filled { _ in "ج.م. 3.59" }, "\u{200F}= ج.م. 3.59")
  }

  /// Without letters, a message has the direction of its value, and an Arabic question mark would be on the right.
  func testAnArabicMessageWithoutLettersHasARightToLeftMark() throws {
    let messages = try Catalogue("ar").messages.flatMap(\.translations).filter { message in
      let scalars = message.replacing(#/\{[^}]*\}/#, with: "").unicodeScalars
      return message.contains("؟") && !scalars.contains { (0x621...0x64A).contains($0.value) }
    }
    XCTAssertFalse(messages.isEmpty)
    for message in messages { XCTAssertTrue(message.hasPrefix("\u{200F}"), message) }
  }

  func testAnUnknownPlaceholderIsKept() {
    XCTAssertEqual("{a} and {b}".filled { $0 == "a" ? "1" : nil }, "1 and {b}")
  }

  func testEachArabicMessageIsolatesItsValues() throws {
    let messages = try Catalogue("ar").messages.flatMap(\.translations).filter { $0.contains("{") }
    XCTAssertGreaterThan(messages.count, 80)
    for message in messages {
      let places = message.split(separator: "{").count - (message.hasPrefix("{") ? 0 : 1)
      let isArabic = message.replacing(#/\{[^}]*\}/#, with: "").unicodeScalars
        .contains { (0x621...0x64A).contains($0.value) || $0.value == 0x200F }
      let value = isArabic ? "rolls" : "لفات"
      let filled = message.filled { _ in value }
      XCTAssertEqual(filled.components(separatedBy: isolated(value)).count - 1, places, message)
    }
  }
}
