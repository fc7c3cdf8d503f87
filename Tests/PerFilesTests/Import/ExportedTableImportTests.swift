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

  @Test func importsEachOfferWithItsTermsWithoutADifference() throws {
    let half = Rational(1) / Rational(2)
    let offers: [Offer.Terms] = [
      .multibuy(packs: 3, pay: 2), .bundle(packs: 2, price: Rational(5) - half),
      .nth(every: 2, percent: Rational(50)), .nth(every: 13, percent: Rational(25) * half),
      .percent(Rational(1) / Rational(3)), .amount(half), .coupon(half, packs: 1),
      .coupon(half, packs: 3), .bonus(half, .ounce), .bonusPercent(Rational(25) * half),
    ]
    let terms = [
      PackTerms.none, PackTerms(deposit: half), PackTerms(net: LineAmount(Rational(2), .kilogram)),
      PackTerms(tax: Rational(71) / Rational(8)),
      PackTerms(deposit: half, net: LineAmount(Rational(3), .pound), tax: half),
    ].compactMap { $0 }
    var products: [Product] = []
    for (place, offer) in offers.enumerated() {
      let packs = try Offer(offer).packs
      for limit in [nil, packs, packs + 7] {
        products.append(
          try Product(
            quantity: Amount(plain: "500", expression: "500"), unit: .gram,
            price: Amount(plain: "3.99", expression: "3.99"), offer: Offer(offer, limit: limit),
            terms: terms[(place + (limit ?? 0)) % terms.count]))
      }
    }
    products.append(
      try Product(
        quantity: Amount(plain: "500", expression: "500"), unit: .gram, price: nil,
        offer: Offer(.bundle(packs: 2, price: Rational(5)), limit: 4), terms: terms[4]))
    for form in [ProductTable.Form.international, .decimalComma] {
      for currency in [Currency("EUR"), nil] {
        let table = ProductTable(form, currency: currency, displayUnit: DisplayUnit(.kilogram))
        let text = String(decoding: table.bytes(products), as: UTF8.self)
        let session = ImportSession(.text(text))
        try session.read()
        #expect(session.controller.rows.map(\.product) == products)
      }
    }
  }
}
