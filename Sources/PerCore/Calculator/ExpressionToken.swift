/// A part of an expression.
enum ExpressionToken: Equatable {
  case number(Rational)
  case operation(Operator, typed: Character)
  case percent(typed: Character)
  case open
  case close

  /// Splits `text` into tokens.
  static func tokens(
    in text: String, format: NumberFormat
  ) throws(EntryError) -> [ExpressionToken] {
    var tokens: [ExpressionToken] = []
    var rest = Substring(text)
    while let character = rest.first {
      if let token = ExpressionToken(symbol: character) {
        tokens.append(token)
        rest.removeFirst()
      } else if character.isWhitespace {
        rest.removeFirst()
      } else {
        let number = numberPrefix(of: rest, format: format)
        guard !number.isEmpty else { throw .unexpected(character) }
        tokens.append(.number(try format.number(number)))
        rest = rest[number.endIndex...]
      }
    }
    return tokens
  }

  /// The token that consists of `symbol` alone.
  private init?(symbol: Character) {
    if let operation = Operator(typed: symbol) {
      self = .operation(operation, typed: symbol)
    } else if symbol.isPercentSign {
      self = .percent(typed: symbol)
    } else if symbol.isOpeningParenthesis {
      self = .open
    } else if symbol.isClosingParenthesis {
      self = .close
    } else {
      return nil
    }
  }

  /// The longest prefix of `text` that can only be one number. A space belongs to it where the
  /// format groups digits with spaces and digits stand on both sides.
  private static func numberPrefix(of text: Substring, format: NumberFormat) -> Substring {
    var end = text.startIndex
    while end < text.endIndex, let mark = format.mark(text[end]) {
      let next = text.index(after: end)
      if mark == .grouping, text[end].isWhitespace {
        guard end > text.startIndex, next < text.endIndex, case .digit = format.mark(text[next])
        else { break }
      }
      end = next
    }
    return text[..<end]
  }
}

extension Character {
  var isPercentSign: Bool { "%٪％﹪".contains(self) }

  var isOpeningParenthesis: Bool { self == "(" || self == "\u{FF08}" }

  var isClosingParenthesis: Bool { self == ")" || self == "\u{FF09}" }
}
