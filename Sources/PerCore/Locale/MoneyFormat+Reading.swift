extension MoneyFormat {
  /// Returns the expression in a price that was typed or pasted, without the marks of this currency: `"3.99+2"` for
  /// `"$3.99+$2"`, `"5,50"` for `"5€50"`, `"0.50"` for `"50p"`.
  ///
  /// Marks of other currencies are kept. They make the expression invalid.
  package func expression(in text: String, format: NumberFormat) -> String {
    // No expression is that long.
    guard text.utf8.count <= Expression.maximumLength * 4 else { return text }
    // The marks need not be collected for most prices.
    if text.utf8.allSatisfy(Self.hasNoMark) { return String(text.trimmingSpace()) }
    let marks = CurrencyMarks(symbol: symbol, code: code)
    let clean = text.hasDirectionMark ? text.filter { !$0.isDirectionMark } : text
    var rest = clean.trimmingSpace()
    var result = ""
    while let character = rest.first {
      let number = rest.numberPrefix(in: format)
      if !number.isEmpty {
        let after = rest[number.endIndex...]
        let price =
          Self.isDivided(after: result)
          ? nil : price(number, after, marks: marks, format: format)
        result += price?.expression ?? String(number)
        rest = price?.rest ?? after
      } else if Self.canBeginAmount(after: result),
        let amount = amount(in: rest, marks: marks.major)
      {
        rest = amount
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return String(result.trimmingSpace())
  }

  /// Returns a Boolean value indicating whether a byte is a digit or a sign that no currency mark consists of alone.
  private static func hasNoMark(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || ".,+-*/()% ".utf8.contains(byte)
  }

  /// Returns a Boolean value indicating whether a currency's mark after `text` belongs to the next number.
  private static func canBeginAmount(after text: String) -> Bool {
    guard let last = text.trimmingSpace().last else { return true }
    if isDivided(after: text) { return false }
    return last.isOpeningParenthesis || Operator(typed: last) != nil
      || Operator(spaced: last) != nil
  }

  /// Returns a Boolean value indicating whether the next number is a divisor. A price isn't divided by money: "2/$5" is
  /// an offer.
  private static func isDivided(after text: String) -> Bool {
    text.trimmingSpace().last.flatMap(Operator.init(typed:)) == .divide
  }

  /// Returns the rest of `text` after a symbol, a code or both at its start; nil if it isn't an amount or empty.
  private func amount(in text: Substring, marks: [String]) -> Substring? {
    for mark in marks {
      guard let rest = text.dropping([mark])?.trimmingSpace() else { continue }
      guard let first = rest.first else { return rest }
      let isAmount =
        first.decimalDigit != nil || first.isOpeningParenthesis || first.vulgarFraction != nil
        || numbers.mark(first) == .decimal
      if isAmount { return rest }
      if let amount = amount(in: rest, marks: marks.filter { $0 != mark }) { return amount }
    }
    return nil
  }

  /// Returns the expression for a number and the mark after it, and the rest of the text; nil if no mark of this
  /// currency follows.
  private func price(
    _ number: Substring, _ after: Substring, marks: CurrencyMarks, format: NumberFormat
  ) -> (expression: String, rest: Substring)? {
    if let decimals = after.dropping(marks.major)?.numberPrefix(in: format), decimals.count == 2,
      decimals.allSatisfy({ $0.decimalDigit != nil }), usualDecimals > 0,
      number.allSatisfy({ format.mark($0) != .decimal })
    {
      return ("\(number)\(format.decimalMark)\(decimals)", after[decimals.endIndex...])
    }
    let mark = after.drop(while: \.isWhitespace)
    if let rest = mark.dropping(marks.minor), let value = try? format.number(number) {
      // "3.99p" is a common way to write "£3.99".
      if hasUsualDecimals(number) { return (String(number), rest) }
      let major = value / Rational(100)
      return (format.string(major, minimumDecimals: 2, grouped: false), rest)
    }
    guard let rest = mark.dropping(marks.major) else { return nil }
    // With a number after the mark, this isn't a single price.
    let next = rest.drop(while: \.isWhitespace)
    guard next.numberPrefix(in: format).isEmpty else { return nil }
    return (String(number), next.isEmpty ? next : amount(in: next, marks: marks.major) ?? rest)
  }

  /// Returns a Boolean value indicating whether a number has as many decimals as prices in this currency.
  private func hasUsualDecimals(_ number: Substring) -> Bool {
    let decimals = number.reversed().prefix { $0.decimalDigit != nil }.count
    return decimals == usualDecimals && decimals < number.count
  }
}
