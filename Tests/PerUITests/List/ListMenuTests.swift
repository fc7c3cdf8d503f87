import Gtk
import PerCore
import PerUI
import XCTest

/// The context menu of the list, and the messages about its actions.
@MainActor
final class ListMenuTests: ProductListTestCase {
  private var menu: Widget? {
    main.window.descendants.first { $0.typeName == "GtkPopoverMenu" && $0.isMapped }
  }

  func testAllItemsOfTheContextMenuShowTheirKeys() async throws {
    try withWindow(holding: products(2)) {
      main.list.selection.select(0)
      main.list.openMenuOfSelection()
      waitUntil("The menu is open.") { menu != nil }
      let texts = menu?.texts ?? []
      for text in [
        "Edit…", "Return", "Duplicate", "Ctrl+D", "Cut", "Ctrl+X", "Copy", "Ctrl+C",
        "Remove", "Delete",
      ] {
        XCTAssertTrue(texts.contains(text), "\(text) in \(texts)")
      }
    }
  }

  func testTheSpaceBelowTheListHasAMenu() async throws {
    try withWindow(holding: products(1)) {
      try move(to: main.window, at: (x: 200, y: main.window.allocatedHeight - 30))
      try xdotool(["click", "3"])
      waitUntil("The menu is open.") { menu != nil }
      let texts = menu?.texts ?? []
      for text in ["Add Product", "Type a Product", "Paste", "Import…"] {
        XCTAssertTrue(texts.contains(text), "\(text) in \(texts)")
      }
      XCTAssertFalse(texts.contains("Remove"))
      try press("Escape")
      waitUntil("The menu is closed.") { menu == nil }
    }
  }

  func testTheEmptyPageHasAMenuForTheMouseAndTheKeyboard() async throws {
    try withWindow(holding: []) {
      try move(to: main.window, at: (x: 100, y: main.window.allocatedHeight / 2))
      try xdotool(["click", "3"])
      waitUntil("The menu is open.") { menu?.texts.contains("Paste") == true }
      try press("Escape")
      waitUntil("The menu is closed.") { menu == nil }
      try giveKeyboard(to: main.window)
      try press("shift+F10")
      waitUntil("The menu is open again.") { menu?.texts.contains("Paste") == true }
      try press("Escape")
      waitUntil("The menu is closed.") { menu == nil }
    }
  }

  func testTheMenuOpensAtTheEdgesOfARow() async throws {
    try withWindow(holding: products(2)) {
      let row = try rows[1]
      for point in [(x: 2, y: row.allocatedHeight / 2), (x: row.allocatedWidth / 2, y: 2)] {
        try move(to: row, at: point)
        try xdotool(["click", "3"])
        waitUntil("The menu is open at the row.") { menu?.isDescendant(of: row) == true }
        XCTAssertEqual(main.list.selection.selected, [1])
        try press("Escape")
        waitUntil("The menu is closed.") { menu == nil }
      }
    }
  }

  func testTheMenuOfASelectedRowOutOfViewOpensAfterScrollingToIt() async throws {
    try withWindow(holding: products(40)) {
      for rank in [0, 39] {
        main.list.selection.select(rank)
        let scroller = main.list.scroller
        scroller.verticalPosition = rank == 0 ? scroller.maximumVerticalPosition : 0
        settle()
        main.list.openMenuOfSelection()
        waitUntil("The menu is open at the row, which is in view.") {
          guard let row = menu?.parent, let top = row.position(in: main.window)?.y else {
            return false
          }
          return row.typeName != "GtkListView" && top >= 0
            && top + Double(row.allocatedHeight) <= Double(main.window.allocatedHeight)
        }
        try giveKeyboard(to: main.window)
        try press("Escape")
        waitUntil("The menu is closed.") { menu == nil }
      }
    }
  }

  func testTheMenuKeyOpensTheMenuAtTheFocusedRowAndTheFocusReturns() async throws {
    try withWindow(holding: products(4)) {
      try giveKeyboard(to: main.window)
      try press("Home", "shift+Down", "shift+Down")
      XCTAssertEqual(main.list.selection.selected, [0, 1, 2])
      XCTAssertTrue(try rows[2].hasFocus)
      try press("shift+F10")
      waitUntil("The menu is open at the third row.") {
        (try? menu?.isDescendant(of: rows[2])) == true
      }
      try press("Escape")
      waitUntil("The focus returned.") { menu == nil && (try? rows[2].hasFocus) == true }
      XCTAssertEqual(main.list.selection.selected, [0, 1, 2])
    }
  }

  func testCopyShowsAMessage() async throws {
    try withWindow(holding: products(3)) {
      for rank in 0..<3 { main.list.selection.select(rank, addsToOthers: true) }
      main.window.activateAction("win.copy")
      waitUntil("The message is shown.") { main.window.texts.contains("Copied 3 products") }
    }
  }

  func testTheMessageOfARemovalNamesTheProduct() async throws {
    try withWindow(holding: products(4)) {
      main.list.selection.select(0)
      main.window.activateAction("win.remove")
      waitUntil("The product is named.") { main.window.texts.contains("Removed “Rice 1”") }
      for rank in 0..<3 { main.list.selection.select(rank, addsToOthers: rank > 0) }
      main.window.activateAction("win.remove")
      waitUntil("The products are counted.") { main.window.texts.contains("Removed 3 products") }
    }
  }
}
