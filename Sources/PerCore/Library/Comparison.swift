/// A named list of products that is kept.
public struct Comparison: Hashable, Identifiable, Sendable {
  public let id: Int64
  /// Empty until the user gives it one.
  public var name: String
  /// The measure in which unit prices are shown; nil for the usual one of the list's kind.
  public var displayUnit: DisplayUnit?
  /// Rises with every change in the library, so that the highest is the latest whatever the clock says.
  public var revision: Int64

  public init(id: Int64, name: String = "", displayUnit: DisplayUnit? = nil, revision: Int64 = 0) {
    self.id = id
    self.name = name
    self.displayUnit = displayUnit
    self.revision = revision
  }
}

/// What a list of comparisons says of one.
public struct ComparisonSummary: Hashable, Identifiable, Sendable {
  public var comparison: Comparison
  public var count: Int
  /// The product of the best value; nil while there are none.
  public var best: Product?

  public init(comparison: Comparison, count: Int = 0, best: Product? = nil) {
    self.comparison = comparison
    self.count = count
    self.best = best
  }

  public var id: Comparison.ID { comparison.id }
}
