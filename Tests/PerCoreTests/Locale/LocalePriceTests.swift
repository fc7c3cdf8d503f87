import PerCore
import Testing

/// Tests that prices are read in the formats of all locales of glibc, from recorded results of `localeconv` and
/// `strfmon`.
@Suite struct LocalePriceTests {
  private struct Locale {
    let conventions: Conventions
    let name: String
    /// Prices as `strfmon` prints them, and their values.
    let prices: [(text: String, value: Rational)]

    init(_ row: [String]) {
      var locale = LocaleConventions()
      locale.name = row[0]
      locale.decimalPoint = row[1]
      locale.thousandsSeparator = row[2]
      locale.grouping = Self.grouping(row[3])
      locale.internationalSymbol = row[4]
      locale.currencySymbol = row[5]
      locale.monetaryDecimalPoint = row[6]
      locale.monetaryThousandsSeparator = row[7]
      locale.monetaryGrouping = Self.grouping(row[8])
      locale.fractionDigits = CChar(row[9])!
      locale.symbolPrecedes = CChar(row[10])!
      locale.symbolIsSeparated = CChar(row[11])!
      name = row[0]
      conventions = Conventions(numbers: locale.numbers, money: locale.money, measures: .metric)
      prices = stride(from: 12, to: 18, by: 2).map { (row[$0], decimal(row[$0 + 1])) }
    }

    private static func grouping(_ text: String) -> [CChar] {
      let sizes = text.split(separator: " ").compactMap { CChar($0) }
      return sizes.isEmpty ? [] : sizes + [0]
    }
  }

  private static let locales = Environment.records(ofFixture: "locales.tsv").dropFirst().map(
    Locale.init)

  private func price(_ text: String, in conventions: Conventions) -> Result<Rational, EntryError> {
    outcome { () throws(EntryError) in
      let format = conventions.prices
      let expression = conventions.money.expression(in: text, format: format)
      return try Expression(expression, format: format).amount()
    }
  }

  @Test func pricesAreReadAsTheLocalePrintsThem() {
    #expect(Self.locales.count == 341)
    for locale in Self.locales {
      for (text, value) in locale.prices {
        #expect(price(text, in: locale.conventions) == .success(value), "\(locale.name): \(text)")
      }
    }
  }

  @Test func pricesAreReadAsPerShowsThem() {
    for locale in Self.locales {
      for text in ["0.5", "3.99", "1234.5", "1234567.89", "12345678"] {
        let value = decimal(text)
        let shown = locale.conventions.money.string(value)
        #expect(price(shown, in: locale.conventions) == .success(value), "\(locale.name): \(shown)")
      }
    }
  }

