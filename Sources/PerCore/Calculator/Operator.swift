/// The four operations of the calculator.
public enum Operator: Character, CaseIterable, Sendable {
  case plus = "+"
  case minus = "−"
  case multiply = "×"
  case divide = "÷"

  /// Creates the operator for a character that is typed or pasted.
  public init?(typed character: Character) {
    // Comparing characters is slow, and most of those that are typed are digits.
    if let ascii = character.asciiValue, (48...57).contains(ascii) { return nil }
    switch character {
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
    switch character {
    case "·", "\u{387}", "\u{22C5}", "\u{2219}": self = .multiply
    case ":", "\u{2236}", "\u{FF1A}": self = .divide
    default: return nil
    }
  }
}
