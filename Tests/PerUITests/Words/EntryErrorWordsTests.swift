import PerCore
import PerUI
import XCTest

final class EntryErrorWordsTests: XCTestCase {
  /// One error of each case.
  private let errors: [EntryError] = [
    .empty, .incomplete, .unexpected("€"), .twoDecimalMarks, .foreignMark("'", decimalMark: "."),
    .misplacedGroupingMark(",", decimalMark: "."), .tooManyDigits, .missingOperator,
    .misplacedOperator("×"), .unmatchedParenthesis, .divisionByZero, .zero, .negative,
    .wrongKind(WrongKind(held: .weight, offered: .volume)),
  ]

  private func words(
    _ error: EntryError, in field: AmountField = .quantity, _ conventions: Conventions = .euro
  ) -> String {
    error.words(in: field, conventions: conventions)
  }

  /// Fails to compile where a case is added that `errors` lacks.
  private func isListed(_ error: EntryError) -> Bool {
    switch error {
    case .empty, .incomplete, .unexpected, .twoDecimalMarks, .foreignMark, .misplacedGroupingMark,
      .tooManyDigits, .missingOperator, .misplacedOperator, .unmatchedParenthesis, .divisionByZero,
      .zero, .negative, .wrongKind:
      errors.contains(error)
    }
  }

  func testEveryErrorSaysWhatIsWrongAndWhatIsRight() {
    let expected = [
      "Type a quantity, such as 500.",
      "A number is missing here. Type digits.",
      "“€” is no part of a number. Type digits and + − × ÷.",
      "A number has one decimal mark only, as in 1.5.",
      "“'” is no decimal mark here. Write 1.5.",
      "“,” separates thousands here. Write decimals as in 1.5.",
      "That is too long. Type at most 30 digits.",
      "Two numbers stand side by side. Put + − × or ÷ between them.",
      "A number is missing before “×”.",
      "A bracket lacks its partner. Write both ( and ).",
      "Nothing can be divided by zero. Divide by another number.",
      "This makes zero. Type a number above zero.",
      "This is less than zero. Type a number above zero.",
      "This list holds weights, not volumes. Type another unit, or clear the list first.",
    ]
    XCTAssertTrue(errors.allSatisfy(isListed))
    XCTAssertEqual(errors.map { words($0) }, expected)
    // Only an empty field is spoken of by its name.
    XCTAssertEqual(
      errors.map { words($0, in: .price) }, ["Type a price, such as 3.99."] + expected.dropFirst())
  }

  func testAPlaceholderIsNeverLeft() {
    let kinds = Kind.allCases.flatMap { held in
      Kind.allCases.map { EntryError.wrongKind(WrongKind(held: held, offered: $0)) }
    }
    let marks = (["x", "🙂", "{", "}", "\u{200F}"] as [Character]).map(EntryError.unexpected)
    for conventions in [Conventions.euro, .germany, .unitedStates, .japan, .plain] {
      for field in AmountField.allCases {
        for error in errors + kinds + marks {
          let words = words(error, in: field, conventions)
          let typed: [Character] = if case .unexpected(let mark) = error { [mark] } else { [] }
          XCTAssertFalse(words.isEmpty)
          XCTAssertFalse(words.contains { "{}".contains($0) && !typed.contains($0) }, words)
          XCTAssertTrue(words.hasSuffix("."), words)
        }
      }
    }
  }

  func testExamplesAreWrittenAsTheUserWrites() {
    XCTAssertEqual(words(.empty, in: .price, .germany), "Type a price, such as 3,99.")
    XCTAssertEqual(words(.empty, in: .price, .japan), "Type a price, such as 4.")
    XCTAssertEqual(
      words(.twoDecimalMarks, .germany), "A number has one decimal mark only, as in 1,5.")
    XCTAssertEqual(
      words(.misplacedGroupingMark("\u{202F}", decimalMark: ","), .germany),
      words(.missingOperator, .germany))
    XCTAssertEqual(
      words(.misplacedGroupingMark(".", decimalMark: ","), .germany),
      "“.” separates thousands here. Write decimals as in 1,5.")
  }

  func testWhatIsWrittenAsAnExampleIsRight() throws {
    let mixed = Conventions(
      numbers: Conventions.euro.numbers, money: Conventions.germany.money, measures: .metric)
    for conventions in [Conventions.euro, .germany, .unitedStates, .japan, .plain, mixed] {
      for (error, field) in [
        (.twoDecimalMarks, .quantity), (.empty, .quantity), (.empty, .price),
      ] as [(EntryError, AmountField)] {
        let words = words(error, in: field, conventions)
        let example = try XCTUnwrap(words.split(separator: " ").last).dropLast()
        XCTAssertNoThrow(try Amount(String(example), format: conventions.numbers), words)
      }
    }
  }

  func testACharacterThatCannotBeSeenIsNamedByItsCode() {
    XCTAssertEqual(
      words(.unexpected("\u{200F}")), "“U+200F” is no part of a number. Type digits and + − × ÷.")
    XCTAssertTrue(words(.unexpected("\n")).hasPrefix("“U+000A” "))
    XCTAssertTrue(words(.unexpected("\u{7}")).hasPrefix("“U+0007” "))
    XCTAssertTrue(words(.unexpected("🙂")).hasPrefix("“🙂” "))
    XCTAssertTrue(words(.unexpected("é")).hasPrefix("“é” "))
  }

  func testEachKindIsNamed() {
    XCTAssertEqual(
      Kind.allCases.map(\.words), ["weights", "volumes", "counted units", "lengths", "areas"])
  }
}
