import PerCore

/// A store that calls `willCommit` before each commit.
@MainActor
final class AnnouncingStore: LibraryStore {
  private let store: any LibraryStore

  /// The closure called before changes are committed.
  var willCommit: () -> Void = {}

  init(_ store: any LibraryStore) {
    self.store = store
  }

  func commit(_ changes: [AppliedChange]) throws(StoreFailure) {
    willCommit()
    try store.commit(changes)
  }

  func summaries() throws(StoreFailure) -> [ComparisonSummary] { try store.summaries() }

  func products(
    of comparison: Comparison.ID, after id: Product.ID, limit: Int
  ) throws(StoreFailure) -> [Product] {
    try store.products(of: comparison, after: id, limit: limit)
  }

  func details(
    of comparison: Comparison.ID, before id: Product.ID, limit: Int
  ) throws(StoreFailure) -> [ProductDetails] {
    try store.details(of: comparison, before: id, limit: limit)
  }

  func lastProductID() throws(StoreFailure) -> Int64 { try store.lastProductID() }

  func lastComparisonID() throws(StoreFailure) -> Int64 { try store.lastComparisonID() }

  func reopen() throws(StoreFailure) -> StoreOpening? { try store.reopen() }

  func close() { store.close() }

  func setting(_ key: String) throws(StoreFailure) -> String? { try store.setting(key) }

  func set(_ value: String?, for key: String) throws(StoreFailure) {
    try store.set(value, for: key)
  }
}
