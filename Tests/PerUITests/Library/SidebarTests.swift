import Gtk
import PerCore
import PerUI
import XCTest

/// The selection, the keys and the search of the sidebar.
@MainActor
final class SidebarTests: SidebarTestCase {
  // MARK: - Selection

  func testTheSelectedRowIsTheOpenComparison() async throws {
    try withSidebar {
      XCTAssertEqual(try selectedTitles, ["Tea"])
      try press("Down", "Down")
      waitUntil("The focus moved.") { (try? row("Crème").hasFocus) == true }
      XCTAssertEqual(try selectedTitles, ["Tea"])
      try move(to: row("Oil"))
      XCTAssertEqual(try selectedTitles, ["Tea"])
      try press("Return")
      waitUntil("The comparison is open.") { library.current.name == "Crème" }
      XCTAssertEqual(try selectedTitles, ["Crème"])
      try click(row("Oil"))
      waitUntil("The comparison is open.") { library.current.name == "Oil" }
      XCTAssertEqual(try selectedTitles, ["Oil"])
    }
  }

  func testDeleteAppliesToTheFocusedRow() async throws {
    try withSidebar {
      try press("Down", "Down", "Delete")
      XCTAssertEqual(library.summaries.map(\.comparison.name), ["Tea", "Oil"])
      XCTAssertEqual(library.current.name, "Tea")
      waitUntil("The message names it.") { main.window.texts.contains("Deleted “Crème”") }
      waitUntil("The next row has the focus.") { (try? row("Oil").hasFocus) == true }
    }
  }

  func testRenameAppliesToTheFocusedRow() async throws {
    try withSidebar {
      try press("Down", "Down")
      main.window.activateAction(.renameComparison)
      let dialog = try XCTUnwrap(
        Window.all.first { $0.title == "Rename Comparison" && $0.isMapped })
      try giveKeyboard(to: dialog)
      try type("Cream")
      try press("Return")
      waitUntil("It has the new name.") {
        library.summaries.map(\.comparison.name) == ["Cream", "Tea", "Oil"]
      }
      XCTAssertEqual(library.current.name, "Tea")
      XCTAssertEqual(try selectedTitles, ["Tea"])
    }
  }

  func testTheMenuAppliesToTheFocusedRow() async throws {
    try withSidebar {
      try press("Down", "Down", "shift+F10")
      waitUntil("The menu is open at the row.") {
        (try? menu?.isDescendant(of: row("Crème"))) == true
      }
      for text in ["Open", "Return", "Rename…", "F2", "Duplicate", "Ctrl+D", "Delete"] {
        XCTAssertTrue(menu?.texts.contains(text) == true, text)
      }
      try press("Return")
      waitUntil("The comparison is open.") { library.current.name == "Crème" }
    }
  }

  // MARK: - Keys

  func testArrowsMoveFromTheSearchToTheButtonAndBack() async throws {
    try withSidebar {
      XCTAssertTrue(try search.containsFocus)
      try press("Down")
      XCTAssertTrue(try row("Tea").hasFocus)
      try press("Up")
      XCTAssertTrue(try search.containsFocus)
      try press("Down", "Down", "Down", "Down")
      XCTAssertTrue(try button("New Comparison").hasFocus)
      try press("Up")
      XCTAssertTrue(try row("Oil").hasFocus)
    }
  }

  func testEscapeClosesTheSidebarOverTheList() async throws {
    try withSidebar {
      resize(to: 380)
      for keys in [[], ["Down"], ["Down", "Down", "Down", "Down"]] {
        for key in keys { try press(key) }
        try press("Escape")
        waitUntil("The sidebar is closed.") { !((try? sidebar.isMapped) ?? false) }
        XCTAssertTrue(try list.containsFocus, "\(keys)")
        main.window.activateAction("win.sidebar")
        waitUntil("The sidebar is shown again.") { (try? sidebar.isMapped) ?? false }
        MainLoop.iterate(milliseconds: 50)
      }
    }
  }

