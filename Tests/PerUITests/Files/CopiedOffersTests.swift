import Gtk
import PerCore
import PerFiles
import PerUI
import XCTest
import XCTestSupport

/// What Per writes of offers, deposits, net weights and taxes is read without a question.
@MainActor
final class CopiedOffersTests: GtkTestCase {
  /// The conventions of the languages of Per, by the locales of their texts; nil for English.
  private static let conventions: [(locale: String?, conventions: Conventions)] = [
    (nil, conventions("en", "IE", "€", "EUR")), (nil, conventions("en", "US", "$", "USD")),
    ("ar_EG", conventions("ar", "EG", "ج.م.", "EGP", isSpaced: true)),
    ("de_DE", conventions("de", "DE", "€", "EUR", ",", isAfter: true)),
    ("es_ES", conventions("es", "ES", "€", "EUR", ",", isAfter: true)),
    ("fr_FR", conventions("fr", "FR", "€", "EUR", ",", isAfter: true)),
    ("it_IT", conventions("it", "IT", "€", "EUR", ",", isAfter: true)),
    ("ja_JP", conventions("ja", "JP", "¥", "JPY")),
    ("pt_BR", conventions("pt", "BR", "R$", "BRL", ",", isSpaced: true)),
  ]

  private static func conventions(
    _ language: String, _ region: String, _ sign: String, _ currency: String,
    _ mark: Character = ".", isAfter: Bool = false, isSpaced: Bool = false
  ) -> Conventions {
    let numbers = NumberFormat(decimalMark: mark, groupingMark: mark == "," ? "." : ",")
    let money = MoneyFormat(
      symbol: sign, code: currency, symbolComesFirst: !isAfter, spacesSymbol: isAfter || isSpaced,
      usualDecimals: currency == "JPY" ? 0 : 2, numbers: numbers)
    return Conventions(
      numbers: numbers, money: money, measures: region == "US" ? .us : .metric, language: language,
      region: region)
  }

  private static let terms: [Offer.Terms] = [
    .multibuy(packs: 3, pay: 2), .multibuy(packs: 2, pay: 1),
    .bundle(packs: 2, price: Rational(500)),
    .nth(every: 2, percent: Rational(50)), .nth(every: 3, percent: Rational(25)),
    .nth(every: 4, percent: Rational(50)), .nth(every: 11, percent: Rational(50)),
    .percent(Rational(20)), .percent(Rational(25) / Rational(2)), .amount(Rational(50)),
    .coupon(Rational(50), packs: 1), .coupon(Rational(50), packs: 2),
    .coupon(Rational(50), packs: 3),
    .coupon(Rational(50), packs: 12), .bonus(Rational(50), .gram), .bonusPercent(Rational(20)),
  ]

  /// Products with each offer, with and without limits and other terms.
  private func products() throws -> [Product] {
    var products: [Product] = []
    for terms in Self.terms {
      let packs = try Offer(terms).packs
      for limit in [nil, packs, packs + 1, packs + 9] {
        products.append(
          try Product(
            quantity: Amount("500", format: .plain), unit: .gram,
            price: Amount("399", format: .plain), offer: Offer(terms, limit: limit),
            terms: products.count % 3 == 0 ? .none : packTerms(products.count),
            name: "Product"))
      }
    }
    products.append(
      try Product(
        quantity: Amount("500", format: .plain), unit: .gram, price: nil,
        offer: Offer(.bundle(packs: 2, price: Rational(500)), limit: 4), name: "Product"))
    products.append(
      try Product(
        quantity: Amount("240", format: .plain), unit: .gram, price: Amount("240", format: .plain),
        offer: nil, terms: packTerms(7), name: "Product"))
    return products
  }

  private func packTerms(_ number: Int) -> PackTerms {
    PackTerms(
      deposit: number % 2 == 0 ? Rational(25) : nil,
      net: number % 3 == 1 ? LineAmount(Rational(800), .gram) : nil,
      tax: number % 5 == 2 ? Rational(71) / Rational(8) : nil) ?? .none
  }

