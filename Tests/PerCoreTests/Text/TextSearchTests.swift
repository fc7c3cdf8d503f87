import PerCore
import XCTest

final class TextSearchTests: XCTestCase {
  func testTheFirstRangeIsFound() {
    let text = "per kg per 100 g"
    XCTAssertEqual(text.firstRange(of: "per").map { text[..<$0.lowerBound] }, "")
    let rest = text.dropFirst(3)
    XCTAssertEqual(rest.firstRange(of: "per").map { rest[..<$0.lowerBound] }, " kg ")
    XCTAssertEqual(rest.firstRange(of: "per").map { text[$0.upperBound...] }, " 100 g")
    // A part that begins like the text comes first.
    XCTAssertEqual("aab".firstRange(of: "ab").map { "aab"[$0] }, "ab")
    for absent in ["kgs", "100 gr", "Per"] { XCTAssertNil(text.firstRange(of: absent)) }
    XCTAssertNil("".firstRange(of: "a"))
  }

  func testTextsAreReplaced() {
    XCTAssertEqual("a,b,,c".replacing(",", with: "; "), "a; b; ; c")
    XCTAssertEqual("5 litre".replacing("litre", with: "liter"), "5 liter")
    XCTAssertEqual("aaa".replacing("aa", with: "b"), "ba")
    XCTAssertEqual("kg".replacing("g", with: ""), "k")
    XCTAssertEqual("".replacing("g", with: "k"), "")
    XCTAssertEqual("Käse".dropFirst().replacing("ä", with: "ae"), "aese")
  }

  func testATextHasPartsBetweenSeparators() {
    XCTAssertEqual("2 for 3, max 6".parts(separatedBy: ", max "), ["2 for 3", "6"])
    XCTAssertEqual("||a||".parts(separatedBy: "||"), ["", "a", ""])
    XCTAssertEqual("".parts(separatedBy: "||"), [""])
  }

  /// The characters of the texts differ, because an accent belongs to the character before it.
  func testAnAccentDoesNotHideTheScalarBeforeIt() {
    XCTAssertEqual("say \"\u{301}".replacing("\"", with: "\"\""), "say \"\"\u{301}")
    XCTAssertTrue("5/\u{301}6".contains("/" as String))
    // A text is not found in another form of its letters.
    XCTAssertNil("e\u{301}".firstRange(of: "é"))
  }
}
