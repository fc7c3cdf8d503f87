import TestSupport
import XCTest

/// The announcements to a screen reader.
final class AnnouncementTests: JourneyTestCase {
  func testAddingWithShiftEnter() throws {
    try start()
    try openForm()
    try typeProduct("500 g", "3.99", "shift+Return")
    try waitToHear("Added: 500 g for 3.99, 7.98 per kg")
    try typeProduct("1 kg", "5", "shift+Return")
    try waitToHear("Added, rank 1 of 2: 1 kg for 5.00, 5.00 per kg, Best value!")
    try typeProduct("2 kg", "11", "shift+Return")
    try waitToHear(
      "Added, rank 2 of 3: 2 kg for 11.00, 5.50 per kg, You’re paying 10% more")
    try waitForFocus("Quantity")
  }

  /// The screen reader reads the new row, so only its rank is announced.
  func testAddingAndChanging() throws {
    try start()
    try add((quantity: "500 g", price: "3.99"))
    try waitToHear("Added")
    try add((quantity: "1 kg", price: "9"))
    try waitToHear("Added, rank 2 of 2", others: ["Added"])
    try waitForFocus("1 kg for 9.00, 9.00 per kg, You’re paying 13% more")
    try editSelected()
    try savePrice("7")
    try waitToHear("Changed, rank 1 of 2")
    try waitForFocus("1 kg for 7.00, 7.00 per kg, Best value!")
  }

  func testRemovingUndoingAndClearing() throws {
    try start()
    try add((quantity: "500 g", price: "3.99"))
    try waitToHear("Added")
    try add((quantity: "1 kg", price: "9"))
    try waitToHear("Added, rank 2 of 2")
    try press("ctrl+d")
    try waitToHear("Duplicated 1 product. 3 products, best: 500 g for 3.99, 7.98 per kg")
    try press("Delete")
    try waitToHear("Removed “1 kg for 9.00”. 2 products, best: 500 g for 3.99, 7.98 per kg")
    try press("ctrl+z")
    try waitToHear("Undone: Remove Product. 3 products, best: 500 g for 3.99, 7.98 per kg")
    try press("ctrl+shift+z")
    try waitToHear("Redone: Remove Product. 2 products, best: 500 g for 3.99, 7.98 per kg")
    try press("ctrl+Delete")
    try waitToHear("List cleared. The list is empty")
  }

  func testComparisons() throws {
    try start()
    try add((quantity: "500 g", price: "3.99"))
    try waitToHear("Added")
    try press("ctrl+shift+n")
    try waitToHear("New Comparison. The list is empty")
    try press("F2")
    try wait("the name is asked for") { $0.active?.name == "Name Comparison" }
    try type("Oil")
    try press("Return")
    try waitToHear("Renamed: Oil")
    try press("F9")
    try waitForFocus("Search comparisons")
    try press("Down", "Down", "Return")
    try waitToHear("500 g, \(today). 1 product: 500 g for 3.99, 7.98 per kg")
  }

  func testErrorOfAFieldThatIsLeft() throws {
    try start()
    try openForm()
    try type("abc")
    try press("Tab")
    try waitForFocus("Unit")
    try waitToHear("Quantity: “abc” isn’t a number. Enter the name below.")
  }

  func testTheResultIsAnnouncedAfterAPause() throws {
    try start()
    try add((quantity: "1 kg", price: "4"))
    try waitToHear("Added")
    try openForm()
    try type("1 kg")
    try press("Return")
    try waitForFocus("Price")
    try type("4.60")
    try waitToHear("4.60 per kg, 2nd of 2, 15% more")
  }

  func testTypedUnit() throws {
    try start()
    try openForm()
    try type("500 g")
    try press("Return")
    try waitForFocus("Price")
    try waitToHear("Unit: grams (g)")
  }

  func testDisplayUnit() throws {
    try start()
    try add((quantity: "500 g", price: "3.99"))
    try waitToHear("Added")
    try add((quantity: "1 kg", price: "9"))
    try waitToHear("Added, rank 2 of 2")
    try press("shift+Tab")
    try waitForFocus("Display Unit")
    try press("space")
    try wait("the dropdown is open") { $0.focused?.role == "list item" }
    try press("Down")
    try waitForFocus("100 g")
    try press("Return")
    // The dropdown announces its choice as well.
    try waitToHear(
      "Prices per 100 g. 2 products, best: 500 g for 3.99, 0.80 per 100 g",
      others: ["kg", "100 g"])
  }

  /// Without an accessibility bus, GTK uses the context that this variable selects. Announcements ended the program
  /// with it.
  func testAddingProductsWithoutAnAccessibilityBus() throws {
    try prepare()
    try per.start([Environment.per], environment: ["GTK_A11Y": "test"])
    for price in ["3.99", "2.49"] {
      try press("ctrl+n")
      try waitUntil("the form is open") { try per.windowFrames().count == 2 }
      try type("500 g")
      try press("Return")
      try type(price)
      try press("Return")
      try waitUntilSaved(price)
      try waitUntil("the form is closed") { try per.windowFrames().count == 1 }
    }
  }
}
