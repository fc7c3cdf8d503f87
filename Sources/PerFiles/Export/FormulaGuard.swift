/// Keeps spreadsheets from running a text as a formula (OWASP, CSV injection).
public enum FormulaGuard {
  /// The guarded form of an empty text.
  static let empty = "'"

  /// Returns the text, after an apostrophe if a spreadsheet would run it as a formula or if it looks guarded.
  public static func guarded(_ text: String) -> String {
    isGuarded(text[...]) ? "'" + text : text
  }

  /// Removes the apostrophe that `guarded(_:)` added.
  static func unguarded(_ text: String) -> String {
    guard text.utf8.first == apostrophe, text == empty || isGuarded(text.dropFirst()) else {
      return text
    }
    return String(text.dropFirst())
  }

  private static let apostrophe = UInt8(ascii: "'")

  private static func isGuarded(_ text: Substring) -> Bool {
    let rest = text.utf8.drop { $0 == apostrophe }
    guard let first = rest.first else { return !text.isEmpty }
    return "=+-@\t\r".utf8.contains(first)
  }
}
