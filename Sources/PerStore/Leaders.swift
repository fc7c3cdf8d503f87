import PerCore

/// The best products of a comparison. They are enough to find the best product after most changes without reading all
/// products.
struct Leaders {
  /// The maximum number of products.
  static let limit = 64

  let comparison: Comparison.ID
  /// The beginning of the ranking. It may be empty although the comparison has products.
  private(set) var products: [Product] = []
  /// The number of products in the comparison.
  private(set) var count: Int

  /// - Parameter best: The best product, if it is known.
  init(comparison: Comparison.ID, count: Int, best: Product?) {
    self.comparison = comparison
    self.count = count
    products = best.map { [$0] } ?? []
  }

  var best: Product? { products.first }

  /// A Boolean value indicating whether the best product is unknown.
  var isExhausted: Bool { products.isEmpty && count > 0 }

  mutating func insert(_ product: Product) {
    let isWhole = products.count == count
    count += 1
    guard isWhole || products.last.map({ Self.precedes(product, $0) }) == true else { return }
    place(product)
  }

  mutating func remove(_ ids: Set<Product.ID>) {
    count -= ids.count
    products.removeAll { ids.contains($0.id) }
  }

  /// Adds one of all products of the comparison. Call it for all of them, in any order, if `isExhausted` is true.
  mutating func consider(_ product: Product) {
    if products.count == Self.limit, let last = products.last, !Self.precedes(product, last) {
      return
    }
    place(product)
  }

  private mutating func place(_ product: Product) {
    let index = products.firstIndex { Self.precedes(product, $0) } ?? products.endIndex
    products.insert(product, at: index)
    if products.count > Self.limit { products.removeLast() }
  }

  /// The order of `ProductList`: by unit price, then by id.
  private static func precedes(_ a: Product, _ b: Product) -> Bool {
    if a.unitPrice < b.unitPrice { return true }
    return a.id < b.id && !(b.unitPrice < a.unitPrice)
  }
}
