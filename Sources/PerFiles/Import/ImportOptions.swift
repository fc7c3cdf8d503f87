/// The user's choices of how a table is read.
struct ImportOptions: Hashable, Sendable {
  /// The name of the encoding; nil to detect it.
  var encoding: String?
  /// The character between the fields; nil to find it.
  var separator: Character?
  /// What each column holds; nil to find it.
  var roles: [ColumnRole]?
}
