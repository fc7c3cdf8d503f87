/// The quantity and price of a product as text in the user's number and currency format.
public struct PackText: Equatable, Sendable {
  /// A number with a unit.
  public struct Quantity: Equatable, Sendable {
    /// The number, such as `"500"` or `"6 × 330"`.
    public let number: String
    public let unit: Unit
    /// The number that selects the plural form of the unit's name.
    public let pluralCount: Int
  }

  /// The quantity as the user entered it.
  public let quantity: Quantity
  /// The result of a quantity that was entered as a calculation; nil for a plain number, and for a result that has no
  /// finite decimal form.
  public let total: Quantity?
  /// The exact price with its currency, such as `"€3.99"`.
  public let price: String
  /// The calculation that the price was entered as, such as `"3.99 − 20%"`; nil for a plain number.
  public let priceExpression: String?

  public init(_ product: Product, conventions: Conventions) {
    let format = conventions.numbers
    let (amount, unit) = (product.quantity.value, product.unit)
    let expression = product.quantity.calculationText(in: format)
    quantity = Quantity(
      number: expression ?? format.roundedString(amount), unit: unit,
      pluralCount: amount.pluralCount)
    total = expression == nil ? nil : Self.total(amount, unit, format: format)
    price = conventions.money.string(product.price.value)
    priceExpression = product.price.calculationText(in: format)
  }

  /// Returns the result of a calculation, in the base unit where that makes a shorter number.
  private static func total(_ amount: Rational, _ unit: Unit, format: NumberFormat) -> Quantity? {
    guard amount.exactDecimals != nil else { return nil }
    let amountInBase = amount * unit.factor
    guard let base = unit.metricBase, !(amountInBase < .one) else {
      return Quantity(
        number: format.string(amount), unit: unit, pluralCount: amount.pluralCount)
    }
    return Quantity(
      number: format.string(amountInBase), unit: base, pluralCount: amountInBase.pluralCount)
  }
}

extension Unit {
  /// The base unit that this metric unit is a decimal fraction of; nil for all other units.
  fileprivate var metricBase: Unit? {
    switch self {
    case .gram, .milligram: .kilogram
    case .decilitre, .centilitre, .millilitre: .litre
    case .centimetre, .millimetre: .metre
    case .squareCentimetre: .squareMetre
    default: nil
    }
  }
}

extension Amount {
  /// Returns the calculation that was entered, with typographic operators and a space on both sides of each.
  ///
  /// Returns nil for a plain number, and where the text has another value in `format`, because it was entered in
  /// another language.
  func calculationText(in format: NumberFormat) -> String? {
    // Parsing is slow, and most amounts are plain numbers.
    guard expression.contains(where: { !($0.isASCII && ($0.isNumber || $0 == "." || $0 == ",")) }),
      let reading = try? Expression(expression, format: format), reading.isSum,
      let result = try? reading.amount(), result == value
    else { return nil }
    var words: [Substring] = []
    var word = ""
    for character in expression {
      if let operation = Operator(typed: character) {
        words += [word[...], String(operation.rawValue)[...]]
        word = ""
      } else if character.isWhitespace {
        words.append(word[...])
        word = ""
      } else {
        word.append(character)
      }
    }
    words.append(word[...])
    // An operator at the end has no effect.
    while let last = words.last, last.isEmpty || last.first.flatMap(Operator.init(rawValue:)) != nil
    {
      words.removeLast()
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension NumberFormat {
  /// Returns the exact number, or the number rounded to 12 significant digits where it has no finite decimal form.
  func roundedString(_ value: Rational) -> String {
    string(value.exactDecimals == nil ? value.rounded(significantDigits: 12) : value)
  }
}

extension Rational {
  /// The whole number that selects a plural form.
  ///
  /// It is the number itself where that is whole and small. Fractions and large numbers are never singular, so they
  /// give a rounded number of at least two.
  var pluralCount: Int {
    guard denominator.isOne, let count = numerator.asInt else {
      return max(2, rounded(decimals: 0).asInt ?? 1_000_000)
    }
    return count
  }
}
