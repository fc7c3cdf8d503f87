import XCTest

/// Numbers and money in a country that writes a decimal comma.
final class GermanTests: JourneyTestCase {
  /// The keys of the numeric pad by their labels.
  private static let pad: [Character: String] = [
    "7": "79", "8": "80", "9": "81", "-": "82", "4": "83", "5": "84", "6": "85", "+": "86",
    "1": "87", "2": "88", "3": "89", "0": "90", ",": "91", "*": "63", "/": "106", "\n": "104",
  ]

  private func pressPad(_ keys: String) throws {
    try per.press(keys.map { Self.pad[$0]! })
  }

  func testDecimalCommaIsTyped() throws {
    try start(locale: "de_DE.UTF-8", keymap: "de")
    try add((quantity: "0,5 kg", price: "3,99"), (quantity: "1500 g", price: "7,99 €"))
    try waitForRows([
      "1.500 g for 7,99\u{A0}€, 5,33\u{A0}€ per kg, Best value!",
      "0,5 kg for 3,99\u{A0}€, 7,98\u{A0}€ per kg, You’re paying 50% more",
    ])
  }

  func testAPointIsADecimalMarkUnlessItSeparatesThousands() throws {
    try start(locale: "de_DE.UTF-8", keymap: "de")
    try add((quantity: "1.5 kg", price: "3.99"), (quantity: "1.500 g", price: "7.98"))
    try waitForRows([
      "1,5 kg for 3,99\u{A0}€, 2,66\u{A0}€ per kg, Best value!",
      "1.500 g for 7,98\u{A0}€, 5,32\u{A0}€ per kg, You’re paying 100% more",
    ])
  }

  func testAMisplacedPointIsRefused() throws {
    try start(locale: "de_DE.UTF-8", keymap: "de")
    try openForm()
    try type("1.5.2")
    try press("Tab")
    let form = try waitForForm("the error is shown below the field") {
      !$0.quantity.message.isEmpty
    }
    XCTAssertEqual(
      form.quantity.message, "“.” separates thousands. Use “,” for decimals.")
    XCTAssertEqual(form.quantity.text, "1.5.2")
    try press("Tab")
    try type("2")
    try waitForForm("the price is there") { $0.price.text == "2" && !$0.canAdd }
  }

  func testDecimalKeyEntersTheComma() throws {
    try start(locale: "de_DE.UTF-8", keymap: "de")
    try openForm()
    for key in ["1", "Decimal Point", "5"] { try click(key) }
    try waitForForm("the keypad writes a comma") { $0.quantity.text == "1,5" }
  }

  /// On a German keyboard the numeric pad's mark is a separator.
  func testNumericPadOfAGermanKeyboard() throws {
    try productByNumericPad(keymap: "de")
  }

  /// On a foreign keyboard it is a decimal key, which enters the mark of the locale.
  func testNumericPadOfAnAmericanKeyboard() throws {
    try productByNumericPad(keymap: "us")
  }

  private func productByNumericPad(keymap: String) throws {
    try start(locale: "de_DE.UTF-8", keymap: keymap)
    try press("Num_Lock")
    try openForm()
    try pressPad("0,25*4+12/3-2")
    try waitForForm("the numeric pad types a sum") { $0.quantity.text == "0,25×4+12÷3−2" }
    try pressPad("\n")
    try wait("Enter keeps the sum and focuses the price") {
      $0.form?.quantity.text == "0,25×4+12÷3−2" && $0.focus == "Price"
    }
    try pressPad("1,,5")
    try waitForForm("a number has one comma") { $0.price.text == "1,5" && $0.canAdd }
    try pressPad("\n")
    try waitForClosedForm()
    try waitForRows(["0,25 × 4 + 12 ÷ 3 − 2 kg for 1,50\u{A0}€, 0,50\u{A0}€ per kg"])
  }
}
