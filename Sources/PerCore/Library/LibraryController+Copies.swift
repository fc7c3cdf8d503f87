extension LibraryController {
  /// A Boolean value indicating whether copies of the library can be saved and restored.
  public var supportsCopies: Bool { store?.copyReader != nil }

  /// Reads copies of libraries; nil if there is no store that can do so.
  public var copyReader: LibraryCopyReader? { store?.copyReader }

  /// Begins a copy of all comparisons; returns nil if there is no store that can make copies.
  public func makeSnapshot() throws(StoreFailure) -> (any LibrarySnapshot)? {
    retry()
    return try store?.makeSnapshot()
  }

  /// Returns the content of a file with a copy, including changes that the store has not accepted.
  public func bytes(of snapshot: any LibrarySnapshot) throws(StoreFailure) -> [UInt8] {
    try snapshot.bytes(adding: pending)
  }

  /// Begins to replace all comparisons by those of a copy. Call `finish(_:)` with the outcome of the replacement.
  ///
  /// - Throws: The reason why changes can't be saved.
  public func beginReplacement(by copy: LibraryCopy) throws(StoreFailure) -> LibraryReplacement {
    precondition(!isReplacing, "the comparisons are being replaced")
    finishLoading()
    retry()
    if let failure, store != nil { throw failure }
    let detached = try store?.detach()
    if detached == nil, !load(Set(summaries.map(\.id))), let failure { throw failure }
    isReplacing = true
    return LibraryReplacement(
      library: library, copy: copy, currency: currencyOfNewComparisons, store: detached)
  }

  /// Ends a replacement, and shows the comparisons of the copy.
  ///
  /// - Throws: The failure of the replacement. Nothing has changed in that case.
  public func finish(
    _ outcome: Result<LibraryReplacement.Outcome, StoreFailure>
  ) throws(StoreFailure) {
    isReplacing = false
    let result = try outcome.get()
    library = result.library
    // The texts of the old comparisons are no longer suggested.
    suggestions = nil
    if result.isSaved { library.unloadOthers() } else { commit(result.event.changes) }
    rememberOpenComparison()
    publish(result.event)
  }
}
