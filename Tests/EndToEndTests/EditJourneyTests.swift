import XCTest

/// Products are edited, removed and restored.
final class EditJourneyTests: JourneyTestCase {
  func testEditingShowsTheTypedAmounts() throws {
    try start()
    try add((quantity: "1 L", price: "3"), (quantity: "6*330 mL", price: "3.96"))
    try wait("both are there") { $0.rows.count == 2 && $0.rows[0].isFocused }
    let names = try per.read().rowNames
    let form = try editSelected()
    XCTAssertEqual(form.quantity.text, "6×330")
    XCTAssertEqual(form.price.text, "3.96")
    XCTAssertEqual(form.kindsOffered, [])
    try type("1")
    try press("Escape")
    try waitForClosedForm()
    XCTAssertEqual(try per.read().rowNames, names)

    XCTAssertEqual(try editSelected().quantity.text, "6×330")
    try savePrice("9.90")
    try wait("the row has moved") {
      $0.rowNames.first == "1 L for 3.00, 3.00 per L, Best value!" && $0.rows.count == 2
        && $0.rowNames[1].hasSuffix("for 9.90, 5.00 per L, You’re paying 67% more")
    }
  }

  func testOnlyProductMayChangeItsKind() throws {
    try start()
    try add((quantity: "500 g", price: "3.99"))
    try wait("it is there") { $0.rows.first?.isFocused ?? false }
    XCTAssertEqual(try editSelected().kindsOffered, Form.kinds)
    try press("ctrl+a")
    try type("1 L")
    try press("Return")
    try waitForClosedForm()
    try waitForRows(["1 L for 3.99, 3.99 per L"])
    try press("ctrl+z")
    try waitForRows(["500 g for 3.99, 7.98 per kg"])
  }

  /// Opens the main menu, waits until it begins with these items, and closes it.
  private func waitForMenu(_ items: String...) throws {
    try press("F10")
    // The places of the items are read one by one, some of them maybe before the menu is laid out.
    try wait("the menu begins with \(items)") { Array($0.menuItems.prefix(items.count)) == items }
    try press("Escape")
    try wait("the menu is closed") { $0.menuItems.isEmpty }
  }

  func testRemoveManyAndUndo() throws {
    try start()
    try add((quantity: "1", price: "3"), (quantity: "2", price: "5"), (quantity: "4", price: "8"))
    let names = try wait("three are there") { $0.rows.count == 3 && $0.rows[0].isFocused }.rowNames
    try press("shift+Down")
    try wait("two are selected") { $0.rows.filter(\.isSelected).count == 2 }
    try press("Delete")
    try wait("one is left") { $0.rows.count == 1 && $0.says("Removed 2 products") }
    try click("Undo")
    try waitForRows(names)

    try click("4 kg for 8.00, 2.00 per kg, Best value!")
    try press("ctrl+a")
    try wait("all are selected") { $0.rows.allSatisfy(\.isSelected) }
    try press("Delete")
    try wait("none is left") { $0.rowNames.isEmpty && $0.says("Removed 3 products") }
    try waitForMenu("Undo Remove Products")
    try press("ctrl+z")
    try waitForRows(names)
    try waitForMenu("Undo Add Product", "Redo Remove Products")
    try press("ctrl+shift+z")
    try wait("they are gone again") { $0.rowNames.isEmpty }
    try press("ctrl+z")
    try waitForRows(names)

    try press("ctrl+Delete")
    try wait("the list is clear") { $0.rowNames.isEmpty && $0.says("List cleared") }
    // The message is shown for seven seconds.
    try click("Undo")
    try waitForRows(names)
    try waitForMenu("Undo Add Product", "Redo Clear List")
  }
}
