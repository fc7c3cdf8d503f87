extension LibraryController {
  /// A comparison that an import creates.
  public struct ImportedComparison {
    public let name: String
    public let products: [Product]

    public init(name: String, products: [Product]) {
      (self.name, self.products) = (name, products)
    }
  }

  /// Adds products to the open list and to new comparisons, as one action.
  ///
  /// Products that are added to the open list must be comparable with it. Afterwards, the open list is shown if products
  /// were added to it, otherwise the last of the new comparisons.
  ///
  /// - Returns: false if the open list can't be read, so that nothing was added.
  /// - Throws: `WrongKind` if products don't compare with each other or with the list. Nothing is added.
  @discardableResult
  public func add(
    imported products: [Product], _ comparisons: [ImportedComparison]
  ) throws(WrongKind) -> Bool {
    finishLoading()
    let comparisons = comparisons.filter { !$0.products.isEmpty }
    try check(products, comparisons)
    let open = current
    var (numbers, comparison) = (products.count, library.lastComparisonID)
    var changes: [Change] = []
    let all = numbered(products + comparisons.flatMap(\.products))
    for imported in comparisons {
      comparison += 1
      let new = Comparison(id: comparison, name: imported.name, currency: open.currency)
      let end = numbers + imported.products.count
      changes.append(.create(new, Array(all[numbers..<end])))
      numbers = end
    }
    if !products.isEmpty {
      changes.append(.insert(Array(all[..<products.count]), into: open.id))
    }
    guard !changes.isEmpty else { return true }
    return apply(changes, as: .importProducts(count: all.count))
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