  func testEscapeKeepsTheSidebarBesideTheList() async throws {
    try withSidebar {
      for keys in [[], ["Down"], ["Down", "Down", "Down", "Down"]] {
        try search.grabFocus()
        for key in keys { try press(key) }
        try press("Escape")
        waitUntil("The list has the focus.") { (try? list.containsFocus) == true }
        XCTAssertTrue(try sidebar.isMapped, "\(keys)")
      }
    }
  }

  func testDuplicateMovesTheFocusToTheCopy() async throws {
    try withSidebar {
      try press("Down", "Down", "ctrl+d")
      waitUntil("The copy has the focus.") { (try? row("Crème (copy)").hasFocus) == true }
      XCTAssertEqual(library.current.name, "Crème (copy)")
    }
  }

  func testTheSidebarIsOneStopOfTheTabKey() async throws {
    try withSidebar {
      for keys in [["Tab"], ["Down", "Tab"], ["Down", "Down", "Down", "Down", "Tab"]] {
        try search.grabFocus()
        for key in keys { try press(key) }
        XCTAssertFalse(try sidebar.containsFocus || search.containsFocus, "\(keys)")
        XCTAssertFalse(try button("New Comparison").hasFocus, "\(keys)")
      }
    }
  }

  // MARK: - Search

  func testTheSearchIgnoresCaseAndAccents() async throws {
    try withSidebar {
      try type("CREME")
      waitUntil("It is found.") { (try? titles) == ["Crème"] }
      try search.text = "blàck"
      waitUntil("It is found by its best product.") { (try? titles) == ["Tea"] }
    }
  }

  /// The rows after the first ones are added in steps.
  func testALongListFollowsTheSearch() async throws {
    try withSidebar {
      for number in 1...100 {
        library.createComparison()
        library.rename(library.current.id, to: "Number \(number)")
      }
      let middle = try XCTUnwrap(library.summaries.first { $0.comparison.name == "Number 50" })
      library.open(middle.id)
      try search.text = "number 50"
      waitUntil("It is found.") { (try? titles) == ["Number 50"] }
      try search.text = ""
      waitUntil("The open comparison is selected.") {
        (try? selectedTitles) == ["Number 50"]
      }
      // A renamed comparison is the first one.
      let last = try XCTUnwrap(library.summaries.last)
      library.rename(last.id, to: "Renamed")
      waitUntil("The open comparison is selected.") {
        (try? titles.first) == "Renamed" && (try? selectedTitles) == ["Number 50"]
      }
    }
  }

  func testASearchStartsAtTheFirstRow() async throws {
    try withSidebar {
      for number in 1...200 {
        library.createComparison()
        library.rename(library.current.id, to: "Number \(number)")
      }
      let list = try main.window.find(ListView.self, named: "Comparisons, latest first")
      let scroller = try XCTUnwrap(list.parent?.cast(to: ScrolledWindow.self))
      waitUntil("All rows are there.") { scroller.maximumVerticalPosition > 5_000 }
      scroller.verticalPosition = scroller.maximumVerticalPosition
      settle()
      try search.text = "number 1"
      // 1, 10 to 19, and 100 to 199, the latest first.
      waitUntil("They are found.") {
        (try? titles.prefix(3)) == ["Number 199", "Number 198", "Number 197"]
          && scroller.verticalPosition == 0
      }
      let end = scroller.maximumVerticalPosition
      try search.text = ""
      waitUntil("All rows are shown.") {
        (try? titles.prefix(3)) == ["Number 200", "Number 199", "Number 198"]
          && scroller.maximumVerticalPosition > end
      }
    }
  }

  func testTheFocusFollowsAComparisonToAFarRow() async throws {
    try withSidebar {
      for number in 1...300 {
        library.createComparison()
        library.rename(library.current.id, to: "Number \(number)")
      }
      var focused: String? { try? sidebar.children.first { $0.hasFocus }?.texts.first }
      try search.text = "number 5"
      // 5, and 50 to 59, the latest first.
      waitUntil("They are found.") { (try? titles.first) == "Number 59" }
      try search.grabFocus()
      try press("Down")
      waitUntil("The first row has the focus.") { focused == "Number 59" }
      try press("Escape")
      waitUntil("It has the focus among all comparisons.") {
        focused == "Number 59" && (try? titles.contains("Number 60")) == true
      }
      // A renamed comparison is the first one.
      let renamed = try XCTUnwrap(library.summaries.first { $0.comparison.name == "Number 59" })
      library.rename(renamed.id, to: "Renamed")
      waitUntil("It has the focus at the top.") { focused == "Renamed" }
      XCTAssertEqual(try titles.first, "Renamed")
    }
  }

