/// The state of a quantity or price field: its text, its selection and which keys are on.
///
/// The keypad and the keyboard change the same value, and which keys are on depends on the value
/// alone.
public struct Calculator: Equatable, Sendable {
  public let format: NumberFormat

  /// The text of the field.
  public private(set) var text: String

  /// The selection in Unicode scalars from the start of `text`. An empty range is the caret.
  public private(set) var selection: Range<Int>

  /// The expression whose result is the text: `"6×330"` for `"1980"`; nil where the text was typed.
  public private(set) var calculated: String?

  public init(format: NumberFormat) {
    (self.format, text, selection) = (format, "", 0..<0)
  }

  public var isEmpty: Bool { text.isEmpty }

  /// The expression as it was typed, which stays with the product.
  public var expression: String { calculated ?? text }

  /// Returns the amount that the expression stands for, which is greater than zero.
  public func amount() throws(EntryError) -> Rational {
    try Expression(text, format: format).amount()
  }
}

// MARK: - Editing

extension Calculator {
  /// Replaces the text and the selection by those of the field.
  ///
  /// - Parameter selection: the new selection; nil places the caret at the end.
  public mutating func edit(_ text: String, selection: Range<Int>? = nil) {
    if text != self.text {
      self.text = text
      calculated = nil
    }
    let count = text.unicodeScalars.count
    self.selection = (selection ?? count..<count).clamped(to: 0..<count)
  }

  /// Presses a key. A key that is off does nothing.
  public mutating func press(_ key: CalculatorKey) {
    guard isOn(key) else { return }
    switch key {
    case .digit(let digit):
      replace(selection, with: String(digit))
    case .decimal:
      replace(selection, with: String(format.decimalMark))
    case .operation(let operation):
      insert(String(operation.rawValue), at: endOfSelection)
    case .percent:
      insert("%", at: endOfSelection)
    case .parenthesis:
      switch nextParenthesis {
      case .opening: replace(selection, with: "(")
      case .closing: insert(")", at: endOfSelection)
      case nil: break
      }
    case .delete:
      let end = endOfSelection
      replace(selection.isEmpty ? end - 1..<end : selection, with: "")
    case .equals:
      try? calculate()
    }
  }

  /// Replaces an expression by its result. A plain number stays as it was typed.
  ///
  /// - Throws: `EntryError` where the expression has no result; the field stays as it was.
  public mutating func calculate() throws(EntryError) {
    let expression = try Expression(text, format: format)
    let amount = try expression.amount()
    let typed = textBeforeTrailingOperators
    if expression.isSum {
      edit(format.string(amount, grouped: false))
      calculated = typed
    } else if typed != text {
      edit(typed)
    }
  }

  private mutating func insert(_ text: String, at position: Int) {
    replace(position..<position, with: text)
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

  /// The text without the operators at its end: `"12"` for `"12 + "`.
  private var textBeforeTrailingOperators: String {
    let scalars = Array(text.unicodeScalars)
    let end =
      scalars.lastIndex { Operator(typed: Character($0)) == nil && !$0.properties.isWhitespace }
      ?? -1
    guard end + 1 < scalars.count else { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars[...end])
    return String(result)
  }
}
