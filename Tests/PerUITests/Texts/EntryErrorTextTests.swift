import PerCore
import PerUI
import XCTest

final class EntryErrorTextTests: XCTestCase {
  /// One error of each case, and its message.
  private let messages: [(error: EntryError, text: String)] = [
    (.empty, "Enter a quantity, for example 500\u{A0}g."),
    (.incomplete, "Enter a number, for example 1.5."),
    (.unexpected("abc"), "“abc” can’t be used in a number."),
    (.notANumber("1o0"), "“1o0” isn’t a number."),
    (.name("tea"), "“tea” isn’t a number. Enter the name below."),
    (.unitPrice, "Enter the price of the whole package."),
    (.secondOffer, "The form has an offer. Enter only the price."),
    (.unreadOffer, "This offer can’t be read. Enter it below."),
    (.unneeded("bag"), "Enter only the quantity, without “bag”."),
    (.unknownUnit("rolls"), "Unknown unit “rolls”. Choose one from the list."),
    (.ambiguous(["4.99"]), "Did you mean 4.99?"),
    (.ambiguous(["12.90", "12÷90"]), "Did you mean 12.90 or 12÷90?"),
    (.ambiguous(["1 L", "2 L", "3 L"]), "Which one do you mean?"),
    (.line(.unit), "Which unit do you mean?"),
    (.twoDecimalMarks, "Use only one decimal mark, as in 1.5."),
    (.foreignMark("'", decimalMark: "."), "The decimal mark is “.”, as in 1.5."),
    (
      .misplacedGroupingMark(",", decimalMark: "."),
      "“,” separates thousands. Use “.” for decimals."
    ),
    (.tooManyDigits, "Too long. Enter at most 30 digits."),
    (.tooLong, "Too long. Enter at most 200 characters."),
    (.resultOutOfRange, "The result is too small or too large."),
    (.missingOperator, "Enter an operator between the numbers."),
    (.misplacedOperator("×"), "Enter a number before “×”."),
    (.unmatchedParenthesis, "A parenthesis is missing."),
    (.divisionByZero, "You can’t divide by zero."),
    (.notPositive, "Enter a number greater than zero."),
    (.zero, "The result is zero. Enter more than zero."),
    (.negative, "The result is negative. Enter more than zero."),
    (.otherCurrency("$"), "Prices in this list are in EUR (€), not “$”."),
    (
      .wrongKind(WrongKind(held: .weight, offered: .volume)),
      "You can’t compare volumes with weights."
    ),
  ]

  private func text(
    _ error: EntryError, in field: AmountField = .quantity, _ conventions: Conventions = .euro
  ) -> String {
    error.text(in: field, conventions: conventions)
  }

  /// Doesn't compile if a case is missing.
  private func isListed(_ error: EntryError) -> Bool {
    switch error {
    case .empty, .incomplete, .unexpected, .notANumber, .name, .unitPrice, .unneeded,
      .unknownUnit, .ambiguous,
      .line, .secondOffer, .unreadOffer,
      .twoDecimalMarks, .foreignMark, .misplacedGroupingMark, .tooManyDigits, .tooLong,
      .resultOutOfRange, .missingOperator, .misplacedOperator,
      .unmatchedParenthesis, .divisionByZero, .notPositive, .zero, .negative,
      .otherCurrency, .wrongKind:
      messages.contains { $0.error == error }
    }
  }

  func testMessages() {
    XCTAssertTrue(messages.map(\.error).allSatisfy(isListed))
    for (error, expected) in messages { XCTAssertEqual(text(error), expected) }
  }

  func testMessagesForThePrice() {
    let differences: [EntryError: String] = [
      .empty: "Enter a price, for example 3.99.",
      .unexpected("abc"): "Enter only the price, without “abc”.",
      .name("tea"): "“tea” isn’t a price. Enter a price, for example 3.99.",
      .unknownUnit("rolls"): "Enter only the price, without “rolls”.",
    ]
    for (error, expected) in messages {
      XCTAssertEqual(text(error, in: .price), differences[error] ?? expected)
    }
  }

