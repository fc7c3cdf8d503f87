import PerCore
import PerUI
import XCTest

@MainActor
final class ProductRowTextTests: XCTestCase, Sendable {
  private func text(_ products: Product..., in conventions: Conventions = .euro) throws
    -> [ProductRowTexts]
  {
    let list = ProductListController(conventions: conventions)
    for product in products { try list.add(product) }
    return products.indices.map {
      ProductRowTexts(list.row(at: $0), format: conventions.numbers)
    }
  }

  func testARowHasNamePackAndUnitPrice() async throws {
    let row = try XCTUnwrap(text(Product("500", .gram, for: "3.99", name: "Coffee")).first)
    XCTAssertEqual(row.title, "Coffee")
    XCTAssertEqual(row.details, "500 g for €3.99")
    XCTAssertEqual(row.unitPrice, "€7.98 per kg")
    XCTAssertEqual(row.verdict, "")
    XCTAssertFalse(row.isBest)
    XCTAssertEqual(row.spoken, "Coffee, 500 g for €3.99, €7.98 per kg")
  }

  func testTheQuantityHasThePluralOfItsUnit() async throws {
    let expected: [(quantity: String, unit: PerCore.Unit, pack: String)] = [
      ("1", .one, "1 unit for €2.00"), ("6", .one, "6 units for €2.00"),
      ("2", .pound, "2 lb for €2.00"), ("1", .wash, "1 wash for €2.00"),
      ("1.5", .dozen, "1.5 dozen for €2.00"), ("0.5", .sheet, "0.5 sheets for €2.00"),
      ("1.5", .piece, "1.5 pieces for €2.00"), ("1500", .piece, "1,500 pieces for €2.00"),
      ("6×330", .millilitre, "6 × 330 mL for €2.00"),
    ]
    for (quantity, unit, pack) in expected {
      XCTAssertEqual(try text(Product(quantity, unit, for: "2")).first?.pack, pack)
    }
  }

  func testACalculatedPriceIsInParenthesesOrBrackets() async throws {
    let prices = [
      "2*1.99": "€3.98 (2 × 1.99)", "(1+2)*2": "€6.00 [(1 + 2) × 2]",
      "2*（1+2）": "€6.00 [2 × （1 + 2）]",
    ]
    for (entered, shown) in prices {
      let row = try XCTUnwrap(text(Product("500", .gram, for: entered)).first)
      XCTAssertEqual(row.pack, "500 g for \(shown)")
    }
  }

  func testACalculationIsShownAsEnteredWithItsResult() async throws {
    let row = try XCTUnwrap(
      text(Product("6x330", .millilitre, for: "4.49", name: "Cola")).first)
    XCTAssertEqual(row.title, "Cola")
    XCTAssertEqual(row.details, "6 × 330 mL for €4.49")
    XCTAssertEqual(row.longDetails, "6 × 330 mL = 1.98 L for €4.49")
    XCTAssertEqual(row.spoken, "Cola, 6 × 330 mL for €4.49, €2.27 per L")
    let price = try XCTUnwrap(
      text(Product("500", .gram, for: "2*1.99", name: "Tea")).first)
    XCTAssertEqual(price.longDetails, "500 g for €3.98 (2 × 1.99)")
  }

  func testTheQuantityIsTheTitleOfAProductWithoutAName() async throws {
    let plain = try XCTUnwrap(text(Product("500", .gram, for: "3.99")).first)
    XCTAssertEqual([plain.title, plain.details], ["500 g", "for €3.99"])
    let calculated = try XCTUnwrap(text(Product("3*55", .gram, for: "2.29")).first)
    XCTAssertEqual([calculated.title, calculated.details], ["3 × 55 g", "165 g for €2.29"])
  }

