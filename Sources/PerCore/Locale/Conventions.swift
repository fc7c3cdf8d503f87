internal import Glibc

/// How the user's country writes numbers and money, and which measures it uses.
public struct Conventions: Hashable, Sendable {
  public let numbers: NumberFormat
  public internal(set) var money: MoneyFormat
  /// The measures a person here thinks in: `.us` where the locale's measures are those of the United States,
  /// `.imperial` where pints and gallons are British, otherwise `.metric`.
  public internal(set) var measures: MeasureSystem
  /// The measures in which lists of a kind begin, where they are not the usual ones of `measures`.
  public internal(set) var displayUnits: [Kind: DisplayUnit]

  public init(
    numbers: NumberFormat, money: MoneyFormat, measures: MeasureSystem,
    displayUnits: [Kind: DisplayUnit] = [:]
  ) {
    (self.numbers, self.money, self.measures) = (numbers, money, measures)
    self.displayUnits = displayUnits
  }

  /// The measure in which a list of `kind` begins.
  public func displayUnit(for kind: Kind) -> DisplayUnit {
    displayUnits[kind] ?? .standard(for: kind, in: measures)
  }

  /// The C locale's.
  public static let plain = Conventions(numbers: .plain, money: .plain, measures: .metric)

  /// The conventions of the process's locale: LC_NUMERIC, LC_MONETARY and LC_MEASUREMENT.
  ///
  /// Call `setlocale(LC_ALL, "")` first; the C library's answer is shared by the process, so call this on one
  /// thread only.
  public static func ofLocale() -> Conventions {
    guard let locale = localeconv()?.pointee else { return .plain }
    let numbers = NumberFormat(
      decimalMark: text(locale.decimal_point).first ?? ".",
      groupingMark: text(locale.thousands_sep).first,
      groupSizes: sizes(locale.grouping), groupsRepeat: repeats(locale.grouping))
    let moneyNumbers = NumberFormat(
      decimalMark: text(locale.mon_decimal_point).first ?? numbers.decimalMark,
      groupingMark: text(locale.mon_thousands_sep).first,
      groupSizes: sizes(locale.mon_grouping), groupsRepeat: repeats(locale.mon_grouping))
    let money = MoneyFormat(
      symbol: text(locale.currency_symbol),
      code: String(text(locale.int_curr_symbol).prefix(3)),
      symbolComesFirst: locale.p_cs_precedes != 0,
      spacesSymbol: locale.p_sep_by_space != 0 && locale.p_sep_by_space != unspecified,
      usualDecimals: locale.frac_digits == unspecified ? 2 : Int(locale.frac_digits),
      numbers: moneyNumbers)
    return Conventions(numbers: numbers, money: money, measures: measuresOfLocale())
  }

  /// What the C library says where a locale leaves a number open.
  private static let unspecified = CChar.max

  private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
    pointer.flatMap { String(validatingCString: $0) } ?? ""
  }

  /// The group sizes of `lconv`: bytes that end with 0 (the last repeats) or `CHAR_MAX` (no more groups).
  private static func sizes(_ grouping: UnsafeMutablePointer<CChar>?) -> [Int] {
    guard let grouping else { return [] }
    var sizes: [Int] = []
    while grouping[sizes.count] > 0, grouping[sizes.count] != unspecified {
      sizes.append(Int(grouping[sizes.count]))
    }
    return sizes
  }

  private static func repeats(_ grouping: UnsafeMutablePointer<CChar>?) -> Bool {
    guard let grouping else { return false }
    return grouping[sizes(grouping).count] == 0
  }

  /// Countries where a pint is an imperial pint.
  private static let imperialCountries: Set<String> = [
    "AU", "CA", "GB", "GG", "IE", "IM", "IN", "JE", "MT", "NZ", "ZA",
  ]

  private static func measuresOfLocale() -> MeasureSystem {
    // A one-byte string: 1 for the metric system, 2 for the United States' (glibc, LC_MEASUREMENT).
    let item = nl_item(_NL_MEASUREMENT_MEASUREMENT)
    if nl_langinfo(item)?.pointee == 2 { return .us }
    let name = text(setlocale(LC_MEASUREMENT, nil))
    let country = name.drop { $0 != "_" }.dropFirst().prefix(2)
    return imperialCountries.contains(String(country)) ? .imperial : .metric
  }
}
