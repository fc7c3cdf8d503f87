import PerCore
import Testing

@MainActor
private final class Spy: CalculatorControllerDelegate {
  var changes = 0
  var accepted: [String] = []

  func calculatorDidChange(_ controller: CalculatorController) { changes += 1 }

  /// Accepts the word "pack" after the expression, and refuses "kg".
  func calculator(
    _ controller: CalculatorController, expressionIn text: String
  ) throws(EntryError) -> String {
    if text.hasSuffix("kg") { throw .wrongKind(WrongKind(held: .volume, offered: .weight)) }
    return text.hasSuffix(" pack") ? String(text.dropLast(5)) : text
  }

  func calculator(_ controller: CalculatorController, willAccept text: String) -> String? {
    accepted.append(text)
    return nil
  }
}

@MainActor @Suite struct CalculatorControllerTests {
  private let spy = Spy()
  private let controller = CalculatorController(format: .us)

  init() {
    controller.delegate = spy
  }

  private var text: String { controller.state.calculator.text }

  @Test func aResultIsReplacedByItsExpression() {
    controller.edit("6×330")
    #expect(!controller.undoCalculation() && text == "6×330")
    controller.press(.equals)
    #expect(text == "1980" && controller.undoCalculation() && text == "6×330")
    controller.press(.equals)
    controller.press(.digit(5))
    #expect(!controller.undoCalculation() && text == "19805")
  }

  @Test func notifiesOfEveryChange() {
    controller.press("1")
    #expect(spy.changes == 1)
    controller.press(".")
    #expect(spy.changes == 2)
    controller.press(".")
    controller.press(.equals)
    #expect(spy.changes == 2 && text == "1.")
    controller.edit("12+3", selection: 4..<4)
    #expect(spy.changes == 3)
    controller.edit("12+3", selection: 4..<4)
    #expect(spy.changes == 3)
    controller.edit("12+3", selection: 0..<1)
    #expect(spy.changes == 4)
    controller.press(.equals)
    #expect(spy.changes == 5 && text == "15")
    controller.press(.operation(.plus))
    controller.press(.operation(.plus))
    #expect(spy.changes == 6)
    controller.reset()
    #expect(spy.changes == 7 && text.isEmpty && controller.state.error == nil)
    controller.reset()
    #expect(spy.changes == 7)
  }

  @Test(
    arguments: [
      ("", .empty), ("   ", .empty), ("0", .notPositive), ("-5", .notPositive),
      ("3-3", .zero), ("3-5", .negative), ("1/0", .divisionByZero),
      ("abc", .unexpected("abc")),
      ("(12+3", .unmatchedParenthesis),
      ("5 kg", .wrongKind(WrongKind(held: .volume, offered: .weight))),
    ] as [(String, EntryError)])
  func errorsKeepTheText(_ typed: String, _ error: EntryError) {
    controller.edit(typed)
    #expect(controller.state.error == nil && !controller.isComplete)
    controller.check()
    #expect(controller.state.error == error && text == typed)
    controller.edit(typed + "1")
    controller.edit(typed)
    controller.calculate()
    #expect(controller.state.error == error && text == typed)
    #expect(throws: error) { try controller.amount() }
    #expect(spy.accepted.isEmpty)
    controller.edit(typed, selection: 0..<0)
    #expect(controller.state.error == error)
    controller.edit(typed + "1")
    #expect(controller.state.error == nil)
  }

  @Test func theNextKeyRemovesTheError() {
    controller.edit("1/0")
    controller.press(.equals)
    #expect(controller.state.error == .divisionByZero)
    controller.press(.decimal)
    #expect(controller.state.error == nil && text == "1/0.")
    controller.press(.digit(5))
    controller.press(.equals)
    #expect(controller.state.error == nil && text == "2")
  }

  @Test func theDelegateTakesTheUnit() throws {
    controller.edit("6×330 pack")
    #expect(try controller.amount() == Rational(1980))
    #expect(controller.isComplete && text == "6×330 pack")
    controller.check()
    #expect(spy.accepted == ["6×330 pack"])
    #expect((text, controller.state.calculator.expression) == ("6×330", "6×330"))
    controller.calculate()
    #expect((text, controller.state.calculator.expression) == ("1980", "6×330"))
  }

