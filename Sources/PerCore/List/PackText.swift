/// The quantity and price of a product as text in the user's number and currency format.
public struct PackText: Equatable, Sendable {
  /// The quantity as the user entered it: one part, or several parts such as 1 lb and 4 oz.
  public let parts: [QuantityText]
  /// The result of a quantity that was entered as a calculation; otherwise the quantity as entered.
  public let result: [QuantityText]
  /// The result of a quantity that was entered as a calculation; nil for a plain number, and for a result that has no
  /// finite decimal form.
  public let total: QuantityText?
  /// The price of one pack with its currency, such as `"€3.99"`; empty if only the offer has a price. The result of a
  /// calculation is rounded.
  public let price: String
  /// The calculation that the price was entered as, such as `"3.99 − 20%"`; nil for a plain number.
  public let priceExpression: String?
  /// The offer; nil if there is none.
  public let offer: OfferText?
  /// The deposit with its currency, such as `"€0.25"`; nil for none.
  public let deposit: String?
  /// The net weight, if the quantity is the drained weight; nil for none.
  public let net: QuantityText?
  /// The tax that is added at checkout, in percent, such as `"8.875"`; nil for none.
  public let tax: String?

  public init(_ product: Product, conventions: Conventions) {
    let format = conventions.numbers
    let (amount, unit) = (product.quantity.value, product.unit)
    let expression = product.quantity.calculationText(in: format)
    let rounded = QuantityText(amount, unit, format: format)
    total = expression == nil ? nil : Self.total(amount, unit, format: format)
    if let expression {
      parts = [QuantityText(expression, of: amount, unit)]
      result = [total ?? rounded]
    } else {
      parts = Self.entered(product, conventions) ?? [rounded]
      result = parts
    }
    let money = conventions.money
    price =
      product.price.map { price in
        price.isCalculated ? money.roundedString(price.value) : money.string(price.value)
      } ?? ""
    priceExpression = product.price?.calculationText(in: format)
    offer = OfferText(product, conventions: conventions)
    let terms = product.terms
    deposit = terms.deposit.map { money.string($0) }
    net = terms.net.map { QuantityText($0.value, $0.unit, format: format) }
    tax = terms.tax.map { format.roundedString($0) }
  }

  /// Returns the quantity as it was entered if that is a fraction such as "½ lb", or a compound such as "1 lb 4 oz";
  /// otherwise nil.
  private static func entered(_ product: Product, _ conventions: Conventions) -> [QuantityText]? {
    if let parts = product.parts(in: conventions) {
      return parts.map { QuantityText($0.number, of: $0.value, $0.unit) }
    }
    return product.quantity.fractionText(in: conventions.numbers).map {
      [QuantityText($0, of: product.quantity.value, product.unit)]
    }
  }

  /// Returns the result of a calculation, in the base unit if it is at least one of it.
  private static func total(_ amount: Rational, _ unit: Unit, format: NumberFormat) -> QuantityText?
  {
    guard amount.exactDecimals != nil else { return nil }
    let amountInBase = amount * unit.factor
    guard let base = unit.metricBase, !(amountInBase < .one) else {
      return QuantityText(amount, unit, format: format)
    }
    return QuantityText(amountInBase, base, format: format)
  }

  /// Returns an amount in base units in a unit, but in grams and millilitres instead of a part of a kilogram or litre.
  ///
  /// Amounts of packs in mixed units, such as pounds in a list of kilograms, can have many digits. Those with more than
  /// three decimals, and all parts of a kilogram or litre, are rounded to three significant digits, or to a whole
  /// number.
  ///
  /// - Parameter difference: An amount that is shown beside this one, which is rounded no further than it.
  package static func small(
    _ amount: Rational, like unit: Unit, beside difference: Rational? = nil, format: NumberFormat
  ) -> QuantityText {
    let smaller: Unit =
      switch unit {
      case .kilogram where amount < .one: .gram
      case .litre where amount < .one: .millilitre
      default: unit
      }
    let text = quantity(amount / smaller.factor, smaller, format: format)
    let value = amount / text.unit.factor
    let smallest = min(value, (difference ?? amount) / text.unit.factor)
    let decimals = max(0, 2 - (smallest.leadingExponent ?? 0))
    guard value.exactDecimals ?? .max > (smaller == unit ? 3 : decimals) else { return text }
    return QuantityText(
      Rational(value.rounded(decimals: decimals), decimals: decimals), text.unit, format: format)
  }

  /// Returns an amount in the base unit if it is at least one of it, otherwise in its unit.
  static func quantity(_ amount: Rational, _ unit: Unit, format: NumberFormat) -> QuantityText {
    total(amount, unit, format: format) ?? QuantityText(amount, unit, format: format)
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

extension Product {
  /// Returns the parts of a quantity that was entered as a compound such as "1 lb 4 oz"; nil for all others, and if the
  /// units have another meaning in `conventions`.
  func parts(in conventions: Conventions) -> [UnitReader.Part]? {
    // Reading units is slow, and most quantities are plain numbers.
    guard quantity.expression.contains(where: { $0.isLetter && Operator(typed: $0) == nil }) else {
      return nil
    }
    let reader = UnitReader(conventions)
    guard let (sum, unit) = reader.read(quantity.expression), unit == self.unit,
      let value = try? Expression(sum, format: conventions.numbers).value(), value == quantity.value
    else { return nil }
    return reader.parts(of: quantity.expression)
  }
}

extension Amount {
  /// A Boolean value indicating whether a calculation was entered.
  var isCalculated: Bool {
    expression.contains { character in
      Operator(typed: character) != nil || Operator(spaced: character) != nil
        || character.isPercentSign || character.isOpeningParenthesis
    }
  }

  /// Returns the number as it was entered if it is a fraction, such as "½" or "1 1/2"; otherwise nil.
  func fractionText(in format: NumberFormat) -> String? {
    let slash = Operator.divide.rawValue
    guard expression.contains(where: { $0.vulgarFraction != nil || $0 == slash || $0 == "/" }),
      let reading = try? Expression(expression, format: format), !reading.isCalculation,
      (try? reading.amount()) == value
    else { return nil }
    return String(String(expression.map { $0 == slash ? "/" : $0 }).trimmingSpace())
  }

  /// Returns the calculation that was entered, with typographic operators and a space on both sides of each.
  ///
  /// Returns nil for a plain number, and for a text that was entered in another language and has another value in
  /// `format`.
  func calculationText(in format: NumberFormat) -> String? {
    // Parsing is slow, and most amounts are plain numbers.
    guard expression.contains(where: { !($0.isASCII && ($0.isNumber || $0 == "." || $0 == ",")) }),
      let reading = try? Expression(expression, format: format), reading.isCalculation,
      let result = try? reading.amount(), result == value
    else { return nil }
    let spaced = expression.map { character in
      Operator(typed: character).map { " \($0.rawValue) " } ?? String(character)
    }
    var words = spaced.joined().split(whereSeparator: \.isWhitespace)
    // An operator at the end has no effect.
    while words.last?.first.flatMap(Operator.init(rawValue:)) != nil { words.removeLast() }
    return words.joined(separator: " ")
  }
}

extension NumberFormat {
  /// Returns the exact number, or the number rounded to 12 significant digits if it has no finite decimal form.
  func roundedString(_ value: Rational) -> String {
    string(value.exactDecimals == nil ? value.rounded(significantDigits: 12) : value)
  }
}
