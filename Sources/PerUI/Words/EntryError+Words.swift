internal import Gtk
package import PerCore

extension EntryError {
  /// What is wrong with a field and what would be right.
  package func words(in field: AmountField, conventions: Conventions) -> String {
    let example = conventions.numbers.string(Rational(BigUInt(15), decimals: 1))
    switch self {
    case .empty:
      switch field {
      case .quantity: return tr("Type a quantity, such as 500.")
      case .price:
        let price = conventions.numbers.string(
          Rational(BigUInt(399), decimals: 2), decimals: conventions.money.usualDecimals)
        return tr("Type a price, such as {price}.").filled(["price": price])
      }
    case .incomplete:
      return tr("A number is missing here. Type digits.")
    case .unexpected(let character):
      // Translators: {character} is what was typed.
      return tr("“{character}” is no part of a number. Type digits and + − × ÷.")
        .filled(["character": character.visible])
    case .twoDecimalMarks:
      // Translators: {example} is the number 1.5.
      return tr("A number has one decimal mark only, as in {example}.").filled(["example": example])
    case .foreignMark(let character, _):
      // Translators: {character} is a point or a comma, {example} the number 1.5.
      return tr("“{character}” is no decimal mark here. Write {example}.")
        .filled(["character": character.visible, "example": example])
    case .misplacedGroupingMark(let character, _) where !character.isWhitespace:
      // Translators: {character} is a point or a comma, {example} the number 1.5.
      return tr("“{character}” separates thousands here. Write decimals as in {example}.")
        .filled(["character": character.visible, "example": example])
    case .tooManyDigits:
      return tr("That is too long. Type at most {count} digits.")
        .filled(["count": String(NumberFormat.maximumDigits)])
    // Nobody takes a space for a decimal mark, though it separates thousands in places.
    case .missingOperator, .misplacedGroupingMark:
      return tr("Two numbers stand side by side. Put + − × or ÷ between them.")
    case .misplacedOperator(let character):
      // Translators: {character} is a sign such as ×.
      return tr("A number is missing before “{character}”.")
        .filled(["character": character.visible])
    case .unmatchedParenthesis:
      return tr("A bracket lacks its partner. Write both ( and ).")
    case .divisionByZero:
      return tr("Nothing can be divided by zero. Divide by another number.")
    case .zero:
      return tr("This makes zero. Type a number above zero.")
    case .negative:
      return tr("This is less than zero. Type a number above zero.")
    case .wrongKind(let error):
      // Translators: {held} and {offered} are two of weights, volumes, counted units, lengths, areas.
      return tr(
        "This list holds {held}, not {offered}. Type another unit, or clear the list first."
      )
      .filled(["held": error.heldWords, "offered": error.offeredWords])
    }
  }
}

extension Character {
  /// The character where it can be seen, otherwise its code: "U+200F".
  fileprivate var visible: String {
    let hasShape = unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .unassigned, .privateUse, .surrogate, .lineSeparator,
        .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark:
        false
      default: true
      }
    }
    if hasShape { return String(self) }
    return unicodeScalars.map { scalar in
      let code = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    }.joined(separator: " ")
  }
}
