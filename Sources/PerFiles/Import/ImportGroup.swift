public import PerCore

/// The products of a table that can be compared with each other.
public struct ImportGroup: Equatable, Sendable {
  public let kind: Kind
  /// The item that is counted; nil for plain units and other kinds.
  public let item: CountedItem?
  /// The number of products.
  public let count: Int
  public internal(set) var destination: ImportDestination
}

/// Where the products of a group go.
public enum ImportDestination: Hashable, CaseIterable, Sendable {
  case openList
  case newComparison
  /// They are left out.
  case nowhere
}
