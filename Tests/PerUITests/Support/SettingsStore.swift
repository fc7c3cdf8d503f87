import PerCore

/// A store that keeps settings only.
final class SettingsStore: LibraryStore {
  private var settings: [String: String]

  init(_ settings: [String: String]) {
    self.settings = settings
  }

  func summaries() throws(StoreFailure) -> [ComparisonSummary] { [] }

  func products(
    of comparison: Comparison.ID, after id: Product.ID, limit: Int
  ) throws(StoreFailure) -> [Product] { [] }

  func details(
    of comparison: Comparison.ID, before id: Product.ID, limit: Int
  ) throws(StoreFailure) -> [ProductDetails] { [] }
  func lastProductID() throws(StoreFailure) -> Int64 { 0 }
  func lastComparisonID() throws(StoreFailure) -> Int64 { 0 }
  func commit(_ changes: [AppliedChange]) throws(StoreFailure) {}
  func setting(_ key: String) throws(StoreFailure) -> String? { settings[key] }
  func set(_ value: String?, for key: String) throws(StoreFailure) { settings[key] = value }
  func close() {}
}
