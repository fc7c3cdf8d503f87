/// An expression as it is typed into a quantity or price field: numbers, + − × ÷, percent and
/// parentheses.
///
/// Percent has the meaning that it has on desktop calculators. Behind + or −, a percentage is taken
/// of everything before it: 100 + 10% is 110. Elsewhere it is a hundredth: 20% is 0.2.
public struct Expression: Equatable, Sendable {
  /// The maximum number of characters.
  public static let maximumLength = 200

  /// The number of significant digits to which a result without a finite decimal form is rounded.
  public static let roundedDigits = 15

  private let tokens: [ExpressionToken]

  /// Parses `text` in the given format. An operator at the end is ignored: `"12+"` is 12.
  public init(_ text: String, format: NumberFormat) throws(EntryError) {
    guard text.utf8.count <= Self.maximumLength * 4, text.count <= Self.maximumLength else {
      throw .tooManyDigits
    }
    var tokens = try ExpressionToken.tokens(in: text, format: format)
    guard !tokens.isEmpty else { throw .empty }
    while case .operation = tokens.last { tokens.removeLast() }
    guard !tokens.isEmpty else { throw .incomplete }
    self.tokens = tokens
  }

  /// A Boolean value indicating whether the expression is more than one plain number.
  public var isSum: Bool {
    if case .number? = tokens.first { tokens.count > 1 } else { true }
  }

  /// The exact value. Multiplication and division come before addition and subtraction.
  public func value() throws(EntryError) -> Rational {
    var parser = ExpressionParser(tokens)
    return try parser.value()
  }

  /// Returns the value as a quantity or a price, which is greater than zero.
  ///
  /// A value with a finite decimal form stays exact; one without is rounded once, to `roundedDigits`
  /// significant digits.
  public func amount() throws(EntryError) -> Rational {
    let exact = try value()
    if exact.isZero { throw .zero }
    if exact.isNegative { throw .negative }
    let value =
      exact.exactDecimals == nil ? exact.rounded(significantDigits: Self.roundedDigits) : exact
    guard let decimals = value.exactDecimals, decimals <= NumberFormat.maximumDigits,
      value.rounded(decimals: decimals) < .powerOfTen(NumberFormat.maximumDigits)
    else { throw .tooManyDigits }
    return value
  }
}
