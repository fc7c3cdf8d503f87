/// The headers of the texts at the start of a table. Each step in the search for the header reads the same texts.
final class HeaderCache {
  private var headers: [String: ColumnHeader?] = [:]

  /// Returns the header with a text; nil if it has no known word.
  func header(_ text: String) -> ColumnHeader? {
    // No known word is a number.
    if text.utf8.allSatisfy({ $0.isASCIIDigit || " ,.".utf8.contains($0) }) { return nil }
    if let known = headers[text] { return known }
    let header = ColumnHeader(text)
    headers[text] = .some(header)
    return header
  }
}
