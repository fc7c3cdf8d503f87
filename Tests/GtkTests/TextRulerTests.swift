import Gtk
import XCTest
import XCTestSupport

/// The sizes of texts, which must be those of Pango's layouts.
@MainActor
final class TextRulerTests: DisplayTestCase {
  private static let texts = [
    "", " ", "0", "1.59 per piece", "12,345.67 €", "£2.10", "−5 %", "1 000,50 zł",
    "3\u{202F}499,00\u{A0}€", "You’re paying 63% more", "31.4 times the price",
    "AVATAR To Ty. LT “Wa” fi ffl fj", "Łódź ñ ő Straße", "100% – „Größe“ … ½ × 2",
    "4711 Echt Kölnisch Wasser Remix Zitrone Geschenkset", "a\u{2060}b\u{AD}c", "Two\nlines",
    "Two\u{2028}lines", "A tab\tin it", "نقانق 500 غ", "日本語 100 g", "🍎 3 apples", "x\u{301}y",
    "1/2 3/4", "WWW.MMM", "iiii....", "Rice   ",
    "Rindfleischetikettierungsüberwachungsaufgabe 1 kg",
    String(repeating: "a long text ", count: 60) + "ends",
    "The best product costs 18.40 less for 1 piece. The selected product is not the best.",
  ]

  /// Calls `body` with a ruler for each of several fonts.
  private func forEachFont(_ body: (TextRuler, Label) -> Void) throws {
    let settings = try XCTUnwrap(Settings.current)
    let earlier = settings.fontName
    defer { settings.fontName = earlier }
    let label = Label("")
    show(label)
    for font in [
      "DejaVu Sans 10", "DejaVu Sans Bold 13.5", "DejaVu Serif 11", "DejaVu Sans Mono 22",
      "Nimbus Sans 11", "Nimbus Roman Italic 12", "Noto Sans CJK JP 12",
    ] {
      settings.fontName = font
      settle()
      for features in ["", "tnum"] { body(TextRuler(features: features), label) }
    }
  }

  func testWidthsAreThoseOfLayouts() async throws {
    try forEachFont { ruler, label in
      for text in Self.texts {
        XCTAssertEqual(
          ruler.width(of: text, in: label, style: ""),
          ruler.layOut(text, of: label, style: "").width, text)
      }
    }
  }

  func testSizesOfWrappingTextsAreThoseOfLayouts() async throws {
    try forEachFont { ruler, label in
      for text in Self.texts {
        let whole = ruler.width(of: text, in: label, style: "")
        for width in [whole / 3, whole / 2, whole * 3 / 5, whole - 1, whole, whole + 20] {
          // A line has room for some characters.
          let width = max(width, 40)
          let expected = ruler.layOut(text, of: label, style: "", wrappingAt: width).size
          let size = ruler.measure(text, of: label, style: "", wrappingAt: width)
          XCTAssertEqual(size, expected, "\(text) at \(width)")
          // The limit is that of a paragraph.
          guard !text.contains(where: \.isNewline) else { continue }
          let two = ruler.measure(text, of: label, style: "", wrappingAt: width, atMost: 2)
          XCTAssertEqual(two.lines, min(expected.lines, 2), "\(text) at \(width)")
        }
      }
    }
  }

  func testHeightsOfLinesAreThoseOfLayouts() async throws {
    try forEachFont { ruler, label in
      for lines in 1...3 {
        let text = Array(repeating: "0", count: lines).joined(separator: "\n")
        XCTAssertEqual(
          ruler.height(ofLines: lines, in: label, style: ""),
          ruler.layOut(text, of: label, style: "").size.height)
      }
    }
  }
}
