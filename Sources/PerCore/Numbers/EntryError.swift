/// Why what stands in a quantity or price field is not a number that Per can use.
///
/// Each case carries what a message needs to say what is wrong and what would be right.
public enum EntryError: Error, Hashable, Sendable {
  /// Nothing but space.
  case empty
  /// Not one digit where a number should stand: `"."`, `"+"`, `"()"`.
  case incomplete
  /// A character that is no part of a number or a sum.
  case unexpected(Character)
  /// A number with two decimal marks.
  case twoDecimalMarks
  /// A comma, point or apostrophe that means nothing in this language; the decimal mark here is another.
  case foreignMark(Character, decimalMark: Character)
  /// The mark that separates thousands, in a place where it does not; often meant as a decimal mark.
  case misplacedGroupingMark(Character, decimalMark: Character)
  /// More than `NumberFormat.maximumDigits` significant digits or decimals, or a sum of more than
  /// `Expression.maximumLength` characters.
  case tooManyDigits
  /// Two numbers, or a number and a bracket, with no operator between them.
  case missingOperator
  /// Two operators side by side, or one with nothing before it.
  case misplacedOperator(Character)
  /// A bracket without its partner.
  case unmatchedParenthesis
  case divisionByZero
  /// The number or result is zero.
  case zero
  /// The number or result is less than zero.
  case negative
  /// A unit was typed behind the number, of another kind than the list holds.
  case wrongKind(WrongKind)
}
