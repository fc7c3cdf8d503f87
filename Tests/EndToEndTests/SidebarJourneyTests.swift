import XCTest

/// The sidebar with real keys and mouse events.
final class SidebarJourneyTests: JourneyTestCase {
  /// The selected rows of the sidebar.
  private func selected(on screen: Screen) -> [String] {
    let rows = screen.main?.find("list", "Comparisons, latest first")?.children ?? []
    return rows.filter { $0.isSelected && $0.isPlaced }.map(\.name)
  }

  private func name(_ name: String) throws {
    try press("F2")
    try wait("the dialog is open") { $0.active?.name == "Name Comparison" }
    // The keyboard has no accents.
    try paste(name)
    try wait("the name is there") { $0.focused?.text == name }
    try press("Return")
    try wait("the window has the name") { $0.active?.name == "\(name) — Per" }
  }

  /// Creates Coffee and Crème, and leaves Crème open.
  private func makeTwo() throws {
    try add((quantity: "500 g", price: "3.99"))
    try name("Coffee")
    try press("ctrl+shift+n")
    try wait("a new comparison is open") { $0.active?.name == "Per" && $0.rowNames.isEmpty }
    try add((quantity: "2 L", price: "5"))
    try name("Crème")
  }

  private let coffee = "Coffee, 1 product, 500 g for 3.99"
  private let creme = "Crème, 1 product, 2 L for 5.00"

  func testTheSelectionIsTheOpenComparisonAndKeysActOnTheFocusedRow() throws {
    try start()
    try makeTwo()
    try press("F9")
    try waitForFocus("Search comparisons")
    try wait("Crème is selected") { selected(on: $0) == [creme] }
    try press("Down", "Down")
    try waitForFocus(coffee)
    XCTAssertEqual(selected(on: try per.read()), [creme])
    try press("F2")
    try wait("the dialog is open") { $0.active?.name == "Rename Comparison" }
    try type("Espresso")
    try press("Return")
    try wait("it is renamed, but not open") {
      $0.comparisons.first?.hasPrefix("Espresso,") == true && $0.active?.name == "Crème — Per"
    }
    try press("shift+F10")
    try wait("the menu of the row is open") {
      Set($0.menuItems).isSuperset(of: ["Open", "Rename…", "Duplicate", "Delete"])
    }
    try press("Escape")
    try wait("the menu is closed") { $0.menuItems.isEmpty }
    try wait("the row has the focus") { $0.focus?.hasPrefix("Espresso,") == true }
    try press("Delete")
    try wait("it is deleted") { $0.comparisons == [creme] && $0.says("Deleted “Espresso”") }
    try press("ctrl+z")
    try wait("it is back") { $0.comparisons.count == 2 }
  }

  func testTheListHasTheFocusAtTheStart() throws {
    try start()
    try makeTwo()
    try press("F9")
    try waitForFocus("Search comparisons")
    try quit()
    try startAgain()
    try wait("the list has the focus beside the sidebar") {
      $0.comparisons.count == 2 && $0.focus?.hasPrefix("2 L for 5.00") == true
    }
    try press("shift+Tab")
    try waitForFocus("Display Unit")
  }

  func testSearchIgnoresAccentsAndShowsThatNoComparisonMatches() throws {
    try start()
    try makeTwo()
    try press("shift+ctrl+f")
    try waitForFocus("Search comparisons")
    try type("creme")
    try wait("it is found") { $0.comparisons == [creme] }
    try press("Tab", "shift+ctrl+f")
    try waitForFocus("Search comparisons")
    try type("zzz")
    try wait("the old text is replaced, and the search has no results") {
      $0.comparisons.isEmpty && $0.says("No comparisons found")
    }
  }

  func testUndoSaysWhichComparisonChanged() throws {
    try start()
    try makeTwo()
    try press("F9")
    try waitForFocus("Search comparisons")
    try press("Down", "Down", "Return")
    try wait("Coffee is open") { $0.active?.name == "Coffee — Per" }
    try press("Escape")
    try press("ctrl+z", "ctrl+z")
    try wait("the message names it") { $0.says("Undone: Add Product in New Comparison") }
  }
}
