/// A comparison as the list of comparisons shows it.
public struct ComparisonSummary: Hashable, Identifiable, Sendable {
  public var comparison: Comparison
  /// The number of products.
  public var count: Int
  /// The product with the lowest unit price; nil if there are no products.
  public var best: Product?

  public init(comparison: Comparison, count: Int = 0, best: Product? = nil) {
    self.comparison = comparison
    self.count = count
    self.best = best
  }

  public var id: Comparison.ID { comparison.id }

  /// A Boolean value indicating whether the comparison has neither a name nor products.
  var isUnused: Bool { count == 0 && comparison.name.isEmpty }
}
