extension LibraryController {
  /// Opens a comparison.
  public func open(_ id: Comparison.ID) {
    finishLoading()
    guard !isDetached else { return }
    guard id != library.openID else { return }
    delegate?.libraryWillOpenComparison(self)
    guard library[id] != nil, load([id]) else { return }
    library.open(id)
    if store != nil, pending.isEmpty { library.unloadOthers() }
    rememberOpenComparison()
    publish(LibraryEvent(updates: [.reload]))
  }

  /// Creates a comparison in the currency of new comparisons, and opens it. If there is a comparison without name and
  /// products, that one is opened.
  public func createComparison() {
    finishLoading()
    let currency = currencyOfNewComparisons
    delegate?.libraryWillOpenComparison(self)
    if let unused = summaries.first(where: \.isUnused) {
      open(unused.id)
      useInUnusedComparison(currency)
    } else {
      apply([.create(makeComparison(in: currency), [])], as: .newComparison)
    }
  }

  /// Creates a comparison with its first product, and opens it. The open comparison is used first if it is empty, and
  /// then one without name and products.
  ///
  /// - Returns: A Boolean value indicating whether the product was added.
  func createComparison(in currency: Currency?, with product: Product) -> Bool {
    finishLoading()
    delegate?.libraryWillOpenComparison(self)
    let products = numbered([product])
    let isEmpty = currentSummary.count == 0
    let summary = isEmpty ? currentSummary : summaries.first(where: \.isUnused)
    guard let unused = summary?.comparison else {
      return apply([.create(makeComparison(in: currency), products)], as: .newComparison)
    }
    var changes: [Change] = [.insert(products, into: unused.id)]
    if unused.currency != currency {
      changes.insert(unused.update { $0.currency = currency }, at: 0)
    }
    return apply(changes, as: .add)
  }

  /// Returns products that are entered today, with new ids.
  func numbered(_ products: [Product]) -> [Product] {
    let today = today()
    return withNewIDs(products).map { product in
      var product = product
      product.entered = today
      return product
    }
  }

  /// Returns products with new ids, in their order.
  private func withNewIDs(_ products: [Product]) -> [Product] {
    var (products, ids) = (products, NewIDs(after: library))
    ids.number(&products)
    return products
  }

  /// Renames a comparison. Spaces at both ends of the name are removed.
  public func rename(_ id: Comparison.ID, to name: String) {
    finishLoading()
    let name = String(name[...].trimmingSpace())
    guard let comparison = library[id]?.comparison, name != comparison.name else { return }
    apply([comparison.update { $0.name = name }], as: .renameComparison)
  }

  /// Changes the currency of a comparison. The amounts stay the same.
  public func changeCurrency(of id: Comparison.ID, to currency: Currency) {
    finishLoading()
    guard let comparison = library[id]?.comparison, currency != comparison.currency else { return }
    apply([comparison.update { $0.currency = currency }], as: .changeCurrency)
  }

  /// Copies a comparison with its products, and opens the copy.
  ///
  /// - Parameter name: The name of the copy.
  public func duplicateComparison(_ id: Comparison.ID, name: String) {
    finishLoading()
    delegate?.libraryWillOpenComparison(self)
    guard let comparison = library[id]?.comparison, let products = loadedProducts(of: id) else {
      return
    }
    let copies = withNewIDs(products.sorted { $0.id < $1.id })
    var ids = NewIDs(after: library)
    var copy = comparison.copy(withID: ids.comparison())
    copy.name = name
    apply([.create(copy, copies)], as: .duplicateComparison)
  }

  /// Deletes a comparison with its products. If it is the only one, an empty comparison replaces it.
  public func deleteComparison(_ id: Comparison.ID) {
    finishLoading()
    guard let summary = library[id], let products = loadedProducts(of: id) else { return }
    let replacement =
      summaries.count == 1
      ? [Change.create(makeComparison(in: currencyOfNewComparisons), [])] : []
    apply(
      replacement + [.delete(summary.comparison, products)], as: .deleteComparison(summary))
  }

  /// Returns the products of a comparison; nil if they cannot be read.
  private func loadedProducts(of id: Comparison.ID) -> [Product]? {
    load([id]) ? library.products(of: id)?.unordered : nil
  }

  /// Returns an empty comparison.
  func makeComparison(in currency: Currency?) -> Comparison {
    var ids = NewIDs(after: library)
    return Comparison(id: ids.comparison(), currency: currency)
  }
}
