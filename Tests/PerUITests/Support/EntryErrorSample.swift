import PerCore

/// Texts that a user may type as a quantity in English notation, and their errors.
enum EntryErrorSample {
  static let all: [(text: String, error: EntryError)] = [
    ("", .empty),
    ("   ", .empty),
    (".", .incomplete),
    ("+", .incomplete),
    ("abc", .name("abc")),
    ("nan", .name("nan")),
    ("inf", .name("inf")),
    ("1e9", .notANumber("1e9")),
    ("5🙂", .unexpected("🙂")),
    ("5\u{200B}", .unexpected("\u{200B}")),
    ("5:7", .ambiguous(["5.7", "5÷7"])),
    ("5 brolls", .unknownUnit("brolls")),
    ("0x10", .zero),
    ("1.5.0", .twoDecimalMarks),
    ("1'5", .foreignMark("'", decimalMark: ".")),
    ("1,2,3", .misplacedGroupingMark(",", decimalMark: ".")),
    (String(repeating: "9", count: 31), .tooManyDigits),
    (String(repeating: "9", count: 1000), .tooLong),
    ("1÷99999999999999999", .resultOutOfRange),
    ("7 8", .missingOperator),
    ("7(8)", .missingOperator),
    ("5+×7", .misplacedOperator("×")),
    ("×5", .misplacedOperator("×")),
    ("-5", .notPositive),
    ("(5", .unmatchedParenthesis),
    ("5÷0", .divisionByZero),
    ("5÷(3−3)", .divisionByZero),
    ("0", .notPositive),
    ("0.00", .notPositive),
    ("5−9", .negative),
  ]
}
