public import PerCore

/// The products of a table that can be compared with each other.
public struct ImportGroup: Equatable, Sendable {
  let key: ImportCounts.Key
  /// The number of products.
  public let count: Int
  public internal(set) var destination: ImportDestination

  public var kind: Kind { key.kind }
  /// The item that is counted; nil for plain units and other kinds.
  public var item: CountedItem? { key.item }
}

/// Where the products of a group go.
public enum ImportDestination: Hashable, CaseIterable, Sendable {
  case openList
  case newComparison
  /// They are skipped.
  case nowhere
}
