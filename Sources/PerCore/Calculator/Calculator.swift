/// The state of a quantity or price field: its text and its selection, which determine the enabled keys.
public struct Calculator: Equatable, Sendable {
  /// The Unicode scalars of the text. To find one in a string takes much longer.
  public private(set) var scalars: [Unicode.Scalar]

  /// The selection, in Unicode scalars from the start of the text. An empty range is the position of the caret.
  public private(set) var selection: Range<Int>

  public let format: NumberFormat

  /// The last result and the expression that it was calculated from; nil once the result was edited.
  private var result: Result?

  private struct Result: Equatable {
    let scalars: [Unicode.Scalar]
    let expression: String
    /// A Boolean value indicating whether the text is not the exact value.
    let isRounded: Bool
  }

  public init(format: NumberFormat) {
    (self.format, scalars, selection) = (format, [], 0..<0)
  }

  /// The text of the field.
  public var text: String { String(scalars: scalars[...]) }

  public var isEmpty: Bool { scalars.isEmpty }

  /// The expression whose result is the text, such as `"6×330"` for `"1980"`; nil if the text was typed.
  public var calculated: String? { result?.scalars == scalars ? result?.expression : nil }

  /// The expression of the last result; nil once the result was edited.
  var resultExpression: String? { result?.expression }

  /// The expression to store with the product.
  ///
  /// A rounded result is replaced by its expression, even if the user continued the calculation after it.
  public var expression: String {
    guard let result else { return text }
    let rest = scalars.dropFirst(result.scalars.count)
    return rest.isEmpty
      ? result.expression : "(\(result.expression))" + String(scalars: rest)
  }
}

// MARK: - Editing

extension Calculator {
  /// Replaces the text and the selection by those of the field.
  ///
  /// - Parameter selection: The new selection; nil places the caret at the end.
  public mutating func edit(_ text: String, selection: Range<Int>? = nil) {
    let scalars = Array(text.unicodeScalars)
    if scalars != self.scalars {
      self.scalars = scalars
      keepResult()
    }
    self.selection = (selection ?? scalars.count..<scalars.count).clamped(to: 0..<scalars.count)
  }

  /// Presses a key. A disabled key does nothing.
  ///
  /// - Returns: A Boolean value indicating whether the key was enabled.
  @discardableResult public mutating func press(_ key: CalculatorKey) -> Bool {
    guard isOn(key) else { return false }
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
    return true
  }

  /// Removes the operators at the end of the expression, which have no effect.
  mutating func removeTrailingOperators() {
    let shortened = removingTrailingOperators(from: text)
    if shortened != text { edit(shortened) }
  }

  /// Replaces an expression by its result. A plain number stays as it was typed.
  ///
  /// - Throws: `EntryError` if the expression has no result. The field doesn't change.
  public mutating func calculate() throws(EntryError) {
    guard calculated == nil else { return }
    let expression = try Expression(self.expression, format: format)
    let typed = removingTrailingOperators(from: self.expression)
    let amount = try expression.amount()
    if expression.isCalculation {
      let text = format.string(amount, grouped: false)
      result = nil
      edit(text)
      result = Result(
        scalars: scalars, expression: typed, isRounded: (try? format.number(text)) != amount)
    } else if typed != text {
      edit(typed)
    }
  }

  /// Forgets the result unless the text is the result, or continues a calculation after a rounded result.
  private mutating func keepResult() {
    guard let known = result else { return }
    if scalars.starts(with: known.scalars) {
      guard let next = scalars.dropFirst(known.scalars.count).first else { return }
      if known.isRounded, next.isSpace || format.mark(next) == nil { return }
    }
    result = nil
  }

  private mutating func insert(_ text: String, at position: Int) {
    replace(position..<position, with: text)
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    let replacement = text.unicodeScalars
    scalars.replaceSubrange(range, with: replacement)
    keepResult()
    let caret = range.lowerBound + replacement.count
    selection = caret..<caret
  }

  /// Returns `text` without the operators at its end, and without a decimal mark before them that has no effect: `"12"`
  /// for `"12 + "` and `"12.-"`.
  private func removingTrailingOperators(from text: String) -> String {
    let remainder = Operator.removingTrailing(from: text)
    guard remainder != text else { return text }
    // German prices are written as "4,--".
    let number = remainder.dropLast()
    guard remainder.last == format.decimalMark, number.last?.decimalDigit != nil else {
      return remainder
    }
    // Without the mark, digits that are grouped in an unusual way can have another value: "363,303." in India.
    let shortened = String(number)
    return amount(of: shortened) == amount(of: remainder) ? shortened : remainder
  }

  /// Returns the value of an expression; nil if it has none.
  private func amount(of expression: String) -> Rational? {
    try? Expression(expression, format: format).amount()
  }
}
