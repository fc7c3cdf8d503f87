/// A part of an expression.
enum ExpressionToken: Equatable {
  case number(Rational)
  case operation(Operator, typed: Character)
  case percent(typed: Character)
  case open
  case close

  /// Creates the token that consists of `symbol` alone.
  init?(symbol: Character) {
    if let operation = Operator(typed: symbol) {
      self = .operation(operation, typed: symbol)
    } else if symbol.isPercentSign {
      self = .percent(typed: symbol)
    } else if symbol.isOpeningParenthesis {
      self = .open
    } else if symbol.isClosingParenthesis {
      self = .close
    } else {
      return nil
    }
  }
}
