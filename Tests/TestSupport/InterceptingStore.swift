package import PerCore

/// A store that passes its calls to another one. Tests can intercept what is saved.
@MainActor
package final class InterceptingStore: LibraryStore {
  private let store: any LibraryStore

  /// The closure called before changes are committed.
  package var willCommit: () -> Void = {}
  /// The error that changes and settings throw; nil if they are saved.
  package var failure: StoreFailure?

  package init(_ store: any LibraryStore) {
    self.store = store
  }

  private func failIfSet() throws(StoreFailure) {
    if let failure { throw failure }
  }

  package func commit(_ changes: [AppliedChange]) throws(StoreFailure) {
    willCommit()
    try failIfSet()
    try store.commit(changes)
  }

  package func set(_ settings: [String: String?]) throws(StoreFailure) {
    try failIfSet()
    try store.set(settings)
  }

  package func setting(_ key: String) throws(StoreFailure) -> String? { try store.setting(key) }

  package func summaries() throws(StoreFailure) -> [ComparisonSummary] { try store.summaries() }

  package func products(
    of comparison: Comparison.ID, limit: Int
  ) throws(StoreFailure) -> [Product] {
    try store.products(of: comparison, limit: limit)
  }

  package func details(
    of comparison: Comparison.ID, before id: Product.ID, limit: Int
  ) throws(StoreFailure) -> [ProductDetails] {
    try store.details(of: comparison, before: id, limit: limit)
  }

  package func lastProductID() throws(StoreFailure) -> Int64 { try store.lastProductID() }

  package func lastComparisonID() throws(StoreFailure) -> Int64 { try store.lastComparisonID() }

  package func reopen() throws(StoreFailure) -> StoreOpening? { try store.reopen() }

  package func close() { store.close() }
}
