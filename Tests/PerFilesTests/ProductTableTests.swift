import PerCore
import PerFiles
import TestSupport
import Testing

/// Tests that exported tables can be read back unchanged.
struct ProductTableTests {
  private static let names = [
    "", "Oats", "=1+1", "'=1+1", "''", "'", "+49", "-5", "@home", "\ttab", "  spaces  ",
    "a,b;c|d", "\"quoted\"", "\"", "say \"\u{301}", "two\nlines",
    "three\r\nlines\rhere", "Übergröße 5 kg 3,99 €",
    "قهوة 500 غ", "コーヒー　豆", "👩‍👩‍👧 family", "nul", "12.05.2025", "total", "Summe", "name",
    "\u{FEFF}mark", "\u{202E}override", "\u{1}control", "\u{85}next line\u{2028}", "0,5", "1e5",
  ]

  private static let amounts: [(plain: String, expression: String)] = [
    ("500", "500"), ("1980", "6×330"), ("0.5", "½"), ("1/3", "1÷3"), ("0.000000001", "0,000000001"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
    ("0.123456789012345678901234567890", "x"), ("449/198", ""), ("1.25", "1 lb 4 oz"),
    ("3.192", "3.99 − 20%"), ("7", "-5+12"), ("1.50", "1.50"), ("2", "'"),
    ("123456789012345678901234567890/987654321098765432109876543211", "a;b,c"),
  ]

  private static let offers: [Offer.Terms?] = [
    nil, nil, .multibuy(packs: 3, pay: 2), .bundle(packs: 2, price: Rational(3) / Rational(7)),
    .bundle(packs: 7, price: Rational(1) / Rational(8)), .nth(every: 3, percent: Rational(50)),
    .nth(every: 2, percent: Rational(100)), .percent(Rational(25) / Rational(2)),
    .amount(Rational(1) / Rational(100)), .coupon(Rational(1) / Rational(2), packs: 1),
    .coupon(Rational(2), packs: 4), .bonus(Rational(50), .gram), .bonus(Rational(2), .imperialPint),
    .bonusPercent(Rational(20)),
  ]

  private func randomProducts(_ count: Int, seed: UInt64, kind: Kind) throws -> [Product] {
    var random = SeededRandom(seed: seed)
    let units = PerCore.Unit.allCases.filter { $0.kind == kind }
    func amount() throws -> Amount {
      if Bool.random(using: &random) {
        let (plain, expression) = Self.amounts.randomElement(using: &random)!
        return try Amount(plain: plain, expression: expression)
      }
      let (whole, decimals) = (
        Int.random(in: 1...99_999, using: &random), Int.random(in: 0...999, using: &random)
      )
      return try Amount(plain: "\(whole).\(decimals)", expression: "\(whole),\(decimals)")
    }
    func text() -> String {
      let parts = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        Self.names.randomElement(using: &random)!
      }
      return parts.joined()
    }
    return try (0..<count).map { _ in
      let (quantity, unit) = (try amount(), units.randomElement(using: &random)!)
      let (price, name, shop, note) = (try amount(), text(), text(), text())
      let entered =
        Bool.random(using: &random)
        ? nil
        : CalendarDay(
          year: Int.random(in: 1...9999, using: &random), month: 2,
          day: Int.random(in: 1...28, using: &random))
      let numbers = ["0.25", "1/3", "8.875", "99"].compactMap { Rational(plain: $0) }
      func number() -> Rational? {
        Bool.random(using: &random) ? nil : numbers.randomElement(using: &random)
      }
      let net = number().map { LineAmount($0, units.randomElement(using: &random)!) }
      let terms = PackTerms(deposit: number(), net: net, tax: number()) ?? .none
      func product(_ price: Amount?, _ offer: Offer?) -> Product? {
        try? Product(
          quantity: quantity, unit: unit, price: price, offer: offer, terms: terms, name: name,
          shop: shop, note: note, entered: entered)
      }
      let offer = try Self.offers.randomElement(using: &random)!.map { try Offer($0, limit: nil) }
      let limited = try offer.map { try Offer($0.terms, limit: 7) }
      // An offer can be impossible with this price.
      let chosen = Bool.random(using: &random) ? offer : limited
      let isBundle = if case .bundle = offer?.terms { true } else { false }
      return try #require(
        product(isBundle && Bool.random(using: &random) ? nil : price, chosen)
          ?? product(price, nil))
    }
  }

  /// Returns the products of a table, which must have no other rows.
  private func read(_ bytes: [UInt8], _ locale: String, currency: String = "EUR") throws
    -> [Product]
  {
    let notation = try #require(LineNotation(locale: locale)).replacing(
      decimalMark: nil, groupingMark: nil, currency: currency, measures: nil)
    var reader = try TableReader(DecodedText(bytes), notation: notation)
    var products: [Product] = []
    while let row = reader.next() {
      guard case .product(let product) = row.outcome else {
        Issue.record("\(row.line): \(reader.text(of: row)) \(row.outcome)")
        continue
      }
      let exported = try #require(product.exported)
      #expect(product.amount == LineAmount(exported.quantity.value, exported.unit))
      #expect(product.price == exported.price?.value && product.offer == exported.offer)
      #expect(product.name == exported.name)
      products.append(exported)
    }
    return products
  }

  /// The number of products of each kind and form. `PER_ROUND_TRIP` sets another one.
  private static let count = Environment["PER_ROUND_TRIP"].flatMap { Int($0) } ?? 2_000

  @Test(arguments: Kind.allCases, [ProductTable.Form.international, .decimalComma])
  func readsRandomProductsAgain(kind: Kind, form: ProductTable.Form) throws {
    let products = try randomProducts(Self.count, seed: 12, kind: kind)
    let table = ProductTable(
      form, currency: Currency("EUR"), displayUnit: .standard(for: kind, in: .metric))
    let bytes = table.bytes(products)
    #expect(try read(bytes, form == .international ? "de_DE" : "en_US") == products)
  }

  @Test func writesAReadableTable() throws {
    let oats = Product(
      quantity: try Amount(plain: "500", expression: "500"), unit: .gram,
      price: try Amount(plain: "3.99", expression: "3,99"), name: "Oats; fine", shop: "=Spar",
      entered: CalendarDay(year: 2026, month: 1, day: 31))
    let washes = Product(
      quantity: try Amount(plain: "3", expression: "3"), unit: .kilogram,
      price: try Amount(plain: "1", expression: "1"))
    let header =
      "name,quantity,unit,price,currency,unit_price,per,shop,note,date,typed,typed_for,offer,"
      + "deposit,net_weight,tax_percent\r\n"
    let table = ProductTable(
      .international, currency: Currency("EUR"), displayUnit: DisplayUnit(100, .gram))
    #expect(
      String(decoding: table.bytes([oats, washes]), as: UTF8.self) == header
        + "\"Oats; fine\",500,g,3.99,EUR,0.798,\"100 g\",'=Spar,,2026-01-31,,\"3,99\",,,,\r\n"
        + ",3,kg,1,EUR,0.0333333333333,\"100 g\",,,,,,,,,\r\n")
    let german = ProductTable(
      .decimalComma, currency: nil, displayUnit: DisplayUnit(.kilogram))
    #expect(
      String(decoding: german.bytes([washes]), as: UTF8.self)
        == header.replacing(",", with: ";")
        + ";3;kg;1;;0,333333333333;kg;;;;;;;;;\r\n")
  }

  @Test func refusesChangedRowsAndOtherCurrencies() throws {
    let header =
      "name,quantity,unit,price,currency,unit_price,per,shop,note,date,typed,typed_for\r\n"
    let text = header + "A,1,kg,2,EUR\r\nB,x,kg,2,EUR,,,,,,,\r\n\r\nC,1,kg,2,USD,,,,,,,\r\n"
    let notation = try #require(LineNotation(locale: "de_DE"))
    var reader = try TableReader(DecodedText(Array(text.utf8)), notation: notation)
    var outcomes: [String] = []
    while let row = reader.next() {
      switch row.outcome {
      case .product(let product): outcomes.append("\(row.line) \(product.name)")
      case .refused(let reason): outcomes.append("\(row.line) \(reason)")
      default: Issue.record("\(row)")
      }
    }
    #expect(outcomes == ["2 A", "3 number", "5 currency"])
  }

  /// The words of the column are those of typed lines.
  @Test(
    arguments: [
      (.multibuy(packs: 3, pay: 2), nil, "3 for 2"),
      (.bundle(packs: 2, price: Rational(5)), nil, "2 packs for 5 EUR"),
      (.nth(every: 2, percent: Rational(50)), nil, "50% off the 2nd"),
      (.percent(Rational(20)), nil, "20% off"), (.amount(Rational(1)), nil, "1 EUR off each pack"),
      (.coupon(Rational(2), packs: 1), nil, "2 EUR coupon"),
      (.coupon(Rational(2), packs: 3), nil, "2 EUR coupon for 3 packs"),
      (.multibuy(packs: 3, pay: 2), 6, "3 for 2, max 6"),
    ] as [(Offer.Terms, Int?, String)])
  func theReaderOfLinesReadsTheOffer(terms: Offer.Terms, limit: Int?, words: String) throws {
    let offer = try Offer(terms, limit: limit)
    let product = try Product(
      quantity: Amount(plain: "500", expression: "500"), unit: .gram,
      price: Amount(plain: "3.99", expression: "3.99"), offer: offer)
    let table = ProductTable(
      .international, currency: Currency("EUR"), displayUnit: DisplayUnit(.kilogram))
    let text = String(decoding: table.bytes([product]), as: UTF8.self)
    #expect(text.contains(words))
    let notation = LineNotation(currency: "EUR", language: "en")
    let line = "500 g oats 3.99 EUR, \(words)"
    guard case .product(let read) = LineReader(notation: notation, offers: .read).read(line).outcome
    else {
      Issue.record("\(line)")
      return
    }
    #expect(read.offer == offer)
  }

  /// The words with which somebody changed the offer of an exported product.
  @Test(
    arguments: [
      ("3 for 2", .multibuy(packs: 3, pay: 2)),
      ("3 for 2 EUR", .bundle(packs: 3, price: Rational(2))),
      ("3 for EUR 2", .bundle(packs: 3, price: Rational(2))),
      ("3 packs for 2", .bundle(packs: 3, price: Rational(2))),
    ] as [(String, Offer.Terms)])
  func aChangedOfferWithACurrencyIsAPrice(words: String, terms: Offer.Terms) throws {
    let text =
      "name,quantity,unit,price,currency,unit_price,per,shop,note,date,typed,typed_for,offer\r\n"
      + "Rice,500,g,0.90,EUR,,,,,,,,\(words)\r\n"
    let notation = try #require(LineNotation(locale: "de_DE"))
    var reader = try TableReader(DecodedText(Array(text.utf8)), notation: notation)
    guard case .product(let product)? = reader.next()?.outcome else {
      Issue.record("\(words) isn't read.")
      return
    }
    #expect(product.offer?.terms == terms)
  }

  @Test func tablesOfEarlierVersionsAreRead() throws {
    let text =
      "name,quantity,unit,price,currency,unit_price,per,shop,note,date,typed,typed_for\r\n"
      + "A,1/3,kg,2,EUR,6,kg,,,,1÷3,\r\n"
    let product = try #require(try read(Array(text.utf8), "en_US").first)
    #expect(product.quantity.expression == "1÷3" && product.offer == nil)
  }
}
