extension LibraryController {
  func commit(_ changes: [Change]) {
    for change in changes {
      lastRevision += 1
      pending.append((change, lastRevision))
      if change.comparison == current.id { current.revision = lastRevision }
      updateSummary(after: change)
    }
    retry()
  }

  private func updateSummary(after change: Change) {
    let id = change.comparison
    guard let index = summaries.firstIndex(where: { $0.id == id }) else { return }
    var summary = summaries.remove(at: index)
    summary.comparison.revision = lastRevision
    if id == current.id {
      let products = list.state.products
      summary.comparison = current
      summary.count = products.count
      summary.best = products.isEmpty ? nil : products[0]
    }
    summary.first = firstProduct(of: summary, after: change)
    summaries.insert(summary, at: 0)
  }

  /// Tries again to save the changes that the store refused.
  public func retry() {
    finishLoading()
    guard let store else { return }
    do throws(StoreFailure) {
      if !pending.isEmpty {
        try store.commit(pending)
      } else if failure != nil {
        // A write shows whether the store works again.
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

  /// Closes the store, so that all data is in one file.
  public func close() {
    store?.close()
  }

  /// A Boolean value indicating whether there is a store that may accept changes later.
  public var canRetry: Bool { store != nil }

  /// A Boolean value indicating whether there are changes that aren't saved.
  public var hasUnsavedChanges: Bool { !pending.isEmpty || hasUnsavedPreferences }

  /// Returns the setting of the view with the name `key`.
  public func setting(_ key: String) -> String? {
    try? store?.setting(key)
  }

  /// Saves a setting of the view. A failure is not reported; the next change of a product reports it.
  public func remember(_ value: String?, for key: String) {
    try? store?.set(value, for: key)
  }
}
