import PerCore
import TestSupport
import Testing

@Suite struct CalculatorTests {
  /// The field, and the keys that are on.
  @Test(arguments: [
    ("", "d.("), ("1", "d.o%<="), ("12", "d.o%<="), ("12.", "do%<="), ("12.5", "do%<="),
    ("|12", "d.o%(<="),
    ("1|2", "d.o<="), ("|12.5", "do%(<="), ("12|.5", "do<="), ("[12.5]", "d.o%(<="),
    ("1[2.]5", "d.o<="),
    ("[1]2.5", "do(<="),
    // All operators are off after an operator.
    ("12+", "d.(<="), ("12−", "d.(<="), ("12×", "d.(<="), ("12÷", "d.(<="), ("12x", "d.(<="),
    ("12/", "d.(<="),
    ("12+ ", "d.(<="), ("12+3", "d.o%<="), ("12+.", "d<="), ("12+.5", "do%<="), (".", "d<="),
    ("12.5+", "d.(<="), ("12.5+3", "d.o%<="), ("12.5+|3", "d.(<="),
    // All operators are off before an operator.
    ("12|+3", "d.%<="), ("12| +3", "d.%<="), ("12|\u{A0}+3", "d.%<="), ("12|\t×3", "d.%<="),
    ("12+|3", "d.(<="), ("12\u{A0}+\u{A0}|3", "d.(<="), ("1|2+3", "d.o<="), ("|12+3", "d.o%(<="),
    ("[12]+3", "d.%<="),
    ("1[2+]3", "d.<="), ("12[+]3", "d.<="), ("12[+3]", "d.o%<="), ("[12+3]", "d.o%(<="),
    ("[12+]", "d.(<="), ("|12+", "d.(<="),
    // Parentheses.
    ("(", "d.(<="), ("(|)", "d.(<="), ("(1", "d.o%(<="), ("(1)", "o%<="), ("(1)|+2", "%<="),
    ("(1）", "o%<="),
    ("(1)2", "d.o%<="), ("(1) ", "o%<="),
    ("(1+2|", "d.o%(<="), ("((1)|", "o%(<="), ("((1))", "o%<="), ("(|1", "d.(<="),
    ("(1|2)", "d.o<="),
    ("2×(3", "d.o%(<="), ("$", "d.(<="),
    // Percent.
    ("5%", "o<="), ("5%|3", "o<="), ("5|3%", "d.o<="), ("5|%", "d.o<="), ("(1)%", "o<="),
    ("(5%", "o(<="), ("5%+", "d.(<="), ("5 % ", "o<="), ("5٪", "o<="), ("5％", "o<="), ("%", "o<="),
    // Pasted text that is not a number.
    ("abc", "d.<="), ("5 kg", "d.<="), ("5| kg", "d.o%<="), (" ", "d.(<="), ("1,", "d.<="),
    ("1,234", "d.o%<="),
    ("1,|234.5", "d<="), ("😀", "d.<="), ("5\u{301}", "d.<="),
  ])
  func keysThatAreOn(_ drawing: String, _ keys: String) {
    #expect(Calculator(drawing).keys == keys)
  }

