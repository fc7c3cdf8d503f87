import Gtk
import PerCore
import PerUI
import XCTest

/// The texts and the bars of the rows.
@MainActor
final class ProductRowTests: ProductListTestCase {
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

  func testNoLineBeginsWithADot() async throws {
    try withWindow {
      try add(
        Product(
          quantity: Amount("240", format: .plain), unit: .gram,
          price: Amount("2.40", format: .plain),
          offer: Offer(.multibuy(packs: 3, pay: 2)),
          terms: XCTUnwrap(PackTerms(deposit: Rational(1))), name: "Beans"))
      let row = try XCTUnwrap(rows.first)
      let terms = try XCTUnwrap(row.texts.first { $0.contains("deposit") })
      XCTAssertTrue(terms.contains("deposit\u{A0}· 3\u{A0}for 2"), terms)
      XCTAssertFalse(terms.contains(" ·"), terms)
      // The words in parentheses fit one line.
      waitUntil("They are kept together.") {
        row.texts.contains { $0.contains("(one\u{A0}pack:\u{A0}€10.00\u{A0}per\u{A0}kg)") }
      }
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
}
