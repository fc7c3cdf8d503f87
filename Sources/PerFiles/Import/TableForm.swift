/// The form of a table, as it is read.
public struct TableForm: Equatable, Sendable {
  public let encoding: TextEncoding
  /// The character between the fields.
  public let separator: Character
  /// The headers of the columns; nil if the table has none.
  public let titles: [String]?
  /// What each column holds.
  public let roles: [ColumnRole]
  /// The cells of the first rows.
  public let samples: [[String]]

  /// The number of rows in `samples`.
  static let sampleCount = 3
}
