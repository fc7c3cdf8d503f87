/// A comparison as the list of comparisons shows it.
public struct ComparisonSummary: Hashable, Identifiable, Sendable {
  public var comparison: Comparison
  /// The number of products.
  public var count: Int
  /// The product with the lowest unit price; nil if there are no products.
  public var best: Product?
  /// The product that was added first, which is shown instead of a name; nil if the comparison has a name or no
  /// products.
  public var first: Product?

  public init(comparison: Comparison, count: Int = 0, best: Product? = nil, first: Product? = nil) {
    self.comparison = comparison
    self.count = count
    self.best = best
    self.first = first
  }

  /// Creates the summary of a comparison with the given products.
  ///
  /// - Complexity: O(*n*), where *n* is the number of products.
  public init(_ comparison: Comparison, of products: ProductList) {
    self.init(
      comparison: comparison, count: products.count, best: products.first,
      first: comparison.name.isEmpty ? products.oldest : nil)
  }

  public var id: Comparison.ID { comparison.id }

  /// A Boolean value indicating whether the comparison has neither a name nor products.
  var isUnused: Bool { count == 0 && comparison.name.isEmpty }

  /// Updates the comparison, the number of its products, the best one and the first one.
  ///
  /// - Parameters:
  ///   - change: The change that was applied.
  ///   - products: The products after the change; nil if they are not loaded.
  mutating func update(after change: Change, in products: ProductList?) {
    if case .update(let new, let old) = change { comparison.change(from: old, to: new) }
    if let products { (count, best) = (products.count, products.first) }
    guard comparison.name.isEmpty, count > 0 else { return first = nil }
    guard let products else { return }
    // Searching all products takes long, so the products are searched only if the change requires it.
    switch change {
    case .update(let new, let old) where new.name != old.name: first = products.oldest
    case .insert(let inserted, _), .create(_, let inserted):
      first = (inserted + [first].compactMap { $0 }).min { $0.id < $1.id }
    case .replace(_, let new, _) where new.id == first?.id:
      first = new
    case .remove(let removed, _) where removed.contains { $0.id == first?.id }:
      first = products.oldest
    case .update, .replace, .remove, .delete: break
    }
  }
}
