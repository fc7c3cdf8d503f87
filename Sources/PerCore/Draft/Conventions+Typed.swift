/// Numbers that are typed in the fields of the form for offers, deposits, net weights and taxes.
extension Conventions {
  /// - Throws: The reason why the text isn't an amount of money greater than zero.
  func money(typed text: String) throws(EntryError) -> Rational {
    try positive(priceExpression(in: text), prices)
  }

  /// Returns the expression in a price, without the marks of the currency and without a comma or semicolon after it,
  /// which an offer can follow.
  func priceExpression(in text: String) -> String {
    let typed = text[...].trimmingSpace()
    let endsWithMark = typed.last.map(",;".contains) ?? false
    return money.expression(in: endsWithMark ? String(typed.dropLast()) : text, format: prices)
  }

  /// Returns the price that a number, a space and two more digits probably mean, "4.99" for "4 99"; nil for another
  /// expression, and for a currency that doesn't usually have two decimals.
  func priceWithSpace(_ expression: String) -> String? {
    let parts = expression.split(whereSeparator: \.isSpace)
    guard parts.count == 2, parts[1].count == 2, money.usualDecimals == 2,
      parts.allSatisfy({ $0.allSatisfy { $0.decimalDigit != nil } })
    else { return nil }
    return "\(parts[0])\(prices.decimalMark)\(parts[1])"
  }

  /// - Parameter text: A percentage with or without a percent sign.
  /// - Throws: The reason why the text isn't a percentage greater than zero.
  func percent(typed text: String) throws(EntryError) -> Rational {
    try positive(withoutPercentSign(text), numbers)
  }

  /// - Parameter text: A tax in percent, with or without a percent sign.
  /// - Throws: The reason why the text isn't a percentage of zero or more; `EntryError.negative` for less than zero.
  func tax(typed text: String) throws(EntryError) -> Rational {
    do throws(EntryError) {
      return try Expression(withoutPercentSign(text), format: numbers).amount()
    } catch {
      guard error == .zero else { throw error }
      return .zero
    }
  }

  private func withoutPercentSign(_ text: String) -> String {
    let text = text[...].trimmingSpace()
    return String(text.last?.isPercentSign == true ? text.dropLast() : text)
  }

  /// - Parameters:
  ///   - text: A quantity with or without a unit.
  ///   - unit: The unit of a quantity without one. Another unit must be of the same kind.
  /// - Throws: The reason why the text isn't such a quantity.
  func amount(typed text: String, in unit: Unit) throws(EntryError) -> LineAmount {
    let typed = UnitReader(self).read(text)
    if let other = typed?.unit, other.kind != unit.kind {
      throw .wrongKind(WrongKind(held: unit.kind, offered: other.kind))
    }
    return LineAmount(try positive(typed?.expression ?? text, numbers), typed?.unit ?? unit)
  }

  /// Returns the value of an expression.
  private func positive(_ text: String, _ format: NumberFormat) throws(EntryError) -> Rational {
    do throws(EntryError) {
      return try Expression(text, format: format).amount()
    } catch {
      switch error {
      case .zero, .negative: throw .notPositive
      default: throw error
      }
    }
  }

  /// Returns the text with which a form shows a price: the calculation as it was typed, or the number.
  func text(of price: Amount) -> String {
    let text = price.editable(in: prices)
    let isNumber = text == Amount.text(of: price.value, in: prices)
    return isNumber ? self.text(ofMoney: price.value) : text
  }

  /// Returns the text with which a form shows an amount of money: with the usual decimals of the currency, such as
  /// "1.60", or as a whole number.
  func text(ofMoney value: Rational) -> String {
    Amount.text(of: value, in: prices, minimumDecimals: money.usualDecimals)
  }

  /// Returns the text with which a form shows an amount: without its unit if that is the form's.
  func text(of amount: LineAmount, in unit: Unit) -> String {
    let number = Amount.text(of: amount.value, in: numbers)
    return amount.unit == unit ? number : "\(number) \(amount.unit.typedName)"
  }
}
