/// Reads the unit behind a quantity, as in "500 g", "6×330 ml", "2 US gal" or "1 lb 4 oz".
package struct UnitReader {
  private let format: NumberFormat
  private let names: UnitNames

  /// - Parameters:
  ///   - names: The names of units in the user's language.
  package init(_ conventions: Conventions, names: [String: Unit] = [:]) {
    format = conventions.numbers
    self.names = UnitNames(system: conventions.measures, localNames: names)
  }

  /// Returns the expression and the unit that `text` consists of; nil if it does not end with a unit.
  ///
  /// The expression of "1 lb 4 oz" is the sum in the smaller unit, "20".
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func read(_ text: String) -> (expression: String, unit: Unit)? {
    // No expression is that long.
    guard text.utf8.count <= Expression.maximumLength * 4 else { return nil }
    guard let (amount, unit) = split(text.withPlainLetters[...]) else { return nil }
    if let sum = compound(amount, unit) {
      return (format.string(sum, grouped: false), unit)
    }
    return (String(amount), unit)
  }

  /// Returns the text before the unit at the end of `text`, and the unit.
  private func split(_ text: Substring) -> (amount: Substring, unit: Unit)? {
    // A unit can end with a digit, as "m2" does, so every letter behind a number may be its first. The longest name
    // bounds the search.
    for index in text.suffix(names.maximumLength).indices where text[index].isLetter {
      let amount = text[..<index].trimmingInvisible()
      guard let last = amount.last, last.isNumber || last.isPunctuation else { continue }
      if let unit = names.unit(named: text[index...]) { return (amount, unit) }
    }
    return nil
  }

  /// Returns the amount in `unit` of the end of a compound such as "1 lb 4" before "oz"; nil if it is no compound.
  private func compound(_ text: Substring, _ unit: Unit) -> Rational? {
    guard let end = text.lastIndex(where: \.isLetter),
      let start = text[end...].firstIndex(where: \.isWhitespace)
        ?? text[end...].dropFirst().firstIndex(where: \.isNumber),
      let smaller = number(text[start...]),
      let (amount, larger) = split(text[..<start].trimmingInvisible()),
      larger.kind == unit.kind, larger.item == nil
    else { return nil }
    let ratio = larger.factor / unit.factor
    guard ratio > .one, ratio.denominator.isOne,
      let count = compound(amount, larger) ?? number(amount)
    else { return nil }
    return count * ratio + smaller
  }

  /// Returns the value of one number; nil if `text` is anything else, such as a sum.
  private func number(_ text: Substring) -> Rational? {
    guard let expression = try? Expression(String(text), format: format), !expression.isSum else {
      return nil
    }
    return try? expression.value()
  }
}
