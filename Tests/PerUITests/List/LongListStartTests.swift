import Gtk
import PerCore
import PerUI
import TestSupport
import XCTest

/// A long list, which another thread reads at the start.
@MainActor
final class LongListStartTests: MainWindowTestCase {
  /// A store of one comparison with 2,001 products. The last session had a wide window with the sidebar.
  @MainActor
  private final class Store: LibraryStore {
    private final class Detached: DetachedStore {
      private let stored: [Product]

      init(_ stored: [Product]) {
        self.stored = stored
      }

      func products(of comparison: Comparison.ID) throws(StoreFailure) -> [Product] { stored }
      func commit(_ changes: [AppliedChange]) throws(StoreFailure) {}
      func interrupt() {}
      func finish() {}
    }

    private let settings = SettingsStore([
      "sidebar": "shown", "window-width": "1200", "window-height": "600",
    ])
    private let stored: [Product]

    init() throws {
      stored = try (1...2_001).map { number in
        var product = try Product("1", .kilogram, for: "\(number)", name: "Rice \(number)")
        product.id = Product.ID(number)
        return product
      }
    }

    func summaries() throws(StoreFailure) -> [ComparisonSummary] {
      [ComparisonSummary(comparison: Comparison(id: 1), count: stored.count, best: stored[0])]
    }

    func products(
      of comparison: Comparison.ID, limit: Int
    ) throws(StoreFailure) -> [Product] { Array(stored.prefix(limit)) }

    func details(
      of comparison: Comparison.ID, before id: Product.ID, limit: Int
    ) throws(StoreFailure) -> [ProductDetails] { [] }

    func lastProductID() throws(StoreFailure) -> Int64 { Int64(stored.count) }
    func lastComparisonID() throws(StoreFailure) -> Int64 { 1 }
    func commit(_ changes: [AppliedChange]) throws(StoreFailure) {}
    func setting(_ key: String) throws(StoreFailure) -> String? { try settings.setting(key) }
    func set(_ values: [String: String?]) throws(StoreFailure) { try settings.set(values) }
    func close() {}

    func detach(onlyToRead: Bool) throws(StoreFailure) -> (any DetachedStore)? {
      Detached(stored)
    }
  }

  private var focusedTexts: [String] { main.window.focusedWidget?.texts ?? [] }

  func testTheListGetsTheFocusWhenItIsRead() async throws {
    try withWindow(store: Store()) {
      XCTAssertTrue(library.isLoading)
      main.resume()
      waitUntil("The list is read.") { !library.isLoading }
      waitUntil("The first row has the focus.") { focusedTexts.contains("Rice 1") }
    }
  }

  func testTheFocusStaysWhereTheUserMovedIt() async throws {
    try withWindow(store: Store()) {
      main.resume()
      let search = try XCTUnwrap(main.window.all(SearchEntry.self).first { $0.isMapped })
      XCTAssertTrue(search.grabFocus())
      let focused = main.window.focusedWidget
      waitUntil("The list is read.") { !library.isLoading }
      settle()
      XCTAssertTrue(focused?.isSame(as: main.window.focusedWidget) ?? false)
    }
  }
}