  @Test func roundedResultsStayExact() throws {
    controller.edit("1÷3 pack")
    controller.calculate()
    #expect(text == "0.333333333333333")
    #expect(try controller.amount() == ratio(1, 3))
    controller.calculate()
    #expect(try controller.amount() == ratio(1, 3))
    controller.edit(text + " pack")
    controller.calculate()
    #expect(try controller.amount() == ratio(1, 3))
    #expect(text == "0.333333333333333")
    controller.check()
    #expect(text == "0.333333333333333")
  }

  @Test(arguments: [("6×330+", "6×330"), ("12 + ", "12"), ("5", "5"), ("(1+2) pack", "(1+2)")])
  func aCheckKeepsTheExpression(_ typed: String, _ expected: String) {
    controller.edit(typed)
    controller.check()
    #expect(text == expected && controller.state.error == nil)
  }

  @Test func worksWithoutADelegate() {
    let controller = CalculatorController(format: .us)
    controller.press("6*330=")
    #expect(controller.state.calculator.text == "1980")
  }

  /// The field, the typed character, and the text afterwards.
  @Test(arguments: [
    ("6x", "3", "6×3"), ("6 X ", "3", "6 × 3"), ("6-", "3", "6−3"), ("20%-", ".", "20%−."),
    ("(1)x", "(", "(1)×("), ("12 X", "L", "12 XL"), ("6-", "p", "6-p"), ("6er-", "4", "6er-4"),
    ("12 XL 3", "x", "12 XL 3x"), ("0x1", "0", "0×10"),
  ])
  func lettersBecomeOperatorsBetweenNumbers(_ typed: String, _ next: String, _ expected: String) {
    controller.edit(typed)
    #expect(text == typed, "A pasted text stays as it is.")
    controller.edit(typed + next)
    #expect(text == expected)
  }

  /// The field, the typed character, its effect, and the field afterwards.
  @Test(
    arguments: [
      ("", "5", .passedOn, ""), ("", ".", .passedOn, ""), ("", "(", .passedOn, ""),
      ("12", "+", .pressed, "12+"), ("12", "*", .pressed, "12×"), ("1[2]", "x", .pressed, "12×"),
      ("12", "/", .pressed, "12÷"), ("12", ":", .passedOn, "12"),
      ("12", "·", .passedOn, "12"),
      ("۱۲۳", "/", .passedOn, "۱۲۳"), ("12", "%", .passedOn, "12"), ("(12", ")", .passedOn, "(12"),
      ("12", "–", .pressed, "12−"), ("[12]", "-", .pressed, "12−"),
      // A letter and a hyphen can begin a word. They become operators with the number after them.
      ("12", "x", .passedOn, "12"), ("12", "X", .passedOn, "12"), ("12", "-", .passedOn, "12"),
      ("(12)", "-", .passedOn, "(12)"), ("6er", "-", .passedOn, "6er"),
      ("1|2", "+", .pressed, "1+|2"), ("[12]", "*", .pressed, "12×"),
      ("12+3", "=", .pressed, "15"), ("12", "=", .pressed, "12"), ("", "=", .refused, ""),
      ("12+", "*", .refused, "12+"), ("12+", "+", .refused, "12+"), ("", "+", .refused, ""),
      ("", "*", .refused, ""), ("12|+3", "*", .refused, "12|+3"),
      // Beside an operator an "x" is another operator.
      ("12+", "x", .refused, "12+"), ("12× ", "X", .refused, "12× "),
      ("12|+3", "x", .refused, "12|+3"),
      // Elsewhere an "x" can be part of a word.
      ("", "x", .passedOn, ""), ("M", "X", .passedOn, "M"), ("5 bo", "x", .passedOn, "5 bo"),
      // An operator can follow a unit.
      ("330 ml", "*", .passedOn, "330 ml"), ("1 kg ", "-", .passedOn, "1 kg "),
      ("500 g", "+", .passedOn, "500 g"), ("10 m²", "/", .passedOn, "10 m²"),
      ("6 x ", "*", .refused, "6 x "), ("6 g|+2", "+", .refused, "6 g|+2"),
      // A minus at the start is a sign.
      ("", "-", .passedOn, ""), (" ", "-", .passedOn, " "),
      ("12+", "-", .refused, "12+"), ("12", "k", .passedOn, "12"),
    ] as [(String, Character, CalculatorController.Typing, String)])
  func typing(
    _ drawing: String, _ character: Character, _ typing: CalculatorController.Typing,
    _ expected: String
  ) {
    let field = Calculator(drawing)
    controller.edit(field.text, selection: field.selection)
    #expect(controller.type(character) == typing)
    #expect(controller.state.calculator.drawing == expected)
  }
}
