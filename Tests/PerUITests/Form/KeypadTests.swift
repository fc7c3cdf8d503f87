import Gtk
import PerCore
import XCTest

@MainActor
final class KeypadTests: AddDialogTestCase {
  private static let drawn = [
    ["1", "2", "3", "Plus", "Delete"],
    ["4", "5", "6", "Minus", "Parenthesis"],
    ["7", "8", "9", "Multiply"],
    ["Decimal Point", "0", "Percent", "Divide"],
  ]
  private static let names = drawn.flatMap { $0 } + ["Equals"]
  private static let digits = Set((0...9).map(String.init))
  private static let operators: Set = ["Plus", "Minus", "Multiply", "Divide"]
  private static let enabledWhileEmpty = digits.union(["Decimal Point", "Parenthesis"])

  private var grid: Grid {
    get throws { try dialog.window.find(Grid.self, named: "Calculator") }
  }

  /// The names of the keys that are on.
  private var enabled: Set<String> {
    get throws {
      Set(try Self.names.filter { try button($0).isEffectivelySensitive })
    }
  }

  private func checkPlacesOfKeys() throws {
    let grid = try grid
    XCTAssertEqual(grid.all(Button.self).count, 19)
    var frames: [String: Frame] = [:]
    for name in Self.names { frames[name] = try button(name).frame }
    let columns = Set(frames.values.map(\.x)).sorted()
    let rows = Set(frames.values.map(\.y)).sorted()
    XCTAssertEqual(columns.count, 5)
    XCTAssertEqual(rows.count, 4)
    for (row, names) in Self.drawn.enumerated() {
      for (column, name) in names.enumerated() {
        XCTAssertEqual(frames[name]?.x, columns[column], name)
        XCTAssertEqual(frames[name]?.y, rows[row], name)
      }
    }
    let equals = try XCTUnwrap(frames["Equals"])
    let zero = try XCTUnwrap(frames["0"])
    XCTAssertEqual(equals.x, columns[4])
    XCTAssertEqual(equals.y, rows[2])
    XCTAssertEqual(equals.y + Double(equals.height), zero.y + Double(zero.height))
    // The gaps are those of GNOME Calculator.
    let five = try XCTUnwrap(frames["5"])
    XCTAssertEqual(columns[2] - columns[1], Double(five.width) + 4)
    XCTAssertEqual(rows[2] - rows[1], Double(five.height) + 4)
    // All other keys have one size.
    frames["Equals"] = nil
    XCTAssertEqual(Set(frames.values.map(\.width)).count, 1)
    XCTAssertEqual(Set(frames.values.map(\.height)).count, 1)
  }

  func testKeysHaveTheirPlaces() async throws {
    try open()
    try checkPlacesOfKeys()
  }

  func testKeysKeepTheirPlacesFromRightToLeft() async throws {
    TextDirection.ofLanguage = .rightToLeft
    defer { TextDirection.ofLanguage = .leftToRight }
    try open()
    // The rest of the form is mirrored.
    XCTAssertGreaterThan(try XCTUnwrap(quantity.frame).x, try XCTUnwrap(unit.frame).x)
    try checkPlacesOfKeys()
  }

  func testKeysHaveLabelsAndNames() async throws {
    try open(.germany)
    let expected: [String: String] = [
      "Decimal Point": ",", "Plus": "+", "Minus": "−", "Multiply": "×", "Divide": "÷",
      "Equals": "=", "Percent": "%", "Parenthesis": "( )",
    ]
    for name in Self.names {
      let button = try button(name)
      XCTAssertNil(button.mismatch(ofAccessibleLabel: name))
      XCTAssertFalse(button.isAccessibleLabelledBy)
      if name == "Delete" {
        XCTAssertNotNil(button.iconName)
      } else {
        XCTAssertEqual(button.label, expected[name] ?? name)
      }
    }
  }

  func testTheDecimalKeyShowsTheMarkOfTheLocale() async throws {
    try open(.euro)
    XCTAssertEqual(try button("Decimal Point").label, ".")
  }

