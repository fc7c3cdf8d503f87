internal import Gtk
package import PerCore

extension EntryError {
  /// Returns the message for the error, which must fit one line of the form.
  ///
  /// - Parameters:
  ///   - unit: The unit that is chosen, of which the message contains an example.
  ///   - answers: The products of which the user has to choose one.
  package func text(
    in field: AmountField, unit: PerCore.Unit = .gram, answers: [LineAnswer] = [],
    conventions: Conventions
  ) -> String {
    let format = field == .quantity ? conventions.numbers : conventions.prices
    let example = format.string(Rational(BigUInt(15), decimals: 1))
    switch self {
    case .empty where field == .quantity:
      // Translators: {quantity} is a quantity such as 500 g.
      return tr("Enter a quantity, for example {quantity}.")
        .filled(["quantity": unit.exampleQuantity(conventions)])
    case .empty:
      // Translators: {price} is a price such as 3.99.
      return tr("Enter a price, for example {price}.").filled(["price": conventions.priceExample])
    case .incomplete:
      // Translators: {example} is the number 1.5.
      return tr("Enter a number, for example {example}.").filled(["example": example])
    case .unneeded(let words):
      // Translators: {word} is a text after a quantity with its unit, such as "bag" in "1 kg bag".
      return tr("Enter only the quantity, without “{word}”.").filled(["word": words.visible])
    case .unknownUnit(let word) where field == .quantity:
      // Translators: {word} is the text after a quantity. The list is the list of units.
      return tr("Unknown unit “{word}”. Choose one from the list.")
        .filled(["word": word.visible])
    case .name(let text) where field == .quantity:
      // Translators: {word} is a text that was typed as a quantity. The field for the name is below.
      return tr("“{word}” isn’t a number. Enter the name below.").filled(["word": text.visible])
    case .name(let text):
      // Translators: {word} is a text that was typed as a price.
      let reason = tr("“{word}” isn’t a price.").filled(["word": text.visible])
      let advice = EntryError.empty.text(in: .price, conventions: conventions)
      return trc("sentences", "{first} {second}").filled(["first": reason, "second": advice])
    case .unexpected(let word) where field == .quantity:
      // Translators: {word} is a part of the typed text.
      return tr("“{word}” can’t be used in a number.").filled(["word": word.visible])
    case .unexpected(let word), .unknownUnit(let word):
      // Translators: {word} is a part of the text that was typed as a price.
      return tr("Enter only the price, without “{word}”.").filled(["word": word.visible])
    case .notANumber(let word):
      return word.notANumberMessage
    case .secondOffer:
      return tr("The form has an offer. Enter only the price.")
    case .unreadOffer:
      return tr("This offer can’t be read. Enter it below.")
    case .unitPrice:
      return tr("Enter the price of the whole package.")
    case .otherCurrency(let mark):
      return Self.text(forOtherCurrency: mark, conventions: conventions)
    case .line(let reason):
      return reason.question(answers)
    case .ambiguous(let readings) where readings.count == 1:
      // Translators: {first} is the clear way to write the typed text: "4.99" for "4 99".
      return tr("Did you mean {first}?").filled(["first": readings.first ?? ""])
    case .ambiguous(let readings) where readings.count > 2:
      return tr("Which one do you mean?")
    case .ambiguous(let readings):
      // Translators: Two clear ways to write the typed text: "12.90" and "12÷90".
      return tr("Did you mean {first} or {second}?")
        .filled(["first": readings.first ?? "", "second": readings.last ?? ""])
    case .twoDecimalMarks:
      // Translators: {example} is the number 1.5.
      return tr("Use only one decimal mark, as in {example}.").filled(["example": example])
    case .foreignMark(_, let decimalMark):
      // Translators: {mark} is a point or a comma, {example} the number 1.5.
      return tr("The decimal mark is “{mark}”, as in {example}.")
        .filled(["mark": String(decimalMark), "example": example])
    case .misplacedGroupingMark(let character, let decimalMark) where !character.isWhitespace:
      // Translators: {group} and {decimal} are a point and a comma.
      return tr("“{group}” separates thousands. Use “{decimal}” for decimals.")
        .filled(["group": String(character), "decimal": String(decimalMark)])
    case .tooManyDigits:
      return tr("Too long. Enter at most {count} digits.")
        .filled(["count": conventions.numbers.string(Rational(NumberFormat.maximumDigits))])
    case .tooLong:
      return tr("Too long. Enter at most {count} characters.")
        .filled(["count": conventions.numbers.string(Rational(Expression.maximumLength))])
    case .resultOutOfRange:
      return tr("The result is too small or too large.")
    // A space that groups digits in some locales is not meant as a decimal mark.
    case .missingOperator, .misplacedGroupingMark:
      return tr("Enter an operator between the numbers.")
    case .misplacedOperator(let character):
      // Translators: {sign} is a sign such as ×.
      return tr("Enter a number before “{sign}”.").filled(["sign": String(character)])
    case .unmatchedParenthesis:
      return tr("A parenthesis is missing.")
    case .divisionByZero:
      return tr("You can’t divide by zero.")
    case .notPositive:
      return tr("Enter a number greater than zero.")
    case .zero:
      return tr("The result is zero. Enter more than zero.")
    case .negative:
      return tr("The result is negative. Enter more than zero.")
    case .wrongKind(let error):
      return error.text
    }
  }

