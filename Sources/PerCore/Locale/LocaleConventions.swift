internal import Glibc

/// The conventions of a locale as `localeconv()` of the C library returns them.
package struct LocaleConventions: Equatable {
  /// The name of the locale, such as `"de_DE.UTF-8"`.
  package var name = "C"
  package var decimalPoint = "."
  package var thousandsSeparator = ""
  /// The sizes of the groups of digits, with a 0 at the end if the last one repeats; empty for no groups.
  package var grouping: [CChar] = []
  /// The ISO 4217 code of the currency and a separator, such as `"EUR "`.
  package var internationalSymbol = ""
  package var currencySymbol = ""
  package var monetaryDecimalPoint = ""
  package var monetaryThousandsSeparator = ""
  package var monetaryGrouping: [CChar] = []
  /// The number of decimals of prices; `CChar.max` if the locale has none.
  package var fractionDigits = CChar.max
  package var symbolPrecedes: CChar = 1
  package var symbolIsSeparated: CChar = 0
  package var usesUSMeasures = false

  package init() {}
}

extension LocaleConventions {
  /// Returns the conventions of the process's locale.
  ///
  /// The C library returns them in shared memory. Call this function on one thread only.
  static func current() -> LocaleConventions {
    var result = LocaleConventions()
    guard let locale = localeconv()?.pointee else { return result }
    result.name = text(setlocale(LC_MONETARY, nil))
    result.decimalPoint = text(locale.decimal_point)
    result.thousandsSeparator = text(locale.thousands_sep)
    result.grouping = bytes(locale.grouping)
    result.internationalSymbol = text(locale.int_curr_symbol)
    result.currencySymbol = text(locale.currency_symbol)
    result.monetaryDecimalPoint = text(locale.mon_decimal_point)
    result.monetaryThousandsSeparator = text(locale.mon_thousands_sep)
    result.monetaryGrouping = bytes(locale.mon_grouping)
    result.fractionDigits = locale.frac_digits
    result.symbolPrecedes = locale.p_cs_precedes
    result.symbolIsSeparated = locale.p_sep_by_space
    // A one-byte string: 2 for the measures of the United States (glibc, LC_MEASUREMENT).
    result.usesUSMeasures = nl_langinfo(nl_item(_NL_MEASUREMENT_MEASUREMENT))?.pointee == 2
    return result
  }

  private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
    pointer.flatMap { String(validatingCString: $0) } ?? ""
  }

  /// Returns the bytes of a grouping before `CHAR_MAX`, or up to and including the 0 at the end.
  private static func bytes(_ grouping: UnsafeMutablePointer<CChar>?) -> [CChar] {
    guard let grouping else { return [] }
    var bytes: [CChar] = []
    while grouping[bytes.count] > 0, grouping[bytes.count] != CChar.max {
      bytes.append(grouping[bytes.count])
    }
    return !bytes.isEmpty && grouping[bytes.count] == 0 ? bytes + [0] : bytes
  }
}

// MARK: - Formats

extension LocaleConventions {
  /// The format of numbers.
  package var numbers: NumberFormat {
    let mark = thousandsSeparator.first
    let usesMonetaryGroups =
      Self.sizes(monetaryGrouping).count > Self.sizes(grouping).count
      && Self.sizes(grouping) == [3] && mark == monetaryThousandsSeparator.first
    // In India, glibc groups numbers by thousands. CLDR groups them like prices: 12,34,567.
    let groups = usesMonetaryGroups ? monetaryGrouping : grouping
    return NumberFormat(
      decimalMark: decimalPoint.first ?? ".", groupingMark: mark, groupSizes: Self.sizes(groups),
      groupsRepeat: groups.last == 0)
  }

  /// The format of prices.
  package var money: MoneyFormat {
    let code = String(internationalSymbol.prefix(3))
    return MoneyFormat(
      symbol: currencySymbol, code: code, symbolComesFirst: symbolPrecedes != 0,
      spacesSymbol: symbolIsSeparated != 0 && symbolIsSeparated != CChar.max
        || Self.languagesWithSpace.contains(String(name.prefix { $0 != "_" })),
      usualDecimals: decimals(of: code),
      numbers: NumberFormat(
        decimalMark: monetaryDecimalPoint.first ?? decimalPoint.first ?? ".",
        groupingMark: monetaryThousandsSeparator.first, groupSizes: Self.sizes(monetaryGrouping),
        groupsRepeat: monetaryGrouping.last == 0))
  }

  /// The languages in which CLDR has a space between number and symbol, and glibc has none.
  private static let languagesWithSpace: Set<String> = ["el", "nb", "se"]

  /// The currencies with three decimals (ISO 4217). In glibc, a few others have three as well.
  private static let currenciesWithThreeDecimals: Set<String> = [
    "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND",
  ]

  private func decimals(of code: String) -> Int {
    guard fractionDigits != CChar.max, fractionDigits >= 0 else { return 2 }
    return Self.currenciesWithThreeDecimals.contains(code)
      ? Int(fractionDigits) : min(2, Int(fractionDigits))
  }

  /// Returns the sizes of the groups. A size that repeats is returned once.
  private static func sizes(_ grouping: [CChar]) -> [Int] {
    var sizes = grouping.filter { $0 > 0 }.map(Int.init)
    guard grouping.last == 0 else { return sizes }
    while sizes.count > 1, sizes.last == sizes[sizes.count - 2] { sizes.removeLast() }
    return sizes
  }
}
