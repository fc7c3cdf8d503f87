extension LibraryController {
  /// Reads copies of libraries; nil if there is no store that can do so.
  public var copyReader: LibraryCopyReader? { store?.copyReader }

  /// Returns whether the library is kept in the file at a path, which must not be overwritten.
  public func keepsLibrary(in path: String) -> Bool {
    // A library that can't be opened, such as that of a later version, must not be replaced either.
    store?.keepsLibrary(in: path) ?? (failure?.path == path)
  }

  /// Begins a copy of all comparisons; returns nil if there is no store that can make copies.
  public func makeSnapshot() throws(StoreFailure) -> (any LibrarySnapshot)? {
    finishRunning()
    retry()
    return try store?.makeSnapshot()
  }

  /// Returns the content of a file with a copy, including changes that the store has not accepted.
  public func bytes(of snapshot: any LibrarySnapshot) throws(StoreFailure) -> [UInt8] {
    finishRunning()
    return try snapshot.bytes(adding: pending)
  }

  /// Begins to replace all comparisons by those of a copy. Call `finish(_:)` with the outcome of the action.
  ///
  /// - Returns: nil if another thread changes the library.
  /// - Throws: The reason why changes can't be saved.
  public func beginReplacement(by copy: LibraryCopy) throws(StoreFailure) -> DetachedAction? {
    finishLoading()
    guard !isDetached else { return nil }
    retry()
    if let failure, store != nil { throw failure }
    let detached = try store?.detach()
    let ids = Set(summaries.map(\.id))
    if detached == nil, !load(ids), let failure { throw failure }
    let currency = currencyOfNewComparisons
    let action = Action.restoreCopy(
      comparisons: copy.comparisons.count, products: copy.productCount)
    return detach(loading: ids, store: detached, canBeUnsaved: false) {
      library throws(LibraryError) in
      try library.apply(library.changes(replacingAllBy: copy, currency: currency), as: action)
    }
  }
}

extension Library {
  /// Returns the changes that replace all comparisons by those of a copy.
  ///
  /// The changes that create comparisons come first. Undo creates the deleted comparisons in the order in which they
  /// changed.
  ///
  /// - Parameter currency: The currency of the empty comparison that is created if the copy has no comparisons.
  fileprivate func changes(replacingAllBy copy: LibraryCopy, currency: Currency?) -> [Change] {
    var ids = NewIDs(after: self)
    var changes: [Change] = copy.comparisons.reversed().map { saved in
      let comparison = saved.comparison.copy(withID: ids.comparison())
      var products = saved.products.unordered.sorted { $0.id < $1.id }
      ids.number(&products)
      return .create(comparison, products)
    }
    if changes.isEmpty {
      changes.append(.create(Comparison(id: ids.comparison(), currency: currency), []))
    }
    return changes
      + summaries.map { summary in
        guard let products = products(of: summary.id) else {
          preconditionFailure("comparison \(summary.id) is not loaded")
        }
        return .delete(summary.comparison, products.unordered)
      }
  }
}
