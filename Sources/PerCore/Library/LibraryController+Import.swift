extension LibraryController {
  /// A comparison that an import creates.
  public struct ImportedComparison: Sendable {
    public let name: String
    public fileprivate(set) var products: [Product]

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
    of products: consuming [Product], _ comparisons: consuming [ImportedComparison]
  ) throws(WrongKind) -> DetachedAction? {
    guard !isDetached else { return nil }
    let readings = readingCount
    finishLoading()
    retry()
    // A store that is read again can open another comparison, which the user did not choose.
    guard !isLoading, load([current.id]), readingCount == readings else { return nil }
    comparisons.removeAll { $0.products.isEmpty }
    try check(products, comparisons)
    let count = comparisons.reduce(products.count) { $0 + $1.products.count }
    guard count > 0 else { return nil }
    let detached = failure == nil ? try? store?.detach() : nil
    var ids = NewIDs(after: library)
    var changes: [Change] = []
    prepare(&products, &ids)
    // Arrays that nothing else refers to are changed in place.
    while !comparisons.isEmpty {
      var imported = comparisons.removeFirst()
      prepare(&imported.products, &ids)
      let comparison = Comparison(
        id: ids.comparison(), name: imported.name, currency: current.currency)
      changes.append(.create(comparison, imported.products))
    }
    if !products.isEmpty { changes.append(.insert(products, into: current.id)) }
    return detach(.importProducts(count: count), store: detached, canBeUnsaved: true) {
      [changes] _ in changes
    }
  }

  /// Gives products new ids, and the present day if they have none.
  private func prepare(_ products: inout [Product], _ ids: inout NewIDs) {
    ids.number(&products)
    let today = today()
    for index in products.indices where products[index].entered == nil {
      products[index].entered = today
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
