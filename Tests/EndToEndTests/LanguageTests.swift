import XCTest

/// The program in its languages.
final class LanguageTests: JourneyTestCase {
  /// A comparison in German, typed on a German keyboard.
  func testGermanJourney() throws {
    try start(locale: "de_DE.UTF-8", keymap: "de", environment: ["LANGUAGE": "de"])
    try wait("the empty list says what to do") { $0.says("Was ist am günstigsten?") }
    try press("alt+p")
    try waitForFocus("Menge")
    try press("alt+g")
    try type("500 Gramm")
    try press("Return")
    try waitForFocus("Preis")
    try type("3,99")
    try press("alt+h")
    try waitForClosedForm()

    try add("1 Kilo", "10,00", quantityField: "Menge", priceField: "Preis")
    try waitForList(
      "Produkte, das günstigste zuerst",
      [
        "500\u{A0}g für 3,99\u{A0}€, 7,98\u{A0}€ pro kg, Am günstigsten!",
        "1\u{A0}kg für 10,00\u{A0}€, 10,00\u{A0}€ pro kg, Sie zahlen 25\u{A0}% mehr",
      ])

    try press("ctrl+n")
    try waitForFocus("Menge")
    try type("2 Liter")
    try press("Tab")
    try wait("another kind is refused") {
      $0.active?.labels.contains {
        $0.hasPrefix("Volumen und Gewichte sind nicht vergleichbar.")
      } ?? false
    }
    try press("alt+a")
    try waitForClosedForm()

    try press("Delete")
    try wait("a message reports the removal") { $0.says("entfernt") }
    try press("F10")
    try wait("the menu offers to undo it") {
      $0.menuItems.contains("Rückgängig: Produkt entfernen")
    }
    try press("Escape")
  }

  /// The symbols are those on packages: "ml" and "l" in German, "mL" and "L" in English.
  func testGermanSymbols() throws {
    try start(locale: "de_DE.UTF-8", environment: ["LANGUAGE": "de"])
    try add("6x33 cl", "4,49", quantityField: "Menge", priceField: "Preis")
    try add("250 ml", "0,99", quantityField: "Menge", priceField: "Preis")
    try waitForList(
      "Produkte, das günstigste zuerst",
      [
        "6 × 33\u{A0}cl für 4,49\u{A0}€, 2,27\u{A0}€ pro l, Am günstigsten!",
        "250\u{A0}ml für 0,99\u{A0}€, 3,96\u{A0}€ pro l, Sie zahlen 75\u{A0}% mehr",
      ])
  }

  /// All six plural forms of Arabic can be typed. Calculations are shown as entered.
  func testArabicUnits() throws {
    try start(locale: "ar_EG.UTF-8", environment: ["LANGUAGE": "ar"])
    try add("500 غرام", "20", quantityField: "الكمية", priceField: "السعر")
    try add("3 كيلوغرامات", "90", quantityField: "الكمية", priceField: "السعر")
    try add("1500 غرامًا", "75", quantityField: "الكمية", priceField: "السعر")
    try wait("three products are ranked") { $0.says("3 منتجات") }
    let rows = try rows(of: "المنتجات، الأفضل سعرًا أولًا", count: 3)
    let units = ["3\u{A0}kg", "500\u{A0}g", "1,500\u{A0}g"]
    for (row, unit) in zip(rows, units) {
      XCTAssertTrue(row.contains("\u{2068}\(unit)\u{2069}"), row)
    }
    XCTAssertTrue(rows[0].contains("، أفضل سعر!"), rows[0])
  }

  private func add(
    _ quantity: String, _ price: String, quantityField: String, priceField: String
  ) throws {
    try press("ctrl+n")
    try waitForFocus(quantityField)
    try paste(quantity)
    try wait("the quantity is there") { $0.focused?.text?.isEmpty == false }
    try press("Return")
    try waitForFocus(priceField)
    try type(price)
    try press("Return")
    try waitForClosedForm()
  }

  private func waitForList(
    _ list: String, _ names: [String], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let found = try rows(of: list, count: names.count, file: file, line: line)
    XCTAssertEqual(found, names, file: file, line: line)
  }

  /// Waits until the list has a number of rows, and returns their names from the top.
  private func rows(
    of list: String, count: Int, file: StaticString = #filePath, line: UInt = #line
  ) throws -> [String] {
    func rows(_ screen: Screen) -> [Node] {
      let rows = screen.main?.find("list", list)?.children ?? []
      return rows.filter { $0.role == "list item" && $0.isPlaced }.sorted { $0.top < $1.top }
    }
    let screen = try wait("\(list) has \(count) rows", file: file, line: line) {
      rows($0).count == count
    }
    return rows(screen).map(\.name)
  }
}