  func testASearchWithoutResultsSaysSo() async throws {
    try withSidebar {
      XCTAssertFalse(main.window.texts.contains("No comparisons found"))
      try type("zzz")
      waitUntil("The message is shown.") { main.window.texts.contains("No comparisons found") }
      try press("Down")
      waitUntil("The button has the focus.") {
        (try? main.window.find(Button.self, named: "New Comparison").hasFocus) == true
      }
      try press("Escape")
      waitUntil("All rows are shown.") { (try? titles.count) == 3 }
      XCTAssertFalse(main.window.texts.contains("No comparisons found"))
    }
  }

  func testLettersTypedInARowGoToTheSearch() async throws {
    try withSidebar {
      try press("Down", "Down", "o")
      waitUntil("The search has the focus.") { (try? search.containsFocus) == true }
      try type("il")
      waitUntil("It is found.") { (try? titles) == ["Oil"] }
      XCTAssertEqual(try search.text, "oil")
    }
  }

  func testEnterWithoutResultsDoesNothingAfterLettersInARow() async throws {
    try withSidebar {
      try press("Down", "x")
      waitUntil("The message is shown.") { main.window.texts.contains("No comparisons found") }
      XCTAssertTrue(try search.containsFocus)
      try type("yz")
      try press("Return")
      waitUntil("The search has all letters.") { (try? search.text) == "xyz" }
      settle()
      XCTAssertEqual(library.summaries.count, 3)
      XCTAssertEqual(library.current.name, "Tea")
    }
  }

  func testTheSearchHasTheFocusAfterTheOnlyResultWasDeleted() async throws {
    try withSidebar {
      try type("oil")
      waitUntil("It is found.") { (try? titles) == ["Oil"] }
      try press("Down", "Delete")
      waitUntil("It is deleted.") { library.summaries.count == 2 }
      XCTAssertTrue(try search.containsFocus)
    }
  }

  func testControlFSelectsTheOldText() async throws {
    try withSidebar {
      try type("oil")
      try press("Tab")
      XCTAssertFalse(try search.containsFocus)
      main.window.activateAction("win.search")
      XCTAssertTrue(try search.containsFocus)
      XCTAssertEqual(try search.selection, 0..<3)
    }
  }

  // MARK: - Focus at the start, and undo

  func testTheListHasTheFocusAtTheStart() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")], showsSidebar: true) {
      XCTAssertTrue(try sidebar.isMapped)
      XCTAssertTrue(try list.containsFocus)
    }
  }

  func testTheMessageOfAnUndoneDeletionNamesTheComparison() async throws {
    try withSidebar {
      library.deleteComparison(try XCTUnwrap(library.summaries.last?.id))
      library.undo()
      waitUntil("The message is shown.") {
        main.window.texts.contains("Restored and opened “Oil”")
      }
    }
  }

  func testUndoInAnotherComparisonShowsAMessage() async throws {
    try withSidebar {
      try controller.add(Product("100", .gram, for: "3", name: "White"))
      let oil = try XCTUnwrap(library.summaries.last?.id)
      library.open(oil)
      library.undo()
      waitUntil("The message is shown.") {
        main.window.texts.contains("Undone: Add Product in Tea")
      }
      XCTAssertEqual(library.current.name, "Tea")
      library.open(oil)
      library.redo()
      waitUntil("The message is shown.") {
        main.window.texts.contains("Redone: Add Product in Tea")
      }
      library.undo()
      waitUntil("The message is hidden.") {
        !main.window.texts.contains { $0.hasPrefix("Redone") || $0.hasPrefix("Undone") }
      }
    }
  }
}
