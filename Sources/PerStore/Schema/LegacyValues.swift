public import PerCore

/// The values that files of earlier versions of Per do not contain.
public struct LegacyValues: Sendable {
  /// The money format of the locale, in whose currency earlier versions showed all prices.
  let money: MoneyFormat
  /// Returns the name of a part of a comparison that contained several counted items, for the part with one of them.
  let nameOfPart: @Sendable (_ name: String, _ item: CountedItem) -> String

  public init(
    money: MoneyFormat = .plain,
    nameOfPart: @escaping @Sendable (_ name: String, _ item: CountedItem) -> String = {
      "\($0) – \($1.unit.plural)"
    }
  ) {
    (self.money, self.nameOfPart) = (money, nameOfPart)
  }

  /// Converts the settings of version 1.
  ///
  /// - Returns: The currency in which version 1 showed all prices; nil if it showed none.
  func convert(_ settings: inout [String: String]) -> Currency? {
    var currency = money.currency
    if let symbol = settings.removeValue(forKey: Preferences.symbolKey) {
      let matches = Currency.matching(symbol, in: money)
      if let preferred = matches.count == 1 ? matches[0] : Currency(stored: symbol) {
        settings[Preferences.currencyKey] = preferred.code
        currency = preferred
      }
    }
    return currency
  }
}
