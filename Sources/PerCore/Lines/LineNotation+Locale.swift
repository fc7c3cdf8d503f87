extension LineNotation {
  /// The marks of numbers, and the currencies of the countries that have them.
  private typealias Marks = (
    decimal: Character, grouping: Character, currencies: [String: String]
  )

  /// Narrow no-break space and no-break space.
  private static let (thin, space): (Character, Character) = ("\u{202F}", "\u{A0}")

  /// The notations of countries in their main languages, from the Unicode CLDR (version 44).
  private static let marks: [Marks] = [
    (
      ".", ",",
      [
        "US": "USD", "GB": "GBP", "IE": "EUR", "CA": "CAD", "AU": "AUD", "NZ": "NZD", "IN": "INR",
        "SG": "SGD", "MX": "MXN", "JP": "JPY", "CN": "CNY", "TW": "TWD", "KR": "KRW", "HK": "HKD",
        "AE": "AED", "PE": "PEN", "PH": "PHP", "IL": "ILS", "MY": "MYR", "TH": "THB", "NG": "NGN",
        "KE": "KES", "PK": "PKR", "GT": "GTQ", "DO": "DOP", "MT": "EUR",
      ]
    ),
    (
      ",", ".",
      [
        "DE": "EUR", "LU": "EUR", "BE": "EUR", "ES": "EUR", "AR": "ARS", "CL": "CLP", "CO": "COP",
        "IT": "EUR", "NL": "EUR", "BR": "BRL", "DK": "DKK", "SI": "EUR", "HR": "EUR", "RO": "RON",
        "GR": "EUR", "TR": "TRY", "MA": "MAD", "EC": "USD", "VN": "VND", "ID": "IDR", "UY": "UYU",
        "BO": "BOB", "PY": "PYG", "VE": "VES", "RS": "RSD", "IS": "ISK", "CY": "EUR",
      ]
    ),
    (
      ",", space,
      [
        "ZA": "ZAR", "AT": "EUR", "PT": "EUR", "PL": "PLN", "SE": "SEK", "NO": "NOK", "FI": "EUR",
        "CZ": "CZK", "RU": "RUB", "HU": "HUF", "SK": "EUR", "BG": "EUR", "EE": "EUR", "LV": "EUR",
        "LT": "EUR", "UA": "UAH", "KZ": "KZT", "BY": "BYN", "CR": "CRC",
      ]
    ),
    (",", thin, ["FR": "EUR"]),
    (".", "’", ["CH": "CHF", "LI": "CHF"]),
    ("٫", "٬", ["EG": "EGP", "SA": "SAR"]),
  ]

  /// The country of a locale that only names a language.
  private static let homes: [String: String] = [
    "en": "US", "de": "DE", "fr": "FR", "es": "ES", "it": "IT", "nl": "NL", "pt": "PT", "pl": "PL",
    "sv": "SE", "da": "DK", "nb": "NO", "no": "NO", "nn": "NO", "fi": "FI", "cs": "CZ", "ru": "RU",
    "ja": "JP", "zh": "CN", "ar": "EG", "tr": "TR", "hu": "HU", "sk": "SK", "sl": "SI", "hr": "HR",
    "ro": "RO", "bg": "BG", "el": "GR", "et": "EE", "lv": "LV", "lt": "LT", "uk": "UA",
    "ko": "KR", "he": "IL", "th": "TH", "vi": "VN", "id": "ID", "ms": "MY", "sr": "RS", "is": "IS",
  ]

  /// The notation of a locale, `"de_AT.UTF-8"`, or nil if the table does not contain its country.
  public init?(locale: String) {
    let name = locale.split(whereSeparator: { $0 == "." || $0 == "@" }).first ?? ""
    let fields = name.split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let language = fields.first?.lowercased() else { return nil }
    let region =
      fields.dropFirst().last { $0.count == 2 }?.uppercased() ?? Self.homes[language] ?? ""
    guard let marks = Self.marks.first(where: { $0.currencies[region] != nil }),
      let currency = marks.currencies[region]
    else { return nil }
    var (decimal, grouping) = (marks.decimal, marks.grouping)
    // Canadian French, South African English and Swiss French have other marks.
    if language == "fr", region == "CA" || region == "CH" {
      (decimal, grouping) = (",", Self.space)
    } else if language == "en", region == "ZA" {
      (decimal, grouping) = (".", ",")
    }
    self.init(
      decimalMark: decimal, groupingMark: grouping, currency: currency,
      currencyDecimals: Self.decimals(of: currency),
      measures: region == "US"
        ? .us : Conventions.imperialCountries.contains(region) ? .imperial : .metric,
      language: language, region: region)
  }

  /// Returns the number of decimals that prices in a currency have. Cash prices in forints have none (CLDR).
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
