import Glibc
import PerCore
import Testing

private enum Locales {
  static let areInstalled: Bool = {
    if getenv("LOCPATH") == nil, let folder = Environment["PER_TEST_LOCALES"] {
      setenv("LOCPATH", folder, 1)
    }
    return conventions(of: "de_DE") != nil
  }()

  /// Nil if the locale is not installed.
  static func conventions(of name: String) -> Conventions? {
    guard setlocale(LC_ALL, "\(name).UTF-8") != nil else { return nil }
    defer { setlocale(LC_ALL, "C") }
    return .ofLocale()
  }
}

/// The process has one locale. Therefore, these tests run one after the other and restore the C locale.
@Suite(.serialized) struct ConventionsTests {
  /// The locale, its measures, and 1234567.5 as a number and as an amount of money.
  @Test(
    .enabled(
      if: Locales.areInstalled || Environment.isStrict,
      "There are no locales in the folder that LOCPATH names."),
    arguments: [
      ("de_DE", .metric, "1.234.567,5", "1.234.567,50\u{A0}€", "EUR"),
      ("en_US", .us, "1,234,567.5", "$1,234,567.50", "USD"),
      ("en_GB", .imperial, "1,234,567.5", "£1,234,567.50", "GBP"),
      ("de_CH", .metric, "1’234’567.5", "CHF\u{A0}1’234’567.50", "CHF"),
      ("fr_FR", .metric, "1\u{202F}234\u{202F}567,5", "1\u{202F}234\u{202F}567,50\u{A0}€", "EUR"),
      ("en_IN", .imperial, "12,34,567.5", "₹12,34,567.50", "INR"),
      ("ja_JP", .metric, "1,234,567.5", "￥1,234,567.5", "JPY"),
      ("ar_EG", .metric, "1,234,567.5", "ج.م.\u{A0}1,234,567.50", "EGP"),
      ("pt_BR", .metric, "1.234.567,5", "R$\u{A0}1.234.567,50", "BRL"),
      ("es_ES", .metric, "1.234.567,5", "1.234.567,50\u{A0}€", "EUR"),
    ] as [(String, MeasureSystem, String, String, String)])
  func followTheLocale(
    _ locale: String, _ measures: MeasureSystem, _ number: String, _ money: String, _ code: String
  ) throws {
    let conventions = try #require(Locales.conventions(of: locale), "\(locale) is not installed.")
    #expect(conventions.measures == measures)
    #expect(conventions.numbers.string(decimal("1234567.5")) == number)
    #expect(conventions.money.string(decimal("1234567.5")) == money)
    #expect(conventions.money.code == code)
    #expect(try conventions.numbers.number(number) == decimal("1234567.5"))
    #expect(String(cString: setlocale(LC_ALL, nil)) == "C")
  }

  @Test func theCLocaleIsPlain() {
    setlocale(LC_ALL, "C")
    let conventions = Conventions.ofLocale()
    #expect(conventions.numbers == .plain)
    #expect(conventions.money.string(decimal("1234567.5")) == "1234567.50")
    #expect(conventions.measures == .metric)
  }
}