  private func inAllLanguages(_ body: (Conventions, String) throws -> Void) throws {
    for (locale, conventions) in Self.conventions {
      if let locale {
        try withLanguage(locale) { try body(conventions, locale) }
      } else {
        try body(conventions, conventions.region)
      }
    }
  }

  func testACopiedProductIsPastedWithoutAQuestion() async throws {
    let products = try products().enumerated().filter { $0.offset % 11 == 0 }.map(\.element)
    try inAllLanguages { conventions, language in
      for product in products {
        let list = ProductListController(conventions: conventions)
        try list.add(product)
        try check(CopiedProducts([0], of: list).text, [product], conventions, language)
      }
    }
  }

  func testACopiedListIsPastedWithoutAQuestion() async throws {
    let products = try products()
    try inAllLanguages { conventions, language in
      for weight in Buying.Weight.allCases {
        let list = ProductListController(conventions: conventions)
        for product in products { try list.add(product) }
        list.compare(by: weight)
        let ranked = list.state.products.ranked
        let text = CopiedProducts(Array(ranked.indices), of: list).text
        try check(text, Array(ranked), conventions, language)
      }
    }
  }

  func testACopiedTableIsPastedWithEachDisplayUnit() async throws {
    let products = try [
      Product("500", .gram, for: "399", name: "Rice"),
      Product("1980", .millilitre, for: "449", name: "Cola"),
      Product("24", .piece, for: "299", name: "Eggs"),
      Product("20", .metre, for: "599", name: "Rope"),
      Product("3", .squareMetre, for: "899", name: "Foil"),
    ]
    try inAllLanguages { conventions, language in
      // Japanese headers, in which a unit is written together with words, are not read for all units.
      guard language != "ja_JP" else { return }
      for product in products {
        let list = ProductListController(conventions: conventions)
        try list.add(product)
        for unit in list.displayUnits {
          list.show(in: unit)
          try check(CopiedProducts([0], of: list).text, [product], conventions, language)
        }
      }
    }
  }

  private func check(
    _ text: String, _ products: [Product], _ conventions: Conventions, _ language: String
  ) throws {
    XCTAssertTrue(ImportSource.canBeTable(text), text)
    var reader = try TableReader(
      DecodedText(Array(text.utf8)), notation: LineNotation(conventions))
    for product in products {
      let row = try XCTUnwrap(reader.next(), "\(language): \(text)")
      guard case .product(let read) = row.outcome else {
        XCTFail("\(language): \(row.outcome): \(text)")
        continue
      }
      let what = "\(language): \(reader.text(of: row))"
      XCTAssertEqual(read.name, product.name, what)
      XCTAssertEqual(read.amount, LineAmount(product.quantity.value, product.unit), what)
      XCTAssertEqual(read.price, product.price?.value, what)
      XCTAssertEqual(read.offer, product.offer, what)
      XCTAssertEqual(read.terms, product.terms, what)
      XCTAssertEqual(read.pack, product.pack, what)
    }
    XCTAssertNil(reader.next())
  }

  func testTheWordsOfARowAreReadInALine() async throws {
    try inAllLanguages { conventions, language in
      let reader = LineReader(notation: LineNotation(conventions), offers: .read)
      for product in try products() where product.terms == .none && product.price != nil {
        let list = ProductListController(conventions: conventions)
        try list.add(product)
        let pack = list.row(at: 0).pack
        let line = "Product 500 g \(pack.price) \(pack.offer?.text ?? "")"
        let offers: [Offer?]
        switch reader.read(line).outcome {
        case .product(let read):
          XCTAssertEqual(read.name, "Product", "\(language): \(line)")
          offers = [read.offer]
        // The quantity can have the additional percentage in it.
        case .ask(.offer, _, let candidates): offers = candidates.map(\.offer)
        case let outcome:
          XCTFail("\(language): \(line): \(outcome)")
          continue
        }
        if case .bonusPercent? = product.offer?.terms {
          XCTAssertEqual(offers, [product.offer, nil], "\(language): \(line)")
        } else {
          XCTAssertEqual(offers, [product.offer], "\(language): \(line)")
        }
      }
    }
  }
}
