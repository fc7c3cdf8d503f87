/// Told by a calculator what happened to its field.
@MainActor
public protocol CalculatorControllerDelegate: AnyObject {
  /// The field's text, caret, error or keys are no longer the same.
  func calculatorDidChange(_ controller: CalculatorController)

  /// The sum within what was typed, without what else may stand in the field: a currency symbol, a unit.
  ///
  /// - Throws: `EntryError` where what else stands there cannot be accepted.
  func calculator(
    _ controller: CalculatorController, expressionIn text: String
  ) throws(EntryError) -> String

  /// The field is being worked out; the delegate takes over what `expressionIn` leaves out.
  func calculator(_ controller: CalculatorController, willCalculate text: String)
}

/// Drives one quantity or price field: the keypad's keys, the keyboard's, and leaving it.
@MainActor
public final class CalculatorController {
  /// Everything a view shows of the field.
  public struct State: Equatable, Sendable {
    public internal(set) var calculator: Calculator
    /// What is wrong with the field; set once it is left or worked out, gone with the next change.
    public internal(set) var error: EntryError?
  }

  public weak var delegate: (any CalculatorControllerDelegate)?

  public private(set) var state: State {
    didSet { if state != oldValue { delegate?.calculatorDidChange(self) } }
  }

  public init(format: NumberFormat) {
    state = State(calculator: Calculator(format: format))
  }

  /// The amount that the field stands for as it is now.
  public func amount() throws(EntryError) -> Rational {
    try Expression(sum(), format: state.calculator.format).amount()
  }

  /// Whether the field holds an amount.
  public var isComplete: Bool { (try? amount()) != nil }

  private func sum() throws(EntryError) -> String {
    let text = state.calculator.text
    return try delegate?.calculator(self, expressionIn: text) ?? text
  }

  /// Takes over a change that somebody made to the field itself.
  public func edit(_ text: String, selection: Range<Int>? = nil) {
    var next = state
    next.calculator.edit(text, selection: selection)
    if text != state.calculator.text { next.error = nil }
    state = next
  }

  /// The field got the focus: that it is empty is no longer worth saying.
  func enter() {
    if state.error == .empty { state.error = nil }
  }

  /// Presses a key of the keypad; one that is off does nothing.
  public func press(_ key: CalculatorKey) {
    guard state.calculator.isOn(key) else { return }
    if key == .equals {
      calculate()
    } else {
      var next = state
      next.calculator.press(key)
      next.error = nil
      state = next
    }
  }

  /// What became of a typed character.
  public enum Typing: Sendable {
    /// It is for the field itself to insert.
    case passedOn
    /// It pressed a key.
    case pressed
    /// It stands for a key that is off.
    case refused
  }

  /// Offers a character from the keyboard, which may type an operator or equals like the keypad.
  public func type(_ character: Character) -> Typing {
    if character == "=" {
      guard state.calculator.isOn(.equals) else { return .refused }
      press(.equals)
      return .pressed
    }
    guard let operation = Operator(typed: character) else { return .passedOn }
    guard !state.calculator.isOn(.operation(operation)) else {
      press(.operation(operation))
      return .pressed
    }
    // A letter may belong to a word, and a minus before the first digit is a sign: the field takes
    // them, and its error tells why they do not do.
    let mayBeText =
      character.isLetter && !state.calculator.isBesideOperator
      || operation == .minus && state.calculator.isAtStart
    return mayBeText ? .passedOn : .refused
  }

  /// Works the sum out, or says what is wrong with it; what was typed stays in that case.
  public func calculate() {
    var next = state
    do {
      let sum = try sum()
      _ = try Expression(sum, format: next.calculator.format).amount()
      delegate?.calculator(self, willCalculate: next.calculator.text)
      if sum != next.calculator.text { next.calculator.edit(sum) }
      try next.calculator.calculate()
      next.error = nil
    } catch {
      next.error = error
    }
    state = next
  }

  /// Says that what the field holds cannot be used.
  func fail(_ error: EntryError) {
    state.error = error
  }

  /// Empties the field for the next product.
  public func reset() {
    state = State(calculator: Calculator(format: state.calculator.format))
  }
}
