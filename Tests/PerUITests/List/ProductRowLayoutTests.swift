import Gtk
import PerCore
import PerUI
import WidgetInspection
import XCTest

/// The sizes of the rows and of their texts.
@MainActor
final class ProductRowLayoutTests: ProductListTestCase {
  /// Returns the texts that have several lines.
  private func wrapping(_ row: Widget) -> [String] {
    row.all(Inscription.self).filter { $0.lines > 1 }.map(\.text)
  }

  func testOnlyLongTextsWrap() async throws {
    try withWindow {
      let long = "Very long-grain rice from the foothills, twice aged"
      try add(product("4", name: "Short"), product("5", name: long))
      let rows = try rows
      let verdict = try XCTUnwrap(rows[1].all(Inscription.self).last)
      // Half of this width is enough for the verdict in any font, but not for the long name.
      let narrow = (width: 2 * verdict.allocatedWidth + 120, height: 600)
      main.window.defaultSize = narrow
      waitUntil("the long text wraps") { rows.map(wrapping) == [[], [long]] }
      main.window.defaultSize = (width: 1000, height: 600)
      waitUntil("there is space for it") { rows.map(wrapping) == [[], []] }
      main.window.defaultSize = narrow
      waitUntil("it wraps again") { rows.map(wrapping) == [[], [long]] }
    }
  }

  /// The best verdict is bold. It is the longest text of the column in Italian.
  func testTheBestVerdictHasOneLine() async throws {
    try withLanguage("it_IT") {
      try withWindow(holding: [product("4", name: "Riso"), product("5", name: "Pasta")]) {
        try controller.setNeed("2 kg")
        main.window.defaultSize = (width: 1000, height: 600)
        settle()
        let verdict = main.window.all(Inscription.self).first { $0.text == "Il più conveniente!" }
        XCTAssertEqual(verdict?.isMapped, true)
        XCTAssertEqual(verdict?.lines, 1)
      }
    }
  }

  /// The rows of the first frame would move otherwise.
  func testTheFirstFrameHasTheFinalLayout() async throws {
    let names = ["Rice", "Very long-grain rice from the foothills, twice aged, organic", "Oats"]
    let products = try names.enumerated().map { try product("\($0.offset + 3)", name: $0.element) }
    var layouts: [[String]] = []
    var wrappingAtFirst: [String]?
    @MainActor func layout() throws -> [String] {
      try rows.map { "\(try XCTUnwrap($0.bounds(in: main.window))) \(wrapping($0))" }
    }
    try withWindow(
      holding: products,
      prepare: { [unowned self] in
        wrappingAtFirst = try? wrapping(rows[1])
        main.window.onPainted { (try? layout()).map { layouts.append($0) } }
      }
    ) {
      settle()
      // Otherwise, the first layout would have to be repeated.
      XCTAssertEqual(wrappingAtFirst, [names[1]])
      XCTAssertEqual(try wrapping(rows[1]), [names[1]])
      XCTAssertEqual(layouts.first, try layout())
    }
  }

  /// Otherwise, the rows would be fitted a second time before the first frame.
  func testTheWidthOfTheContentIsKnownBeforeTheFirstLayout() async throws {
    var expected: Int?
    try withWindow(
      holding: [product("4"), product("5")],
      prepare: { [unowned self] in expected = main.window.expectedContentWidth }
    ) {
      settle()
      XCTAssertEqual(expected, main.window.child?.allocatedWidth)
    }
  }

  /// GTK 4.18 draws accents of capital letters up to a pixel above the line, and cuts off what is above the widget.
  func testThereIsSpaceForAccentsAboveALine() async throws {
    try withWindow {
      try add(product("4", name: "Öl"))
      settle()
      let title = try XCTUnwrap(rows[0].all(Inscription.self).first { $0.text == "Öl" })
      let line = TextRuler(features: "tnum").height(ofLines: 1, in: title, style: "name")
      let height = try XCTUnwrap(title.bounds(in: main.window)).height
      XCTAssertGreaterThan(Int(height), line)
    }
  }

  func testANumberStaysBesideItsUnitInARow() async throws {
    try withWindow {
      try add(product("4", name: "Rice"))
      settle()
      let details = try rows[0].all(Inscription.self).first { $0.hasClass("details") }?.text
      XCTAssertTrue(details?.hasPrefix("1\u{A0}kg for") ?? false, details ?? "")
    }
  }

