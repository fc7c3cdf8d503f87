/// Responds to changes of a calculator's field.
@MainActor
public protocol CalculatorControllerDelegate: AnyObject {
  /// The field's text, selection, error or keys changed.
  func calculatorDidChange(_ controller: CalculatorController)

  /// Returns the expression within the text of the field, without a currency symbol or a unit.
  ///
  /// - Throws: `EntryError` if the rest of the text can't be used.
  func calculator(
    _ controller: CalculatorController, expressionIn text: String
  ) throws(EntryError) -> String

  /// The field is about to show only its expression or its result. The delegate applies what `expressionIn` left out
  /// of `text`, such as the unit.
  ///
  /// - Returns: The text that the field shows in place of the expression; nil for the expression.
  func calculator(_ controller: CalculatorController, willAccept text: String) -> String?
}

/// Controls a quantity or price field.
@MainActor
public final class CalculatorController {
  /// The state that a view shows.
  public struct State: Equatable, Sendable {
    public internal(set) var calculator: Calculator
    /// The error to show. It is set when the field is checked and removed by the next change.
    public internal(set) var error: EntryError?
  }

  /// The maximum number of bytes of a text that is read. The time to read a text is proportional to its length, and the
  /// window doesn't respond meanwhile. A text can be longer than an expression: it can also have a name or an offer.
  private static let maximumTextLength = 2000

  public weak var delegate: (any CalculatorControllerDelegate)?

  public private(set) var state: State

  public init(format: NumberFormat) {
    state = State(calculator: Calculator(format: format))
  }

  /// Returns the exact amount in the field.
  ///
  /// - Throws: The reason why the field contains no amount.
  public func amount() throws(EntryError) -> Rational {
    try amount(of: expression())
  }

  /// A Boolean value indicating whether the field contains a valid amount.
  public var isComplete: Bool { problem == nil }

  /// The reason why the field contains no valid amount; nil if it contains one. It is not shown before the field is
  /// checked.
  public var problem: EntryError? {
    do throws(EntryError) {
      _ = try amount()
      return nil
    } catch {
      return error
    }
  }

  private func replaceState(by next: State) {
    guard next != state else { return }
    state = next
    delegate?.calculatorDidChange(self)
  }

  /// Returns a Boolean value indicating whether a text is short enough to be read.
  static func canRead(_ text: String) -> Bool { text.utf8.count <= maximumTextLength }

  private func expression() throws(EntryError) -> String {
    let text = state.calculator.expression
    guard Self.canRead(text) else { throw .tooLong }
    return try delegate?.calculator(self, expressionIn: text) ?? text
  }

  /// Takes over a change that the user made to the field.
  public func edit(_ text: String, selection: Range<Int>? = nil) {
    var next = state
    // A pasted text stays as it is.
    let isTyped = text.unicodeScalars.count == state.calculator.scalars.count + 1
    next.calculator.edit(isTyped ? Operator.replacingLetters(in: text) : text, selection: selection)
    if text != state.calculator.text { next.error = nil }
    replaceState(by: next)
  }

  /// Removes the error of an empty field when the field gets the focus.
  func enter() {
    if state.error == .empty { show(nil) }
  }

  /// Presses a key of the keypad. A disabled key does nothing.
  public func press(_ key: CalculatorKey) {
    if key == .equals {
      if state.calculator.isOn(key) { calculate() }
      return
    }
    var next = state
    guard next.calculator.press(key) else { return }
    next.error = nil
    replaceState(by: next)
  }

  /// The effect of a typed character.
  public enum Typing: Sendable {
    /// The field inserts the character.
    case passedOn
    /// The character pressed a key.
    case pressed
    /// The character belongs to a disabled key.
    case refused
  }

  /// Handles a character from the keyboard, which can press an operator key or equals.
  public func type(_ character: Character) -> Typing {
    if character == "=" {
      guard state.calculator.isOn(.equals) else { return .refused }
      press(.equals)
      return .pressed
    }
    guard let operation = Operator(typed: character),
      !(operation == .divide && state.calculator.isAfterArabicDigit)
    else { return .passedOn }
    let mayBeginWord = character.isLetter || character == "-"
    guard !state.calculator.isOn(.operation(operation)) else {
      // It becomes an operator with the number after it.
      if mayBeginWord, state.calculator.selection.isEmpty { return .passedOn }
      press(.operation(operation))
      return .pressed
    }
    // A letter or a hyphen can be part of a word, an operator can follow a unit, and a minus at the start is a sign. The
    // field inserts them, and the whole text is read later.
    let mayBeText =
      character.isLetter && !state.calculator.isBesideOperator
      || character == "-" && state.calculator.isAfterLetter || state.calculator.isAfterWord
      || operation == .minus && state.calculator.isAtStart
    return mayBeText ? .passedOn : .refused
  }

  /// Shows the result of the expression, or an error if there is none. The text doesn't change in that case.
  public func calculate() {
    accept { calculator, _ throws(EntryError) in try calculator.calculate() }
  }

  /// Replaces a result by the expression that it was calculated from.
  ///
  /// - Returns: A Boolean value indicating whether the field showed a result that nobody edited.
  public func undoCalculation() -> Bool {
    guard let expression = state.calculator.calculated else { return false }
    edit(expression)
    return true
  }

  /// Shows the expression without its unit or currency symbol, or an error if it has no result. The text doesn't change
  /// in that case.
  public func check() {
    accept { calculator, text in
      calculator.removeTrailingOperators()
      if let text { calculator.edit(text) }
    }
  }

  private func accept(_ change: (inout Calculator, String?) throws(EntryError) -> Void) {
    var next = state
    do {
      let expression = try expression()
      _ = try amount(of: expression)
      let text = delegate?.calculator(self, willAccept: next.calculator.expression)
      if expression != next.calculator.expression { next.calculator.edit(expression) }
      try change(&next.calculator, text)
      next.error = nil
    } catch {
      next.error = error
    }
    replaceState(by: next)
  }

  /// Returns the amount of an expression.
  private func amount(of text: String) throws(EntryError) -> Rational {
    try Expression(text, format: state.calculator.format).typedAmount()
  }

  /// Shows a text that is the result of an expression, or continues a calculation after a rounded result.
  func edit(_ text: String, resultOf expression: String) {
    edit(expression)
    calculate()
    edit(text)
  }

  /// Shows an error, or none.
  func show(_ error: EntryError?) {
    var next = state
    next.error = error
    replaceState(by: next)
  }

  /// Empties the field for the next product.
  public func reset() {
    replaceState(by: State(calculator: Calculator(format: state.calculator.format)))
  }
}
