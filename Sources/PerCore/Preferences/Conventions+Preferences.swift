extension Conventions {
  /// These conventions of a locale, with what the user prefers in their place.
  public func applying(_ preferences: Preferences) -> Conventions {
    Conventions(
      numbers: numbers, money: preferences.currencySymbol.map(money.with(symbol:)) ?? money,
      measures: preferences.measures ?? measures, displayUnits: preferences.displayUnits)
  }
}

extension MoneyFormat {
  /// Whether `symbol` can stand for money beside a number: one to ten letters or signs that are no part of a number or
  /// a sum.
  public static func isFit(symbol: String) -> Bool {
    (1...10).contains(symbol.count) && symbol.unicodeScalars.count <= 40
      && symbol.contains { $0 != "." }
      && symbol.allSatisfy { character in
        !character.isNumber && !character.isWhitespace && !"+-−–×*÷/:=(),'’%‰٪".contains(character)
          && character.unicodeScalars.allSatisfy {
            ![.control, .format, .surrogate, .unassigned, .privateUse, .lineSeparator]
              .contains($0.properties.generalCategory)
          }
      }
  }

  /// Symbols of currencies without decimals (ISO 4217: JPY, KRW, VND, PYG).
  private static let symbolsWithoutDecimals: Set<String> = ["¥", "￥", "円", "₩", "￦", "원", "₫", "₲"]

  /// The same way of writing amounts, of another currency.
  func with(symbol: String) -> MoneyFormat {
    guard symbol != self.symbol else { return self }
    return MoneyFormat(
      symbol: symbol, symbolComesFirst: symbolComesFirst, spacesSymbol: spacesSymbol,
      usualDecimals: Self.symbolsWithoutDecimals.contains(symbol) ? 0 : 2, numbers: numbers)
  }
}
