import PerCore

/// The best products of one comparison, best first, as far as they are known: enough to tell which product comes to be
/// the best without reading all of them.
struct Leaders {
  /// The most products that are kept.
  static let limit = 64

  let comparison: Comparison.ID
  /// The beginning of the ranking; empty only where there is no product.
  private(set) var products: [Product] = []
  /// How many products the comparison has.
  private(set) var count: Int

  /// - Parameter best: what is known of the ranking.
  init(comparison: Comparison.ID, count: Int, best: Product?) {
    self.comparison = comparison
    self.count = count
    products = best.map { [$0] } ?? []
  }

  var best: Product? { products.first }

  /// Whether the best product is not known.
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

  /// Takes note of one of all products, in any order, after the leaders were exhausted.
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

  /// The order of a product list: by unit price, exactly; then by age.
  private static func precedes(_ a: Product, _ b: Product) -> Bool {
    if a.unitPrice < b.unitPrice { return true }
    return a.id < b.id && !(b.unitPrice < a.unitPrice)
  }
}
