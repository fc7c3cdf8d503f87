extension LibraryController {
  func commit(_ changes: [Change]) {
    for change in changes {
      lastRevision += 1
      pending.append((change, lastRevision))
      noteTexts(of: change)
      if change.comparison == current.id { current.revision = lastRevision }
      updateSummary(of: change.comparison)
    }
    retry()
  }

  private func updateSummary(of id: Comparison.ID) {
    guard let index = summaries.firstIndex(where: { $0.id == id }), id == current.id else { return }
    let products = list.state.products
    summaries.remove(at: index)
    summaries.insert(
      ComparisonSummary(
        comparison: current, count: products.count, best: products.isEmpty ? nil : products[0]),
      at: 0)
  }

  /// Tries again to keep what could not be kept.
  public func retry() {
    finishLoading()
    guard let store else { return }
    do throws(StoreFailure) {
      if !pending.isEmpty {
        try store.commit(pending)
      } else if failure != nil {
        // There is nothing to keep but the question whether it could be kept.
        try store.set(String(current.id), for: Self.openKey)
      }
      pending = []
      parked = [:]
      try keepPreferences()
      if !isLoading { failure = nil }
    } catch {
      failure = error
    }
  }

  /// Ends the work with the store, so that all is in one file.
  public func close() {
    store?.close()
  }

  /// Whether there is a place that may accept changes later, if not now.
  public var canRetry: Bool { store != nil }

  /// Whether anything on screen is not kept.
  public var hasUnsavedChanges: Bool { !pending.isEmpty || hasUnsavedPreferences }

  /// What the view kept under `key`.
  public func setting(_ key: String) -> String? {
    try? store?.setting(key)
  }

  /// Keeps a matter of the view. That it could not be kept is told with the next change of a product.
  public func remember(_ value: String?, for key: String) {
    try? store?.set(value, for: key)
  }
}
