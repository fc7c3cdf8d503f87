/// An expression as it is typed into a quantity or price field: numbers, + − × ÷, percent and
/// parentheses.
///
/// Percent means the same as in GNOME Calculator. After + or −, it is a percentage of everything before it:
/// 100 + 10% is 110. Elsewhere it is a hundredth: 20% is 0.2.
public struct Expression: Equatable, Sendable {
  /// The maximum number of characters.
  public static let maximumLength = 200

  private let tokens: [ExpressionToken]

  /// Parses `text` in the given format. An operator at the end is ignored: `"12+"` is 12.
  ///
  /// - Throws: The reason why the text isn't an expression; `EntryError.tooLong` if it is too long.
  public init(_ text: String, format: NumberFormat) throws(EntryError) {
    let bytes = text.utf8.count
    guard
      bytes <= Self.maximumLength
        || bytes <= Self.maximumLength * 4 && text.count <= Self.maximumLength
    else { throw .tooLong }
    var tokenizer = ExpressionTokenizer(text, format: format)
    var tokens = try tokenizer.tokenize()
    guard !tokens.isEmpty else { throw .empty }
    while case .operation = tokens.last { tokens.removeLast() }
    guard !tokens.isEmpty else { throw .incomplete }
    self.tokens = tokens
  }

  /// A Boolean value indicating whether the expression is more than one plain number.
  package var isCalculation: Bool {
    if case .number? = tokens.first { tokens.count > 1 } else { true }
  }

  /// A Boolean value indicating whether the expression is one number, with or without a sign.
  var isPlainNumber: Bool {
    switch (tokens.count, tokens.first, tokens.last) {
    case (1, .number, _), (2, .operation, .number): true
    default: false
    }
  }

  /// A Boolean value indicating whether the expression is one number with a percent sign.
  var isPercentage: Bool {
    switch (tokens.count, tokens.first, tokens.last) {
    case (2, .number, .percent): true
    default: false
    }
  }

  /// The exact value. Multiplication and division come before addition and subtraction.
  ///
  /// - Throws: The reason why there is no value, such as `EntryError.divisionByZero`.
  public func value() throws(EntryError) -> Rational {
    var parser = ExpressionParser(tokens)
    return try parser.value()
  }

  /// Returns the exact value as a quantity or a price, which is greater than zero.
  ///
  /// - Throws: `EntryError.resultOutOfRange` if the value is too large or too small to be shown, or too long to be
  ///   stored.
  public func amount() throws(EntryError) -> Rational {
    let value = try value()
    if value.isZero { throw .zero }
    if value.isNegative { throw .negative }
    guard Amount.canHold(value) else { throw .resultOutOfRange }
    return value
  }

  /// Returns the amount of a typed text. The error for a plain number doesn't mention a result.
  func typedAmount() throws(EntryError) -> Rational {
    do throws(EntryError) {
      return try amount()
    } catch {
      guard isPlainNumber, error == .zero || error == .negative else { throw error }
      throw .notPositive
    }
  }

  /// Returns the two numbers of a range such as `"500-600"`, which would be a subtraction with a negative result; nil
  /// for any other text.
  static func range(in text: String, format: NumberFormat) -> [String]? {
    guard let tokens = try? Expression(text, format: format).tokens, tokens.count == 3,
      case .number(let first) = tokens[0], case .operation(.minus, _) = tokens[1],
      case .number(let last) = tokens[2], !first.isZero, first < last
    else { return nil }
    return [first, last].map { format.string($0, grouped: false) }
  }

  /// Returns the two meanings of a text such as `"1-1/2"`, which is one and a half on labels and in recipes, but a
  /// subtraction to a calculator; nil for any other text.
  static func mixedNumber(in text: String, format: NumberFormat) -> [String]? {
    guard !text[...].trimmingSpace().contains(where: \.isWhitespace),
      let tokens = try? Expression(text, format: format).tokens, tokens.count == 5,
      case .number(let whole) = tokens[0], case .operation(.minus, _) = tokens[1],
      case .number(let numerator) = tokens[2], case .operation(.divide, _) = tokens[3],
      case .number(let denominator) = tokens[4],
      [whole, numerator, denominator].allSatisfy({ !$0.isZero && $0.denominator.isOne }),
      numerator < denominator
    else { return nil }
    func mixed(_ whole: Rational, _ numerator: Rational) -> String {
      let fraction = [numerator, denominator].map { format.string($0, grouped: false) }
        .joined(separator: "/")
      return whole.isZero ? fraction : "\(format.string(whole, grouped: false)) \(fraction)"
    }
    return [mixed(whole, numerator), mixed(whole - .one, denominator - numerator)]
  }

  /// Returns the words after a quantity, such as `"rolls"` for `"12 rolls"`; nil if there is no quantity, or if
  /// anything else follows it.
  package static func unknownUnit(in text: String) -> String? {
    splitUnknownUnit(in: text)?.word
  }

  /// Returns the first word of a text if it is a number with letters that look like digits, such as "5oo"; otherwise
  /// nil.
  package static func misspelledNumber(in text: String) -> String? {
    let word = text.trimmingSpace().prefix { !$0.isWhitespace }
    let letters = word.drop { $0.isNumber || ".,".contains($0) }
    guard word.first?.isNumber == true, !letters.isEmpty,
      letters.allSatisfy({ "oOlI".contains($0) || $0.isNumber })
    else { return nil }
    return String(word)
  }

  /// Returns a quantity and the words after it; nil if there is no quantity, or if anything else follows it.
  static func splitUnknownUnit(in text: String) -> (quantity: String, word: String)? {
    guard text.utf8.count <= maximumLength * 4,
      let start = text.indices.first(where: { index in
        text[index].isLetter && text[..<index].trimmingSpace().last.map(\.endsOperand) ?? false
      })
    else { return nil }
    let word = text[start...].trimmingSpace()
    // A single "x" is an operator.
    guard word.allSatisfy({ $0.isLetter || $0.isWhitespace || ".'’-²³".contains($0) }),
      word.count > 1 || Operator(typed: word[word.startIndex]) == nil
    else { return nil }
    return (String(text[..<start].trimmingSpace()), String(word))
  }
}

extension Character {
  fileprivate var endsOperand: Bool {
    isNumber || isPercentSign || isClosingParenthesis || ".,".contains(self)
  }
}
