import PerCore
import PerFiles
import PerUI
import XCTest

@MainActor
final class CopiedProductsTests: XCTestCase, Sendable {
  private func list(_ conventions: Conventions) throws -> ProductListController {
    let list = ProductListController(conventions: conventions)
    try list.add(Product("6*330", .millilitre, for: "4.49", name: "A & <B>"))
    try list.add(
      Product(
        quantity: Amount(plain: "1/3", expression: ""), unit: .litre,
        price: Amount(plain: "1", expression: "1"), name: "=1+1", shop: "Tab\there", note: "n"))
    return list
  }

  func testCopiesATableWithExactValues() async throws {
    let list = try list(.germany)
    let products = CopiedProducts([0, 1], of: list)
    XCTAssertEqual(
      products.text,
      """
      Product\tQuantity\tUnit\tPrice\tUnit Price per L\tShop\tNote
      A & <B>\t1980\tmL\t4,49\u{A0}€\t2,27\u{A0}€\t\t
      '=1+1\t0,333333333333333\tL\t1,00\u{A0}€\t3,00\u{A0}€\tTab here\tn
      """)
    XCTAssertTrue(
      products.html.contains(
        """
        <tr><td>A &amp; &lt;B&gt;</td><td sdval="1980" sdnum="1033;">1980</td><td>mL</td>\
        <td sdval="4.49" sdnum="1033;">4,49\u{A0}€</td>\
        <td sdval="2.26767676767677" sdnum="1033;">2,27\u{A0}€</td><td></td><td></td></tr>
        """), products.html)
    XCTAssertTrue(products.html.contains("<tr><td>'=1+1</td>"), products.html)
  }

  func testCopiesASingleProductWithItsHeader() async throws {
    let list = try list(.euro)
    XCTAssertEqual(
      CopiedProducts([0], of: list).text,
      """
      Product\tQuantity\tUnit\tPrice\tUnit Price per L\tShop\tNote
      A & <B>\t1980\tmL\t€4.49\t€2.27\t\t
      """)
  }

  func testReadsACopiedProductWithoutAQuestion() async throws {
    for conventions in [Conventions.euro, .unitedStates, .british, .germany] {
      let list = ProductListController(conventions: conventions)
      try list.add(
        Product(
          quantity: Amount(plain: "500", expression: "500"), unit: .gram,
          price: Amount(plain: "1.8", expression: "1.8"), name: "Rice 7", shop: "Aldi", note: "n"))
      let text = CopiedProducts([0], of: list).text
      XCTAssertTrue(ImportSource.canBeTable(text), text)
      var reader = try TableReader(
        DecodedText(Array(text.utf8)), notation: LineNotation(conventions))
      let row = try XCTUnwrap(reader.next())
      guard case .product(let product) = row.outcome else {
        XCTFail("\(row.outcome): \(text)")
        continue
      }
      XCTAssertEqual(product.name, "Rice 7")
      XCTAssertEqual(product.amount, LineAmount(Rational(500), .gram))
      XCTAssertEqual(product.price, Rational(9) / Rational(5))
      XCTAssertEqual(product.shop, "Aldi")
      XCTAssertEqual(product.note, "n")
      XCTAssertNil(reader.next())
    }
  }

  func testCopiesDepositsNetWeightsAndTaxes() async throws {
    let list = ProductListController(conventions: .euro)
    try list.add(
      Product(
        quantity: Amount("240", format: .plain), unit: .gram, price: Amount("2.40", format: .plain),
        offer: nil,
        terms: PackTerms(
          deposit: Rational(1) / Rational(4), net: LineAmount(Rational(400), .gram),
          tax: Rational(71) / Rational(8)) ?? .none, name: "Beans"))
    try list.add(Product("1", .kilogram, for: "14.99", name: "Rice"))
    list.compare(by: .net)
    let products = CopiedProducts([0, 1], of: list)
    XCTAssertEqual(
      products.text,
      """
      Product\tQuantity\tUnit\tPrice\tDeposit\tNet Weight\tTax\tUnit Price per kg\tShop\tNote
      Beans\t240\tg\t€2.40\t€0.25\t400 g\t8.875%\t€6.53\t\t
      Rice\t1\tkg\t€14.99\t\t\t\t€14.99\t\t
      """)
    XCTAssertTrue(products.html.contains("sdval=\"6.5325\""), products.html)
    XCTAssertEqual(
      AlignedProducts([0], of: list).text,
      "1. Beans  240 g  €2.40  400 g net · plus €0.25 deposit · plus 8.875% tax  €6.53 per kg  Best value!"
    )
  }

  func testTheTextSaysWhichAmountThePricesAreFor() async throws {
    let list = ProductListController(conventions: .euro)
    try list.add(Product("1", .kilogram, for: "2.49", name: "Oats"))
    try list.add(Product("1", .kilogram, for: "3.00", name: "Rye"))
    XCTAssertFalse(AlignedProducts([0, 1], of: list).text.contains("Cost"))
    try list.setNeed("2 kg")
    let lines = AlignedProducts([0, 1], of: list).text.split(separator: "\n")
    XCTAssertEqual(lines.count, 3)
    XCTAssertEqual(lines.first, "Cost for 2 kg")
    XCTAssertTrue(lines[1].contains("Oats  1 kg  €2.49  €4.98"), "\(lines)")
  }

  func testAlignsColumnsInText() async throws {
    let list = ProductListController(conventions: .euro)
    try list.add(Product("500", .gram, for: "3.99", name: "Oats"))
    try list.add(Product("1", .kilogram, for: "14.99", name: "コーヒー"))
    XCTAssertEqual(
      AlignedProducts([0, 1], of: list).text,
      """
      1. Oats      500 g   €3.99   €7.98 per kg  Best value!
      2. コーヒー  1 kg   €14.99  €14.99 per kg  +88%
      """)
    try list.add(Product("1", .kilogram, for: "7.98", name: "Rye"))
    XCTAssertEqual(
      AlignedProducts([0, 1, 2], of: list).text.split(separator: "\n").map { $0.prefix(3) },
      ["1. ", "1. ", "3. "])
  }
}
