extension LibraryController {
  /// Reads the library again after the store was opened, recovered or repaired, and adds copies of the comparisons with
  /// unsaved changes, under new ids.
  func readAgain(from store: any LibraryStore) throws(StoreFailure) {
    let stored = try read(from: store)
    // The store is new, so it takes the library as it is.
    if !isRead, stored.summaries.isEmpty, stored.lastComparisonID == 0 { return isRead = true }
    var previous = library
    let changed = Set(pending.map(\.change.comparison))
    var deleted: [Change] = []
    for id in changed where isRead {
      guard let summary = stored[id] else { continue }
      let products = try store.products(of: id)
      deleted.append(.delete(summary.comparison, products))
      // A comparison can be renamed without its products.
      if previous[id] != nil, previous.products(of: id) == nil {
        previous.load(ProductList(stored: products), of: id)
      }
    }
    let kept = previous.summaries.filter { summary in
      changed.contains(summary.id) && (isRead || !summary.isUnused)
    }
    library = stored
    // The list is empty until the open comparison is loaded.
    (pending, loaded, suggestions) = ([], [], nil)
    if !isRead, !hasUnsavedPreferences { readPreferences(from: store) }
    loaded = nil
    let openID = isRead && stored[previous.openID] != nil ? previous.openID : stored.openID
    isRead = true
    readingCount += 1
    add(kept, of: previous, andApply: deleted, opening: openID)
    publish(LibraryEvent(updates: [.reload]))
  }

  /// Adds comparisons of another library as new ones, and applies changes after that.
  ///
  /// - Parameter openID: The comparison to open, unless the open one of the other library is added.
  private func add(
    _ summaries: [ComparisonSummary], of other: Library, andApply changes: [Change],
    opening openID: Comparison.ID
  ) {
    var ids = NewIDs(after: library)
    var opened: Comparison.ID?
    var additions: [Change] = []
    for summary in summaries.reversed() {
      let comparison = summary.comparison.copy(withID: ids.comparison())
      if summary.id == other.openID { opened = comparison.id }
      // The products of a comparison that was lost before they were loaded are lost, too.
      var products = (other.products(of: summary.id)?.unordered ?? []).sorted { $0.id < $1.id }
      ids.number(&products)
      additions.append(.create(comparison, products))
    }
    let removed = Set(changes.map(\.comparison))
    if let next = library.summaries.first(where: { !removed.contains($0.id) }) {
      // Deleting the open comparison would require the products of the next one, so that one is opened first.
      if removed.contains(library.openID) { library.open(next.id) }
    } else if additions.isEmpty {
      additions.append(.create(makeComparison(in: currencyOfNewComparisons), []))
    }
    do throws(LibraryError) {
      pending = try library.apply(additions + changes, as: nil).changes
    } catch {
      // The ids are new, and the deleted comparisons are those that were read.
      fatalError("A comparison cannot be added: \(error)")
    }
    if let id = opened ?? (library[openID] == nil ? nil : openID) { library.open(id) }
    if library.products(of: library.openID) == nil { loaded = [] }
  }

  private func readPreferences(from store: any LibraryStore) {
    preferences = Preferences { key in try? store.setting(key) }
    delegate?.libraryDidChangePreferences(self)
  }
}
