/// How numbers, prices and units are written in the lines that a `LineReader` reads.
public struct LineNotation: Hashable, Sendable {
  public let decimalMark: Character
  /// The mark between groups of digits; nil if digits are not grouped.
  public let groupingMark: Character?
  /// The ISO 4217 code of the currency, `"EUR"`; empty if any currency sign is accepted.
  public let currency: String
  /// The maximum number of decimals of a price in the currency: 2 for the euro, 0 for the yen.
  public let currencyDecimals: Int
  public let measures: MeasureSystem
  /// The ISO 639 code of the language whose words come first, `"de"`.
  public let language: String
  /// The ISO 3166 code of the country, `"AT"`; may be empty.
  public let region: String

  public init(
    decimalMark: Character = ".", groupingMark: Character? = ",", currency: String = "",
    currencyDecimals: Int = 2, measures: MeasureSystem = .metric, language: String = "en",
    region: String = ""
  ) {
    self.decimalMark = decimalMark
    self.groupingMark = groupingMark == decimalMark ? nil : groupingMark
    self.currency = currency
    self.currencyDecimals = currencyDecimals
    self.measures = measures
    self.language = language
    self.region = region
  }

  /// The notation of lines in the user's locale, with the currency of `conventions`.
  public init(_ conventions: Conventions) {
    let money = conventions.money
    self.init(
      decimalMark: conventions.numbers.decimalMark, groupingMark: conventions.numbers.groupingMark,
      currency: money.code, currencyDecimals: money.usualDecimals, measures: conventions.measures,
      language: conventions.language, region: conventions.region)
  }

  /// Returns the notation with other marks; nil for `groupingMark` if digits are not grouped.
  func replacing(decimalMark: Character, groupingMark: Character?) -> LineNotation {
    LineNotation(
      decimalMark: decimalMark, groupingMark: groupingMark, currency: currency,
      currencyDecimals: currencyDecimals, measures: measures, language: language, region: region)
  }

  /// The system that a bare "pint", "gallon" or "fl oz" belongs to.
  ///
  /// If the measures are metric, the currency decides: United States measures in the Americas, imperial measures
  /// elsewhere. That includes Canada, which sells by the litre: the packs there that state gallons or fluid ounces are
  /// those of the United States.
  var volumeSystem: MeasureSystem {
    if measures == .us || measures == .imperial { return measures }
    return Self.americanCurrencies.contains(currency) ? .us : .imperial
  }

  /// A Boolean value indicating whether prices are also written with a colon: "19:90".
  var writesColonPrices: Bool { ["SEK", "NOK", "DKK"].contains(currency) }

  private static let americanCurrencies: Set<String> = [
    "USD", "CAD", "MXN", "BRL", "ARS", "CLP", "COP", "PEN", "UYU", "BOB", "PYG", "GTQ", "HNL",
    "NIO",
    "CRC", "PAB", "DOP", "CUP", "BSD", "BZD", "JMD", "TTD", "BBD", "HTG",
  ]
}
