import PerCore
import Testing

@Suite struct CurrencyTests {
  private static let swedish = MoneyFormat(
    symbol: "kr", code: "SEK", symbolComesFirst: false, spacesSymbol: true, numbers: .french)
  private static let canadian = MoneyFormat(symbol: "$", code: "CAD", numbers: .us)
  private static let hongKong = MoneyFormat(symbol: "HK$", code: "HKD", numbers: .us)

  @Test func tableIsConsistent() {
    let codes = Currency.table.map(\.code)
    #expect(codes == Set(codes).sorted())
    #expect(codes.count > 150)
    for entry in Currency.table {
      #expect(entry.code.count == 3 && entry.code.allSatisfy { ("A"..."Z").contains($0) })
      #expect((0...3).contains(entry.digits))
      for symbol in [entry.narrow, entry.symbol, entry.unambiguous] {
        #expect(!symbol.isEmpty && symbol.count <= 5, "\(entry.code)")
      }
    }
    // No two currencies have the same symbol in any country.
    let symbols = Currency.all.map { $0.symbol(besides: nil) }
    #expect(Set(symbols).count == symbols.count)
    for own in Currency.all {
      let others = Currency.all.filter { $0 != own }.map { $0.symbol(besides: own) }
      #expect(Set(others).count == others.count)
      #expect(!others.contains(Currency.entries[own.code]!.narrow), "\(own.code)")
    }
  }

  @Test func aSymbolDoesNotKeepTheSpaceOfAnother() {
    let francs = MoneyFormat.dollar.with(Currency("CHF"))
    #expect(francs.string(decimal("3.99")) == "CHF\u{A0}3.99")
    #expect(francs.with(Currency("USD")).string(decimal("3.99")) == "$3.99")
  }

  /// Currencies and their numbers of decimals in CLDR.
  @Test(arguments: [
    ("EUR", 2), ("USD", 2), ("JPY", 0), ("KRW", 0), ("ISK", 0), ("CLP", 0), ("VND", 0),
    ("BHD", 3), ("KWD", 3), ("TND", 3), ("XOF", 0), ("HUF", 2), ("no such", 2),
  ])
  func currenciesHaveTheirDecimals(_ code: String, _ digits: Int) {
    #expect(Currency(code).digits == digits)
  }

  @Test(arguments: [
    (MoneyFormat.dollar, "USD", "$3.99"), (.dollar, "EUR", "€3.99"), (.dollar, "GBP", "£3.99"),
    (.dollar, "JPY", "¥4"), (.dollar, "CAD", "CA$3.99"), (.dollar, "CHF", "CHF\u{A0}3.99"),
    (.dollar, "SEK", "SEK\u{A0}3.99"), (.dollar, "PLN", "zł\u{A0}3.99"),
    (.dollar, "KWD", "KWD\u{A0}3.990"), (canadian, "USD", "US$3.99"), (canadian, "CAD", "$3.99"),
    (hongKong, "USD", "US$3.99"), (.euroBehind, "USD", "3,99\u{A0}$"),
    (.euroBehind, "CHF", "3,99\u{A0}CHF"), (.euroBehind, "EUR", "3,99\u{A0}€"),
    (.yen, "JPY", "￥4"), (.yen, "CNY", "CN¥3.99"), (.yen, "USD", "$3.99"),
    (swedish, "SEK", "3,99\u{A0}kr"), (swedish, "DKK", "3,99\u{A0}DKK"),
    (.plain, "EUR", "€3.99"), (.dollar, "kr", "kr\u{A0}3.99"),
  ])
  func amountsAreWrittenInTheNotationOfTheLocale(
    _ locale: MoneyFormat, _ code: String, _ text: String
  ) throws {
    let money = locale.with(Currency(code))
    #expect(money.string(decimal("3.99"), decimals: money.usualDecimals) == text)
    #expect(money.currency == Currency(code))
    #expect(money.numbers == locale.numbers)
  }

  @Test func aComparisonCanHaveNoCurrency() {
    let money = MoneyFormat.euroBehind.with(nil)
    #expect(money.string(decimal("3.99"), decimals: money.usualDecimals) == "3,99")
    #expect(money.currency == nil && MoneyFormat.plain.currency == nil)
    #expect(MoneyFormat(symbol: "€", numbers: .us).currency == Currency("€"))
  }

  @Test(arguments: [
    ("eur", ["EUR"]), (" EUR ", ["EUR"]), ("€", ["EUR"]), ("$", ["USD"]), ("US$", ["USD"]),
    ("CA$", ["CAD"]), ("¥", ["JPY"]), ("円", ["JPY"]), ("￥", ["JPY"]), ("元", ["CNY"]),
    ("kr", ["DKK", "ISK", "NOK", "SEK"]), ("zł", ["PLN"]), ("Kč", ["CZK"]), ("", []), ("EURO", []),
    ("1", []), ("xyz", []),
  ])
  func findsTheCurrenciesOfACodeOrASymbol(_ text: String, _ codes: [String]) {
    #expect(Currency.matching(text, in: .euroBehind).map(\.code) == codes)
  }

  @Test func aSharedSymbolMeansTheCurrencyOfTheLocale() {
    #expect(Currency.matching("kr", in: Self.swedish) == [Currency("SEK")])
    #expect(Currency.matching("$", in: Self.canadian) == [Currency("CAD")])
  }

  @Test func searchFindsCodesAndSymbols() {
    #expect(Currency.search("", in: .pound).count == Currency.all.count)
    #expect(Currency.search("", in: .pound)[0] == Currency("GBP"))
    #expect(Currency.search("eu", in: .pound) == [Currency("EUR")])
    #expect(Currency.search(" e", in: .euroBehind).map(\.code) == ["EUR", "EGP", "ERN", "ETB"])
    #expect(
      Currency.search("kr", in: .pound).map(\.code) == ["DKK", "ISK", "KRW", "NOK", "SEK"])
    #expect(Currency.search("zł", in: .pound).map(\.code) == ["PLN"])
    #expect(Currency.search("???", in: .pound).isEmpty)
  }

  @Test func searchFindsWordsOfNames() {
    let names = ["USD": "US Dollar", "CAD": "Canadian Dollar", "CRC": "Costa Rican Colón"]
    func codes(_ text: String) -> [String] {
      Currency.search(text, in: .pound, names: names).map(\.code)
    }
    #expect(codes("dollar") == ["CAD", "USD"])
    #expect(codes(" us d") == ["USD"])
    #expect(codes("colon") == ["CRC"])
    #expect(codes("ollar").isEmpty)
  }
}
