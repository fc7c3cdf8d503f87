package import PerCore

/// A store that keeps settings only.
package final class SettingsStore: LibraryStore {
  private var settings: [String: String]

  package init(_ settings: [String: String] = [:]) {
    self.settings = settings
  }

  package func summaries() throws(StoreFailure) -> [ComparisonSummary] { [] }

  package func products(
    of comparison: Comparison.ID, limit: Int
  ) throws(StoreFailure) -> [Product] { [] }

  package func details(
    of comparison: Comparison.ID, before id: Product.ID, limit: Int
  ) throws(StoreFailure) -> [ProductDetails] { [] }
  package func lastProductID() throws(StoreFailure) -> Int64 { 0 }
  package func lastComparisonID() throws(StoreFailure) -> Int64 { 0 }
  package func commit(_ changes: [AppliedChange]) throws(StoreFailure) {}
  package func setting(_ key: String) throws(StoreFailure) -> String? { settings[key] }
  package func set(_ settings: [String: String?]) throws(StoreFailure) {
    for (key, value) in settings { self.settings[key] = value }
  }
  package func close() {}
}
