internal import Gtk
internal import PerCore

extension Currency {
  /// The names of the currencies in the user's language, by their codes.
  static let names = CurrencyNames.load()

  /// The name of the currency, or the code if the name isn't known.
  var name: String { Self.names[code] ?? code }

  /// The currency in a list: "Euro (EUR, €)", without the name or the symbol if there is none.
  ///
  /// - Parameter money: The money format of the locale.
  func text(in money: MoneyFormat) -> String {
    guard let name = Self.names[code] else { return shortText(in: money) }
    if let symbol = shownSymbol(in: money) {
      // Translators: A currency's name, code and symbol: "Euro (EUR, €)".
      return tr("{name} ({code}, {symbol})")
        .filled(["name": name, "code": code, "symbol": symbol])
    }
    // Translators: A currency's name and code: "Swiss Franc (CHF)".
    return tr("{name} ({code})").filled(["name": name, "code": code])
  }

  /// The currency in a message: "EUR (€)", without the symbol if there is none.
  func shortText(in money: MoneyFormat) -> String {
    guard let symbol = shownSymbol(in: money) else { return code }
    // Translators: A currency's code and symbol: "EUR (€)".
    return tr("{code} ({symbol})").filled(["code": code, "symbol": symbol])
  }

  private func shownSymbol(in money: MoneyFormat) -> String? {
    let symbol = self == money.currency ? money.symbol : symbol(besides: money.currency)
    return symbol.isEmpty || symbol == code ? nil : symbol
  }

  /// Returns the currencies that a search finds: that of the locale first, the others in alphabetical order.
  ///
  /// - Parameters:
  ///   - text: The beginning of a code or of a word of the name, or a symbol. An empty text finds all currencies.
  ///   - money: The money format of the locale.
  static func found(by text: String, in money: MoneyFormat) -> [Currency] {
    let found = search(text, in: money, names: names).sorted(alphabeticallyBy: \.name)
    return found.filter { $0 == money.currency } + found.filter { $0 != money.currency }
  }
}