  /// The field, the keys pressed, and the field afterwards.
  @Test(arguments: [
    ("", "123", "123"), ("", "+-*/", ""), ("", "<=", ""), ("", "1.5", "1.5"), ("", ".5", ".5"),
    ("", "1..5", "1.5"), ("", "1.5.5", "1.55"), ("", "12+", "12+"), ("", "12++", "12+"),
    ("", "12+-*/3", "12+3"), ("", "12-3*4/5", "12−3×4÷5"), ("", "1.5+2.5", "1.5+2.5"),
    ("", "12+.*", "12+."), ("", ".+", "."), ("", "5.+1", "5.+1"),
    ("", "12<", "1"), ("", "12<<<", ""), ("", "12+<-", "12−"), ("", "1.<.", "1."),
    ("1|2", "5", "15|2"), ("1|2", "+", "1+|2"), ("1|2", "<", "|2"), ("1|2", "+3", "1+3|2"),
    ("1[23]4", "9", "19|4"), ("1[23]4", "<", "1|4"), ("1[23]4", ".", "1.|4"),
    // An operator is inserted after the selection.
    ("1[23]4", "+", "123+|4"), ("[123]", "+", "123+"), ("[12]+3", "*", "[12]+3"),
    ("[12+3]", "*", "12+3×"), ("[12]", "5", "5"), ("[12+3]", "<", ""),
    // If the caret is at the start of the text, an operator is inserted at the end.
    ("|12", "+", "12+"), ("|12", "5", "5|12"), ("|12+", "*", "|12+"), ("|12", "<", "1"),
    ("12|+3", "*", "12|+3"), ("12+|3", "*", "12+|3"), ("12+|3", "<", "12|3"),
    ("(1)", "5", "(1)"), ("(1)", ".", "(1)"), ("(1)", "+5", "(1)+5"),
    ("5😀", "<", "5"), ("12.5|", ".", "12.5"), ("12|.5", ".", "12|.5"),
    ("", "20%", "20%"), ("", "20%%", "20%"), ("", "20%5", "20%"), ("", "20%.", "20%"),
    ("", "%", ""), ("", "3.99-20%", "3.99−20%"), ("", "20%*4", "20%×4"), ("12+", "%", "12+"),
    ("1[23]4", "%", "1[23]4"), ("[123]", "%", "123%"), ("12|+3", "%", "12%|+3"),
    ("|12", "%", "12%"), ("5%", "<", "5"), ("(1)", "%", "(1)%"),
    ("", "(", "("), ("", "((", "(("), ("", "(1(", "(1)"), ("", "(1+(2((", "(1+(2))"),
    ("", "(1+2(*3", "(1+2)×3"), ("", "1(", "1"), ("", "1*(2", "1×(2"), ("", "()", "("),
    ("[12]", "(", "("), ("|12", "(", "(|12"), ("([12]", "(", "(("), ("(1[2]", "(", "(12)"),
    ("", "(5%(", "(5%)"),
  ])
  func keysChangeTheField(_ drawing: String, _ pressed: String, _ expected: String) {
    var calculator = Calculator(drawing)
    calculator.press(pressed)
    #expect(calculator.drawing == expected)
  }

  /// Without its decimal mark, a number with unusual groups would be read as one with decimals.
  @Test(arguments: [
    ("363,303. ", "363,303."), ("363,303.-", "363,303."), ("3,63,303.-", "3,63,303"),
  ])
  func equalsKeepsTheValueOfUnusualGroups(_ text: String, _ result: String) throws {
    let india = NumberFormat(decimalMark: ".", groupingMark: ",", groupSizes: [3, 2])
    var calculator = Calculator(format: india)
    calculator.edit(text)
    calculator.press(.equals)
    #expect(calculator.text == result)
    #expect(try Amount(calculator.expression, format: india).value == Rational(363_303))
  }

  /// The field, its text after equals, and the expression that is stored with the product.
  @Test(arguments: [
    ("6×330", "1980", "6×330"), ("6x330", "1980", "6x330"), ("12+", "12", "12"),
    ("12 + ", "12", "12"),
    ("12+\u{A0}", "12", "12"), ("12\u{A0}×\t", "12", "12"),
    ("12+-×", "12", "12"), ("12", "12", "12"), ("1,234.50", "1,234.50", "1,234.50"),
    ("5.", "5.", "5."),
    ("(5)", "5", "(5)"), ("1÷3", "0.333333333333333", "1÷3"), ("1000×2", "2000", "1000×2"),
    ("12|+3", "15", "12+3"), ("[12+3]", "15", "12+3"), ("0.1+0.2", "0.3", "0.1+0.2"),
    ("20%", "0.2", "20%"), ("3.99−20%", "3.192", "3.99−20%"), ("20%+", "0.2", "20%"),
  ])
  func equalsShowsTheResult(_ drawing: String, _ text: String, _ expression: String) throws {
    var calculator = Calculator(drawing)
    calculator.press(.equals)
    #expect(calculator.drawing == text)
    #expect(calculator.expression == expression)
    let once = calculator
    calculator.press(.equals)
    #expect(calculator == once)
  }

  @Test(
    arguments: [
      ("1÷0", .divisionByZero), ("5−5", .zero), ("3−5", .negative), ("0", .zero),
      ("(12+3", .unmatchedParenthesis),
      ("1,2,3", .misplacedGroupingMark(",", decimalMark: ".")), ("abc", .unexpected("abc")),
      ("2xx", .unexpected("xx")),
      ("1.2.3", .twoDecimalMarks),
      ("12+×3", .misplacedOperator("×")), ("+", .incomplete),
    ] as [(String, EntryError)])
  func errorsDoNotChangeTheField(_ drawing: String, _ error: EntryError) {
    var calculator = Calculator(drawing)
    let before = calculator
    #expect(throws: error) { try calculator.calculate() }
    #expect(calculator == before)
    calculator.press(.equals)
    #expect(calculator == before)
  }

