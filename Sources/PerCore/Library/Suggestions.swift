/// The texts that were entered for products, in all comparisons.
struct Suggestions {
  /// The number of products whose texts are read at once. They take less than a frame.
  private static let productsAtOnce = 500

  private var texts: [DetailField: EnteredTexts] = [.name: EnteredTexts(), .shop: EnteredTexts()]
  /// The comparisons with unread texts. The next products to read in each have a lower id than `before`.
  private var unread: [(comparison: Comparison.ID, before: Product.ID)]

  init(_ summaries: [ComparisonSummary]) {
    unread = summaries.map { ($0.id, .max) }
  }

  /// Returns the latest texts of a field that match a typed text.
  func matching(_ typed: String, in field: DetailField, limit: Int) -> [String] {
    texts[field]?.matching(typed, limit: limit) ?? []
  }

  /// Reads texts of further products, those of the comparison that changed last first.
  ///
  /// - Returns: A Boolean value indicating whether there are more products to read.
  mutating func readMore(
    _ details: (_ of: Comparison.ID, _ before: Product.ID, _ limit: Int) throws(StoreFailure)
      -> [ProductDetails]
  ) throws(StoreFailure) -> Bool {
    var rest = Self.productsAtOnce
    while rest > 0, let (comparison, id) = unread.first {
      let products = try details(comparison, id, rest)
      for product in products {
        texts[.name]?.append(product.name)
        texts[.shop]?.append(product.shop)
      }
      rest -= products.count
      if let last = products.last, rest == 0 {
        unread[0].before = last.id
      } else {
        unread.removeFirst()
      }
    }
    if texts.values.allSatisfy(\.isFull) { unread = [] }
    return !unread.isEmpty
  }

  /// Adds the texts of the products that a change inserts.
  mutating func add(textsOf change: Change) {
    for field in texts.keys {
      for product in change.addedProducts.suffix(EnteredTexts.limit) {
        texts[field]?.add(product[field])
      }
    }
  }
}
