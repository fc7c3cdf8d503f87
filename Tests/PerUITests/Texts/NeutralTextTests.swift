import PerUI
import XCTest

/// The direction of texts that contain no letters outside the braces, such as "{quantity} {unit}".
final class NeutralTextTests: XCTestCase {
  private func filled(
    _ text: String, _ values: [String: String], language: String = "منتج"
  ) -> String {
    text.filled(language: language) { values[String($0)] }
  }

  func testACountedAmountKeepsTheDirectionOfArabic() {
    let units = filled("{quantity} {unit}", ["quantity": "3", "unit": "وحدات"])
    XCTAssertEqual(units, "3 وحدات")
    XCTAssertEqual(
      filled("{offer} مقابل {price}", ["offer": units, "price": "€4.49"]),
      "3 وحدات مقابل \u{2068}€4.49\u{2069}")
  }

  func testACalculationIsIsolatedInArabic() {
    let sum = filled("{quantity} {unit}", ["quantity": "6 × 330", "unit": "قطع"])
    XCTAssertEqual(sum, "\u{2068}6 × 330\u{2069} قطع")
  }

  func testLatinUnitsKeepTheirDirection() {
    XCTAssertEqual(filled("{quantity} {unit}", ["quantity": "500", "unit": "mL"]), "500 mL")
    XCTAssertEqual(
      filled("{unit} ({symbol})", ["unit": "غرامات", "symbol": "g"]),
      "غرامات (\u{2068}g\u{2069})")
  }

  func testAnArabicTextThatBeginsWithALatinNameIsFromRightToLeft() {
    XCTAssertEqual(
      filled("{product}، {date}", ["product": "Milk", "date": "22 نوفمبر"]),
      "\u{200F}\u{2068}Milk\u{2069}، 22 نوفمبر")
    XCTAssertEqual(
      filled("{name} مقابل", ["name": "Milk"]), "\u{200F}\u{2068}Milk\u{2069} مقابل")
    XCTAssertEqual(filled("مقابل {name}", ["name": "Milk"]), "مقابل \u{2068}Milk\u{2069}")
  }

  func testMoneyOutsideASentenceIsIsolatedInArabic() {
    let dollars = "$\u{A0}3.00"
    XCTAssertEqual(dollars.standingAlone(language: "منتج"), "\u{2068}\(dollars)\u{2069}")
    XCTAssertEqual(dollars.standingAlone(language: "Product"), dollars)
    for text in ["ج.م.\u{A0}3.00", "3.00", ""] {
      XCTAssertEqual(text.standingAlone(language: "منتج"), text)
    }
  }

  func testAnArabicNameIsIsolatedInEnglish() {
    XCTAssertEqual(
      filled("{product}, {date}", ["product": "قهوة", "date": "21 Nov"], language: "Product"),
      "\u{2068}قهوة\u{2069}, 21 Nov")
  }
}
