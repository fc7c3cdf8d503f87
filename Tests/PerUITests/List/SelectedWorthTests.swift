import Gtk
import PerCore
import PerUI
import XCTest

/// What the bar says about the selected product.
@MainActor
final class SelectedWorthTests: ProductListTestCase {
  /// The text in the bar, with ordinary spaces; nil if there is none.
  private var worth: String? {
    worthLabel.map { $0.text.replacing("\u{A0}", with: " ") }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private var worthLabel: Label? {
    main.window.all(Label.self).first { $0.isMapped && $0.hasClass("worth") }
  }

  func testTheBarSaysWhatTheSelectedProductIsWorth() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "3.99"), Product("2", .kilogram, for: "12.99"),
      Product("750", .gram, for: "5.49"),
    ]) {
      main.list.selection.unselectAll()
      XCTAssertEqual(worth, "The best product stays the best value up to €14.64.")
      main.list.selection.select(0)
      XCTAssertEqual(worth, "The selected product stays the best value up to €14.64.")
      main.list.selection.select(2)
      XCTAssertEqual(
        worth,
        "The best product costs €0.74 less for 500 g. "
          + "The selected product would be the best value at €3.24 or less, or with 615 g."
      )
      // A cheaper best product changes it.
      try controller.add(Product("1", .kilogram, for: "6"))
      main.list.selection.select(3)
      XCTAssertEqual(
        worth,
        "The best product costs €0.99 less for 500 g. "
          + "The selected product would be the best value at €2.99 or less, or with 665 g."
      )
      main.list.selection.select(1)
      main.list.selection.select(2, addsToOthers: true)
      XCTAssertEqual(worth, "The best product stays the best value up to €6.49.")
      main.list.selection.select(0)
      controller.clear()
      XCTAssertNil(worth)
    }
  }

  func testTheListStaysInPlaceWhenAProductIsSelected() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "3.99"), Product("750", .gram, for: "5.49"),
    ]) {
      try assertTheListStaysInPlace()
    }
  }

  /// Selects a product, and checks that the first row stays in place.
  private func assertTheListStaysInPlace(
    selecting index: Int = 1, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    main.list.selection.unselectAll()
    settle()
    let position = try XCTUnwrap(rows.first?.frame?.y, file: file, line: line)
    main.list.selection.select(index)
    settle()
    XCTAssertNotNil(worth, file: file, line: line)
    XCTAssertEqual(try rows.first?.frame?.y, position, file: file, line: line)
  }

  func testTheListStaysInPlaceInAnyWindow() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "1003.99"), Product("1500", .gram, for: "2005.49"),
    ]) {
      for width in [400, 600, 900] {
        main.list.selection.unselectAll()
        resize(to: width, height: 660)
        try assertTheListStaysInPlace()
      }
    }
  }

  /// The text about another product can be longer than the one about the last product.
  func testTheListStaysInPlaceIfTheLastProductHasAShortText() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "3.99"), Product("1234.567", .gram, for: "123.49"),
      Product("1", .kilogram, for: "999"),
    ]) {
      for width in stride(from: 360, through: 900, by: 30) {
        main.list.selection.unselectAll()
        resize(to: width, height: 660)
        try assertTheListStaysInPlace()
      }
    }
  }

  /// The product with the longest text is the 17th.
  func testTheListStaysInPlaceIfItIsLong() async throws {
    let products = try (1...40).map {
      try Product($0 == 20 ? "1.234567891" : "1", .kilogram, for: String($0 * 1000))
    }
    try withWindow(holding: products) {
      for width in stride(from: 360, through: 900, by: 60) {
        resize(to: width, height: 660)
        for index in [0, 16, 39] { try assertTheListStaysInPlace(selecting: index) }
      }
    }
  }

  /// The text is hidden until there are two products, so it has no width before.
  func testTheSpaceForTheTextFitsAWindowThatWasResized() async throws {
    try withWindow(holding: [Product("1", .kilogram, for: "1001")]) {
      resize(to: 900, height: 660)
      try add(Product("1", .kilogram, for: "2002"))
      settle()
      let height = try XCTUnwrap(worthLabel).heightRequest
      resize(to: 1000, height: 660)
      XCTAssertEqual(try XCTUnwrap(worthLabel).heightRequest, height)
    }
  }

  func testTheListStaysInPlaceAfterTheFontChanged() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "3.99"), Product("750", .gram, for: "5.49"),
    ]) {
      let height = try XCTUnwrap(worthLabel).heightRequest
      try setFont("DejaVu Sans 18")
      settle()
      XCTAssertGreaterThan(try XCTUnwrap(worthLabel).heightRequest, height)
      try assertTheListStaysInPlace()
    }
  }

  /// The list has the width that it had before it was empty.
  func testTheListStaysInPlaceIfProductsAreAddedToAnEmptyList() async throws {
    try withWindow(holding: [
      Product("1", .kilogram, for: "1"), Product("1", .kilogram, for: "2"),
    ]) {
      resize(to: 900, height: 660)
      controller.clear()
      settle()
      try controller.add([
        Product("500", .gram, for: "100200300.99"), Product("1500", .gram, for: "200500700.49"),
      ])
      settle()
      try assertTheListStaysInPlace()
    }
  }

  func testTheListStaysInPlaceIfTheLastProductIsNotRanked() async throws {
    let bundle = try Product(
      quantity: Amount("500", format: .plain), unit: .gram, price: nil,
      offer: Offer(.bundle(packs: 2, price: Rational(5))), name: "Oats")
    try withWindow(holding: [
      Product("500", .gram, for: "3.99"), Product("750", .gram, for: "5.49"), bundle,
    ]) {
      resize(to: 900, height: 660)
      main.list.buying.packs.selected = 0
      XCTAssertEqual(controller.state.products.rankedCount, 2)
      main.list.selection.unselectAll()
      settle()
      resize(to: 400, height: 660)
      try assertTheListStaysInPlace()
    }
  }

  func testNoLineEndsBetweenANumberAndItsUnit() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "3.99"), Product("750", .gram, for: "5.99"),
    ]) {
      main.list.selection.select(1)
      let text = try XCTUnwrap(worthLabel?.text)
      XCTAssertTrue(text.contains("for 750\u{A0}g. The"), text)
    }
  }

  func testATooltipIsShownOnlyIfTheTextIsEllipsized() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "3.99"), Product("750", .gram, for: "5.49"),
    ]) {
      main.list.selection.select(1)
      settle()
      let label = try XCTUnwrap(worthLabel)
      XCTAssertFalse(label.wouldShowTooltip)
      main.window.defaultSize = (width: 360, height: 660)
      try controller.add(Product("500.123456789", .gram, for: "123456789123456789.01"))
      main.list.selection.select(2)
      waitUntil("The text is ellipsized.") { label.wouldShowTooltip }
      XCTAssertEqual(label.tooltip, label.text)
    }
  }

  func testTheTextHasThreeLinesIfItIsLarge() async throws {
    try setFont("DejaVu Sans 20")
    let oats = try Product(
      quantity: Amount("500", format: .plain), unit: .gram, price: Amount("3", format: .plain),
      offer: Offer(.multibuy(packs: 3, pay: 2)), name: "Oats")
    try withLanguage("de_DE") {
      try withWindow(holding: [oats, Product("1", .kilogram, for: "18.59")]) {
        resize(to: 600, height: 700)
        main.list.selection.unselectAll()
        settle()
        XCTAssertFalse(try XCTUnwrap(worthLabel).isEllipsized)
      }
    }
  }

  func testThePriceOfAnOfferIsTheRegularPrice() async throws {
    let oats = try Product(
      quantity: Amount("500", format: .plain), unit: .gram, price: Amount("3.99", format: .plain),
      offer: Offer(.multibuy(packs: 3, pay: 2)), name: "Oats")
    try withWindow(holding: [oats, Product("1", .kilogram, for: "4")]) {
      main.list.selection.select(1)
      XCTAssertEqual(
        worth,
        "The best product costs €1.98 less for 1.5 kg. The selected product would be the best value at a "
          + "regular price of €2.99 or less, or with 665 g.")
    }
  }

  func testThePriceOfTheBestProductIsTheRegularPriceOfItsOffer() async throws {
    let oats = try Product(
      quantity: Amount("500", format: .plain), unit: .gram, price: Amount("3", format: .plain),
      offer: Offer(.multibuy(packs: 3, pay: 2)), name: "Oats")
    try withWindow(holding: [oats, Product("1", .kilogram, for: "5")]) {
      main.list.selection.unselectAll()
      XCTAssertEqual(
        worth, "The best product stays the best value up to a regular price of €3.75.")
      main.list.selection.select(0)
      XCTAssertEqual(
        worth, "The selected product stays the best value up to a regular price of €3.75.")
      // One pack has no offer.
      main.list.buying.packs.selected = 0
      main.list.selection.select(0)
      XCTAssertEqual(worth, "The selected product stays the best value up to €6.00.")
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
}
