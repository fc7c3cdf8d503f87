extension LibraryController {
  /// Commits changes that have been applied, or keeps them until the store accepts them.
  func commit(_ changes: [AppliedChange]) {
    pending += changes
    for change in changes { suggestions?.add(textsOf: change.change) }
    retry()
  }

  /// Tries again to open the store, to read the open comparison, and to save changes that the store has not accepted.
  ///
  /// While another thread changes the library, nothing is done. `finish(_:)` saves afterwards.
  public func retry() {
    guard let store, !isRetrying, !isDetached else { return }
    isRetrying = true
    defer { isRetrying = false }
    do throws(StoreFailure) {
      do throws(StoreFailure) {
        try save(in: store)
      } catch  where error.reason == .damaged {
        // The store has marked the damage, and recovers what can be read.
        try save(in: store)
      }
      failure = nil
    } catch {
      failure = error
    }
  }

  private func save(in store: any LibraryStore) throws(StoreFailure) {
    let opening = try store.reopen()
    if opening != nil || !isRead { try readAgain(from: store) }
    if let opening {
      reopening = opening
      delegate?.library(self, didReopenStore: opening)
    }
    while try readMore(from: store) {}
    if !pending.isEmpty {
      try store.commit(pending)
    } else if failure != nil {
      // There are no changes, but this shows whether the store works again.
      try store.set(String(library.openID), for: Self.openKey)
    }
    pending = []
    library.unloadOthers()
    try savePreferences()
  }

  /// Reports a failure. Damage that was found late is recovered immediately.
  func report(_ error: StoreFailure) {
    guard !isRetrying else { return }
    failure = error
    if error.reason == .damaged { retry() }
  }

  /// Closes the store.
  public func close() {
    store?.close()
  }

  /// A Boolean value indicating whether there is a store that may accept changes later.
  public var canRetry: Bool { store != nil }

  /// A Boolean value indicating whether there are changes that have not been saved.
  public var hasUnsavedChanges: Bool { !pending.isEmpty || hasUnsavedPreferences }

  /// Returns the value that the view saved for `key`.
  public func setting(_ key: String) -> String? {
    try? store?.setting(key)
  }

  /// Saves a value of the view, such as the size of the window; nil removes it. A failure is reported with the next
  /// change of a product.
  public func remember(_ value: String?, for key: String) { remember([key: value]) }

  /// Saves values of the view together; nil removes a value.
  public func remember(_ values: [String: String?]) { try? store?.set(values) }

  /// Saves which comparison is open.
  func rememberOpenComparison() {
    remember(String(library.openID), for: Self.openKey)
  }
}
