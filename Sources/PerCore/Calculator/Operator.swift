/// The four operations of the calculator.
public enum Operator: Character, CaseIterable, Sendable {
  case plus = "+"
  case minus = "−"
  case multiply = "×"
  case divide = "÷"

  /// The operator that `character` stands for, on a keyboard or in pasted text.
  public init?(typed character: Character) {
    // Most of what is typed are digits, and comparing characters takes its time.
    if let ascii = character.asciiValue, (48...57).contains(ascii) { return nil }
    switch character {
    case "+", "\u{FF0B}": self = .plus
    case "-", "−", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{FF0D}": self = .minus
    case "*", "×", "x", "X", "∗", "·", "\u{FF0A}": self = .multiply
    case "/", "÷", ":", "∕", "\u{FF0F}": self = .divide
    default: return nil
    }
  }
}
