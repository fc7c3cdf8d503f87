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
    try session.add()
    let imported = session.library.list.state.products.ranked.map { product in
      var product = product
      product.id = 0
      return product
    }
    #expect(imported == products)
  }

  @Test func readsAnEditedRowAsARowOfAnExportedTable() throws {
    let header =
      "name,quantity,unit,price,currency,unit_price,per,shop,note,date,typed,typed_for\r\n"
    let session = ImportSession(.text(header + "Cola,x,mL,4.49,EUR,,,,,2025-03-01,6×330,\r\n"))
    try session.read()
    let controller = session.controller
    #expect(controller.rows.map(\.outcome) == [.refused(.number)])
    controller.edit(0, "Cola 1 kg,1980,mL,4.49,EUR,,,,,2025-03-01,6×330,")
    let product = Product(
      quantity: try Amount(plain: "1980", expression: "6×330"), unit: .millilitre,
      price: try Amount(plain: "4.49", expression: "4.49"), name: "Cola 1 kg",
      entered: CalendarDay(year: 2025, month: 3, day: 1))
    #expect(controller.rows[0].product == product)
    controller.edit(0, "Cola,1980,mL,4.49,USD,,,,,,,")
    #expect(controller.rows[0].outcome == .refused(.currency))
  }

  @Test func keepsALongNoteWithManyLines() throws {
    let note = Array(repeating: "A line of a long note.", count: 4_000).joined(separator: "\n")
    let product = Product(
      quantity: try Amount(plain: "1", expression: "1"), unit: .litre,
      price: try Amount(plain: "2", expression: "2"), note: note)
    let table = ProductTable(
      .international, currency: Currency("EUR"), displayUnit: DisplayUnit(.litre))
    let text = String(decoding: table.bytes([product, product]), as: UTF8.self)
    let session = ImportSession(.text(text))
    try session.read()
    #expect(session.controller.rows.map(\.product) == [product, product])
    #expect(session.controller.rows.map(\.line) == [2, 4_002])
  }
}