  private func amount(_ calculator: Calculator) throws -> Rational {
    try Expression(calculator.expression, format: calculator.format).amount()
  }

  @Test func theDecimalKeyInsertsTheLocalesMark() throws {
    for (format, text) in [(NumberFormat.german, "1,5"), (.us, "1.5"), (.persian, "1٫5")] {
      var calculator = Calculator("", format: format)
      calculator.press("1.5")
      #expect(calculator.text == text)
      #expect(try amount(calculator) == decimal("1.5"))
    }
  }

  @Test func resultsFollowTheLocaleWithoutGrouping() {
    var calculator = Calculator("1.000×2,5", format: .german)
    calculator.press(.equals)
    #expect(calculator.text == "2500")
    calculator = Calculator("5÷2", format: .german)
    calculator.press(.equals)
    #expect(calculator.text == "2,5")
  }

  @Test func editingTheResultDropsTheExpression() {
    var calculator = Calculator("6×330")
    calculator.press("=")
    #expect(calculator.calculated == "6×330")
    calculator.edit("1980", selection: 1..<2)
    #expect(calculator.expression == "6×330")
    calculator.edit("198")
    #expect((calculator.calculated, calculator.expression) == (nil, "198"))
    calculator = Calculator("6×330")
    calculator.press("=+1")
    #expect(calculator.expression == "1980+1")
    calculator.press("=")
    #expect((calculator.text, calculator.expression) == ("1981", "1980+1"))
  }

  /// A rounded result keeps its exact value until it is edited.
  @Test func roundedResultsStayExact() throws {
    var calculator = Calculator("1÷3")
    calculator.press("=")
    #expect((calculator.text, calculator.expression) == ("0.333333333333333", "1÷3"))
    #expect(try amount(calculator) == ratio(1, 3))
    calculator.press("*3")
    #expect((calculator.text, calculator.expression) == ("0.333333333333333×3", "(1÷3)×3"))
    calculator.press("=")
    #expect((calculator.text, calculator.expression) == ("1", "(1÷3)×3"))
    calculator = Calculator("2÷3")
    calculator.press("=")
    calculator.edit("0.666666666666667 kg")
    #expect(calculator.expression == "(2÷3) kg")
    calculator.edit("0.6666666666666670")
    #expect(try amount(calculator) == decimal("0.666666666666667"))
    calculator = Calculator("2÷3")
    calculator.press("=<")
    #expect(try amount(calculator) == decimal("0.66666666666666"))
  }

  @Test func selectionsAreClampedToTheText() {
    var calculator = Calculator(format: .us)
    calculator.edit("12", selection: 1..<99)
    #expect(calculator.selection == 1..<2)
    calculator.edit("1", selection: 5..<9)
    #expect(calculator.selection == 1..<1)
    calculator.edit("123")
    #expect(calculator.selection == 3..<3)
    calculator.edit("👨‍👩‍👧")
    #expect(calculator.selection == 5..<5)
  }

  /// The keypad can't enter two adjacent operators or a number with two decimal marks, and disabled keys do nothing.
  @Test func keypadInputIsWellFormed() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<400 {
      var calculator = Calculator(format: .us)
      for _ in 0..<60 {
        let key = CalculatorKey.all.randomElement(using: &random)!
        let before = calculator
        calculator.press(key)
        if before.isOn(key) {
          #expect(key == .equals || calculator != before)
        } else {
          #expect(calculator == before)
        }
        #expect(before.keysOn.contains(key) == before.isOn(key))
        let isOperator = calculator.text.map { Operator(typed: $0) != nil }
        #expect(!zip(isOperator, isOperator.dropFirst()).contains { $0 && $1 })
        #expect(isOperator.first != true)
        let numbers = calculator.text.split { Operator(typed: $0) != nil }
        #expect(numbers.allSatisfy { $0.filter { $0 == "." }.count <= 1 })
      }
    }
  }

  @Test func theExpressionHasNoTrailingOperator() throws {
    var calculator = Calculator(format: .us)
    calculator.edit("6×330+")
    try calculator.calculate()
    #expect((calculator.text, calculator.expression) == ("1980", "6×330"))
  }
}
