extension LibraryController {
  /// A comparison that an import creates.
  public struct ImportedComparison {
    public let name: String
    public fileprivate(set) var products: [Product]

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
    imported products: consuming [Product], _ comparisons: consuming [ImportedComparison]
  ) throws(WrongKind) -> Bool {
    finishLoading()
    comparisons.removeAll { $0.products.isEmpty }
    try check(products, comparisons)
    let open = current
    var (comparison, id) = (library.lastComparisonID, library.lastProductID)
    let count = comparisons.reduce(products.count) { $0 + $1.products.count }
    var changes: [Change] = []
    number(&products, after: &id)
    // Arrays that nothing else refers to are changed in place.
    while !comparisons.isEmpty {
      var imported = comparisons.removeFirst()
      number(&imported.products, after: &id)
      comparison += 1
      let new = Comparison(id: comparison, name: imported.name, currency: open.currency)
      changes.append(.create(new, imported.products))
    }
    if !products.isEmpty { changes.append(.insert(products, into: open.id)) }
    guard !changes.isEmpty else { return true }
    return apply(changes, as: .importProducts(count: count))
  }

  /// Gives products new ids, and the present day if they have none.
  private func number(_ products: inout [Product], after id: inout Product.ID) {
    let today = today()
    for index in products.indices {
      id += 1
      products[index].id = id
      products[index].entered = products[index].entered ?? today
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
