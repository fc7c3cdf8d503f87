extension LibraryController {
  /// Opens a comparison.
  public func open(_ id: Comparison.ID) {
    finishLoading()
    guard id != current.id, let summary = summaries.first(where: { $0.id == id }) else { return }
    do throws(StoreFailure) {
      let products = try products(of: id)
      park()
      show(summary.comparison, products: products)
      remember(String(id), for: Self.openKey)
      delegate?.libraryDidChangeComparisons(self)
    } catch {
      failure = error
    }
  }

  /// Creates a comparison in the currency of new comparisons, and opens it.
  public func createComparison() {
    createComparison(in: currencyOfNewComparisons)
  }

  /// Creates a comparison and opens it. If there is a comparison without name and products, that one is opened.
  public func createComparison(in currency: Currency?) {
    finishLoading()
    if let unused = summaries.first(where: \.isUnused) {
      open(unused.id)
      useInUnusedComparison(currency)
      return
    }
    perform(.newComparison, .create(makeComparison(in: currency), []))
  }

  /// Creates a comparison with products, and opens it. A comparison without name and products is used first.
  ///
  /// - Returns: The comparison; nil if it cannot be opened.
  func createComparison(in currency: Currency?, with products: [Product]) -> Comparison.ID? {
    finishLoading()
    let unused = summaries.first(where: \.isUnused)?.comparison
    var changes: [Change] = []
    if let unused {
      if unused.currency != currency {
        changes.append(.changeCurrency(to: currency, from: unused.currency, unused.id))
      }
      changes.append(.insert(products, into: unused.id))
    } else {
      changes.append(.create(makeComparison(in: currency), products))
    }
    perform(unused == nil ? .newComparison : .add, changes)
    let id = changes[0].comparison
    return current.id == id ? id : nil
  }

  /// Renames a comparison. Spaces at both ends of the name are removed.
  public func rename(_ id: Comparison.ID, to name: String) {
    finishLoading()
    guard !isLoading else { return }
    guard let summary = summaries.first(where: { $0.id == id }) else { return }
    let name = String(name[...].trimmingSpace())
    guard name != summary.comparison.name else { return }
    perform(.renameComparison, .rename(to: name, from: summary.comparison.name, id))
  }

  /// Changes the currency of a comparison. The amounts stay the same.
  public func changeCurrency(of id: Comparison.ID, to currency: Currency) {
    finishLoading()
    guard !isLoading else { return }
    guard let summary = summaries.first(where: { $0.id == id }) else { return }
    let previous = summary.comparison.currency
    guard currency != previous else { return }
    perform(.changeCurrency, .changeCurrency(to: currency, from: previous, id))
  }

  /// Copies a comparison with its products, and opens the copy.
  ///
  /// - Parameter name: The name of the copy.
  public func duplicateComparison(_ id: Comparison.ID, name: String) {
    finishLoading()
    guard !isLoading else { return }
    guard let summary = summaries.first(where: { $0.id == id }) else { return }
    do throws(StoreFailure) {
      var copies = try products(of: id).sorted { $0.id < $1.id }
      for index in copies.indices { copies[index].id = makeProductID() }
      let copy = Comparison(
        id: makeComparisonID(), name: name, displayUnit: summary.comparison.displayUnit,
        currency: summary.comparison.currency)
      perform(.duplicateComparison, .create(copy, copies))
    } catch {
      failure = error
    }
  }

  /// Deletes a comparison with its products. If it is the only one, an empty comparison replaces it.
  public func deleteComparison(_ id: Comparison.ID) {
    finishLoading()
    guard !isLoading else { return }
    guard let summary = summaries.first(where: { $0.id == id }) else { return }
    do throws(StoreFailure) {
      let deletion = Change.delete(summary.comparison, try products(of: id))
      let isLast = summaries.count == 1
      let replacement = isLast ? [Change.create(makeComparison(), [])] : []
      perform(.deleteComparison(summary), replacement + [deletion])
    } catch {
      failure = error
    }
  }

  /// Keeps the products of the open comparison in memory before another one is opened, since the store may not have
  /// accepted all changes yet.
  func park() {
    if !isLoading { parked[current.id] = list.state.products.ranked }
  }

  func products(of id: Comparison.ID) throws(StoreFailure) -> [Product] {
    if id == current.id { return list.state.products.ranked }
    if let products = parked[id] { return products }
    return try store?.products(of: id) ?? []
  }

  private func makeComparisonID() -> Comparison.ID {
    lastComparisonID += 1
    return lastComparisonID
  }

  /// Returns an empty comparison in the currency of new comparisons.
  func makeComparison() -> Comparison {
    makeComparison(in: currencyOfNewComparisons)
  }

  private func makeComparison(in currency: Currency?) -> Comparison {
    Comparison(id: makeComparisonID(), currency: currency)
  }
}
