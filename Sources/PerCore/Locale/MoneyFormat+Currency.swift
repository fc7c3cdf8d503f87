extension MoneyFormat {
  /// The currency of the amounts; nil if they have none.
  public var currency: Currency? {
    if !code.isEmpty { return Currency(code) }
    return symbol.isEmpty ? nil : Currency(symbol)
  }

  /// Returns this format with the symbol and the decimals of another currency.
  ///
  /// - Parameter currency: The currency; nil for amounts without one.
  package func with(_ currency: Currency?) -> MoneyFormat {
    guard currency != self.currency else { return self }
    var money = self
    money.code = currency?.code ?? ""
    money.symbol = currency?.symbol(besides: self.currency) ?? ""
    money.usualDecimals = currency?.digits ?? 2
    return money
  }
}

extension Conventions {
  /// Returns these conventions for prices in another currency; nil for prices without one.
  package func with(_ currency: Currency?) -> Conventions {
    var conventions = self
    conventions.money = money.with(currency)
    return conventions
  }
}
