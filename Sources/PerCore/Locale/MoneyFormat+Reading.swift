extension MoneyFormat {
  /// Returns the expression within a price as people write and paste it, without this currency's
  /// marks: `"3.99+2"` for `"$3.99+$2"`, `"5,50"` for `"5€50"`, `"0.50"` for `"50p"`.
  ///
  /// Marks of other currencies stay, so that the expression is refused.
  func expression(in text: String, format: NumberFormat) -> String {
    let marks = CurrencyMarks(symbol: symbol, code: code)
    // No expression is that long.
    guard text.utf8.count <= Expression.maximumLength * 4 else { return text }
    let clean = text.hasDirectionMark ? text.filter { !$0.isDirectionMark } : text
    var rest = clean.trimmingSpace()
    var result = ""
    while let character = rest.first {
      let number = rest.numberPrefix(in: format)
      if !number.isEmpty {
        let behind = rest[number.endIndex...]
        let price = price(number, behind, marks: marks, format: format)
        result += price?.expression ?? String(number)
        rest = price?.rest ?? behind
      } else if !(result.last?.isLetter ?? false), let amount = amount(in: rest, marks: marks) {
        rest = amount
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return String(result.trimmingSpace())
  }

  /// Returns what follows the marks at the start of `text` where that is an amount; otherwise nil.
  private func amount(in text: Substring, marks: CurrencyMarks) -> Substring? {
    guard let rest = text.dropping(marks.major)?.trimmingSpace(), let first = rest.first else {
      return nil
    }
    let isAmount =
      first.decimalDigit != nil || first.isOpeningParenthesis || first.vulgarFraction != nil
      || numbers.mark(first) == .decimal
    return isAmount ? rest : amount(in: rest, marks: marks)
  }

  /// Returns the expression for a number and the mark behind it, and the rest of the text; nil where
  /// no mark of this currency follows.
  private func price(
    _ number: Substring, _ behind: Substring, marks: CurrencyMarks, format: NumberFormat
  ) -> (expression: String, rest: Substring)? {
    if let decimals = behind.dropping(marks.major)?.numberPrefix(in: format), decimals.count == 2,
      decimals.allSatisfy({ $0.decimalDigit != nil }), usualDecimals > 0,
      number.allSatisfy({ format.mark($0) != .decimal })
    {
      return ("\(number)\(format.decimalMark)\(decimals)", behind[decimals.endIndex...])
    }
    let mark = behind.drop(while: \.isWhitespace)
    if let rest = mark.dropping(marks.minor), let value = try? format.number(number) {
      let major = value / Rational(100)
      return (format.string(major, minimumDecimals: 2, grouped: false), rest)
    }
    guard let rest = mark.dropping(marks.major) else { return nil }
    // Two numbers with a mark between them are no single number.
    let next = rest.drop(while: \.isWhitespace)
    guard next.numberPrefix(in: format).isEmpty else { return nil }
    return (String(number), next.dropping(marks.major) ?? rest)
  }
}
