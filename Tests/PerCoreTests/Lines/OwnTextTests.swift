import PerCore
import Testing

/// The text of a product, in the notation of a locale, is read as the same product.
@Suite struct OwnTextTests {
  static let locales = [
    "en_US", "en_GB", "de_DE", "de_AT", "de_CH", "fr_FR", "fr_CA", "es_ES", "es_MX", "it_IT",
    "nl_NL", "pt_PT", "pt_BR", "pl_PL", "sv_SE", "da_DK", "nb_NO", "fi_FI", "cs_CZ", "ru_RU",
    "ja_JP", "zh_CN", "ar_EG",
  ]

  private static let amounts: [(String, PerCore.Unit)] = [
    ("500", .gram), ("1.5", .kilogram), ("1980", .millilitre), ("0.75", .litre),
    ("33", .centilitre),
    ("12.5", .decilitre), ("2.25", .pound), ("16", .ounce), ("1250.5", .gram), ("0.125", .kilogram),
    ("12345", .gram), ("3", .metre), ("2.4", .squareMetre),
  ]

  @Test(arguments: locales) func amountsAndPricesAreReadBack(_ locale: String) throws {
    let notation = try #require(LineNotation(locale: locale))
    let reader = LineReader(notation: notation)
    let numbers = NumberFormat(
      decimalMark: notation.decimalMark, groupingMark: notation.groupingMark)
    let prices =
      notation.currencyDecimals == 0 ? ["198", "12345"] : ["1", "4.49", "0.05", "1234.5"]
    for (value, unit) in Self.amounts {
      for price in prices {
        let (amount, cost) = (
          try NumberFormat.plain.number(value), try NumberFormat.plain.number(price)
        )
        let money = numbers.string(cost, minimumDecimals: notation.currencyDecimals)
        let size = "\(numbers.string(amount)) \(try #require(unit.symbol))"
        for line in [
          "\(size) \(money) \(notation.currency)", "\(notation.currency) \(money) \(size)",
        ] {
          guard case .product(let product) = reader.read(line).outcome else {
            Issue.record("\(locale): \(line) is read as \(summary(reader.read(line)))")
            continue
          }
          #expect(
            product.amount?.inBaseUnits == amount * unit.factor && product.price == cost,
            "\(locale): \(line)")
          #expect(product.name.isEmpty, "\(locale): \(line)")
        }
      }
    }
  }

  /// Three digits after the decimal mark can be read as thousands, so they are a question at worst.
  @Test(arguments: locales) func threeDecimalsAreNeverSilentlyWrong(_ locale: String) throws {
    let notation = try #require(LineNotation(locale: locale))
    let reader = LineReader(notation: notation)
    for unit in [PerCore.Unit.gram, .millilitre, .kilogram, .litre] {
      let line = "1\(notation.decimalMark)125 \(try #require(unit.symbol)) 5 \(notation.currency)"
      guard case .product(let product) = reader.read(line).outcome else { continue }
      #expect(product.amount?.value == Rational(9) / Rational(8), "\(locale): \(line)")
    }
  }
}
