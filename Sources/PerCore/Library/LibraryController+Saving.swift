extension LibraryController {
  /// Commits changes that have been applied, or keeps them until the store accepts them.
  func commit(_ changes: [AppliedChange]) {
    pending += changes
    for change in changes { suggestions?.add(textsOf: change.change) }
    retry()
  }

  /// Tries again to save changes that the store has not accepted.
  public func retry() {
    finishLoading()
    guard let store else { return }
    do throws(StoreFailure) {
      if !pending.isEmpty {
        try store.commit(pending)
      } else if failure != nil {
        // There are no changes, but this shows whether the store works again.
        try store.set(String(library.openID), for: Self.openKey)
      }
      pending = []
      library.unloadOthers()
      try savePreferences()
      if !isLoading { failure = nil }
    } catch {
      failure = error
    }
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
  public func remember(_ value: String?, for key: String) {
    try? store?.set(value, for: key)
  }

  /// Saves which comparison is open.
  func rememberOpenComparison() {
    remember(String(library.openID), for: Self.openKey)
  }
}
