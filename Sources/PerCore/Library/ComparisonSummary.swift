/// A comparison as the list of comparisons shows it.
public struct ComparisonSummary: Hashable, Identifiable, Sendable {
  public var comparison: Comparison
  /// The number of products.
  public var count: Int
  /// The product with the lowest unit price; nil if there are no products.
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

  /// A Boolean value indicating whether the comparison has neither a name nor products.
  var isUnused: Bool { count == 0 && comparison.name.isEmpty }
}
