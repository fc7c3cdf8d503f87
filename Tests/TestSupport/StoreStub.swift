package import PerCore

/// A store that keeps only settings, and the products that it has from the start.
package final class StoreStub: LibraryStore {
  private var settings: [String: String]
  private let stored: [Product]
  /// The path for which `keepsLibrary(in:)` returns true; nil for none.
  package var path: String?
  package var copyReader: LibraryCopyReader?

  /// - Parameter products: The products of the only comparison, best value first; none for no comparison.
  package init(_ settings: [String: String] = [:], products: [Product] = []) {
    self.settings = settings
    stored = products
  }

  /// Why the library can't be read; nil if it can.
  package var readingFailure: StoreFailure?
  package var hasUnreadLibrary: Bool { readingFailure != nil }
  package var unrecovered: RecoveryLosses?

  package func summaries() throws(StoreFailure) -> [ComparisonSummary] {
    if let readingFailure { throw readingFailure }
    guard let best = stored.first else { return [] }
    return [ComparisonSummary(comparison: Comparison(id: 1), count: stored.count, best: best)]
  }

  package func products(
    of comparison: Comparison.ID, limit: Int
  ) throws(StoreFailure) -> [Product] { Array(stored.prefix(limit)) }

  package func details(
    of comparison: Comparison.ID, before id: Product.ID, limit: Int
  ) throws(StoreFailure) -> [ProductDetails] { [] }
  package func lastProductID() throws(StoreFailure) -> Int64 { stored.map(\.id).max() ?? 0 }
  package func lastComparisonID() throws(StoreFailure) -> Int64 { stored.isEmpty ? 0 : 1 }
  /// Why nothing can be saved; nil if it can.
  package var failure: StoreFailure?

  package func commit(_ changes: [AppliedChange]) throws(StoreFailure) {
    if let failure { throw failure }
  }
  package func setting(_ key: String) throws(StoreFailure) -> String? { settings[key] }
  package func set(_ settings: [String: String?]) throws(StoreFailure) {
    for (key, value) in settings { self.settings[key] = value }
  }
  package func close() {}
  package func keepsLibrary(in path: String) -> Bool { path == self.path }

  package func detach(onlyToRead: Bool) throws(StoreFailure) -> (any DetachedStore)? {
    stored.isEmpty ? nil : DetachedStoreStub(stored)
  }
}
