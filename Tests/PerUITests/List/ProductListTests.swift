import Gtk
import PerCore
import PerUI
import XCTest

/// The rows that a change of the list adds, keeps and removes.
@MainActor
final class ProductListTests: ProductListTestCase {
  func testAnInsertionKeepsTheWidgetsOfOtherRows() async throws {
    try withWindow {
      try fill(10...19)
      for (price, rank) in [("5", 0), ("14.5", 6), ("99", 12), ("14.5", 7)] {
        let before = try rows
        try add(product(price))
        var after = try rows
        XCTAssertEqual(after.count, before.count + 1)
        after.remove(at: rank)
        XCTAssertTrue(
          zip(before, after).allSatisfy { $0.isSame(as: $1) }, "Rows were rebuilt for \(price).")
      }
    }
  }

  func testOnlyVisibleRowsAreCreated() async throws {
    let products = try (0..<10_000).map { try product(String($0 * 7919 % 10_007 + 1)) }
    try withWindow(holding: products) {
      waitUntil("All rows are in the list.") { main.list.selection.count == 10_000 }
      var most = try rows.count
      for price in ["0.5", "5000.5", "20000", "2500.5", "0.1"] {
        try add(product(price))
        settle()
        most = max(most, try rows.count)
      }
      XCTAssertEqual(main.list.selection.count, 10_005)
      XCTAssertGreaterThan(most, 5)
      XCTAssertLessThan(most, 300)
      XCTAssertTrue(main.window.texts.contains("10,005 products"))
      XCTAssertEqual(selected, 0)
    }
  }

  func testManyInsertionsCreateOnlyVisibleRows() async throws {
    try withWindow {
      for price in 0..<300 { try controller.add(product(String(price * 7919 % 10_007 + 1))) }
      MainLoop.iterate()
      XCTAssertEqual(main.list.selection.count, 300)
      XCTAssertLessThan(try rows.count, 290)
    }
  }

  func testAListWithProductsIsShownAtTheStart() async throws {
    try withWindow(holding: [product("4", name: "Oats"), product("2")]) {
      XCTAssertTrue(try isListShown)
      XCTAssertEqual(try column(2), ["€2.00 per kg", "€4.00 per kg"])
      XCTAssertEqual(try displayUnit.selectedString, "kg")
      XCTAssertTrue(main.window.texts.contains("2 products"))
      XCTAssertNil(selected)
      XCTAssertTrue(try button("Clear List").isEffectivelySensitive)
      try add(product("3"))
      XCTAssertEqual(try column(2), ["€2.00 per kg", "€3.00 per kg", "€4.00 per kg"])
    }
  }

  func testClearRemovesAllRows() async throws {
    try withWindow {
      try controller.add((1...500).map { try product(String($0)) })
      controller.clear()
      MainLoop.iterate()
      XCTAssertEqual(try rows.count, 0)
      XCTAssertEqual(main.list.selection.count, 0)
      try fill(1...2)
      XCTAssertEqual(try column(2), ["€1.00 per kg", "€2.00 per kg"])
    }
  }

  func testProductsAreCounted() async throws {
    try withWindow {
      try add(product("4"))
      XCTAssertTrue(main.window.texts.contains("1 product"))
      try add(product("5"))
      XCTAssertTrue(main.window.texts.contains("2 products"))
      try controller.add((1...998).map { try product(String($0)) })
      XCTAssertTrue(main.window.texts.contains("1,000 products"))
    }
  }
}
