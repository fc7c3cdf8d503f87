/// A key of the keypad.
public enum CalculatorKey: Hashable, Sendable {
  /// A digit, from 0 to 9.
  case digit(Int)
  /// The decimal mark of the user's language.
  case decimal
  case operation(Operator)
  /// Takes back the character before the caret, or what is selected.
  case delete
  /// Works the expression out.
  case equals

  /// Every key there is.
  public static let all: [CalculatorKey] =
    (0...9).map(CalculatorKey.digit) + [.decimal, .delete, .equals]
    + Operator.allCases.map(CalculatorKey.operation)
}
