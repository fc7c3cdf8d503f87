/// The state of one quantity or price field: its text, its caret, and what the keypad may do to it.
///
/// The keypad and the keyboard drive the same value, and which keys are on follows from the value alone, so
/// the keypad cannot disagree with the field.
public struct Calculator: Equatable, Sendable {
  public let format: NumberFormat

  /// What stands in the field.
  public private(set) var text: String

  /// The caret (where empty) or what is selected, in Unicode scalars from the start of `text`.
  public private(set) var selection: Range<Int>

  /// The sum that the present text is the result of, `"6×330"` for 1980; nil where the text was typed as it
  /// stands.
  public private(set) var calculated: String?

  public init(format: NumberFormat) {
    (self.format, text, selection) = (format, "", 0..<0)
  }

  public var isEmpty: Bool { text.isEmpty }

  /// The expression as it was typed, which stays with the product.
  public var expression: String { calculated ?? text }

  /// The amount that the text stands for: above zero, as the user's language writes it.
  public func amount() throws(EntryError) -> Rational {
    try Expression(text, format: format).amount()
  }
}

// MARK: - Typing

extension Calculator {
  /// Takes over what somebody made of the field by other means: the keyboard, the clipboard, an input method.
  public mutating func edit(_ text: String, selection: Range<Int>? = nil) {
    if text != self.text {
      self.text = text
      calculated = nil
    }
    let count = text.unicodeScalars.count
    self.selection = (selection ?? count..<count).clamped(to: 0..<count)
  }

  /// Presses a key; one that is off does nothing.
  public mutating func press(_ key: CalculatorKey) {
    guard isOn(key) else { return }
    switch key {
    case .digit(let digit):
      replace(selection, with: String(digit))
    case .decimal:
      replace(selection, with: String(format.decimalMark))
    case .operation(let operation):
      let end = operatorPosition
      replace(end..<end, with: String(operation.rawValue))
    case .delete:
      let end = deletionEnd
      replace(selection.isEmpty ? end - 1..<end : selection, with: "")
    case .equals:
      try? calculate()
    }
  }

  /// Puts the result in place of the sum; a plain number stays as it was typed.
  ///
  /// The field is left as it is when the expression is wrong, and the error says why.
  public mutating func calculate() throws(EntryError) {
    let expression = try Expression(text, format: format)
    let amount = try expression.amount()
    let typed = danglingOperatorStart.map { Self.prefix(of: text, count: $0) } ?? text
    if expression.isSum {
      edit(format.string(amount, grouped: false))
      calculated = typed
    } else if typed != text {
      edit(typed)
    }
  }

  private mutating func replace(_ range: Range<Int>, with replacement: String) {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars[..<range.lowerBound])
    result.append(contentsOf: replacement.unicodeScalars)
    result.append(contentsOf: scalars[range.upperBound...])
    let caret = range.lowerBound + replacement.unicodeScalars.count
    edit(String(result), selection: caret..<caret)
  }

  private static func prefix(of text: String, count: Int) -> String {
    String(text.unicodeScalars.prefix(count))
  }

  /// Where the operators that nothing follows begin: 2 in `"12+"`.
  private var danglingOperatorStart: Int? {
    let scalars = Array(text.unicodeScalars)
    var end = scalars.count
    while end > 0, Operator(typed: Character(scalars[end - 1])) != nil || scalars[end - 1].isSpace {
      end -= 1
    }
    return end < scalars.count ? end : nil
  }
}

// MARK: - Which keys are on

extension Calculator {
  /// Whether `key` would do something.
  public func isOn(_ key: CalculatorKey) -> Bool {
    switch key {
    case .digit: !followsParenthesis
    case .decimal: !followsParenthesis && !numberAroundCaretHasMark
    case .operation: canTakeOperator
    case .delete, .equals: !text.isEmpty
    }
  }

  /// The keys that are on.
  public var keysOn: Set<CalculatorKey> {
    Set(CalculatorKey.all.filter(isOn))
  }

  /// Whether the text before the caret is empty, so that a minus would be a sign and no operator.
  public var isAtStart: Bool {
    text.unicodeScalars.prefix(selection.lowerBound).allSatisfy(\.isSpace)
  }

  /// Whether what is typed now would stand right behind an operator or right before one.
  var isBesideOperator: Bool {
    [last(before: selection.lowerBound), first(from: selection.upperBound)]
      .contains { $0.flatMap(Operator.init(typed:)) != nil }
  }

  /// Where an operator goes: behind the selection, since it continues a number and never replaces one, and
  /// behind everything when the caret stands before the first character, where none can stand.
  private var operatorPosition: Int {
    selection.upperBound == 0 ? text.unicodeScalars.count : selection.upperBound
  }

  private var deletionEnd: Int { operatorPosition }

  private var canTakeOperator: Bool {
    let position = operatorPosition
    if let next = first(from: position), Operator(typed: next) != nil { return false }
    guard let last = last(before: position) else { return false }
    if Self.isClosing(last) { return true }
    switch format.mark(last) {
    case .digit: return true
    case .decimal: return endsWithDigit(before: position)
    default: return false
    }
  }

  /// Whether the number that ends with a decimal mark before `position` has a digit: "5." is one,
  /// "." is none yet.
  private func endsWithDigit(before position: Int) -> Bool {
    let number = text.unicodeScalars.prefix(position).reversed().drop(while: \.isSpace).dropFirst()
    guard let last = number.first, case .digit = format.mark(Character(last)) else { return false }
    return true
  }

  private var followsParenthesis: Bool {
    last(before: selection.lowerBound).map(Self.isClosing) ?? false
  }

  private static func isClosing(_ character: Character) -> Bool {
    character == ")" || character == "\u{FF09}"
  }

  /// The last character before `position` that is no space.
  private func last(before position: Int) -> Character? {
    text.unicodeScalars.prefix(position).last { !$0.isSpace }.map { Character($0) }
  }

  /// The first character at or behind `position` that is no space.
  private func first(from position: Int) -> Character? {
    text.unicodeScalars.dropFirst(position).first { !$0.isSpace }.map { Character($0) }
  }

  /// Whether the number that the caret stands in has its decimal mark already.
  private var numberAroundCaretHasMark: Bool {
    let scalars = text.unicodeScalars
    func isNumber(_ scalar: Unicode.Scalar) -> Bool { format.mark(Character(scalar)) != nil }
    let before = scalars.prefix(selection.lowerBound).reversed().prefix(while: isNumber)
    let after = scalars.dropFirst(selection.upperBound).prefix(while: isNumber)
    return before.contains { format.mark(Character($0)) == .decimal }
      || after.contains { format.mark(Character($0)) == .decimal }
  }
}

extension Unicode.Scalar {
  /// Whether an expression reads over it.
  fileprivate var isSpace: Bool { properties.isWhitespace }
}
