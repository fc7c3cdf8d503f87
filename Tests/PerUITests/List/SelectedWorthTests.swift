import Gtk
import PerCore
import PerUI
import XCTest

/// What the bar says about the selected product.
@MainActor
final class SelectedWorthTests: ProductListTestCase {
  /// The text in the bar; nil if there is none.
  private var worth: String? {
    worthLabel.map(\.text).flatMap { $0.isEmpty ? nil : $0 }
  }

  private var worthLabel: Label? {
    main.window.all(Label.self).first { $0.isMapped && $0.hasClass("worth") }
  }

  func testTheBarSaysWhatTheSelectedProductIsWorth() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "3.99"), Product("2", .kilogram, for: "12.99"),
      Product("750", .gram, for: "5.49"),
    ]) {
      main.list.selection.unselectAll()
      XCTAssertNil(worth)
      main.list.selection.select(0)
      XCTAssertEqual(worth, "Selected product: stays the best value up to €14.64")
      main.list.selection.select(2)
      XCTAssertEqual(
        worth, "Selected product: €0.74 less for 500 g of the best value · wins at €3.24 or less")
      // A cheaper best product changes it.
      try controller.add(Product("1", .kilogram, for: "6"))
      main.list.selection.select(3)
      XCTAssertEqual(
        worth, "Selected product: €0.99 less for 500 g of the best value · wins at €2.99 or less")
      main.list.selection.select(1)
      main.list.selection.select(2, addsToOthers: true)
      XCTAssertNil(worth)
      main.list.selection.select(0)
      controller.clear()
      XCTAssertNil(worth)
    }
  }

  func testTheListStaysInPlaceWhenAProductIsSelected() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "3.99"), Product("750", .gram, for: "5.49"),
    ]) {
      main.list.selection.unselectAll()
      settle()
      let position = try XCTUnwrap(rows.first?.frame?.y)
      main.list.selection.select(1)
      settle()
      XCTAssertNotNil(worth)
      XCTAssertEqual(try rows.first?.frame?.y, position)
    }
  }

  func testTheWorthHasAtMostTwoLinesBesideTheSidebar() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "1003.99"), Product("1500", .gram, for: "2005.49"),
    ]) {
      main.window.defaultSize = (width: 700, height: 660)
      main.window.activateAction("win.sidebar")
      main.list.selection.select(1)
      settle()
      let label = try XCTUnwrap(worthLabel)
      let line = try XCTUnwrap(
        main.window.all(Label.self).first { $0.isMapped && $0.text == "2 products" })
      XCTAssertLessThanOrEqual(label.allocatedHeight, 2 * line.allocatedHeight)
      let row = try XCTUnwrap(try rows.first)
      XCTAssertGreaterThan(label.allocatedWidth, row.allocatedWidth * 3 / 4)
    }
  }
}
