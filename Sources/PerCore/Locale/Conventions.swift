internal import Glibc

/// The notation of numbers and money in a locale, and its measures.
public struct Conventions: Hashable, Sendable {
  /// The notation of quantities.
  public let numbers: NumberFormat
  /// The notation of prices.
  public internal(set) var money: MoneyFormat
  /// The usual measures of the country: `.us` if the locale has the measures of the United States, `.imperial` in
  /// countries with imperial pints and gallons, otherwise `.metric`.
  public internal(set) var measures: MeasureSystem
  /// The display units of new lists by their kinds, if the user chose others than those of `measures`.
  public internal(set) var displayUnits: [Kind: DisplayUnit]
  /// A Boolean value indicating whether shops add a tax to their prices at checkout.
  public internal(set) var addsTax: Bool
  /// The ISO 639 code of the language in which units are typed, such as `"de"`.
  public let language: String
  /// The ISO 3166 code of the country, such as `"AT"`; empty if the locale has none.
  public let region: String

  public init(
    numbers: NumberFormat, money: MoneyFormat, measures: MeasureSystem,
    displayUnits: [Kind: DisplayUnit] = [:], language: String = "en", region: String = ""
  ) {
    (self.numbers, self.money, self.measures) = (numbers, money, measures)
    self.displayUnits = displayUnits
    (self.language, self.region) = (language, region)
    addsTax = region == "US"
  }

  /// The format in which prices are typed: that of money, with that of numbers as an alternate.
  public var prices: NumberFormat { money.numbers.alsoReading(numbers).ofPrices }

  /// Returns the display unit of a new list.
  public func displayUnit(for kind: Kind) -> DisplayUnit {
    displayUnits[kind] ?? .standard(for: kind, in: measures)
  }

  /// Returns the conventions of the process's locale: LC_NUMERIC, LC_MONETARY and LC_MEASUREMENT.
  ///
  /// Call `setlocale(LC_ALL, "")` first, and call this function on one thread only.
  public static func ofLocale() -> Conventions {
    let locale = LocaleConventions.current()
    return Conventions(
      numbers: locale.numbers, money: locale.money, measures: measures(of: locale),
      language: name(of: LC_MESSAGES).language, region: name(of: LC_MEASUREMENT).region)
  }

  /// Returns the language and the country of a category of the process's locale. The language of the
  /// C locale is English.
  private static func name(of category: Int32) -> (language: String, region: String) {
    let name = setlocale(category, nil).flatMap { String(validatingCString: $0) } ?? ""
    let language = name.prefix { $0.isLetter }
    let region = name.drop { $0 != "_" }.dropFirst().prefix { $0.isLetter }
    let isC = name == "C" || name.hasPrefix("C.") || name == "POSIX"
    return (isC ? "en" : String(language), String(region))
  }

  /// Countries where a pint is an imperial pint. Canada is not one of them, because its packs with pints and gallons
  /// are those of the United States.
  static let imperialCountries: Set<String> = [
    "AU", "GB", "GG", "IE", "IM", "IN", "JE", "MT", "NZ", "ZA",
  ]

  private static func measures(of locale: LocaleConventions) -> MeasureSystem {
    if locale.usesUSMeasures { return .us }
    return imperialCountries.contains(name(of: LC_MEASUREMENT).region) ? .imperial : .metric
  }
}
