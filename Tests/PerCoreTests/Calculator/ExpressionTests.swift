import PerCore
import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    ("12", "12"), (" 12 ", "12"), ("1+2", "3"), ("1 + 2", "3"), ("6×330", "1980"),
    ("6x330", "1980"),
    ("6X330", "1980"), ("6*330", "1980"), ("6 · 330", "1980"), ("10/4", "2.5"), ("10÷4", "2.5"),
    ("10 : 4", "2.5"), ("10 ⋅ 4", "40"), ("10⁄4", "2.5"), ("10∕4", "2.5"), ("5-3", "2"),
    ("5−3", "2"), ("5–3", "2"), ("１＋２", "3"),
    ("２＊３", "6"), ("６／３", "2"), ("９－１", "8"), ("1+2×3", "7"), ("(1+2)×3", "9"), ("（1+2）×3", "9"),
    ("2×3+4×5", "26"), ("20-5-3", "12"), ("100÷10÷2", "5"), ("100÷10×2", "20"), ("2×(3+4)×5", "70"),
    ("((((7))))", "7"), ("+5", "5"), ("-5+8", "3"), ("(-5+8)", "3"), ("8×(-2+3)", "8"),
    ("12+", "12"), ("12+×÷", "12"), ("6×330−", "1980"), ("12+ ", "12"), ("0.1+0.2", "0.3"),
    ("1÷8", "0.125"), ("1,000+1", "1001"), ("1\n+2", "3"), ("1\u{A0}+\t2", "3"), ("1+2\r\n", "3"),
    ("0+5", "5"), ("0×5+1", "1"), ("5×0.5", "2.5"), ("1÷3×3", "1"), ("1−1+1", "1"),
    ("\u{200F}5", "5"), ("\u{202A}6×330\u{202C}", "1980"), ("1\u{200E}+\u{200E}2", "3"),
    ("3.99÷(2×0.5)", "3.99"),
  ])
  func calculates(_ text: String, _ amount: String) throws {
    #expect(try Expression(text, format: .us).amount() == decimal(amount))
  }

  @Test(
    arguments: [
      ("", .empty), ("   ", .empty), ("\n", .empty), ("\u{A0}\t", .empty),
      ("+", .incomplete), ("×÷", .incomplete), (".", .incomplete), ("()", .incomplete),
      ("1+()", .incomplete), ("1+.", .incomplete), ("(.)", .incomplete),
      ("0", .zero), ("0.000", .zero), ("5-5", .zero), ("0x10", .zero), ("0÷5", .zero),
      ("1÷3−1÷3", .zero), ("-5", .negative), ("3-5", .negative), ("-0.001", .negative),
      ("1÷3−1", .negative), ("1/0", .divisionByZero), ("1/(2-2)", .divisionByZero),
      ("0/0", .divisionByZero), ("5÷0.00", .divisionByZero),
      ("3--2", .misplacedOperator("-")), ("3++2", .misplacedOperator("+")),
      ("×3", .misplacedOperator("×")), ("x3", .misplacedOperator("x")),
      ("3×-2", .misplacedOperator("-")),
      ("(×3)", .misplacedOperator("×")), ("--3", .misplacedOperator("-")),
      ("(12+3", .unmatchedParenthesis), ("12+3)", .unmatchedParenthesis),
      (")", .unmatchedParenthesis),
      ("(", .unmatchedParenthesis), ("((1)", .unmatchedParenthesis), (")(", .unmatchedParenthesis),
      ("1+(", .unmatchedParenthesis), ("(12+", .unmatchedParenthesis),
      ("2(3)", .missingOperator), ("(2)(3)", .missingOperator), ("(2)3", .missingOperator),
      ("12 13", .missingOperator), ("1\n2", .missingOperator), ("(1 2)", .missingOperator),
      ("1.2.3", .twoDecimalMarks), ("1+2.3.4", .twoDecimalMarks),
      ("3,9,9", .misplacedGroupingMark(",", decimalMark: ".")),
      ("5'", .foreignMark("'", decimalMark: ".")),
      ("abc", .unexpected("abc")), ("12a", .unexpected("a")), ("1e9", .notANumber("1e9")),
      ("nan", .unexpected("nan")), ("inf", .unexpected("inf")), ("5 rolls", .unexpected("rolls")),
      ("5 xl", .unexpected("xl")), ("5 box", .unexpected("box")),
      ("12 crème brûlée", .unexpected("crème")),
      ("1_000", .unexpected("_")), ("#5", .unexpected("#")), ("$5", .unexpected("$")),
      ("%", .misplacedOperator("%")), ("%5", .misplacedOperator("%")),
      ("5+%", .misplacedOperator("%")), ("(%)", .misplacedOperator("%")),
      ("5%%", .misplacedOperator("%")), ("5% %", .misplacedOperator("%")),
      ("(5%%)", .misplacedOperator("%")), ("20%4", .missingOperator),
      ("20%(4)", .missingOperator), ("5−100%", .zero), ("5−120%", .negative),
      ("1/0%", .divisionByZero),
      ("2^3", .unexpected("^")), ("😀", .unexpected("😀")),
      ("5😀", .unexpected("😀")), ("5\0", .unexpected("\0")),
      ("5\u{200B}", .unexpected("\u{200B}")), ("=5", .unexpected("=")),
    ] as [(String, EntryError)])
  func refuses(_ text: String, _ error: EntryError) {
    #expect(throws: error) { try Expression(text, format: .us).amount() }
  }

  /// Percent means the same as in GNOME Calculator.
  @Test(arguments: [
    ("20%", "0.2"), ("3.99−20%", "3.192"), ("3.99 − 20%", "3.192"), ("100+10%", "110"),
    ("100 + 10 %", "110"), ("20%×4", "0.8"), ("50×20%", "10"), ("50÷20%", "250"),
    ("(3.99−20%)×2", "6.384"), ("4.99−1−20%", "3.192"), ("100−20%−10%", "72"),
    ("100+10%+10%", "121"), ("2×50+10%", "110"), ("100+10%×2", "100.2"), ("100+2×10%", "100.2"),
    ("(100+10)%", "1.1"), ("200−(5+5)%", "180"), ("100+(10%)", "100.1"), ("2×(100+10%)", "220"),
    ("-20%+1", "0.8"), ("100+0.5%", "100.5"), ("3.99−33.3%", "2.66133"), ("1÷3−10%", "0.3"),
    ("20٪", "0.2"), ("20％", "0.2"), ("20\u{A0}%", "0.2"), ("20%+", "0.2"), ("100−20%−", "80"),
  ])
  func calculatesPercentages(_ text: String, _ amount: String) throws {
    #expect(try Expression(text, format: .us).amount() == decimal(amount))
  }

  @Test func readsTheLocalesMarks() throws {
    #expect(try Expression("1.234,5×2", format: .german).amount() == decimal("2469"))
    #expect(try Expression("1 234,5 × 2", format: .french).amount() == decimal("2469"))
    #expect(try Expression("1 234 + 1", format: .french).amount() == decimal("1235"))
    #expect(try Expression("1’000÷4", format: .swiss).amount() == decimal("250"))
    #expect(try Expression("1,00,000+1", format: .indian).amount() == decimal("100001"))
    #expect(try Expression("1,5+1.5", format: .comma).amount() == decimal("3"))
    #expect(throws: EntryError.missingOperator) {
      try Expression("1  234", format: .french).amount()
    }
  }

  @Test func refusesLongExpressions() {
    let limit = Expression.maximumLength
    func error(_ text: String) -> EntryError? {
      if case .failure(let error) = outcome({ () throws(EntryError) in
        try Expression(text, format: .us).amount()
      }) {
        return error
      }
      return nil
    }
    #expect(error(String(repeating: "1+", count: limit / 2 - 1) + "11") == nil)
    #expect(error(String(repeating: "1+", count: limit / 2) + "1") == .tooLong)
    #expect(error(String(repeating: "9", count: 1000)) == .tooLong)
    #expect(error(String(repeating: "(", count: 100_000)) == .tooLong)
    #expect(error(String(repeating: "(", count: limit)) == .unmatchedParenthesis)
    #expect(error("1" + String(repeating: "\u{301}", count: 5000)) == .tooLong)
    let nest = limit / 2 - 1
    #expect(
      error(String(repeating: "(", count: nest) + "1" + String(repeating: ")", count: nest)) == nil)
  }

  @Test(
    arguments: [
      ("½", 1, 2), ("1½", 3, 2), ("1 ½", 3, 2), ("1\u{A0}¼", 5, 4), ("¾", 3, 4), ("⅓", 1, 3),
      ("2⅔", 8, 3), ("⅛", 1, 8), ("⅞", 7, 8), ("⅒", 1, 10), ("1,000½", 2001, 2), ("½×3", 3, 2),
      ("½÷½", 1, 1), ("3−½", 5, 2), ("1½%", 3, 200), ("2×1½", 3, 1), ("(½)", 1, 2),
      ("1 1/2", 3, 2), ("1 1÷2", 3, 2), ("1 1⁄2", 3, 2), ("6 × 1 1/2", 9, 1), ("1 1/2 × 6", 9, 1),
      ("1 1/2+1 1/4", 11, 4), ("10  3/4", 43, 4), ("۱۲۳÷۵", 123, 5), ("۱۲۳ / ۵", 123, 5),
      ("1÷3", 1, 3), ("1/2", 1, 2), ("2 / 3", 2, 3),
    ] as [(String, UInt, UInt)])
  func readsFractions(_ text: String, _ numerator: UInt, _ denominator: UInt) throws {
    for format in NumberFormat.all where !text.contains(",") || format == .us {
      let value = try Expression(text, format: format).amount()
      #expect(value == ratio(numerator, denominator), "\(format)")
    }
  }

  /// A mixed number is the sum of its parts.
  @Test(
    arguments: [
      ("1.5½", .missingOperator), ("½ 1", .missingOperator), ("½½", .missingOperator),
      ("1 3/2", .missingOperator), ("1 2/2", .missingOperator), ("1 1 / 2", .missingOperator),
      ("1 1/2/3", .missingOperator), ("1 1/2.5", .missingOperator), ("1.5 1/2", .missingOperator),
      ("1 0/2", .missingOperator), ("2 1 1/2", .missingOperator), ("1 1/0", .missingOperator),
    ] as [(String, EntryError)])
  func refusesFractions(_ text: String, _ error: EntryError) {
    #expect(throws: error) { try Expression(text, format: .us).amount() }
  }

  /// Three digits after a space belong to the number before it, as they do if an operator without effect follows.
  @Test func readsNoGroupAsANumerator() throws {
    let value = try Expression("26+51 034÷13050012", format: .us).amount()
    #expect(value == Rational(26) + ratio(51034, 13_050_012))
    #expect(try Expression("26+51 034÷13050012÷", format: .us).amount() == value)
    #expect(throws: EntryError.ambiguous(["1500/750", "1×500/750"])) {
      try Expression("1 500/750", format: .us)
    }
  }

  /// A mark that is a decimal mark in some countries and an operator in others is refused. Both readings are accepted.
  @Test(
    arguments: [
      (.us, "12:90", ["12.90", "12÷90"]), (.german, "12:90", ["12,90", "12÷90"]),
      (.us, "2·50", ["2.50", "2×50"]), (.us, "6·330", ["6.330", "6×330"]),
      (.us, "12: 90", ["12.90", "12÷90"]), (.us, "12 :90", ["12.90", "12÷90"]),
      (.us, "1+12:90", ["1+12.90", "1+12÷90"]), (.german, "1.000:50", ["1.000,50", "1.000÷50"]),
      (.persian, "۱۲۳/۵", ["۱۲۳٫۵", "۱۲۳÷۵"]), (.us, "٣/٥", ["٣.٥", "٣÷٥"]),
      (.french, "2×1.234", ["2×1234", "2×1,234"]),
      // The rest of the calculation is kept.
      (.us, "3.99 + 1 500", ["3.99 + 1500", "3.99 + 1×500"]),
      (.us, "6 x 1 500 - 2", ["6 x 1500 - 2", "6 x 1×500 - 2"]),
      (.us, "3000 / 2 500", ["3000 / 2500", "3000 / (2×500)"]),
      (.german, "2 × 5:7 + 1", ["2 × 5,7 + 1", "2 × 5÷7 + 1"]),
    ] as [(NumberFormat, String, [String])])
  func asksWhichReadingIsMeant(_ format: NumberFormat, _ text: String, _ readings: [String]) throws
  {
    #expect(throws: EntryError.ambiguous(readings)) { try Expression(text, format: format) }
    let values = try readings.map { try Expression($0, format: format).amount() }
    #expect(values[0] != values[1])
  }

  @Test(
    arguments: [
      ("12:", .unexpected(":")), (":12", .unexpected(":")), ("1.5:2.5", .unexpected(":")),
      ("12·", .unexpected("·")), ("2 : : 3", .misplacedOperator(":")),
      ("12 : 0", .divisionByZero), ("(1):2", .unexpected(":")),
    ] as [(String, EntryError)])
  func refusesOperatorsWithoutSpaces(_ text: String, _ error: EntryError) {
    #expect(throws: error) { try Expression(text, format: .us).amount() }
  }

  @Test(arguments: [
    ("12 rolls", "rolls"), ("12rolls", "rolls"), ("6×330 big rolls", "big rolls"), ("½ a", "a"),
    ("(1+2) m²x", "m²x"), ("20% fl. oz.", "fl. oz."), ("12 ", nil), ("12x", nil), ("12 x", nil),
    ("rolls", nil), ("12 rolls 3", nil), ("12 rolls+3", nil), ("$5", nil), ("1e9", nil),
  ])
  func findsTheWordAfterAQuantity(_ text: String, _ word: String?) {
    #expect(Expression.unknownUnit(in: text) == word)
  }

  @Test func keepsFiniteDecimalsExact() throws {
    #expect(try Expression("1÷1024÷1024", format: .us).amount() == ratio(1, 1 << 20))
    let long = "123456789012345.123456789012345"
    #expect(try Expression(long + "+0", format: .us).amount() == decimal(long))
  }

  @Test func refusesResultsThatAreTooLargeOrTooSmall() {
    let digits = String(repeating: "9", count: 30)
    for text in [
      "\(digits)+1", "\(digits)×\(digits)", "\(digits)×1.5", "1÷99999999999999999",
      "1÷3÷1\(String(repeating: "0", count: 15))", "1÷(\(digits)×\(digits)×7)×\(digits)",
      // It would be shown rounded up, with 31 digits.
      "0.\(digits.dropLast())×\(digits)",
    ] {
      #expect(throws: EntryError.resultOutOfRange, "\(text)") {
        try Expression(text, format: .us).amount()
      }
    }
    for text in ["1" + String(repeating: "0", count: 30), "1÷\(digits)9"] {
      #expect(throws: EntryError.tooManyDigits, "\(text)") {
        try Expression(text, format: .us).amount()
      }
    }
    for text in ["\(digits)+0", "1÷1024÷1024÷1024÷1024", "1÷1000000000000000", "\(digits)÷7"] {
      #expect(throws: Never.self, "\(text)") { try Expression(text, format: .us).amount() }
    }
  }

  @Test func distinguishesCalculationsFromNumbers() throws {
    for calculation in ["1+2", "(5)", "+5", "-5", "2(3)", "1 2", "20%", "1/2"] {
      #expect(try Expression(calculation, format: .us).isCalculation)
    }
    for number in ["5", " 5 ", "5+", "1,234.5", "5.", "12 × ", "½", "1 1/2"] {
      #expect(try !Expression(number, format: .us).isCalculation)
    }
  }

  @Test func amountsKeepTheirExpression() throws {
    let amount = try Amount("6×330", format: .us)
    #expect(amount.value == Rational(1980))
    #expect(amount.expression == "6×330")
    #expect(throws: EntryError.zero) { try Amount("0", format: .us) }
  }
}
