/// A key of the keypad.
public enum CalculatorKey: Hashable, Sendable {
  /// A digit, from 0 to 9.
  case digit(Int)
  /// The locale's decimal mark.
  case decimal
  case operation(Operator)
  case percent
  /// Inserts the parenthesis that is possible at the caret, "(" or ")".
  case parenthesis
  /// Deletes the character before the caret, or the selection.
  case delete
  /// Replaces the expression by its result.
  case equals

  /// All keys.
  public static let all: [CalculatorKey] =
    (0...9).map(CalculatorKey.digit) + [.decimal, .percent, .parenthesis, .delete, .equals]
    + Operator.allCases.map(CalculatorKey.operation)
}
