extension LibraryController {
  /// A comparison that an import creates.
  public struct ImportedComparison: Sendable {
    public let name: String
    public let products: [Product]

    public init(name: String, products: [Product]) {
      (self.name, self.products) = (name, products)
    }
  }

  /// Begins to add products to the open list and to new comparisons, as one action. Call `finish(_:)` with its outcome.
  ///
  /// Products that are added to the open list must be comparable with it. Afterwards, the open list is shown if products
  /// were added to it, otherwise the last of the new comparisons. If the store fails, the products are saved later.
  ///
  /// - Returns: nil if there are no products, or if the open list can't be read.
  /// - Throws: `WrongKind` if products don't compare with each other or with the list.
  public func beginImport(
    of products: [Product], _ comparisons: [ImportedComparison]
  ) throws(WrongKind) -> DetachedAction? {
    guard !isDetached else { return nil }
    finishLoading()
    let comparisons = comparisons.filter { !$0.products.isEmpty }
    try check(products, comparisons)
    let count = comparisons.reduce(products.count) { $0 + $1.products.count }
    retry()
    guard count > 0, !isLoading, load([current.id]) else { return nil }
    let detached = failure == nil ? try? store?.detach() : nil
    let (open, today) = (current, today())
    return detach(.importProducts(count: count), store: detached, canBeUnsaved: true) { library in
      var ids = NewIDs(after: library)
      func numbered(_ products: [Product]) -> [Product] {
        var products = products
        ids.number(&products)
        for index in products.indices where products[index].entered == nil {
          products[index].entered = today
        }
        return products
      }
      let added = numbered(products)
      let changes = comparisons.map { imported in
        Change.create(
          Comparison(id: ids.comparison(), name: imported.name, currency: open.currency),
          numbered(imported.products))
      }
      return changes + (added.isEmpty ? [] : [.insert(added, into: open.id)])
    }
  }

  private func check(
    _ products: [Product], _ comparisons: [ImportedComparison]
  ) throws(WrongKind) {
    var comparability = list.state.products.comparability
    for product in products { try comparability.add(product.unit) }
    for imported in comparisons {
      var comparability = Comparability()
      for product in imported.products { try comparability.add(product.unit) }
    }
  }
}
