import Gtk
import PerCore
import PerUI
import XCTest

/// The focus in the sidebar after a change of the comparisons, and the search after the sidebar was hidden.
@MainActor
final class SidebarFocusTests: SidebarTestCase {
  func testTheFocusMovesToARestoredComparison() async throws {
    try withSidebar {
      try press("Down", "Down", "Delete")
      waitUntil("The next row has the focus.") { (try? row("Oil").hasFocus) == true }
      try press("ctrl+z")
      waitUntil("The comparison is restored.") { library.current.name == "Crème" }
      waitUntil("Its row has the focus.") { (try? row("Crème").hasFocus) == true }
      // So the next keys apply to it.
      try press("Delete")
      waitUntil("It is deleted again.") {
        library.summaries.map(\.comparison.name) == ["Tea", "Oil"]
      }
    }
  }

  func testTheEmptySearchUndoesInTheList() async throws {
    try withSidebar {
      XCTAssertTrue(try search.containsFocus)
      try press("ctrl+z")
      waitUntil("The renaming is undone.") { library.current.name.isEmpty }
      try search.grabFocus()
      try press("ctrl+y")
      waitUntil("It is redone.") { library.current.name == "Tea" }
    }
  }

  func testTheFocusStaysWhenTheOpenComparisonStays() async throws {
    try withSidebar {
      try press("Down", "Down")
      waitUntil("The focus moved.") { (try? row("Crème").hasFocus) == true }
      try controller.add(Product("100", .gram, for: "3", name: "Black"))
      waitUntil("The row keeps the focus.") { (try? row("Crème").hasFocus) == true }
    }
  }

  func testTheSearchHasTheFocusAfterTheOnlyResultWasRenamed() async throws {
    try withSidebar {
      try type("oil")
      waitUntil("It is found.") { (try? titles) == ["Oil"] }
      try press("Down")
      waitUntil("The row has the focus.") { (try? row("Oil").hasFocus) == true }
      library.rename(try XCTUnwrap(library.summaries.last?.id), to: "Vinegar")
      waitUntil("It isn't found any more.") {
        main.window.texts.contains("No comparisons found")
      }
      settle()
      XCTAssertTrue(try search.containsFocus)
    }
  }

  func testHidingTheSidebarEndsTheSearch() async throws {
    try withSidebar {
      try type("zzz")
      waitUntil("Nothing is found.") { main.window.texts.contains("No comparisons found") }
      main.window.activateAction("win.sidebar")
      waitUntil("The list has the focus.") { (try? list.containsFocus) == true }
      settle()
      main.window.activateAction("win.search")
      waitUntil("The search has the focus.") { (try? search.containsFocus) == true }
      settle()
      XCTAssertEqual(try search.text, "")
      XCTAssertEqual(try titles.count, 3)
    }
  }
}
