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
  init?(typed scalar: Unicode.Scalar) {
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

  /// Returns a text without the operators at its end, which have no effect: "12 oz" for "12 oz x". A letter that ends a
  /// word stays, and so does a text of operators alone.
  static func removingTrailing(from text: String) -> String {
    var rest = text[...].trimmingSpace()
    while let last = rest.last, Operator(typed: last) != nil {
      let before = rest.dropLast()
      if last.isLetter, before.last?.isLetter == true { break }
      rest = before.trimmingSpace()
    }
    return rest.isEmpty ? text : String(rest)
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
    return String(String.UnicodeScalarView(scalars))
  }
}

extension UnicodeScalar {
  fileprivate var endsOperand: Bool { startsNumber || self == "%" || self == ")" }
  fileprivate var startsOperand: Bool { startsNumber || self == "(" || self == "." || self == "," }
  private var startsNumber: Bool { properties.numericType != nil }
}
