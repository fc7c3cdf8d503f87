import PerCore
import PerFiles
import Testing

@MainActor struct ExportedTableImportTests {
  @Test func importsAnExportedListWithoutADifference() throws {
    let day = CalendarDay(year: 2025, month: 3, day: 1)
    let products = [
      Product(
        quantity: try Amount(plain: "1980", expression: "6×330"), unit: .millilitre,
        price: try Amount(plain: "3.192", expression: "3,99 − 20%"), name: "=Cola", shop: "Spar",
        note: "two\nlines", entered: day),
      Product(
        quantity: try Amount(plain: "1/3", expression: "1÷3"), unit: .litre,
        price: try Amount(plain: "9", expression: "9"), name: "Summe 500 g", entered: day),
    ]
    let table = ProductTable(
      .decimalComma, currency: Currency("EUR"), displayUnit: DisplayUnit(.litre))
    let text = String(decoding: table.bytes(products), as: UTF8.self)
    let session = ImportSession(.text(text))
    try session.read()
    #expect(session.controller.counts.refused == 0)
    _ = session.controller.add { "\($0.kind)" }
    let imported = session.library.list.state.products.ranked.map { product in
      var product = product
      product.id = 0
      return product
    }
    #expect(imported == products)
  }
}
