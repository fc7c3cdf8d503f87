/// The reason why a quantity or price can't be used.
///
/// The associated values are those that the message contains.
public enum EntryError: Error, Hashable, Sendable {
  /// Nothing but white space.
  case empty
  /// There is no digit: `"."`, `"+"`, `"()"`.
  case incomplete
  /// A word or character that can't be part of an expression.
  case unexpected(String)
  /// A word with a digit that isn't a number: `"1o0"`.
  case notANumber(String)
  /// A quantity without a digit, such as the name of the product, or a price without an amount, such as `"20%"`.
  case name(String)
  /// A price with a unit, such as `"2.50/kg"`.
  case unitPrice
  /// A price with an offer, such as `"3.99, 3 for 2"`, beside the fields of another offer.
  case secondOffer
  /// A price with an offer that is impossible, or whose meaning is unclear, such as `"3.99, 150% off"`. A percentage
  /// before the price, as in `"20% off 3.99"`, is `ambiguous`.
  case unreadOffer
  /// Words after a quantity with its unit, such as `"bag"` in `"1 kg bag"`.
  case unneeded(String)
  /// A word after a quantity that isn't a unit.
  case unknownUnit(String)
  /// A symbol, code or word of a currency that isn't the list's, such as `"€"`.
  case otherCurrency(String)
  /// A text that has two meanings in different countries, such as `"12:90"` and `"1.234"`, or one that the user has to
  /// confirm, such as `"4 99"`. Each of the readings can be entered instead.
  case ambiguous([String])
  /// A whole line in the quantity field with several meanings, or with one that has to be confirmed.
  case line(LineReason)
  /// A number with two decimal marks.
  case twoDecimalMarks
  /// A comma, point or apostrophe that isn't used in the locale.
  case foreignMark(Character, decimalMark: Character)
  /// A grouping mark in a wrong position, often meant as a decimal mark.
  case misplacedGroupingMark(Character, decimalMark: Character)
  /// A number with more than `NumberFormat.maximumDigits` digits.
  case tooManyDigits
  /// An expression with more than `Expression.maximumLength` characters.
  case tooLong
  /// A result that is too large or too small to be shown, or too long to be stored.
  case resultOutOfRange
  /// Two numbers, or a number and a parenthesis, without an operator between them.
  case missingOperator
  /// An operator without a number before it.
  case misplacedOperator(Character)
  case unmatchedParenthesis
  case divisionByZero
  /// A plain number is zero or less.
  case notPositive
  /// The number or result is zero.
  case zero
  /// The number or result is less than zero.
  case negative
  /// The kind of the unit after the number differs from that of the list.
  case wrongKind(WrongKind)
}
