import XCTest

/// The whole program can be used without a mouse.
final class MouselessJourneyTests: JourneyTestCase {
  func testEverythingWorksByKey() throws {
    try start()
    try waitForFocus("Add Product")
    try press("Return")
    try waitForFocus("Quantity")
    try typeProduct("500 g", "3.99", "shift+Return")
    try waitForForm("the form is empty again") { $0.quantity.text.isEmpty && $0.price.text.isEmpty }
    try waitForFocus("Quantity")
    try typeProduct("1 kg", "6", "shift+Return")
    try waitForForm("the form is empty again") { $0.quantity.text.isEmpty && $0.price.text.isEmpty }
    try waitForFocus("Quantity")
    try typeProduct("2 kg", "14", "Return")
    try waitForClosedForm()
    try waitForRows([
      "1 kg for 6.00, 6.00 per kg, Best value!",
      "2 kg for 14.00, 7.00 per kg, You’re paying 17% more",
      "500 g for 3.99, 7.98 per kg, You’re paying 33% more",
    ])
    try waitForFocus("2 kg for 14.00, 7.00 per kg, You’re paying 17% more")

    try editSelected()
    try savePrice("10")
    try waitForFocus("2 kg for 10.00, 5.00 per kg, Best value!")

    try press("End")
    try waitForFocus("500 g for 3.99, 7.98 per kg, You’re paying 60% more")
    try press("Delete")
    try wait("it is removed") { $0.rows.count == 2 }
    try press("ctrl+z")
    try wait("it is there again") { $0.rows.count == 3 }

    // The undo restores the row, and the focus moves to it.
    try waitForFocus("500 g for 3.99, 7.98 per kg, You’re paying 60% more")
    try press("shift+Tab")
    try waitForFocus("Display Unit")
    try choose("100 g", by: "Down")
    try waitForRows([
      "2 kg for 10.00, 0.50 per 100 g, Best value!",
      "1 kg for 6.00, 0.60 per 100 g, You’re paying 20% more",
      "500 g for 3.99, 0.80 per 100 g, You’re paying 60% more",
    ])
    try waitForFocus("Display Unit")
    try press("Tab")
    try wait("the list has the focus") { $0.focused?.role == "list item" }
    try press("ctrl+q")
    XCTAssertEqual(try per.end(), 0)
    try startAgain()
  }

  /// Opens the dropdown that has the focus, presses an arrow key and chooses the item.
  private func choose(
    _ choice: String, by key: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try press("space")
    try wait("a row has the focus", file: file, line: line) { $0.focused?.role == "list item" }
    try press(key)
    try waitForFocus(choice, file: file, line: line)
    try press("Return")
  }
}