  func testKeysFollowTheField() async throws {
    try open()
    let all = Set(Self.names)
    XCTAssertEqual(try enabled, Self.enabledWhileEmpty)
    let afterDigit = all.subtracting(["Parenthesis"])
    let afterOperator = all.subtracting(Self.operators).subtracting(["Percent"])
    try keypad("5")
    XCTAssertEqual(try enabled, afterDigit)
    try keypad("Plus")
    XCTAssertEqual(try enabled, afterOperator)
    try keypad("5", "Decimal Point")
    XCTAssertEqual(try enabled, afterDigit.subtracting(["Decimal Point"]))
    try keypad("Delete")
    XCTAssertEqual(try enabled, afterDigit)
    // The keys follow other changes as well.
    try quantity.text = "8÷"
    XCTAssertEqual(try enabled, afterOperator)
    try quantity.text = ""
    XCTAssertEqual(try enabled, Self.enabledWhileEmpty)
  }

  func testKeysTypeIntoTheFieldFocusedLast() async throws {
    try open()
    try keypad("1", "2")
    try price.grabFocus()
    XCTAssertEqual(try enabled, Self.enabledWhileEmpty)
    try keypad("3")
    try dialog.window.find(Entry.self, named: "Name").grabFocus()
    try keypad("4")
    XCTAssertEqual(try [quantity.text, price.text], ["12", "34"])
    try quantity.grabFocus()
    try keypad("Plus")
    XCTAssertEqual(try [quantity.text, price.text], ["12+", "34"])
  }

  func testKeysTypeTheirLabels() async throws {
    try open()
    for (name, text) in [
      ("1", "1"), ("Plus", "+"), ("Parenthesis", "("), ("2", "2"), ("Minus", "−"),
      ("9", "9"), ("Parenthesis", ")"), ("Multiply", "×"), ("Decimal Point", "."), ("5", "5"),
      ("Percent", "%"), ("Divide", "÷"), ("0", "0"),
    ] {
      try keypad(name)
      XCTAssertEqual(try quantity.text.last, Character(text), name)
    }
    try quantity.text = ""
    try keypad("6", "Multiply", "3", "3", "9", "Delete", "0")
    XCTAssertEqual(try quantity.text, "6×330")
    try keypad("Equals")
    XCTAssertEqual(try quantity.text, "1980")
    try keypad("Divide", "2", "Equals")
    XCTAssertEqual(try quantity.text, "990")
  }

  func testEqualsIsAccentedOnlyIfThereIsSomethingToCalculate() async throws {
    try open()
    let equals = try button("Equals")
    XCTAssertFalse(equals.hasClass("suggested-action"))
    for (text, isAccented) in [
      ("6", false), ("6×", false), ("6×2", true), ("6×2y", false), ("", false),
    ] {
      try quantity.text = text
      XCTAssertEqual(equals.hasClass("suggested-action"), isAccented, text)
    }
    try quantity.text = "6×2"
    try price.grabFocus()
    XCTAssertFalse(equals.hasClass("suggested-action"))
  }

  func testADisabledKeyDoesNothing() async throws {
    try open()
    try keypad("Plus", "Delete", "Equals")
    XCTAssertEqual(try quantity.text, "")
    try keypad("7", "Plus", "Multiply")
    XCTAssertEqual(try quantity.text, "7+")
  }

  func testTheMouseLeavesTheFocusInTheField() async throws {
    try openWithKeyboard()
    try price.grabFocus()
    for name in ["8", "Plus", "2", "Equals"] { try click(button(name)) }
    waitUntil("The result is calculated.") { (try? price.text) == "10" }
    XCTAssertTrue(try price.hasFocus)
    XCTAssertEqual(try quantity.text, "")
  }

  func testTheFieldThatTheKeysTypeIntoIsMarkedWhileTheFocusIsElsewhere() async throws {
    try openWithKeyboard()
    func pixels(_ entry: Entry) throws -> [PixelColor] {
      settle()
      let bounds = try XCTUnwrap(Picture.bounds(of: entry, in: dialog.window))
      let pixels = try XCTUnwrap(Picture.pixels(of: dialog.window))
      let x = Int(bounds.left + bounds.right) / 2
      // The window can have a frame.
      return (Int(bounds.top)..<Int(bounds.bottom) + 10).map { pixels[x, $0] }
    }
    let name = try dialog.window.find(Entry.self, named: "Name")
    name.grabFocus()
    let (served, other) = (try pixels(quantity), try pixels(price))
    try price.grabFocus()
    name.grabFocus()
    let (quantityNow, priceNow) = (try pixels(quantity), try pixels(price))
    XCTAssertNotEqual(served, quantityNow)
    XCTAssertNotEqual(other, priceNow)
  }
}
