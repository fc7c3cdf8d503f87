import PerUI
import XCTest

final class ShortenedTextTests: XCTestCase {
  func testALongTextIsCut() {
    XCTAssertEqual(String(repeating: "é", count: 300).shortened, String(repeating: "é", count: 300))
    XCTAssertEqual(
      String(repeating: "é", count: 301).shortened, String(repeating: "é", count: 300) + "…")
  }

  /// The layout of a character of very many scalars would block the window.
  func testACharacterOfManyScalarsIsCut() {
    let character = "a" + String(repeating: "\u{301}", count: 100_000)
    XCTAssertEqual(character.shortened.unicodeScalars.count, 1201)
    XCTAssertEqual(("/p/" + character).shortenedPath.unicodeScalars.count, 301)
    let families = String(repeating: "👨‍👩‍👧‍👦", count: 100)
    XCTAssertEqual(families.shortened, families)
  }

  func testALongNameInAMessageIsCut() {
    XCTAssertEqual("Espresso".shortenedInMessage, "Espresso")
    let name = String(repeating: "é", count: 60)
    XCTAssertEqual(name.shortenedInMessage, name)
    XCTAssertEqual((name + "é").shortenedInMessage, name + "…")
    // The name can be shortened already.
    XCTAssertEqual(String(repeating: "é", count: 400).shortened.shortenedInMessage, name + "…")
  }

  func testALongPathIsShortenedInTheMiddle() {
    XCTAssertEqual("/home/ada/per.db".shortenedPath, "/home/ada/per.db")
    let path = "/begin/" + String(repeating: "folder/", count: 700) + "per.db"
    XCTAssertEqual(path.shortenedPath.count, 301)
    XCTAssertTrue(path.shortenedPath.hasPrefix("/begin/folder/"))
    XCTAssertTrue(path.shortenedPath.hasSuffix("/folder/per.db"))
  }

  func testADirectionEndsWithTheText() {
    for (text, closed) in [
      ("\u{202E}Oats", "\u{202E}Oats\u{202C}"),
      ("\u{202E}Oats\u{202C}", "\u{202E}Oats\u{202C}"),
      ("Oats\u{202C}\u{2069}", "Oats"),
      ("\u{2069}\u{202E}Oats", "\u{202E}Oats\u{202C}"),
      ("\u{2068}\u{202A}Oats\u{2069} x", "\u{2068}\u{202A}Oats\u{2069} x"),
      ("\u{2067}a\u{202B}b", "\u{2067}a\u{202B}b\u{202C}\u{2069}"),
      ("Oa\0ts", "Oats"), ("שלום", "שלום"),
    ] {
      XCTAssertEqual(Array(text.shortened.unicodeScalars), Array(closed.unicodeScalars))
    }
    let long = "\u{202E}" + String(repeating: "x", count: 400)
    XCTAssertTrue(long.shortened.hasSuffix("…\u{202C}"))
  }
}
