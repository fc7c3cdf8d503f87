import Gtk
import PerCore
import PerUI
import WidgetInspection
import XCTest

@MainActor
final class ProductListTests: MainWindowTestCase {
  private func product(_ price: String, name: String = "") throws -> Product {
    try Product("1", .kilogram, for: price, name: name)
  }

  /// Adds a product of one kilogram for each price.
  private func fill(_ prices: ClosedRange<Int>) throws {
    for price in prices { try controller.add(product(String(price))) }
    MainLoop.iterate()
  }

  private var selected: Int? { main.list.selection.selected.first }

  // MARK: - What the selected product is worth

  /// The text in the bar; nil if there is none.
  private var worth: String? {
    worthLabel.map(\.text).flatMap { $0.isEmpty ? nil : $0 }
  }

  private var worthLabel: Label? {
    main.window.all(Label.self).first { $0.isMapped && $0.hasClass("worth") }
  }

  func testTheListStaysInPlaceWhenAProductIsSelected() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "3.99"), Product("750", .gram, for: "5.49"),
    ]) {
      main.list.selection.unselectAll()
      settle()
      let position = try XCTUnwrap(rows.first?.frame?.y)
      main.list.selection.select(1)
      settle()
      XCTAssertNotNil(worth)
      XCTAssertEqual(try rows.first?.frame?.y, position)
    }
  }

  func testTheWorthHasAtMostTwoLinesBesideTheSidebar() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "1003.99"), Product("1500", .gram, for: "2005.49"),
    ]) {
      main.window.defaultSize = (width: 700, height: 660)
      main.window.activateAction("win.sidebar")
      main.list.selection.select(1)
      settle()
      let label = try XCTUnwrap(worthLabel)
      let line = try XCTUnwrap(
        main.window.all(Label.self).first { $0.isMapped && $0.text == "2 products" })
      XCTAssertLessThanOrEqual(label.allocatedHeight, 2 * line.allocatedHeight)
      let row = try XCTUnwrap(try rows.first)
      XCTAssertGreaterThan(label.allocatedWidth, row.allocatedWidth * 3 / 4)
    }
  }

  func testTheBarSaysWhatTheSelectedProductIsWorth() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "3.99"), Product("2", .kilogram, for: "12.99"),
      Product("750", .gram, for: "5.49"),
    ]) {
      main.list.selection.unselectAll()
      XCTAssertNil(worth)
      main.list.selection.select(0)
      XCTAssertEqual(worth, "Selected product: stays the best value up to €14.64")
      main.list.selection.select(2)
      XCTAssertEqual(
        worth, "Selected product: €0.74 less for 500 g of the best value · wins at €3.24 or less")
      // A cheaper best product changes it.
      try controller.add(Product("1", .kilogram, for: "6"))
      main.list.selection.select(3)
      XCTAssertEqual(
        worth, "Selected product: €0.99 less for 500 g of the best value · wins at €2.99 or less")
      main.list.selection.select(1)
      main.list.selection.select(2, addsToOthers: true)
      XCTAssertNil(worth)
      main.list.selection.select(0)
      controller.clear()
      XCTAssertNil(worth)
    }
  }

  // MARK: - Focus and scrolling

  func testAnotherComparisonStartsAtItsTop() async throws {
    try withWindow {
      try fill(1...60)
      library.duplicateComparison(library.current.id, name: "Copy")
      let first = try XCTUnwrap(library.summaries.last?.id)
      settle()
      main.list.scrollPosition = 400
      settle()
      XCTAssertEqual(main.list.scrollPosition, 400)
      library.open(first)
      waitUntil("The first row is shown.") {
        (try? isSeen(rows[0])) == true
          && main.list.scrollPosition == 0
      }
    }
  }

  func testTheRowThatFollowsARemovedOneIsSelectedAfterRedo() async throws {
    try withWindow {
      try fill(1...5)
      try list.grabFocus()
      main.list.selection.select(2)
      main.window.activateAction("win.remove")
      waitUntil("The next row is selected.") { main.list.selection.selected == [2] }
      library.undo()
      waitUntil("The row is selected again.") { main.list.selection.selected == [2] }
      library.redo()
      XCTAssertEqual(main.list.selection.selected, [2])
      waitUntil("The selected row has the focus.") {
        (try? rows[2].containsFocus) == true && controller.state.products.count == 4
      }
    }
  }

  // MARK: - Text

  func testRowsAreOrderedByRank() async throws {
    try withWindow {
      try add(product("4"))
      XCTAssertEqual(try rowTexts, [["1 kg", "for €4.00", "€4.00 per kg"]])
      try add(product("2"))  // at the top
      XCTAssertEqual(try column(2), ["€2.00 per kg", "€4.00 per kg"])
      try add(product("3"))  // in the middle
      XCTAssertEqual(try column(2), ["€2.00 per kg", "€3.00 per kg", "€4.00 per kg"])
      try add(product("5"))  // at the end
      XCTAssertEqual(
        try rowTexts,
        [
          ["1 kg", "for €2.00", "€2.00 per kg", "Best value!"],
          ["1 kg", "for €3.00", "€3.00 per kg", "You’re paying 50% more"],
          ["1 kg", "for €4.00", "€4.00 per kg", "You’re paying 100% more"],
          ["1 kg", "for €5.00", "€5.00 per kg", "You’re paying 150% more"],
        ])
    }
  }

  func testEqualUnitPricesKeepTheirOrderAndAreAllTheBest() async throws {
    try withWindow {
      try add(
        Product("1", .pound, for: "2", name: "First"),
        Product("16", .ounce, for: "2", name: "Second"),
        product("9"), Product("0.5", .pound, for: "1", name: "Third"))
      XCTAssertEqual(
        try rowTexts.map { $0.first },
        ["First", "Second", "Third", "1 kg"])
      XCTAssertEqual(
        try column(1), ["Best value!", "Best value!", "Best value!", "You’re paying 104% more"])
    }
  }

  func testProductsInDifferentUnitsAreRanked() async throws {
    try withWindow {
      try add(
        Product("1", .kilogram, for: "2.99"), Product("2", .pound, for: "2.99"),
        Product("500", .gram, for: "1.79"))
      XCTAssertEqual(
        try rowTexts.map { $0.first }, ["1 kg", "2 lb", "500 g"])
    }
  }

  func testAllRowsAreUpdatedWhenTheBestChanges() async throws {
    try withWindow {
      try add(product("4"), product("5"), product("8"))
      XCTAssertEqual(
        try column(1), ["Best value!", "You’re paying 25% more", "You’re paying 100% more"])
      try add(product("2"))
      XCTAssertEqual(
        try column(1),
        [
          "Best value!", "You’re paying 100% more", "You’re paying 150% more",
          "4 times the price",
        ])
      XCTAssertEqual(
        try rows.map { row in row.descendants.contains { $0.hasClass("best") } },
        [true, false, false, false])
    }
  }

  func testAllRowsHaveTheSameNumberOfDecimals() async throws {
    try withWindow {
      try add(product("4"), product("9"))
      try add(Product("1000", .kilogram, for: "4001"))
      XCTAssertEqual(try column(2), ["€4.000 per kg", "€4.001 per kg", "€9.000 per kg"])
    }
  }

  func testTheAccessibleNameContainsTheWholeRow() async throws {
    try withWindow {
      try add(product("4", name: "Oats"), product("5"))
      let expected = [
        "Oats, 1 kg for €4.00, €4.00 per kg, Best value!",
        "1 kg for €5.00, €5.00 per kg, You’re paying 25% more",
      ]
      XCTAssertEqual(zip(try rows, expected).compactMap { $0.mismatch(ofAccessibleLabel: $1) }, [])
      try add(product("2"))
      XCTAssertNil(
        try rows[1].mismatch(
          ofAccessibleLabel: "Oats, 1 kg for €4.00, €4.00 per kg, You’re paying 100% more"))
      XCTAssertNil(
        try rows[0].mismatch(ofAccessibleLabel: "1 kg for €2.00, €2.00 per kg, Best value!"))
    }
  }

  // MARK: - Layout

  private var bars: [ProgressBar] {
    get throws {
      try rows.compactMap { row in
        row.descendants.first { $0.typeName == "GtkProgressBar" }?.cast(to: ProgressBar.self)
      }
    }
  }

  func testTheBarShowsTheShareOfTheHighestUnitPrice() async throws {
    try withWindow {
      try add(product("4"))
      XCTAssertEqual(try bars.map(\.isVisible), [false])
      try add(product("5"))
      XCTAssertEqual(try bars.map(\.fraction), [0.8, 1])
      XCTAssertEqual(try bars.map(\.isVisible), [true, true])
      let before = try bars
      try add(product("10"))
      XCTAssertEqual(try bars.map(\.fraction), [0.4, 0.5, 1])
      XCTAssertTrue(zip(before, try bars).allSatisfy { $0.isSame(as: $1) })
    }
  }

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

  func testATextThatIsCutOffIsInTheTooltip() async throws {
    try withWindow {
      let long = String(repeating: "rice ", count: 50) + "end"
      try add(product("4", name: "Short"), product("5", name: long))
      let rows = try rows
      waitUntil("The name has two lines.") {
        rows[1].all(Inscription.self).first?.lines == 2
      }
      @MainActor func tooltip(_ row: Widget) -> String { row.children.first?.tooltip ?? "" }
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
    let settings = try XCTUnwrap(Settings.current)
    let font = settings.fontName
    defer { settings.fontName = font }
    try withWindow {
      try add(product("4", name: "Rice from the foothills"), product("5000"))
      settle()
      let price = try XCTUnwrap(rows[1].all(Inscription.self).last)
      let before = price.allocatedWidth
      settings.fontName = "Sans 18"
      waitUntil("The column of the prices is wider.") { price.allocatedWidth > before * 5 / 4 }
      settle()
      XCTAssertEqual(LayoutCheck([main.window]).problems, [])
    }
  }

  /// A jump to other rows measures only the texts that may not fit.
  func testTextsInOneLineAreNotMeasured() async throws {
    try withWindow {
      let ruler = TextRuler(features: "tnum")
      try add(product("4", name: "Rice"))
      let title = try XCTUnwrap(rows[0].all(Inscription.self).first)
      for text in ["Rice", "Käse «alt», 3 €", "Ĉokolado – 70 %"] {
        let width = ruler.measure(text, of: title, style: "name").width
        XCTAssertTrue(ruler.certainlyFits(text, in: width * 2, of: title, style: "name"), text)
        XCTAssertFalse(ruler.certainlyFits(text, in: width - 1, of: title, style: "name"), text)
      }
      XCTAssertFalse(ruler.certainlyFits("نقانق", in: 10_000, of: title, style: "name"))
    }
  }

  func testRowsHaveAGreatestWidth() async throws {
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

  // MARK: - The display unit

  func testTheDisplayUnitChangesEveryRow() async throws {
    try withWindow {
      try add(product("4"), product("5"))
      XCTAssertEqual(try displayUnit.strings, ["kg", "100 g", "g", "lb", "oz"])
      XCTAssertEqual(try displayUnit.selectedString, "kg")
      try displayUnit.selected = 1
      XCTAssertEqual(controller.state.displayUnit, DisplayUnit(100, .gram))
      XCTAssertEqual(try column(2), ["€0.40 per 100 g", "€0.50 per 100 g"])
      XCTAssertNil(
        try rows[0].mismatch(ofAccessibleLabel: "1 kg for €4.00, €0.40 per 100 g, Best value!"))
      try add(product("3"))
      XCTAssertEqual(try displayUnit.selectedString, "100 g")
      XCTAssertEqual(try column(2)[0], "€0.30 per 100 g")
    }
  }

  func testTheDisplayUnitFollowsTheList() async throws {
    try withWindow {
      try add(product("4"))
      controller.show(in: DisplayUnit(.gram))
      XCTAssertEqual(try displayUnit.selectedString, "g")
      XCTAssertEqual(try rowTexts[0].last, "€0.0040 per g")
    }
  }

  func testTheDisplayUnitDependsOnTheConventions() async throws {
    try withWindow(.unitedStates) {
      try add(Product("2", .pound, for: "3"))
      XCTAssertEqual(try displayUnit.selectedString, "lb")
      XCTAssertEqual(try rowTexts, [["2 lb", "for $3.00", "$1.50 per lb"]])
    }
  }

  func testProductsAreCounted() async throws {
    try withWindow {
      try add(product("4"))
      XCTAssertTrue(main.window.texts.contains("1 product"))
      try add(product("5"))
      XCTAssertTrue(main.window.texts.contains("2 products"))
      try controller.add((1...998).map { try product(String($0)) })
      XCTAssertTrue(main.window.texts.contains("1,000 products"))
    }
  }

  // MARK: - Updates

  func testAnInsertionKeepsTheWidgetsOfOtherRows() async throws {
    try withWindow {
      try fill(10...19)
      for (price, rank) in [("5", 0), ("14.5", 6), ("99", 12), ("14.5", 7)] {
        let before = try rows
        try add(product(price))
        var after = try rows
        XCTAssertEqual(after.count, before.count + 1)
        after.remove(at: rank)
        XCTAssertTrue(
          zip(before, after).allSatisfy { $0.isSame(as: $1) }, "Rows were rebuilt for \(price).")
      }
    }
  }

  func testOnlyVisibleRowsAreCreated() async throws {
    let products = try (0..<10_000).map { try product(String($0 * 7919 % 10_007 + 1)) }
    try withWindow(holding: products) {
      XCTAssertEqual(main.list.selection.count, 10_000)
      var most = try rows.count
      for price in ["0.5", "5000.5", "20000", "2500.5", "0.1"] {
        try add(product(price))
        settle()
        most = max(most, try rows.count)
      }
      XCTAssertEqual(main.list.selection.count, 10_005)
      XCTAssertGreaterThan(most, 5)
      XCTAssertLessThan(most, 300)
      XCTAssertTrue(main.window.texts.contains("10,005 products"))
      XCTAssertEqual(selected, 0)
    }
  }

  func testManyInsertionsCreateOnlyVisibleRows() async throws {
    try withWindow {
      for price in 0..<300 { try controller.add(product(String(price * 7919 % 10_007 + 1))) }
      MainLoop.iterate()
      XCTAssertEqual(main.list.selection.count, 300)
      XCTAssertLessThan(try rows.count, 290)
    }
  }

  func testAListWithProductsIsShownAtTheStart() async throws {
    try withWindow(holding: [product("4", name: "Oats"), product("2")]) {
      XCTAssertTrue(try isListShown)
      XCTAssertEqual(try column(2), ["€2.00 per kg", "€4.00 per kg"])
      XCTAssertEqual(try displayUnit.selectedString, "kg")
      XCTAssertTrue(main.window.texts.contains("2 products"))
      XCTAssertNil(selected)
      XCTAssertTrue(try button("Clear List").isEffectivelySensitive)
      try add(product("3"))
      XCTAssertEqual(try column(2), ["€2.00 per kg", "€3.00 per kg", "€4.00 per kg"])
    }
  }

  func testClearRemovesAllRows() async throws {
    try withWindow {
      try controller.add((1...500).map { try product(String($0)) })
      controller.clear()
      MainLoop.iterate()
      XCTAssertEqual(try rows.count, 0)
      XCTAssertEqual(main.list.selection.count, 0)
      try fill(1...2)
      XCTAssertEqual(try column(2), ["€1.00 per kg", "€2.00 per kg"])
    }
  }

  // MARK: - The new row

  func testTheNewRowIsSelected() async throws {
    try withWindow {
      XCTAssertNil(selected)
      for (price, rank) in [("4", 0), ("2", 0), ("3", 1), ("9", 3), ("3", 2)] {
        try add(product(price))
        XCTAssertEqual(selected, rank, price)
      }
    }
  }

  func testTheListScrollsToTheNewRow() async throws {
    try withWindow {
      try fill(1001...1300)
      for (amount, rank) in [("1", 0), ("5000", 301), ("1150.5", 151), ("4000", 302)] {
        try add(product(amount))
        let price = controller.conventions.money.string(try XCTUnwrap(product(amount).price).value)
        waitUntil("The row \(rank) is seen.") {
          let row = try? rows.first { $0.texts.contains("for \(price)") }
          return (row.flatMap { try? isSeen($0) }) == true
        }
        XCTAssertEqual(selected, rank)
      }
    }
  }

  func testTheListDoesNotScrollIfTheNewRowIsVisible() async throws {
    try withWindow {
      try fill(1001...1100)
      let scroller = try XCTUnwrap(list.parent?.cast(to: ScrolledWindow.self))
      settle()
      let before = scroller.verticalPosition
      XCTAssertGreaterThan(before, 0)
      let height = Double(try XCTUnwrap(rows.last).allocatedHeight)
      // The last row is visible, and the new row is just before it.
      try add(product("1099.5"))
      settle()
      XCTAssertEqual(scroller.verticalPosition, before, accuracy: height * 2)
    }
  }
}
