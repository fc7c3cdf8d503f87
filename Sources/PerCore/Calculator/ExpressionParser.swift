/// Calculates the value of a list of tokens by recursive descent.
///
/// The depth is bounded by `Expression.maximumLength`.
struct ExpressionParser {
  /// A value, and whether it was written as a single percentage.
  private struct Term {
    var value: Rational
    var isPercentage = false
  }

  private var tokens: ArraySlice<ExpressionToken>
  private var openParentheses = 0

  init(_ tokens: [ExpressionToken]) {
    self.tokens = tokens[...]
  }

  /// Returns the exact value of all tokens.
  mutating func value() throws(EntryError) -> Rational {
    let value = try sum()
    guard tokens.isEmpty else { throw unusedToken }
    return value
  }

  /// The error for the token after a complete sum.
  private var unusedToken: EntryError {
    switch tokens.first {
    case .close, nil: .unmatchedParenthesis
    case .percent(let typed): .misplacedOperator(typed)
    default: .missingOperator
    }
  }

  private mutating func sum() throws(EntryError) -> Rational {
    // Only the first term can have a sign.
    let sign = nextOperator(of: .plus, .minus)
    var value = try term().value
    if sign == .minus { value = -value }
    while let operation = nextOperator(of: .plus, .minus) {
      let term = try term()
      let operand = term.isPercentage ? value * term.value : term.value
      value = operation == .plus ? value + operand : value - operand
    }
    return value
  }

  private mutating func term() throws(EntryError) -> Term {
    var term = try operand()
    while let operation = nextOperator(of: .multiply, .divide) {
      let operand = try operand().value
      if operation == .divide, operand.isZero { throw .divisionByZero }
      term = Term(value: operation == .multiply ? term.value * operand : term.value / operand)
    }
    return term
  }

  private mutating func operand() throws(EntryError) -> Term {
    let value = try number()
    guard case .percent? = tokens.first else { return Term(value: value) }
    tokens.removeFirst()
    return Term(value: value / Rational(100), isPercentage: true)
  }

  /// The value of a number or of an expression in parentheses.
  private mutating func number() throws(EntryError) -> Rational {
    switch tokens.popFirst() {
    case .number(let value):
      return value
    case .open:
      openParentheses += 1
      let value = try sum()
      guard case .close? = tokens.first else { throw unusedToken }
      tokens.removeFirst()
      openParentheses -= 1
      return value
    case .operation(_, let typed), .percent(let typed):
      throw .misplacedOperator(typed)
    case .close:
      throw openParentheses > 0 ? .incomplete : .unmatchedParenthesis
    case nil:
      throw openParentheses > 0 ? .unmatchedParenthesis : .incomplete
    }
  }

  private mutating func nextOperator(of wanted: Operator...) -> Operator? {
    guard case .operation(let operation, _) = tokens.first, wanted.contains(operation) else {
      return nil
    }
    tokens.removeFirst()
    return operation
  }
}
