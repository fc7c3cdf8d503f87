/// A sum as it is typed into a quantity or price field: numbers, + − × ÷ and parentheses.
public struct Expression: Equatable, Sendable {
  /// The most characters that are read, so that a pasted book costs nothing.
  public static let maximumLength = 200

  /// How many significant digits a result keeps that has no finite decimal form, as 1 ÷ 3.
  public static let roundedDigits = 15

  private enum Token: Equatable {
    case number(Rational)
    case operation(Operator, typed: Character)
    case open
    case close
  }

  private let tokens: [Token]

  /// Reads `text` in the given format. An operator that nothing follows is dropped: `"12+"` reads as 12.
  public init(_ text: String, format: NumberFormat) throws(EntryError) {
    guard text.utf8.count <= Self.maximumLength * 4, text.count <= Self.maximumLength else {
      throw .tooManyDigits
    }
    var tokens: [Token] = []
    var rest = Substring(text)
    while let character = rest.first {
      if let operation = Operator(typed: character) {
        tokens.append(.operation(operation, typed: character))
        rest.removeFirst()
      } else if character == "(" || character == "\u{FF08}" {
        tokens.append(.open)
        rest.removeFirst()
      } else if character == ")" || character == "\u{FF09}" {
        tokens.append(.close)
        rest.removeFirst()
      } else if character.isWhitespace {
        rest.removeFirst()
      } else {
        let run = Self.numberRun(of: rest, format: format)
        guard !run.isEmpty else { throw .unexpected(character) }
        tokens.append(.number(try format.number(run)))
        rest = rest[run.endIndex...]
      }
    }
    guard !tokens.isEmpty else { throw .empty }
    while case .operation = tokens.last { tokens.removeLast() }
    guard !tokens.isEmpty else { throw .incomplete }
    self.tokens = tokens
  }

  /// The longest start of `text` that can only be meant as one number. A space belongs to it where the
  /// format groups with spaces and digits stand on both sides.
  private static func numberRun(of text: Substring, format: NumberFormat) -> Substring {
    var end = text.startIndex
    while end < text.endIndex, let mark = format.mark(text[end]) {
      let next = text.index(after: end)
      if mark == .grouping, text[end].isWhitespace {
        guard end > text.startIndex, next < text.endIndex, case .digit = format.mark(text[next])
        else {
          break
        }
      }
      end = next
    }
    return text[..<end]
  }

  /// Whether there is anything to work out, rather than one plain number.
  public var isSum: Bool {
    if case .number? = tokens.first { tokens.count > 1 } else { true }
  }

  /// The exact value, multiplication and division before addition and subtraction.
  public func value() throws(EntryError) -> Rational {
    var parser = Parser(tokens: tokens[...])
    let value = try parser.sum()
    switch parser.tokens.first {
    case nil: return value
    case .close: throw .unmatchedParenthesis
    default: throw .missingOperator
    }
  }

  /// The value as a quantity or price: above zero and short enough to read.
  ///
  /// A value with a finite decimal form stays exact; one without is rounded once, to `roundedDigits`
  /// significant digits.
  public func amount() throws(EntryError) -> Rational {
    let exact = try value()
    if exact.isZero { throw .zero }
    if exact.isNegative { throw .negative }
    let value =
      exact.exactDecimals == nil ? exact.rounded(significantDigits: Self.roundedDigits) : exact
    guard let decimals = value.exactDecimals, decimals <= NumberFormat.maximumDigits,
      value.rounded(decimals: decimals) < .powerOfTen(NumberFormat.maximumDigits)
    else { throw .tooManyDigits }
    return value
  }

  /// Recursive descent; the depth is bounded by `maximumLength`.
  private struct Parser {
    var tokens: ArraySlice<Token>
    var openParentheses = 0

    init(tokens: ArraySlice<Token>) {
      self.tokens = tokens
    }

    private mutating func nextOperator(of wanted: Operator...) -> Operator? {
      guard case .operation(let operation, _) = tokens.first, wanted.contains(operation) else {
        return nil
      }
      tokens.removeFirst()
      return operation
    }

    mutating func sum() throws(EntryError) -> Rational {
      // Only the first number of a sum can have a sign; after an operator it would be a second operator.
      let sign = nextOperator(of: .plus, .minus)
      var value = try product()
      if sign == .minus { value = -value }
      while let operation = nextOperator(of: .plus, .minus) {
        let operand = try product()
        value = operation == .plus ? value + operand : value - operand
      }
      return value
    }

    private mutating func product() throws(EntryError) -> Rational {
      var value = try operand()
      while let operation = nextOperator(of: .multiply, .divide) {
        let operand = try operand()
        if operation == .divide, operand.isZero { throw .divisionByZero }
        value = operation == .multiply ? value * operand : value / operand
      }
      return value
    }

    private mutating func operand() throws(EntryError) -> Rational {
      switch tokens.popFirst() {
      case .number(let value):
        return value
      case .open:
        openParentheses += 1
        let value = try sum()
        guard case .close? = tokens.popFirst() else {
          throw tokens.isEmpty ? .unmatchedParenthesis : .missingOperator
        }
        openParentheses -= 1
        return value
      case .operation(_, let typed):
        throw .misplacedOperator(typed)
      case .close:
        throw openParentheses > 0 ? .incomplete : .unmatchedParenthesis
      case nil:
        throw openParentheses > 0 ? .unmatchedParenthesis : .incomplete
      }
    }
  }
}