  func testAnOfferReplacesAMissingPrice() async throws {
    func bundle(_ name: String) throws -> Product {
      try Product(
        quantity: Amount("500", format: .plain), unit: .gram, price: nil,
        offer: Offer(.bundle(packs: 2, price: Rational(3))), name: name)
    }
    let named = try XCTUnwrap(text(bundle("Oats")).first)
    XCTAssertEqual([named.details, named.terms], ["500 g, 2 for €3.00", ""])
    XCTAssertEqual(named.spoken, "Oats, 500 g, 2 for €3.00, €3.00 per kg")
    let unnamed = try XCTUnwrap(text(bundle("")).first)
    XCTAssertEqual([unnamed.title, unnamed.details, unnamed.terms], ["500 g", "2 for €3.00", ""])
    let list = ProductListController(conventions: .euro)
    try list.add(bundle("Oats"))
    try list.setNeed("1 kg")
    let needed = ProductRowTexts(list.row(at: 0), format: .plain)
    XCTAssertEqual(
      needed.terms.replacing("\u{A0}", with: " "), "€3.00 per kg if you buy 2")
  }

  func testAnEqualCostIsNotTheBestValueIfMoreIsLeftOver() async throws {
    let list = ProductListController(conventions: .euro)
    for amount in ["500", "400"] { try list.add(Product(amount, .gram, for: "3")) }
    try list.setNeed("300 g")
    let rows = (0...1).map { ProductRowTexts(list.row(at: $0), format: .plain) }
    XCTAssertEqual(rows.map(\.verdict), ["Best value!", "Same price, more left over"])
    XCTAssertEqual(rows.map(\.shortVerdict), ["Best value!", "same price"])
    XCTAssertEqual(rows.map(\.isBest), [true, false])
  }

  func testTheBarSaysWhatItMeans() async throws {
    let rows = try text(Product("500", .gram, for: "1"), Product("500", .gram, for: "3"))
    XCTAssertEqual(rows.map(\.barText), ["33% of the highest price", "100% of the highest price"])
  }

  func testUnitPricesOfPieces() async throws {
    let rows = try text(
      Product("50", .one, for: "4.29"), Product("20", .one, for: "1.99"),
      Product("10", .one, for: "1.29"))
    XCTAssertEqual(
      rows.map(\.verdict),
      ["Best value!", "You’re paying 16% more", "You’re paying 50% more"])
    XCTAssertEqual(rows.map(\.isBest), [true, false, false])
    XCTAssertEqual(
      rows.map(\.unitPrice),
      ["€8.58 per 100 units", "€9.95 per 100 units", "€12.90 per 100 units"])
  }

  func testVerdicts() async throws {
    /// Returns the verdict of a product beside one that costs 1000.
    func verdict(_ price: String) throws -> String {
      try text(Product("1", .kilogram, for: "1000"), Product("1", .kilogram, for: price))[1]
        .verdict
    }
    XCTAssertEqual(try verdict("1000"), "Best value!")
    XCTAssertEqual(try verdict("1000.01"), "Less than 1% more")
    XCTAssertEqual(try verdict("1009.99"), "Less than 1% more")
    XCTAssertEqual(try verdict("1010"), "You’re paying 1% more")
    XCTAssertEqual(try verdict("1014.99"), "You’re paying 1% more")
    XCTAssertEqual(try verdict("1015"), "You’re paying 2% more")
    XCTAssertEqual(try verdict("2000"), "You’re paying 100% more")
    XCTAssertEqual(try verdict("2994.99"), "You’re paying 199% more")
    XCTAssertEqual(try verdict("3000"), "3 times the price")
    XCTAssertEqual(try verdict("3140"), "3.1 times the price")
    XCTAssertEqual(try verdict("1000000"), "1,000 times the price")
  }

  func testOtherConventions() async throws {
    XCTAssertEqual(
      try text(Product("1500", .gram, for: "3.99"), in: .germany).first?.spoken,
      "1.500 g for 3,99\u{A0}€, 2,66\u{A0}€ per kg")
    XCTAssertEqual(
      try text(Product("2", .pound, for: "2.99"), in: .unitedStates).first?.spoken,
      "2 lb for $2.99, $1.50 per lb")
    XCTAssertEqual(
      try text(Product("10", .piece, for: "500"), in: .japan).first?.spoken,
      "10 pieces for ¥500, ¥50 per piece")
  }

  func testBracesInANameAreNotReplaced() async throws {
    let row = try XCTUnwrap(
      text(Product("1", .one, for: "1", name: "{price} {unit}")).first)
    XCTAssertEqual(row.spoken, "{price} {unit}, 1 unit for €1.00, €1.00 per unit")
  }
}