  /// Returns the message for an error in the field for the needed amount, which has no list of units.
  ///
  /// - Parameter unit: The unit of an amount without one, of which the message contains an example.
  package func textOfNeed(unit: PerCore.Unit, conventions: Conventions) -> String {
    switch self {
    case .unknownUnit(let word): UnreadWord.unit(word).text
    case .line(let reason): reason.text(conventions)
    // The form has a field for the name.
    case .name(let text): text.notANumberMessage + " " + example(unit, conventions)
    case .unexpected(let word) where word.contains(where: \.isLetter):
      word.notANumberMessage + " " + example(unit, conventions)
    case .wrongKind(let error): error.text + " " + example(unit, conventions)
    default: text(in: .quantity, unit: unit, conventions: conventions)
    }
  }

  /// Returns the message that asks for a quantity.
  private func example(_ unit: PerCore.Unit, _ conventions: Conventions) -> String {
    EntryError.empty.text(in: .quantity, unit: unit, conventions: conventions)
  }

  private static func text(forOtherCurrency mark: String, conventions: Conventions) -> String {
    guard let currency = conventions.money.currency else {
      // Translators: {mark} is the symbol or the code of a currency that was typed.
      return tr("This list has no currency. Enter the price without “{mark}”.")
        .filled(["mark": mark.visible])
    }
    // Translators: {currency} is a currency such as "USD ($)", {mark} the symbol or the code of another currency that
    // was typed.
    return tr("Prices in this list are in {currency}, not “{mark}”.")
      .filled(["currency": currency.shortText(in: conventions.money), "mark": mark.visible])
  }
}

extension Conventions {
  /// An example of a number: 1.5.
  var numberExample: String { numbers.string(Rational(BigUInt(15), decimals: 1)) }

  /// An example of a price: 3.99 as it is typed, with the usual decimals of the currency, or 399 for a currency without
  /// decimals.
  var priceExample: String {
    let decimals = money.usualDecimals == 0 ? 0 : 2
    return prices.string(Rational(BigUInt(399), decimals: decimals), decimals: money.usualDecimals)
  }

  /// An example of a line that can be typed: "500 g coffee 3.99".
  var lineExample: String {
    // Translators: An example of a line that can be typed. {price} is 3.99.
    tr("500 g coffee {price}").filled(["price": priceExample])
  }
}

extension String {
  /// The message for a word in place of a number.
  var notANumberMessage: String {
    // Translators: {word} is a word that was typed, such as "1o0".
    tr("“{word}” isn’t a number.").filled(["word": visible])
  }

  /// The first characters of the word, with the codes of those that are invisible.
  var visible: String {
    let limit = 24
    let shown = prefix(limit).map(\.visible).joined()
    return count > limit ? shown + "…" : shown
  }
}

extension Character {
  /// The character, or its code if it is invisible, such as "U+200B".
  fileprivate var visible: String {
    let hasShape = unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .unassigned, .privateUse, .surrogate, .lineSeparator,
        .paragraphSeparator, .nonspacingMark, .enclosingMark:
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
