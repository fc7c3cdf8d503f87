import Gtk
import PerCore
import PerUI
import XCTest

/// The selected products after the list was ranked again or got several products.
@MainActor
final class SelectionTests: BuyingBarTestCase {
  /// For 500 g, the bag costs less than the sack. Its unit price is higher.
  private func sackAndBag() throws -> [Product] {
    try [
      Product("2", .kilogram, for: "4", name: "Sack"),
      Product("500", .gram, for: "1.50", name: "Bag"),
      Product("1", .kilogram, for: "9", name: "Box"),
    ]
  }

  private var selectedNames: [String] {
    main.list.selection.selected.map { productNames[$0] }
  }

  private func find(_ text: String) {
    main.window.activateAction("win.find")
    main.list.find.entry.text = text
    MainLoop.iterate()
  }

  func testTheSelectedProductsStaySelectedWhenTheNeedChanges() async throws {
    try withWindow(holding: sackAndBag()) {
      main.list.selection.select(0)
      main.list.selection.select(2, addsToOthers: true)
      XCTAssertEqual(selectedNames, ["Sack", "Box"])
      try enterNeed("500 g")
      waitUntil("The list is ranked for the need.") { productNames == ["Bag", "Sack", "Box"] }
      XCTAssertEqual(selectedNames, ["Sack", "Box"])
      try press("Escape")
      waitUntil("The list has the focus.") { (try? list.containsFocus) == true }
      try press("Delete")
      waitUntil("The selected products are removed.") { productNames == ["Bag"] }
    }
  }

  func testTheSelectedProductKeepsTheFocusWhenTheNeedIsUndone() async throws {
    try withWindow(holding: sackAndBag()) {
      try enterNeed("500 g")
      waitUntil("The list is ranked for the need.") { productNames == ["Bag", "Sack", "Box"] }
      try press("Escape")
      try list.grabFocus()
      main.list.selection.select(1)
      try rows[1].grabFocus()
      library.undo()
      XCTAssertEqual(productNames, ["Sack", "Bag", "Box"])
      XCTAssertEqual(selectedNames, ["Sack"])
      waitUntil("The selected row has the focus.") { (try? rows[0].containsFocus) == true }
    }
  }

  func testAFoundProductStaysSelectedWhenTheNeedChanges() async throws {
    try withWindow(holding: sackAndBag()) {
      find("a")
      main.list.selection.select(0)
      try controller.setNeed("500 g")
      MainLoop.iterate()
      XCTAssertEqual(main.list.selection.count, 2)
      XCTAssertEqual(main.list.selection.selected, [1])
    }
  }

  func testProductsThatAreInsertedTogetherAreSelected() async throws {
    try withWindow(holding: sackAndBag()) {
      main.list.selection.select(0)
      main.list.selection.select(2, addsToOthers: true)
      main.window.activateAction("win.duplicate")
      XCTAssertEqual(productNames, ["Sack", "Sack", "Bag", "Box", "Box"])
      XCTAssertEqual(main.list.selection.selected, [1, 4])
      main.window.activateAction("win.remove")
      XCTAssertEqual(productNames, ["Sack", "Bag", "Box"])
      library.undo()
      XCTAssertEqual(main.list.selection.selected, [1, 4])
      settle()
      XCTAssertEqual(main.list.selection.selected, [1, 4])
    }
  }

  func testFoundProductsThatAreInsertedTogetherAreSelected() async throws {
    try withWindow(holding: sackAndBag()) {
      find("a")
      main.list.selection.select(0)
      main.list.selection.select(1, addsToOthers: true)
      XCTAssertEqual(selectedNames, ["Sack", "Bag"])
      main.window.activateAction("win.duplicate")
      XCTAssertEqual(main.list.selection.count, 4)
      XCTAssertEqual(main.list.selection.selected, [1, 3])
    }
  }

  func testTheBestOfSeveralInsertedProductsIsSelected() async throws {
    try withWindow {
      let products = try (1...12).map { try Product("1", .kilogram, for: "\($0)") }
      try controller.add(products)
      MainLoop.iterate()
      settle()
      XCTAssertEqual(main.list.selection.selected, [0])
      XCTAssertEqual(main.list.scroller.verticalPosition, 0)
      controller.clear()
      MainLoop.iterate()
      library.undo()
      waitUntil("The list is shown again.") { (try? isListShown) == true }
      settle()
      XCTAssertEqual(main.list.selection.selected, [0])
      XCTAssertEqual(main.list.scroller.verticalPosition, 0)
    }
  }

  func testProductsThatAreAddedToOthersAreSelected() async throws {
    try withWindow(holding: sackAndBag()) {
      let products = try ["3.5", "2.5"].map { try Product("1", .kilogram, for: $0) }
      try controller.add(products)
      XCTAssertEqual(main.list.selection.selected, [1, 3])
      main.window.activateAction("win.remove")
      XCTAssertEqual(productNames, ["Sack", "Bag", "Box"])
      library.undo()
      XCTAssertEqual(main.list.selection.selected, [1, 3])
      try controller.add((0..<60).map { _ in try Product("1", .kilogram, for: "2.75") })
      XCTAssertEqual(main.list.selection.selected, Array(2...61))
      main.list.selection.select(0)
      // Many products are not.
      try controller.add((0..<2001).map { _ in try Product("1", .kilogram, for: "2") })
      waitUntil("The products are added.") { controller.state.products.count == 2066 }
      XCTAssertEqual(selectedNames, ["Sack"])
    }
  }
}
