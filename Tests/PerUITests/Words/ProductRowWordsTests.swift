import PerCore
import PerUI
import XCTest

@MainActor
final class ProductRowWordsTests: XCTestCase {
  private func words(_ products: Product..., in conventions: Conventions = .euro) throws
    -> [ProductRowWords]
  {
    let list = ProductListController(conventions: conventions)
    for product in products { try list.add(product) }
    return products.indices.map {
      ProductRowWords(list.row(at: $0), format: conventions.numbers)
    }
  }

  func testARowSaysWhatIsOfferedAndWhatItIsWorth() async throws {
    let row = try XCTUnwrap(words(Product("500", .gram, for: "3.99", name: "Coffee")).first)
    XCTAssertEqual(row.name, "Coffee")
    XCTAssertEqual(row.offer, "500 g for €3.99")
    XCTAssertEqual(row.unitPrice, "€7.98 per kg")
    XCTAssertEqual(row.verdict, "")
    XCTAssertFalse(row.isBest)
    XCTAssertEqual(row.spoken, "Coffee, 500 g for €3.99, €7.98 per kg")
  }

  func testTheQuantityTakesItsPlural() async throws {
    let expected: [(quantity: String, unit: PerCore.Unit, offer: String)] = [
      ("1", .one, "1 unit for €2.00"), ("6", .one, "6 units for €2.00"),
      ("2", .pound, "2 lb for €2.00"), ("1", .wash, "1 wash for €2.00"),
      ("1.5", .dozen, "1.5 dozen for €2.00"), ("0.5", .sheet, "0.5 sheets for €2.00"),
      ("1.5", .piece, "1.5 pieces for €2.00"), ("1500", .piece, "1,500 pieces for €2.00"),
      ("6×330", .millilitre, "1,980 mL for €2.00"),
    ]
    for (quantity, unit, offer) in expected {
      XCTAssertEqual(try words(Product(quantity, unit, for: "2")).first?.offer, offer)
    }
  }

  func testTheDiarysFiguresReadAsTheyAre() async throws {
    let rows = try words(
      Product("50", .one, for: "4.29"), Product("20", .one, for: "1.99"),
      Product("10", .one, for: "1.29"))
    XCTAssertEqual(
      rows.map(\.verdict),
      ["Best value!", "You're paying 16% more!", "You're paying 50% more!"])
    XCTAssertEqual(rows.map(\.isBest), [true, false, false])
    XCTAssertEqual(
      rows.map(\.unitPrice),
      ["€8.58 per 100 units", "€9.95 per 100 units", "€12.90 per 100 units"])
  }

  func testVerdicts() async throws {
    /// The best costs 1000 a kilogram.
    func verdict(_ price: String) throws -> String {
      try words(Product("1", .kilogram, for: "1000"), Product("1", .kilogram, for: price))[1]
        .verdict
    }
    XCTAssertEqual(try verdict("1000"), "Best value!")
    XCTAssertEqual(try verdict("1000.01"), "You're paying less than 1% more!")
    XCTAssertEqual(try verdict("1009.99"), "You're paying less than 1% more!")
    XCTAssertEqual(try verdict("1010"), "You're paying 1% more!")
    XCTAssertEqual(try verdict("1014.99"), "You're paying 1% more!")
    XCTAssertEqual(try verdict("1015"), "You're paying 2% more!")
    XCTAssertEqual(try verdict("2000"), "You're paying 100% more!")
    XCTAssertEqual(try verdict("1000000"), "You're paying 99,900% more!")
  }

  func testTheOtherMarksAndMeasures() async throws {
    XCTAssertEqual(
      try words(Product("1500", .gram, for: "3.99"), in: .germany).first?.spoken,
      "1.500 g for 3,99\u{A0}€, 2,66\u{A0}€ per kg")
    XCTAssertEqual(
      try words(Product("2", .pound, for: "2.99"), in: .unitedStates).first?.spoken,
      "2 lb for $2.99, $1.50 per lb")
    XCTAssertEqual(
      try words(Product("10", .piece, for: "500"), in: .japan).first?.spoken,
      "10 pieces for ¥500, ¥50 per piece")
  }

  func testANameKeepsItsBraces() async throws {
    let row = try XCTUnwrap(
      words(Product("1", .one, for: "1", name: "{price} {unit}")).first)
    XCTAssertEqual(row.spoken, "{price} {unit}, 1 unit for €1.00, €1.00 per unit")
  }
}
