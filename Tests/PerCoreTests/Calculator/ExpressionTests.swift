import PerCore
import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    ("12", "12"), (" 12 ", "12"), ("1+2", "3"), ("1 + 2", "3"), ("6×330", "1980"),
    ("6x330", "1980"),
    ("6X330", "1980"), ("6*330", "1980"), ("6·330", "1980"), ("10/4", "2.5"), ("10÷4", "2.5"),
    ("10:4", "2.5"), ("10∕4", "2.5"), ("5-3", "2"), ("5−3", "2"), ("5–3", "2"), ("１＋２", "3"),
    ("２＊３", "6"), ("６／３", "2"), ("９－１", "8"), ("1+2×3", "7"), ("(1+2)×3", "9"), ("（1+2）×3", "9"),
    ("2×3+4×5", "26"), ("20-5-3", "12"), ("100÷10÷2", "5"), ("100÷10×2", "20"), ("2×(3+4)×5", "70"),
    ("((((7))))", "7"), ("+5", "5"), ("-5+8", "3"), ("(-5+8)", "3"), ("8×(-2+3)", "8"),
    ("12+", "12"), ("12+×÷", "12"), ("6×330−", "1980"), ("12+ ", "12"), ("0.1+0.2", "0.3"),
    ("1÷8", "0.125"), ("1,000+1", "1001"), ("1\n+2", "3"), ("1\u{A0}+\t2", "3"), ("1+2\r\n", "3"),
    ("0+5", "5"), ("0×5+1", "1"), ("5×0.5", "2.5"), ("1÷3×3", "1"), ("1−1+1", "1"),
    ("3.99÷(2×0.5)", "3.99"),
  ])
  func worksOut(_ text: String, _ amount: String) throws {
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
      ("3,99", .misplacedGroupingMark(",", decimalMark: ".")),
      ("5'", .foreignMark("'", decimalMark: ".")),
      ("abc", .unexpected("a")), ("12a", .unexpected("a")), ("1e9", .unexpected("e")),
      ("nan", .unexpected("n")), ("inf", .unexpected("i")), ("infinity", .unexpected("i")),
      ("1_000", .unexpected("_")), ("#5", .unexpected("#")), ("$5", .unexpected("$")),
      ("%", .misplacedOperator("%")), ("%5", .misplacedOperator("%")),
      ("5+%", .misplacedOperator("%")), ("(%)", .misplacedOperator("%")),
      ("5%%", .misplacedOperator("%")), ("5% %", .misplacedOperator("%")),
      ("(5%%)", .misplacedOperator("%")), ("20%4", .missingOperator),
      ("20%(4)", .missingOperator), ("5−100%", .zero), ("5−120%", .negative),
      ("1/0%", .divisionByZero),
      ("2^3", .unexpected("^")), ("😀", .unexpected("😀")),
      ("5😀", .unexpected("😀")), ("5\0", .unexpected("\0")), ("\u{200F}5", .unexpected("\u{200F}")),
      ("5\u{200B}", .unexpected("\u{200B}")), ("½", .unexpected("½")), ("=5", .unexpected("=")),
    ] as [(String, EntryError)])
  func refuses(_ text: String, _ error: EntryError) {
    #expect(throws: error) { try Expression(text, format: .us).amount() }
  }

  /// Percent means what it means in GNOME Calculator.
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

  @Test func readsTheMarksOfTheLanguage() throws {
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

  @Test func refusesWhatIsTooLong() {
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
    #expect(error(String(repeating: "1+", count: limit / 2) + "1") == .tooManyDigits)
    #expect(error(String(repeating: "9", count: 1000)) == .tooManyDigits)
    #expect(error(String(repeating: "(", count: 100_000)) == .tooManyDigits)
    #expect(error(String(repeating: "(", count: limit)) == .unmatchedParenthesis)
    #expect(error("1" + String(repeating: "\u{301}", count: 5000)) == .tooManyDigits)
    let nest = limit / 2 - 1
    #expect(
      error(String(repeating: "(", count: nest) + "1" + String(repeating: ")", count: nest)) == nil)
  }

  @Test(arguments: [
    ("1÷3", "0.333333333333333"), ("2÷3", "0.666666666666667"), ("100÷7", "14.2857142857143"),
    ("1÷7÷1000000", "0.000000142857142857143"), ("10÷3×100000", "333333.333333333"),
    ("20000000000000000000÷3", "6666666666666670000"),
  ])
  func roundsOnceWhereDecimalsNeverEnd(_ text: String, _ amount: String) throws {
    #expect(try Expression(text, format: .us).amount() == decimal(amount))
  }

  @Test func keepsFiniteDecimalsExact() throws {
    #expect(try Expression("1÷1024÷1024", format: .us).amount() == ratio(1, 1 << 20))
    let long = "123456789012345.123456789012345"
    #expect(try Expression(long + "+0", format: .us).amount() == decimal(long))
  }

  @Test func refusesResultsThatNobodyCanRead() {
    let digits = String(repeating: "9", count: 30)
    for text in [
      "\(digits)+1", "\(digits)×\(digits)", "1÷1024÷1024÷1024÷1024",
      "1÷3÷1\(String(repeating: "0", count: 20))", digits + "×1.5",
    ] {
      #expect(throws: EntryError.tooManyDigits) { try Expression(text, format: .us).amount() }
    }
    #expect(throws: Never.self) { try Expression("\(digits)+0", format: .us).amount() }
  }

  @Test func tellsSumsFromNumbers() throws {
    for sum in ["1+2", "(5)", "+5", "-5", "2(3)", "1 2"] {
      #expect(try Expression(sum, format: .us).isSum)
    }
    for number in ["5", " 5 ", "5+", "1,234.5", "5.", "12 × "] {
      #expect(try !Expression(number, format: .us).isSum)
    }
  }

  @Test func figuresKeepWhatWasTyped() throws {
    let figure = try Amount("6×330", format: .us)
    #expect(figure.value == Rational(1980))
    #expect(figure.expression == "6×330")
    #expect(throws: EntryError.zero) { try Amount("0", format: .us) }
  }
}
