import XCTest

/// The ranked list: ranks, verdicts, and its one kind.
final class ListTests: JourneyTestCase {
  func testUnitPricesAndVerdicts() throws {
    try start()
    try add((quantity: "50 units", price: "4.29"), (quantity: "20", price: "1.99"))
    try add((quantity: "10", price: "1.29"))
    try waitForRows([
      "50 units for 4.29, 8.58 per 100 units, Best value!",
      "20 units for 1.99, 9.95 per 100 units, You’re paying 16% more",
      "10 units for 1.29, 12.90 per 100 units, You’re paying 50% more",
    ])
  }

  func testEqualUnitPricesKeepTheOrderOfAdding() throws {
    try start()
    try add((quantity: "500 g", price: "2.50"), (quantity: "1 kg", price: "5.00"))
    try waitForRows([
      "500 g for 2.50, 5.00 per kg, Best value!",
      "1 kg for 5.00, 5.00 per kg, Best value!",
    ])
  }

  func testEqualUnitPricesKeepTheOppositeOrder() throws {
    try start()
    try add((quantity: "1 kg", price: "5.00"), (quantity: "500 g", price: "2.50"))
    try waitForRows([
      "1 kg for 5.00, 5.00 per kg, Best value!",
      "500 g for 2.50, 5.00 per kg, Best value!",
    ])
  }

  func testABetterProductIsFirst() throws {
    try start()
    try add((quantity: "2 units", price: "3"), (quantity: "1 unit", price: "1"))
    try waitForRows([
      "1 unit for 1.00, 1.00 per unit, Best value!",
      "2 units for 3.00, 1.50 per unit, You’re paying 50% more",
    ])
    try wait("the better one is selected") { $0.rows.map(\.isSelected) == [true, false] }
  }

  func testAnotherKindIsAnErrorOfTheField() throws {
    try start()
    try add((quantity: "500 g", price: "3.99"))
    let names = try wait("it is there") { $0.rows.count == 1 }.rowNames
    try openForm()
    try type("1 L")
    try press("Tab")
    let form = try waitForForm("the error is shown below the field") {
      !$0.quantity.message.isEmpty
    }
    XCTAssertEqual(
      form.quantity.message,
      "You can’t compare volumes with weights. "
        + "Press Alt+O to start a new comparison with this product.")
    XCTAssertTrue(form.quantity.node.states.contains("invalid"))
    XCTAssertEqual(form.quantity.text, "1 L")
    try press("Tab")
    try waitForFocus("Price")
    try press("shift+Tab")
    try waitForFocus("Start New Comparison")
    try press("Tab")
    try waitForFocus("Price")
    try type("1.99")
    try waitForForm("the price is there") { $0.price.text == "1.99" }
    try press("Return")
    try waitForFocus("Quantity")
    let screen = try per.read()
    XCTAssertEqual(screen.form?.canAdd, false)
    XCTAssertEqual(screen.form?.quantity.text, "1 L")
    XCTAssertEqual(screen.rowNames, names)

    try press("ctrl+a")
    try type("2 kg")
    try press("Return")
    try waitForClosedForm()
    try waitForRows([
      "2 kg for 1.99, 1.00 per kg, Best value!",
      "500 g for 3.99, 7.98 per kg, 8 times the price",
    ])
  }

  func testClearFreesTheKind() throws {
    try start()
    XCTAssertFalse(try per.read().canClear)
    try add((quantity: "500 g", price: "3.99"))
    try wait("clear is on") { $0.canClear }
    try click("Clear List")
    try wait("the list is empty and clear is off") {
      !$0.canClear && $0.rowNames.isEmpty && $0.focus == "Add Product"
    }
    let form = try openForm()
    XCTAssertEqual(form.kindsOffered, Form.kinds)
    XCTAssertEqual(form.kind, "Weight")
    try type("1 L")
    try press("Return")
    try waitForFocus("Price")
    try type("2")
    try press("Return")
    try waitForClosedForm()
    try waitForRows(["1 L for 2.00, 2.00 per L"])
    try press("ctrl+Delete")
    try wait("the list is empty again") { !$0.canClear && $0.rowNames.isEmpty }
  }
}
