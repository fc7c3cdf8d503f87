import PerCore

/// A store in memory that fails when a test sets `failure` or `unreadable`.
@MainActor
final class MemoryStore: LibraryStore {
  var failure: StoreFailure?
  /// The comparison whose products cannot be read.
  var unreadable: Comparison.ID?
  private(set) var comparisons: [Comparison.ID: Comparison] = [:]
  private(set) var kept: [Comparison.ID: [Product.ID: Product]] = [:]
  private var settings: [String: String] = [:]
  private var lastProduct: Int64 = 0
  private var lastComparison: Int64 = 0

  private func check() throws(StoreFailure) {
    if let failure { throw failure }
  }

  func summaries() throws(StoreFailure) -> [ComparisonSummary] {
    try check()
    return comparisons.values.sorted { $0.revision > $1.revision }.map { comparison in
      let list = ranked(comparison.id)
      return ComparisonSummary(comparison: comparison, count: list.count, best: list.first)
    }
  }

  func ranked(_ id: Comparison.ID) -> [Product] {
    let products = (kept[id] ?? [:]).values
    return products.sorted { a, b in
      a.unitPrice == b.unitPrice ? a.id < b.id : a.unitPrice < b.unitPrice
    }
  }

  func products(
    of comparison: Comparison.ID, limit: Int
  ) throws(StoreFailure) -> [Product] {
    try check()
    if comparison == unreadable { throw StoreFailure(.damaged, path: "/there") }
    let products = (kept[comparison] ?? [:]).values.sorted { $0.id < $1.id }
    return Array(products.prefix(limit))
  }

  /// The number of calls of `details(of:before:limit:)`.
  private(set) var detailQueries = 0

  func details(
    of comparison: Comparison.ID, before id: Product.ID, limit: Int
  ) throws(StoreFailure) -> [ProductDetails] {
    try check()
    detailQueries += 1
    if comparison == unreadable { throw StoreFailure(.damaged, path: "/there") }
    return (kept[comparison] ?? [:]).values.filter { $0.id < id }.sorted { $0.id > $1.id }
      .prefix(limit).map { ProductDetails(id: $0.id, name: $0.name, shop: $0.shop) }
  }

  func lastProductID() throws(StoreFailure) -> Int64 {
    try check()
    return lastProduct
  }

  func lastComparisonID() throws(StoreFailure) -> Int64 {
    try check()
    return lastComparison
  }

  func commit(_ changes: [AppliedChange]) throws(StoreFailure) {
    try check()
    for applied in changes { keep(applied) }
  }

  private func keep(_ applied: AppliedChange) {
    let id = applied.change.comparison
    lastComparison = max(lastComparison, id)
    switch applied.change {
    case .insert(let products, _): insert(products, id)
    case .remove(let products, _): for product in products { kept[id]?[product.id] = nil }
    case .replace(_, let new, _): kept[id]?[new.id] = new
    case .update: comparisons[id] = applied.summary?.comparison
    case .create(let comparison, let products):
      comparisons[id] = comparison
      kept[id] = [:]
      insert(products, id)
    case .delete:
      comparisons[id] = nil
      kept[id] = nil
    }
    comparisons[id]?.revision = applied.revision
  }

  private func insert(_ products: [Product], _ id: Comparison.ID) {
    for product in products {
      kept[id, default: [:]][product.id] = product
      lastProduct = max(lastProduct, product.id)
    }
  }

  func close() {}

  /// The store for another thread; nil if only the main thread can use the store.
  var detached: (any DetachedStore)?

  func detach(onlyToRead: Bool) throws(StoreFailure) -> (any DetachedStore)? { detached }

  /// How the store is opened at the next call of `reopen()`; nil if it stays open.
  var opening: StoreOpening?

  func reopen() throws(StoreFailure) -> StoreOpening? {
    defer { opening = nil }
    return opening
  }

  func setting(_ key: String) throws(StoreFailure) -> String? {
    try check()
    return settings[key]
  }

  /// The settings of each call of `set(_:)`.
  private(set) var savedSettings: [[String: String?]] = []

  func set(_ settings: [String: String?]) throws(StoreFailure) {
    try check()
    savedSettings.append(settings)
    for (key, value) in settings { self.settings[key] = value }
  }
}
