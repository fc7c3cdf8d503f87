import Gtk
import PerCore
import PerUI
import XCTest

/// The selected row and the place to which the list scrolls.
@MainActor
final class ListScrollingTests: ProductListTestCase {
  func testTheNewRowIsSelected() async throws {
    try withWindow {
      XCTAssertNil(selected)
      for (price, rank) in [("4", 0), ("2", 0), ("3", 1), ("9", 3), ("3", 2)] {
        try add(product(price))
        XCTAssertEqual(selected, rank, price)
      }
    }
  }

  func testTheListScrollsToTheNewRow() async throws {
    try withWindow {
      try fill(1001...1300)
      for (amount, rank) in [("1", 0), ("5000", 301), ("1150.5", 151), ("4000", 302)] {
        try add(product(amount))
        let price = controller.conventions.money.string(try XCTUnwrap(product(amount).price).value)
        waitUntil("The row \(rank) is seen.") {
          let row = try? rows.first { $0.texts.contains("for \(price)") }
          return (row.flatMap { try? isSeen($0) }) == true
        }
        XCTAssertEqual(selected, rank)
      }
    }
  }

  func testTheListDoesNotScrollIfTheNewRowIsVisible() async throws {
    try withWindow {
      try fill(1001...1099)
      try add(product("1100"))
      let scroller = try XCTUnwrap(list.parent?.cast(to: ScrolledWindow.self))
      settle()
      let before = scroller.verticalPosition
      XCTAssertGreaterThan(before, 0)
      let height = Double(try XCTUnwrap(rows.last).allocatedHeight)
      // The last row is visible, and the new row is just before it.
      try add(product("1099.5"))
      settle()
      XCTAssertEqual(scroller.verticalPosition, before, accuracy: height * 2)
    }
  }

  func testAnotherComparisonStartsAtItsTop() async throws {
    try withWindow {
      try fill(1...60)
      library.duplicateComparison(library.current.id, name: "Copy")
      let first = try XCTUnwrap(library.summaries.last?.id)
      settle()
      main.list.scroller.verticalPosition = 400
      settle()
      XCTAssertEqual(main.list.scroller.verticalPosition, 400)
      library.open(first)
      waitUntil("The first row is shown.") {
        (try? isSeen(rows[0])) == true
          && main.list.scroller.verticalPosition == 0
      }
    }
  }

  func testALongListStartsAtItsTopAfterAShortOne() async throws {
    try withWindow {
      try fill(1...11)
      let long = library.current.id
      library.createComparison()
      try fill(1...4)
      resize(to: 600, height: 300)
      let end = main.list.scroller.maximumVerticalPosition
      XCTAssertGreaterThan(end, 0)
      main.list.scroller.verticalPosition = end
      settle()
      library.open(long)
      waitUntil("The long list is shown.") { (try? rows.count) == 11 }
      settle()
      XCTAssertEqual(main.list.scroller.verticalPosition, 0)
      XCTAssertTrue(try isSeen(rows[0]))
    }
  }

  func testTheRowThatFollowsARemovedOneIsSelectedAfterRedo() async throws {
    try withWindow {
      try fill(1...5)
      try list.grabFocus()
      main.list.selection.select(2)
      main.window.activateAction("win.remove")
      waitUntil("The next row is selected.") { main.list.selection.selected == [2] }
      library.undo()
      waitUntil("The row is selected again.") { main.list.selection.selected == [2] }
      library.redo()
      XCTAssertEqual(main.list.selection.selected, [2])
      waitUntil("The selected row has the focus.") {
        (try? rows[2].containsFocus) == true && controller.state.products.count == 4
      }
    }
  }
}
