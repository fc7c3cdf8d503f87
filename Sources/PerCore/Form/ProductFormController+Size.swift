/// Quantities with marks in place of units, and areas as a width and a length. The form asks about them: a mark can be
/// typed by mistake, and the product can be sold by length.
extension ProductFormController {
  /// Returns the clear way to write a quantity with the marks of feet and inches or with the two sides of an area, such
  /// as "10 ft" for "10'" and "2×3 m²" for "2 m x 3 m"; nil for another text.
  func clearSize(_ text: String) -> (text: String, unit: Unit)? {
    let names = Self.withNamesForMarks(text)
    if let area = area(names ?? text) { return area }
    guard let words = names, !words.contains(where: { Operator(typed: $0) == .multiply }),
      let (expression, unit) = units.read(words),
      let amount = try? Amount(expression, format: conventions.numbers)
    else { return nil }
    let number = Amount.text(of: amount.value, in: conventions.numbers)
    return (units.normalized(words) ?? "\(number) \(unit.typedName)", unit)
  }

  /// Returns a text with the names of units in place of the marks after digits, as in `10'` and `5'6"`; nil if it has
  /// none. In "1'000", the mark groups digits.
  private static func withNamesForMarks(_ text: String) -> String? {
    guard text.contains(where: "'’′\"”″".contains) else { return nil }
    let text = ["''", "’’", "′′"].reduce(text) { $0.replacing($1, with: "″") }
    let inchMarks = "\"”″"
    let hasInches = text.contains(where: inchMarks.contains)
    var hasNames = false
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      let isAfterDigit = result.last?.isNumber ?? false
      if isAfterDigit, inchMarks.contains(character) {
        result += " \(Unit.inch.typedName) "
        hasNames = true
      } else if isAfterDigit, "'’′".contains(character),
        rest.prefix(while: \.isNumber).count < (hasInches ? 3 : 1)
      {
        result += " \(Unit.foot.typedName) "
        hasNames = true
      } else {
        result.append(character)
      }
    }
    return hasNames ? String(result[...].trimmingSpace()) : nil
  }

  /// Returns the area of two lengths, such as "2×3 m²" for "2 m x 3 m"; nil for another text.
  private func area(_ text: String) -> (text: String, unit: Unit)? {
    let signs = text.indices.filter { Operator(typed: text[$0]) == .multiply }
    guard signs.count == 1, let width = length(text[..<signs[0]]),
      let length = length(text[signs[0]...].dropFirst())
    else { return nil }
    let larger = max(width.unit.factor, length.unit.factor, Unit.centimetre.factor)
    let square = larger * larger
    guard let unit = Unit.allCases.first(where: { $0.kind == .area && $0.factor == square })
    else { return nil }
    let numbers = [width.value, length.value].map { $0 / larger }
    // A foot and 20 inches would be a question with fractions.
    guard numbers.allSatisfy({ $0.exactDecimals != nil }) else { return nil }
    let sides = numbers.map { Amount.text(of: $0, in: conventions.numbers) }
    return ("\(sides.joined(separator: "×")) \(unit.typedName)", unit)
  }

  /// Returns a length in metres, and its unit; nil if a text is anything else.
  private func length(_ text: Substring) -> (value: Rational, unit: Unit)? {
    guard let (expression, unit) = units.read(String(text.trimmingSpace())), unit.kind == .length,
      let amount = try? Amount(expression, format: conventions.numbers)
    else { return nil }
    return (amount.value * unit.factor, unit)
  }
}
