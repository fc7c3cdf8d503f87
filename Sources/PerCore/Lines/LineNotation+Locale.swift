extension LineNotation {
  /// The notation of a country in its main language, from the Unicode CLDR (version 44).
  private struct Country {
    let decimal: Character
    let grouping: Character
    let currency: String
    var measures: MeasureSystem = .metric
  }

  /// Narrow no-break space and no-break space.
  private static let (thin, space): (Character, Character) = ("\u{202F}", "\u{A0}")

  private static let countries: [String: Country] = [
    "US": Country(decimal: ".", grouping: ",", currency: "USD", measures: .us),
    "GB": Country(decimal: ".", grouping: ",", currency: "GBP", measures: .imperial),
    "IE": Country(decimal: ".", grouping: ",", currency: "EUR", measures: .imperial),
    "CA": Country(decimal: ".", grouping: ",", currency: "CAD"),
    "AU": Country(decimal: ".", grouping: ",", currency: "AUD", measures: .imperial),
    "NZ": Country(decimal: ".", grouping: ",", currency: "NZD", measures: .imperial),
    "IN": Country(decimal: ".", grouping: ",", currency: "INR", measures: .imperial),
    "ZA": Country(decimal: ",", grouping: space, currency: "ZAR", measures: .imperial),
    "SG": Country(decimal: ".", grouping: ",", currency: "SGD"),
    "DE": Country(decimal: ",", grouping: ".", currency: "EUR"),
    "AT": Country(decimal: ",", grouping: space, currency: "EUR"),
    "CH": Country(decimal: ".", grouping: "’", currency: "CHF"),
    "LI": Country(decimal: ".", grouping: "’", currency: "CHF"),
    "LU": Country(decimal: ",", grouping: ".", currency: "EUR"),
    "FR": Country(decimal: ",", grouping: thin, currency: "EUR"),
    "BE": Country(decimal: ",", grouping: ".", currency: "EUR"),
    "ES": Country(decimal: ",", grouping: ".", currency: "EUR"),
    "MX": Country(decimal: ".", grouping: ",", currency: "MXN"),
    "AR": Country(decimal: ",", grouping: ".", currency: "ARS"),
    "CL": Country(decimal: ",", grouping: ".", currency: "CLP"),
    "CO": Country(decimal: ",", grouping: ".", currency: "COP"),
    "IT": Country(decimal: ",", grouping: ".", currency: "EUR"),
    "NL": Country(decimal: ",", grouping: ".", currency: "EUR"),
    "PT": Country(decimal: ",", grouping: space, currency: "EUR"),
    "BR": Country(decimal: ",", grouping: ".", currency: "BRL"),
    "PL": Country(decimal: ",", grouping: space, currency: "PLN"),
    "SE": Country(decimal: ",", grouping: space, currency: "SEK"),
    "DK": Country(decimal: ",", grouping: ".", currency: "DKK"),
    "NO": Country(decimal: ",", grouping: space, currency: "NOK"),
    "FI": Country(decimal: ",", grouping: space, currency: "EUR"),
    "CZ": Country(decimal: ",", grouping: space, currency: "CZK"),
    "RU": Country(decimal: ",", grouping: space, currency: "RUB"),
    "HU": Country(decimal: ",", grouping: space, currency: "HUF"),
    "SK": Country(decimal: ",", grouping: space, currency: "EUR"),
    "SI": Country(decimal: ",", grouping: ".", currency: "EUR"),
    "HR": Country(decimal: ",", grouping: ".", currency: "EUR"),
    "RO": Country(decimal: ",", grouping: ".", currency: "RON"),
    "BG": Country(decimal: ",", grouping: space, currency: "EUR"),
    "GR": Country(decimal: ",", grouping: ".", currency: "EUR"),
    "EE": Country(decimal: ",", grouping: space, currency: "EUR"),
    "LV": Country(decimal: ",", grouping: space, currency: "EUR"),
    "LT": Country(decimal: ",", grouping: space, currency: "EUR"),
    "UA": Country(decimal: ",", grouping: space, currency: "UAH"),
    "TR": Country(decimal: ",", grouping: ".", currency: "TRY"),
    "JP": Country(decimal: ".", grouping: ",", currency: "JPY"),
    "CN": Country(decimal: ".", grouping: ",", currency: "CNY"),
    "TW": Country(decimal: ".", grouping: ",", currency: "TWD"),
    "KR": Country(decimal: ".", grouping: ",", currency: "KRW"),
    "HK": Country(decimal: ".", grouping: ",", currency: "HKD"),
    "EG": Country(decimal: "٫", grouping: "٬", currency: "EGP"),
    "SA": Country(decimal: "٫", grouping: "٬", currency: "SAR"),
    "AE": Country(decimal: ".", grouping: ",", currency: "AED"),
    "MA": Country(decimal: ",", grouping: ".", currency: "MAD"),
  ]

  /// The country of a locale that only names a language.
  private static let homes: [String: String] = [
    "en": "US", "de": "DE", "fr": "FR", "es": "ES", "it": "IT", "nl": "NL", "pt": "PT", "pl": "PL",
    "sv": "SE", "da": "DK", "nb": "NO", "no": "NO", "nn": "NO", "fi": "FI", "cs": "CZ", "ru": "RU",
    "ja": "JP", "zh": "CN", "ar": "EG", "tr": "TR", "hu": "HU", "sk": "SK", "sl": "SI", "hr": "HR",
    "ro": "RO", "bg": "BG", "el": "GR", "et": "EE", "lv": "LV", "lt": "LT", "uk": "UA",
    "ko": "KR",
  ]

  /// The notation of a locale, `"de_AT.UTF-8"`, or nil if the table does not contain its country.
  public init?(locale: String) {
    let name = locale.split(whereSeparator: { $0 == "." || $0 == "@" }).first ?? ""
    let fields = name.split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let language = fields.first?.lowercased() else { return nil }
    let region =
      fields.dropFirst().last { $0.count == 2 }?.uppercased() ?? Self.homes[language] ?? ""
    guard var country = Self.countries[region] else { return nil }
    // Canadian French, South African English and Swiss French have other marks.
    if language == "fr", region == "CA" || region == "CH" {
      country = Country(
        decimal: ",", grouping: Self.space, currency: country.currency, measures: country.measures)
    } else if language == "en", region == "ZA" {
      country = Country(
        decimal: ".", grouping: ",", currency: country.currency, measures: country.measures)
    }
    self.init(
      decimalMark: country.decimal, groupingMark: country.grouping, currency: country.currency,
      currencyDecimals: Self.decimals(of: country.currency), measures: country.measures,
      language: language, region: region)
  }

  /// Returns the number of decimals that prices in a currency have. Cash prices in forints have
  /// none (CLDR).
  public static func decimals(of currency: String) -> Int {
    currency == "HUF" ? 0 : Currency(currency).digits
  }

  /// A copy with other marks, currency or measures; nil keeps the value.
  public func replacing(
    decimalMark: Character? = nil, groupingMark: Character? = nil, currency: String? = nil,
    measures: MeasureSystem? = nil
  ) -> LineNotation {
    let decimal = decimalMark ?? self.decimalMark
    var grouping = groupingMark ?? self.groupingMark
    if groupingMark == nil, grouping == decimal { grouping = decimal == "," ? "." : "," }
    return LineNotation(
      decimalMark: decimal, groupingMark: grouping, currency: currency ?? self.currency,
      currencyDecimals: currency.map(Self.decimals) ?? currencyDecimals,
      measures: measures ?? self.measures, language: language, region: region)
  }
}
