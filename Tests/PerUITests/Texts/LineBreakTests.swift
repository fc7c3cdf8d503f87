import PerUI
import XCTest

/// Where the lines of a text may end.
final class LineBreakTests: XCTestCase {
  func testANumberStaysBesideItsUnit() {
    for (text, expected) in [
      ("6 × 330 mL = 1.98 L for €4.49", "6 × 330~mL = 1.98~L for €4.49"),
      ("500 g für 3,99 €", "500~g für 3,99~€"),
      ("1 lb 4 oz, 3 packs", "1~lb 4~oz, 3~packs"),
      ("\u{2068}٥٠٠\u{2069} \u{2068}غ\u{2069}", "\u{2068}٥٠٠\u{2069}~\u{2068}غ\u{2069}"),
      ("16% more", "16% more"), ("Oats ", "Oats "), (" g", " g"), ("5 ", "5 "), ("", ""),
    ] {
      XCTAssertEqual(
        text.withoutBreaksInAmounts, expected.replacingOccurrences(of: "~", with: "\u{A0}"))
    }
  }

  func testTheTextInParenthesesIsAPart() {
    XCTAssertEqual("3 for 2 (one pack: €4.00)!".partInParentheses, "(one pack: €4.00)")
    for text in ["3 for 2", "a (b", "a) b", ""] { XCTAssertNil(text.partInParentheses, text) }
  }

  func testTheTextInParenthesesHasNoBreaks() {
    XCTAssertEqual(
      "3 for 2 (one pack: €4.00)!".withoutBreaksInParentheses,
      "3 for 2 (one\u{A0}pack:\u{A0}€4.00)!")
    let joined = "(1\u{A0}個\u{2060}:\u{A0}kg\u{2060}あ\u{2060}た\u{2060}り\u{2060}￥\u{2060}798)"
    XCTAssertEqual("3 個 (1 個: kgあたり￥798)".withoutBreaksInParentheses, "3 個 " + joined)
  }

  func testNoLineBeginsWithADot() {
    XCTAssertEqual("500 g · 3 for 2".withoutBreaksBeforeDots, "500 g\u{A0}· 3 for 2")
  }
}
