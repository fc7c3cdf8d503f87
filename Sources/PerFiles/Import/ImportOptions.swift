internal import PerCore

/// The user's choices of how a table is read.
struct ImportOptions: Hashable, Sendable {
  /// The name of the encoding; nil to detect it.
  var encoding: String?
  /// The character between the fields; nil to find it.
  var separator: Character?
  /// What each column holds; nil to find it.
  var roles: [ColumnRole]?

  /// Returns a reader of a text with these choices; nil if the text is not a table.
  ///
  /// - Parameter isTable: Whether to read the text as a table without checking that it is one.
  func reader(_ text: DecodedText, _ notation: LineNotation, isTable: Bool) -> TableReader? {
    var options = TableReader.Options()
    (options.separator, options.roles, options.isTable) = (separator, roles, isTable)
    return try? TableReader(text, notation: notation, options: options)
  }
}
