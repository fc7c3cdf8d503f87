import Gtk
import PerCore
import XCTest

@MainActor
final class KeypadTests: AddDialogTestCase {
  private static let drawn = [
    ["1", "2", "3", "Plus"],
    ["4", "5", "6", "Minus"],
    ["7", "8", "9", "Multiply"],
    ["Decimal Point", "0", "Delete", "Divide"],
  ]
  private static let names = drawn.flatMap { $0 } + ["Equals"]
  private static let digits = Set((0...9).map(String.init))
  private static let operators: Set = ["Plus", "Minus", "Multiply", "Divide"]

  private var grid: Grid {
    get throws { try dialog.window.find(Grid.self, named: "Calculator") }
  }

  /// The names of the keys that are on.
  private var lit: Set<String> {
    get throws {
      Set(try Self.names.filter { try button($0).isEffectivelySensitive })
    }
  }

  private func checkThatKeysStandAsDrawn() throws {
    let grid = try grid
    XCTAssertEqual(grid.all(Button.self).count, 17)
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
    XCTAssertEqual(equals.y, rows[0])
    XCTAssertEqual(equals.height, grid.allocatedHeight)
    XCTAssertEqual(equals.y + Double(equals.height), zero.y + Double(zero.height))
    // All others are of one size.
    frames["Equals"] = nil
    XCTAssertEqual(Set(frames.values.map(\.width)).count, 1)
    XCTAssertEqual(Set(frames.values.map(\.height)).count, 1)
  }

  func testKeysStandAsDrawn() async throws {
    try open()
    try checkThatKeysStandAsDrawn()
  }

  func testKeysStandAsDrawnRightToLeft() async throws {
    TextDirection.ofLanguage = .rightToLeft
    defer { TextDirection.ofLanguage = .leftToRight }
    try open()
    // The rest of the dialog is the other way round.
    XCTAssertGreaterThan(try XCTUnwrap(quantity.frame).x, try XCTUnwrap(unit.frame).x)
    try checkThatKeysStandAsDrawn()
  }

  func testKeysShowWhatTheyTypeAndAreNamedInWords() async throws {
    try open(.germany)
    let expected: [String: String] = [
      "Decimal Point": ",", "Plus": "+", "Minus": "−", "Multiply": "×", "Divide": "÷",
      "Equals": "=",
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

  func testTheDecimalKeyShowsTheMarkOfTheLanguage() async throws {
    try open(.euro)
    XCTAssertEqual(try button("Decimal Point").label, ".")
  }

  func testKeysFollowWhatStandsInTheField() async throws {
    try open()
    let all = Set(Self.names)
    XCTAssertEqual(try lit, Self.digits.union(["Decimal Point"]))
    try keypad("5")
    XCTAssertEqual(try lit, all)
    try keypad("Plus")
    XCTAssertEqual(try lit, all.subtracting(Self.operators))
    try keypad("5", "Decimal Point")
    XCTAssertEqual(try lit, all.subtracting(["Decimal Point"]))
    try keypad("Delete")
    XCTAssertEqual(try lit, all)
    // Whatever else changes the field, the keys follow.
    try quantity.text = "8÷"
    XCTAssertEqual(try lit, all.subtracting(Self.operators))
    try quantity.cursorPosition = 1
    XCTAssertEqual(try lit, all.subtracting(Self.operators))
    try quantity.text = ""
    XCTAssertEqual(try lit, Self.digits.union(["Decimal Point"]))
  }

  func testKeysServeTheFieldLastFocused() async throws {
    try open()
    try keypad("1", "2")
    try price.grabFocus()
    XCTAssertEqual(try lit, Self.digits.union(["Decimal Point"]))
    try keypad("3")
    try dialog.window.find(Entry.self, named: "Name").grabFocus()
    try keypad("4")
    XCTAssertEqual(try [quantity.text, price.text], ["12", "34"])
    try quantity.grabFocus()
    try keypad("Plus")
    XCTAssertEqual(try [quantity.text, price.text], ["12+", "34"])
  }

  func testAPressSendsTheKey() async throws {
    try open()
    for (name, text) in zip(Self.names, "123+456−789×.0") where name != "Delete" {
      try keypad(name)
      XCTAssertEqual(try quantity.text.last, text, name)
    }
    try quantity.text = ""
    try keypad("6", "Multiply", "3", "3", "9", "Delete", "0")
    XCTAssertEqual(try quantity.text, "6×330")
    try keypad("Equals")
    XCTAssertEqual(try quantity.text, "1980")
    try keypad("Divide", "2", "Equals")
    XCTAssertEqual(try quantity.text, "990")
  }

  func testAKeyThatIsOffDoesNothing() async throws {
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
    waitUntil("The sum is worked out.") { (try? price.text) == "10" }
    XCTAssertTrue(try price.hasFocus)
    XCTAssertEqual(try quantity.text, "")
  }
}
