/// A named, saved list of products.
public struct Comparison: Hashable, Identifiable, Sendable {
  public let id: Int64
  /// The name; empty until the user enters one.
  public var name: String
  /// The display unit that the user chose; nil for the default of the list's kind.
  public var displayUnit: DisplayUnit?
  /// A number that increases with every change in the library. The comparison with the highest number changed last.
  public var revision: Int64

  public init(id: Int64, name: String = "", displayUnit: DisplayUnit? = nil, revision: Int64 = 0) {
    self.id = id
    self.name = name
    self.displayUnit = displayUnit
    self.revision = revision
  }
}

/// What a list of comparisons shows of a comparison.
public struct ComparisonSummary: Hashable, Identifiable, Sendable {
  public var comparison: Comparison
  /// The number of products.
  public var count: Int
  /// The product with the best value; nil if there are no products.
  public var best: Product?
  /// The product that was added first, which stands for the missing name; nil if the comparison has a name or no
  /// products.
  public var first: Product?

  public init(comparison: Comparison, count: Int = 0, best: Product? = nil, first: Product? = nil) {
    self.comparison = comparison
    self.count = count
    self.best = best
    self.first = first
  }

  public var id: Comparison.ID { comparison.id }
}
