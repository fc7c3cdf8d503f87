/// The user's choices of how a table is read.
public struct ImportOptions: Hashable, Sendable {
  /// The name of the encoding; nil to detect it.
  public var encoding: String?
  /// The character between the fields; nil to find it.
  public var separator: Character?
  /// What each column holds; nil to find it.
  public var roles: [ColumnRole]?

  public init() {}
}
