import XCTest

/// The keys of the lists, and the focus between them.
final class ListKeyTests: JourneyTestCase {
  private func add(_ name: String, _ price: String) throws {
    try openForm()
    try type("1")
    try press("Return")
    try waitForFocus("Price")
    try type(price)
    try press("Tab")
    try waitForFocus("Name")
    try type(name)
    try press("Return")
    try waitForClosedForm()
    try wait("\(name) is there") { $0.focus?.hasPrefix(name) ?? false }
  }

  private func waitForRow(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try wait("\(name) has the focus", file: file, line: line) {
      ($0.focus?.hasPrefix(name) ?? false) && ($0.selectedRow?.name.hasPrefix(name) ?? false)
    }
  }

  func testTypingFindsAProduct() throws {
    try start()
    try add("Oats", "1")
    try add("Crème", "2")
    try add("Whole milk", "3")
    try type("cre")
    try waitForFocus("Find products")
    try wait("one is found") { $0.rows.count == 1 }
    try press("Return")
    try waitForRow("Crème")
    try press("Escape")
    try wait("all are there again") { $0.rows.count == 3 }
    try waitForRow("Crème")
    try press("Home")
    try waitForRow("Oats")
    try press("End")
    try waitForRow("Whole milk")
    try press("Home", "shift+Down")
    try wait("two are selected") { $0.rows.map(\.isSelected) == [true, true, false] }
    try press("ctrl+a")
    try wait("all are selected") { $0.rows.allSatisfy(\.isSelected) }
  }

  func testTabLeavesTheListInBothDirections() throws {
    try start()
    try add("Oats", "1")
    try add("Milk", "2")
    try add("Rice", "3")
    try press("Up")
    try waitForRow("Milk")
    try press("shift+Tab")
    try waitForFocus("Display Unit")
    try press("Tab")
    try wait("the list is entered again") { $0.focused?.role == "list item" }
    try press("Tab")
    try waitForFocus("Add a product…")
    try press("Tab")
    try waitForFocus("Type a Product")
    try press("Tab")
    try waitForFocus("Comparisons")
    try press("shift+Tab", "shift+Tab", "shift+Tab")
    try wait("the list is entered from the end") { $0.focused?.role == "list item" }
  }

  func testEscapeLeavesTheSidebar() throws {
    try start()
    try add("Oats", "1")
    try press("shift+ctrl+f")
    try waitForFocus("Search comparisons")
    try type("zzz")
    try wait("the search has no results") { $0.comparisons.isEmpty }
    try press("Escape")
    try wait("all are there again") { $0.comparisons.count == 1 }
    try waitForFocus("Search comparisons")
    try press("Escape")
    try waitForRow("Oats")
    try press("shift+ctrl+f")
    try waitForFocus("Search comparisons")
    try press("Down")
    try waitForFocus("Oats, \(today), 1 product, Oats")
    try press("Escape")
    try waitForRow("Oats")
    try press("shift+ctrl+f")
    try waitForFocus("Search comparisons")
    try press("F9")
    try waitForRow("Oats")
  }

  func testEscapeLeavesTheSidebarForAnEmptyList() throws {
    try start()
    try press("shift+ctrl+f")
    try waitForFocus("Search comparisons")
    try press("Escape")
    try waitForFocus("Add Product")
  }

  func testControlWClosesWindows() throws {
    try start()
    try press("F1")
    try wait("the shortcuts are there") { $0.active?.name.contains("Shortcuts") ?? false }
    try press("Escape")
    try waitForClosedForm()
    for key in ["ctrl+n", "ctrl+comma", "F2"] {
      try press(key)
      try wait("\(key) opens a window") { $0.windows.count == 2 }
      try press("ctrl+w")
      try waitForClosedForm()
    }
  }
}