  func testTheCurrencyOfALineHasItsCode() {
    XCTAssertEqual(
      EntryError.line(.currency).textOfNeed(unit: .gram, conventions: .unitedStates),
      "Prices in this list are in USD ($).")
  }

  /// The form reserves one line for a message.
  func testMessagesFitOneLine() {
    for (error, _) in messages { XCTAssertLessThanOrEqual(text(error).count, 47, "\(error)") }
  }

  func testNoPlaceholderIsLeft() {
    let kinds = Kind.allCases.flatMap { held in
      Kind.allCases.map { EntryError.wrongKind(WrongKind(held: held, offered: $0)) }
    }
    for conventions in [Conventions.euro, .germany, .unitedStates, .japan, .plain] {
      for field in AmountField.allCases {
        for error in messages.map(\.error) + kinds {
          let text = text(error, in: field, conventions)
          XCTAssertFalse(text.isEmpty || text.contains { "{}".contains($0) }, text)
        }
      }
    }
  }

  func testBracesThatWereTypedStay() {
    XCTAssertEqual(text(.unexpected("{word}")), "“{word}” can’t be used in a number.")
  }

  func testExamplesFollowTheLocale() {
    XCTAssertEqual(text(.empty, in: .price, .germany), "Enter a price, for example 3,99.")
    XCTAssertEqual(text(.empty, in: .price, .japan), "Enter a price, for example 399.")
    XCTAssertEqual(text(.twoDecimalMarks, .germany), "Use only one decimal mark, as in 1,5.")
    XCTAssertEqual(
      text(.misplacedGroupingMark(".", decimalMark: ","), .germany),
      "“.” separates thousands. Use “,” for decimals.")
    XCTAssertEqual(
      text(.misplacedGroupingMark("\u{202F}", decimalMark: ","), .germany),
      "Enter an operator between the numbers.")
  }

  func testExamplesAreAccepted() throws {
    let mixed = Conventions(
      numbers: Conventions.euro.numbers, money: Conventions.germany.money, measures: .metric)
    for conventions in [Conventions.euro, .germany, .unitedStates, .japan, .plain, mixed] {
      for field in AmountField.allCases {
        let format = field == .quantity ? conventions.numbers : conventions.prices
        for error in [EntryError.empty, .incomplete, .twoDecimalMarks] {
          // The example has a unit.
          if error == .empty, field == .quantity { continue }
          let text = text(error, in: field, conventions)
          let example = try XCTUnwrap(text.split(separator: " ").last).dropLast()
          XCTAssertNoThrow(try Amount(String(example), format: format), text)
        }
      }
    }
  }

  func testInvisibleCharactersAreShownByTheirCodes() {
    XCTAssertEqual(text(.unexpected("\u{200B}")), "“U+200B” can’t be used in a number.")
    XCTAssertTrue(text(.unexpected("\n")).hasPrefix("“U+000A” "))
    XCTAssertTrue(text(.unexpected("\u{7}")).hasPrefix("“U+0007” "))
    XCTAssertTrue(text(.unexpected("🙂")).hasPrefix("“🙂” "))
    XCTAssertTrue(text(.unexpected("é")).hasPrefix("“é” "))
    XCTAssertTrue(text(.unknownUnit("big rolls")).contains("“big rolls”"))
  }

  func testLongWordsAreShortened() {
    let word = String(repeating: "w", count: 100)
    XCTAssertEqual(
      text(.unexpected(word)), "“\(word.prefix(24))…” can’t be used in a number.")
  }

  func testTextFromRightToLeftIsIsolated() {
    XCTAssertEqual(
      text(.unexpected("שקל")), "“\u{2068}שקל\u{2069}” can’t be used in a number.")
    XCTAssertEqual(
      text(.ambiguous(["۱۲۳٫۵", "۱۲۳÷۵"])), "Did you mean ۱۲۳٫۵ or ۱۲۳÷۵?")
  }

  func testEachKindIsNamed() {
    XCTAssertEqual(
      Kind.allCases.map(\.text), ["weights", "volumes", "counted units", "lengths", "areas"])
  }
}
