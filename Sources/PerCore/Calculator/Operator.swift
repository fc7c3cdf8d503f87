/// The four operations of the calculator.
public enum Operator: Character, CaseIterable, Sendable {
  case plus = "+"
  case minus = "−"
  case multiply = "×"
  case divide = "÷"

  /// Creates the operator for a character that is typed or pasted.
  public init?(typed character: Character) {
    guard let scalar = character.onlyScalar else { return nil }
    self.init(typed: scalar)
  }

  /// Creates the operator for a scalar that is typed or pasted.
  package init?(typed scalar: Unicode.Scalar) {
    switch scalar {
    case "+", "\u{FF0B}": self = .plus
    case "-", "−", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{FF0D}": self = .minus
    case "*", "×", "x", "X", "∗", "\u{FF0A}": self = .multiply
    case "/", "÷", "∕", "\u{2044}", "\u{FF0F}": self = .divide
    default: return nil
    }
  }

  /// Creates the operator for a character between spaces. Elsewhere it can be a decimal
  /// mark, as in the Swedish price 12:90 or the British one £2·50.
  init?(spaced character: Character) {
    switch character.onlyScalar {
    case "·", "\u{387}", "\u{22C5}", "\u{2219}": self = .multiply
    case ":", "\u{2236}", "\u{FF1A}": self = .divide
    default: return nil
    }
  }

  /// Returns a text without the operators and the white space at its end, which have no effect: "12 oz" for "12 oz x".
  /// A letter that ends a word stays, and so does a text of operators alone.
  static func removingTrailing(from text: String) -> String {
    // Dropping the last character of a substring takes time in proportion to its length.
    var end = text.endIndex
    while end > text.startIndex {
      let place = text.index(before: end)
      let last = text[place]
      guard last.isSpace || Operator(typed: last) != nil else { break }
      if last.isLetter, place > text.startIndex, text[text.index(before: place)].isLetter { break }
      end = place
    }
    return end == text.startIndex ? text : String(text[..<end])
  }

  /// Returns a text with operators in place of each "x" and "-" between two operands, such as "6×330" for "6x330". They
  /// stay in words, as in "12 XL eggs" and "6-pack".
  static func replacingLetters(in text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x2D || $0 | 0x20 == 0x78 }) else { return text }
    var scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() where "xX-".unicodeScalars.contains(scalar) {
      let before = scalars[..<index].last { $0 != " " }
      let after = scalars[(index + 1)...].first { $0 != " " }
      guard let before, let after, before.endsOperand, after.startsOperand else { continue }
      scalars[index] = (scalar == "-" ? minus : multiply).rawValue.unicodeScalars.first ?? scalar
    }
    return String(scalars: scalars[...])
  }
}

extension UnicodeScalar {
  fileprivate var endsOperand: Bool { startsNumber || self == "%" || self == ")" }
  fileprivate var startsOperand: Bool { startsNumber || self == "(" || self == "." || self == "," }
  private var startsNumber: Bool { properties.numericType != nil }
}
