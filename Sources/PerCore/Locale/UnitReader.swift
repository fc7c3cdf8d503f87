/// Reads the unit after a quantity, as in "500 g", "6×330 ml", "2 US gal" or "1 lb 4 oz".
package struct UnitReader {
  private let format: NumberFormat
  private let names: UnitNames

  /// - Parameter names: The names of units in the user's language.
  package init(_ conventions: Conventions, names: [String: Unit] = [:]) {
    format = conventions.numbers
    self.names = UnitNames(system: conventions.measures, localNames: names)
  }

  /// Returns the expression and the unit that `text` consists of; nil if it does not end with a unit.
  ///
  /// The expression of "1 lb 4 oz" is the sum in the smaller unit, "20", and that of "500 g + 1 kg" is "500+1000".
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func read(_ text: String) -> (expression: String, unit: Unit)? {
    // No expression is that long.
    guard text.utf8.count <= Expression.maximumLength * 4 else { return nil }
    guard let (amount, unit) = split(text.withPlainLetters[...]) else { return nil }
    if let parts = compound(amount, unit) {
      let sum = parts.reduce(.zero) { $0 + $1.value * $1.unit.factor } / unit.factor
      return (format.string(sum, grouped: false), unit)
    }
    return sum(text) ?? (String(amount), unit)
  }

  /// Returns the words after a quantity with its unit, such as "bag" for "1 kg bag"; nil if there are none, or if no
  /// such quantity is before them.
  func words(afterQuantityIn text: String) -> String? {
    guard text.utf8.count <= Expression.maximumLength * 4 else { return nil }
    let starts = text.indices.reversed().filter { start in
      text[start].isLetter && start > text.startIndex
        && text[text.index(before: start)].isWhitespace
    }
    let start = starts.first { start in
      read(String(text[..<start])).map { isExpression($0.expression) } ?? false
    }
    return start.map { String(text[$0...].trimmingSpace()) }
  }

  /// Returns a Boolean value indicating whether a text is the name of a unit.
  func isUnit(_ text: some StringProtocol) -> Bool {
    text.utf8.count <= Expression.maximumLength && names.unit(named: text) != nil
  }

  /// A number with its unit in a compound.
  struct Part {
    /// The number as it was typed.
    let number: String
    let value: Rational
    let unit: Unit
  }

  /// Returns the parts of a compound such as "1 lb 4 oz", the largest unit first; nil if `text` isn't a compound.
  func parts(of text: String) -> [Part]? {
    guard text.utf8.count <= Expression.maximumLength * 4,
      let (amount, unit) = split(text.withPlainLetters[...])
    else { return nil }
    return compound(amount, unit)
  }

  /// Returns a compound in the same words in all languages, such as "1 lb 4 oz"; nil if `text` isn't a compound.
  func normalized(_ text: String) -> String? {
    parts(of: text).map { parts in
      parts.map { "\($0.number) \($0.unit.typedName)" }.joined(separator: " ")
    }
  }

  /// Returns the text before the unit at the end of `text`, and the unit.
  private func split(_ text: Substring) -> (amount: Substring, unit: Unit)? {
    // A unit can contain a digit, as "m2" does, so every letter after a number may be its first. The length of the
    // longest name limits the search.
    for index in text.suffix(names.maximumLength).indices where text[index].isLetter {
      let amount = text[..<index].trimmingInvisible()
      guard let last = amount.last, last.isNumber || last.isPunctuation else { continue }
      if let unit = names.unit(named: text[index...]) { return (amount, unit) }
    }
    return nil
  }

  /// Returns the parts of a compound such as "1 lb 4" before "oz"; nil if it isn't a compound.
  private func compound(_ text: Substring, _ unit: Unit) -> [Part]? {
    guard let end = text.lastIndex(where: \.isLetter),
      let start = text[end...].firstIndex(where: \.isWhitespace)
        ?? text[end...].dropFirst().firstIndex(where: \.isNumber),
      let smaller = number(text[start...]),
      let (amount, larger) = split(text[..<start].trimmingInvisible()),
      larger.kind == unit.kind, larger.item == nil
    else { return nil }
    let ratio = larger.factor / unit.factor
    guard ratio > .one, ratio.denominator.isOne,
      let parts = compound(amount, larger) ?? number(amount).map({ [part(amount, $0, larger)] })
    else { return nil }
    return parts + [part(text[start...], smaller, unit)]
  }

  private func part(_ text: Substring, _ value: Rational, _ unit: Unit) -> Part {
    Part(number: String(text.trimmingInvisible()), value: value, unit: unit)
  }

  /// Returns the sum of quantities with units of one kind, such as "500 g + 1 kg", in one of the units in which all of
  /// them are short numbers, the smallest first; nil for another text.
  private func sum(_ text: String) -> (expression: String, unit: Unit)? {
    let texts = text.split(omittingEmptySubsequences: false) { Operator(typed: $0) == .plus }
    guard texts.count > 1 else { return nil }
    let parts = texts.compactMap { read(String($0)) }
    guard parts.count == texts.count, let first = parts.first?.unit,
      parts.allSatisfy({ $0.unit.kind == first.kind && $0.unit.item == first.item })
    else { return nil }
    for unit in parts.map(\.unit).sorted(by: { $0.factor < $1.factor }) {
      let terms = parts.compactMap { term($0.expression, $0.unit, in: unit) }
      if terms.count == parts.count { return (terms.joined(separator: "+"), unit) }
    }
    return nil
  }

  /// Returns the number of a quantity in another unit; nil if it has many decimals, or if the quantity isn't a number or
  /// a product.
  private func term(_ expression: String, _ own: Unit, in unit: Unit) -> String? {
    guard !expression.contains(where: \.isPercentSign),
      let value = try? Expression(expression, format: format).value()
    else { return nil }
    if own == unit { return String(expression[...].trimmingSpace()) }
    let number = value * own.factor / unit.factor
    return number.exactDecimals.map({ $0 <= Self.decimalsOfTerms }) ?? false
      ? format.string(number, grouped: false) : nil
  }

  /// The maximum number of decimals of a term that is converted. An ounce has nine decimals in grams.
  private static var decimalsOfTerms: Int { 9 }

  private func isExpression(_ text: String) -> Bool {
    (try? Expression(text, format: format)) != nil
  }

  /// Returns the value of one number; nil if `text` is anything else, such as a calculation.
  private func number(_ text: Substring) -> Rational? {
    guard let expression = try? Expression(String(text), format: format), !expression.isCalculation
    else { return nil }
    return try? expression.value()
  }
}
