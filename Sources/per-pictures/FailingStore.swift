internal import PerCore
internal import PerStore

/// A store whose changes fail while `failure` is set.
@MainActor
final class FailingStore: LibraryStore {
  /// The error that changes throw, or nil if they succeed.
  var failure: StoreFailure?
  private let store: SQLiteStore

  init(_ store: SQLiteStore) {
    self.store = store
  }

  private func failIfSet() throws(StoreFailure) {
    if let failure { throw failure }
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

  func commit(_ changes: [AppliedChange]) throws(StoreFailure) {
    try failIfSet()
    try store.commit(changes)
  }

  func setting(_ key: String) throws(StoreFailure) -> String? { try store.setting(key) }

  func set(_ value: String?, for key: String) throws(StoreFailure) {
    try failIfSet()
    try store.set(value, for: key)
  }

  func reopen() throws(StoreFailure) -> StoreOpening? { try store.reopen() }

  func close() { store.close() }
}
