extension LibraryController {
  /// Opens another comparison.
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

  /// Opens a new comparison, or an existing one that has no name and no products.
  public func createComparison() {
    finishLoading()
    if let unused = summaries.first(where: { $0.count == 0 && $0.comparison.name.isEmpty }) {
      open(unused.id)
      return
    }
    perform(.newComparison, .create(Comparison(id: makeComparisonID()), []))
  }

  /// Renames a comparison. White space around the name is removed.
  public func rename(_ id: Comparison.ID, to name: String) {
    finishLoading()
    guard !isLoading else { return }
    guard let summary = summaries.first(where: { $0.id == id }) else { return }
    let name = String(name[...].trimmingSpace())
    guard name != summary.comparison.name else { return }
    perform(.renameComparison, .rename(to: name, from: summary.comparison.name, id))
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
        id: makeComparisonID(), name: name, displayUnit: summary.comparison.displayUnit)
      perform(.duplicateComparison, .create(copy, copies))
    } catch {
      failure = error
    }
  }

  /// Deletes a comparison and its products. The action can be undone.
  public func deleteComparison(_ id: Comparison.ID) {
    finishLoading()
    guard !isLoading else { return }
    guard let summary = summaries.first(where: { $0.id == id }) else { return }
    do throws(StoreFailure) {
      let deletion = Change.delete(summary.comparison, try products(of: id))
      // There is always at least one comparison.
      let isLast = summaries.count == 1
      let replacement = isLast ? [Change.create(Comparison(id: makeComparisonID()), [])] : []
      perform(.deleteComparison(summary), replacement + [deletion])
    } catch {
      failure = error
    }
  }

  /// Keeps the products of the open comparison in memory before another one is opened, because the store may not have
  /// the latest changes yet.
  func park() {
    if !isLoading { parked[current.id] = list.state.products.ranked }
  }

  func products(of id: Comparison.ID) throws(StoreFailure) -> [Product] {
    if id == current.id { return list.state.products.ranked }
    if let products = parked[id] { return products }
    return try store?.products(of: id) ?? []
  }

  func makeComparisonID() -> Comparison.ID {
    lastComparisonID += 1
    return lastComparisonID
  }
}
