import PerCore

/// What a user may type and what is wrong with it, with English numbers.
enum EntryErrorSample {
  static let all: [(text: String, error: EntryError)] = [
    ("", .empty),
    ("   ", .empty),
    (".", .incomplete),
    ("+", .incomplete),
    ("abc", .unexpected("a")),
    ("nan", .unexpected("n")),
    ("inf", .unexpected("i")),
    ("1e9", .unexpected("e")),
    ("5🙂", .unexpected("🙂")),
    ("5\u{200F}", .unexpected("\u{200F}")),
    ("0x10", .zero),
    ("1.5.0", .twoDecimalMarks),
    ("1'5", .foreignMark("'", decimalMark: ".")),
    ("1,5", .misplacedGroupingMark(",", decimalMark: ".")),
    (String(repeating: "9", count: 31), .tooManyDigits),
    (String(repeating: "9", count: 1000), .tooManyDigits),
    ("7 8", .missingOperator),
    ("7(8)", .missingOperator),
    ("5+×7", .misplacedOperator("×")),
    ("×5", .misplacedOperator("×")),
    ("-5", .negative),
    ("(5", .unmatchedParenthesis),
    ("5÷0", .divisionByZero),
    ("5÷(3−3)", .divisionByZero),
    ("0", .zero),
    ("0.00", .zero),
    ("5−9", .negative),
  ]
}