  func testATextThatIsCutOffIsInTheTooltip() async throws {
    try withWindow {
      let long = String(repeating: "rice ", count: 50) + "end"
      try add(product("4", name: "Short"), product("5", name: long))
      let rows = try rows
      waitUntil("The name has two lines.") {
        rows[1].all(Inscription.self).first?.lines == 2
      }
      @MainActor func tooltip(_ row: Widget) -> String {
        row.all(Inscription.self).first?.tooltip ?? ""
      }
      XCTAssertTrue(tooltip(rows[1]).hasPrefix(long), tooltip(rows[1]))
      XCTAssertFalse(tooltip(rows[0]).contains("Short"))
    }
  }

  func testAllRowsHaveOneColumnOfPrices() async throws {
    try withWindow {
      try add(product("4"), product("4.5"), product("5000"))
      settle()
      let prices = try rows.compactMap { row in
        row.all(Inscription.self).first { $0.hasClass("unit-price") }?.frame
      }
      XCTAssertEqual(prices.count, 3)
      XCTAssertEqual(Set(prices.map(\.x)).count, 1)
      XCTAssertEqual(Set(prices.map(\.width)).count, 1)
    }
  }

  func testRowsFitALargerFont() async throws {
    try withWindow {
      try add(product("4", name: "Rice from the foothills"), product("5000"))
      settle()
      let price = try XCTUnwrap(rows[1].all(Inscription.self).last)
      let before = price.allocatedWidth
      try setFont("DejaVu Sans 18")
      waitUntil("The column of the prices is wider.") { price.allocatedWidth > before * 5 / 4 }
      settle()
      XCTAssertEqual(LayoutCheck([main.window]).problems, [])
    }
  }

  func testTextsInOneLineAreNotMeasured() async throws {
    try withWindow {
      let ruler = TextRuler(features: "tnum")
      try add(product("4", name: "Rice"))
      let title = try XCTUnwrap(rows[0].all(Inscription.self).first)
      for text in ["Rice", "Käse «alt», 3 €", "Ĉokolado – 70 %"] {
        let width = ruler.width(of: text, in: title, style: "name")
        XCTAssertTrue(ruler.certainlyFits(text, in: width * 2, of: title, style: "name"), text)
        XCTAssertFalse(ruler.certainlyFits(text, in: width - 1, of: title, style: "name"), text)
      }
      XCTAssertFalse(ruler.certainlyFits("نقانق", in: 10_000, of: title, style: "name"))
    }
  }

  /// The best verdict is bold. A row with another verdict is often measured first.
  func testABoldTextIsMeasuredInEachRow() async throws {
    try withWindow {
      try add(product("4"), product("5"))
      let verdicts = try rows.map { try XCTUnwrap($0.all(Inscription.self).last) }
      let widths = verdicts.map { verdict in
        let ruler = TextRuler(features: "tnum")
        return (["verdict", .init("verdict", isBold: true)] as [TextRuler.Style]).map {
          ruler.width(of: "Best value!", in: verdict, style: $0)
        }
      }
      XCTAssertEqual(widths[1][1], widths[0][0])
      XCTAssertEqual(widths[0][1], widths[0][0])
      XCTAssertLessThan(widths[1][0], widths[1][1])
    }
  }

  /// The widths of the characters of a text are never less than the text.
  func testTextsThatCertainlyFitDoFit() async throws {
    try withWindow {
      try add(product("4", name: "Rice"))
      let title = try XCTUnwrap(rows[0].all(Inscription.self).first)
      let parts = [
        "1", "7 ", "0", "W", "AV", "ToTe", "ffi", "i.", "·", "’", "€", "1,99 €", "Ĉ", "ß",
      ]
      for features in ["", "tnum"] {
        let ruler = TextRuler(features: features)
        for font in ["DejaVu Sans 10", "DejaVu Sans Bold 13", "DejaVu Serif 11"] {
          try setFont(font)
          settle()
          ruler.forgetFonts()
          for text in parts.map({ String(repeating: $0, count: 12) }) + [parts.joined()] {
            let width = ruler.width(of: text, in: title, style: "name")
            let least = (1...width * 2).first {
              ruler.certainlyFits(text, in: $0, of: title, style: "name")
            }
            XCTAssertGreaterThanOrEqual(least ?? 0, width, "\(text) in \(font)")
          }
        }
      }
    }
  }

  func testRowsHaveAMaximumWidth() async throws {
    try withWindow {
      try add(product("4", name: String(repeating: "rice ", count: 60)), product("5"))
      main.window.defaultSize = (width: 1200, height: 600)
      settle()
      let list = try list
      XCTAssertEqual(list.allocatedWidth, 756)
      let content = try XCTUnwrap(main.window.child)
      let place = try XCTUnwrap(list.position(in: content))
      XCTAssertEqual(place.x, Double(content.allocatedWidth - 756) / 2, accuracy: 1)
    }
  }
}
