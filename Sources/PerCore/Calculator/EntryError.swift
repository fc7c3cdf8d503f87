/// The reason why a quantity or a price cannot be used.
///
/// Each case carries what a message needs to say what is wrong and what would be right.
public enum EntryError: Error, Hashable, Sendable {
  /// Nothing but white space.
  case empty
  /// No digit where a number should be: `"."`, `"+"`, `"()"`.
  case incomplete
  /// A word or a character that is no part of an expression.
  case unexpected(String)
  /// A word behind a quantity that is no unit.
  case unknownUnit(String)
  /// A mark of another currency than the list's: `"€"`.
  case otherCurrency(String)
  /// A text that has two meanings elsewhere in the world: `"12:90"`, `"1.234"`. Each of the readings
  /// is accepted in place of the text.
  case ambiguous([String])
  /// A number with two decimal marks.
  case twoDecimalMarks
  /// A comma, point or apostrophe that has no meaning in the locale.
  case foreignMark(Character, decimalMark: Character)
  /// A grouping mark in a wrong place, often meant as a decimal mark.
  case misplacedGroupingMark(Character, decimalMark: Character)
  /// A number with more than `NumberFormat.maximumDigits` digits, a result that is too large or too
  /// small, or an expression with more than `Expression.maximumLength` characters.
  case tooManyDigits
  /// Two numbers, or a number and a parenthesis, without an operator between them.
  case missingOperator
  /// An operator without a number before it.
  case misplacedOperator(Character)
  case unmatchedParenthesis
  case divisionByZero
  /// A number without a calculation is zero or less.
  case notPositive
  /// The number or result is zero.
  case zero
  /// The number or result is less than zero.
  case negative
  /// A unit was typed behind the number that is of another kind than the list's products.
  case wrongKind(WrongKind)
}