  /// A price without a symbol is read as a number of the locale.
  @Test func numbersAreReadAsPrices() {
    for locale in Self.locales {
      for text in ["0.5", "3.99", "1234.5", "1234567.89"] {
        let shown = locale.conventions.numbers.string(decimal(text))
        #expect(
          price(shown, in: locale.conventions) == .success(decimal(text)),
          "\(locale.name): \(shown)")
      }
    }
  }

  /// Locales for which CLDR differs from glibc, each with a quantity and a price with the usual decimals.
  @Test(arguments: [
    ("ar_EG", "1,234,567.5", "ج.م.\u{A0}3.99"),
    ("nb_NO", "1\u{202F}234\u{202F}567,5", "kr\u{A0}3,99"),
    ("el_GR", "1234567,5", "3,99\u{A0}€"), ("hi_IN", "12,34,567.5", "₹3.99"),
    ("en_IN", "12,34,567.5", "₹3.99"), ("de_CH", "1’234’567.5", "CHF\u{A0}3.99"),
    ("ar_KW", "1,234,567.5", "د.ك.\u{A0}3.990"), ("pt_BR", "1.234.567,5", "R$\u{A0}3,99"),
    ("uk_UA", "1\u{202F}234\u{202F}567,5", "3,99\u{A0}грн."),
  ])
  func pricesFollowCLDR(_ name: String, _ quantity: String, _ price: String) throws {
    let locale = try #require(Self.locales.first { $0.name.hasPrefix(name + ".") })
    #expect(locale.conventions.numbers.string(decimal("1234567.5")) == quantity)
    #expect(locale.conventions.money.string(decimal("3.99")) == price)
  }

  /// The locale, a price that is typed or pasted, and its value.
  @Test(arguments: [
    ("ja_JP", "¥500", "500"), ("ja_JP", "500円", "500"), ("ja_JP", "￥1,980", "1980"),
    ("ja_JP", "５００円", "500"), ("en_GB", "50p", "0.5"), ("en_GB", "£3.99", "3.99"),
    ("en_GB", "£1+50p", "1.5"), ("en_US", "50¢", "0.5"), ("en_US", "$3.99+$2", "5.99"),
    ("en_US", "US$3.99", "3.99"), ("en_US", "usd 3.99", "3.99"), ("en_US", "($3+$1)×2", "8"),
    ("en_US", "$3.99−20%", "3.192"), ("en_US", "$½", "0.5"), ("en_US", "$.99", "0.99"),
    ("de_DE", "5€50", "5.5"), ("fr_FR", "5€50", "5.5"), ("fr_FR", "1 234,50 €", "1234.5"),
    ("de_DE", "3,99 Euro", "3.99"), ("de_DE", "99 Cent", "0.99"), ("fr_FR", "5 euros", "5"),
    ("en_US", "5 dollars", "5"), ("en_US", "99 cents", "0.99"), ("en_GB", "50 pence", "0.5"),
    ("sv_SE", "12 kronor", "12"), ("en_IN", "Rs. 50", "50"), ("de_DE", "5 dollars", nil),
    ("de_DE", "5 Eurocard", nil), ("de_DE", "5,–", "5"), ("da_DK", "5 kr.", "5"),
    ("da_DK", "5 kr", "5"),
    ("sv_SE", "5 kr.", "5"), ("sv_SE", "5kr", "5"), ("sv_SE", "5:-", nil), ("sv_SE", "12:90", nil),
    ("sv_SE", "1.234", nil), ("fr_FR", "1.234", nil), ("pl_PL", "1.234", nil),
    ("en_GB", "£2·50", nil), ("fa_IR", "۱۲۳/۵", nil), ("fa_IR", "۱۲۳٫۵", "123.5"),
    ("fa_IR", "۱٬۲۳۴٫۵", "1234.5"), ("ar_EG", "٣٫٩٩", "3.99"),
    ("ar_EG", "\u{200F}3.99\u{200E}", "3.99"),
    ("ar_EG", "٣٫٩٩ ج.م.\u{200F}", "3.99"), ("en_IN", "12,34,567.00", "1234567"),
    ("hi_IN", "₹12,34,567.00", "1234567"), ("hi_IN", "12,34,567", "1234567"),
    ("de_AT", "€ 1 234,00", "1234"), ("de_AT", "1.234,00 €", "1234"), ("de_AT", "€ 1.234", "1234"),
    ("sr_RS", "1.234 дин", "1234"), ("es_PE", "3,99", "3.99"), ("es_PE", "S/ 3.99", "3.99"),
    ("es_PE", "1.234", nil), ("es_PE", "1,234", nil), ("es_PE", "1,234.50", "1234.5"),
    ("es_PE", "1.234,50", "1234.5"), ("de_DE", "5 €500", nil), ("fr_FR", "5 €500", nil),
    ("fr_FR", "5 € 500", nil), ("en_US", "€5", nil), ("de_DE", "$5", nil), ("de_DE", "5 kr", nil),
    ("de_CH", "CHF 1’234.50", "1234.5"), ("de_CH", "Fr. 5", "5"), ("en_US", "5 $ 3", nil),
  ])
  func readsTypedPrices(_ name: String, _ text: String, _ value: String?) throws {
    let locale = try #require(Self.locales.first { $0.name.hasPrefix(name + ".") })
    #expect((try? price(text, in: locale.conventions).get()) == value.map(decimal))
  }

  @Test func asksWhichPriceIsMeant() throws {
    let locale = try #require(Self.locales.first { $0.name.hasPrefix("es_PE") })
    let error = EntryError.ambiguous(["1.2340", "1234"])
    #expect(price("1.234", in: locale.conventions) == .failure(error))
    #expect(price("1.2340", in: locale.conventions) == .success(decimal("1.234")))
    #expect(price("1234", in: locale.conventions) == .success(decimal("1234")))
  }
}
