/// Numbers new comparisons and products.
struct NewIDs {
  private var lastComparison: Comparison.ID
  private var lastProduct: Product.ID

  init(after library: Library) {
    (lastComparison, lastProduct) = (library.lastComparisonID, library.lastProductID)
  }

  /// Returns the id of the next comparison.
  mutating func comparison() -> Comparison.ID {
    lastComparison += 1
    return lastComparison
  }

  /// Gives products the next ids, in their order.
  mutating func number(_ products: inout [Product]) {
    for index in products.indices {
      lastProduct += 1
      products[index].id = lastProduct
    }
  }
}
