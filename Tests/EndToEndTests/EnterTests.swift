import XCTest

/// Enter and Shift+Enter in the form.
final class EnterTests: JourneyTestCase {
  func testEnterGoesToTheFieldThatNeedsInput() throws {
    try start()
    try openForm()
    try type("6*330")
    try press("Return")
    try wait("the expression is kept and price has the focus") {
      $0.form?.quantity.text == "6×330" && $0.focus == "Price"
    }
    try type("1+2")
    // Shift+Tab goes to the suggested unit first.
    try press("shift+Tab", "shift+Tab", "shift+Tab")
    try wait("leaving the field keeps its expression") {
      $0.form?.price.text == "1+2" && $0.focus == "Quantity"
    }
    try press("ctrl+a", "BackSpace", "Tab", "Tab")
    try waitForFocus("Price")
    try press("Return")
    try waitForFocus("Quantity")
    XCTAssertEqual(try per.read().rowNames, [])
    try type("6")
    try press("Tab", "Tab")
    try waitForFocus("Price")
    try press("End")
    try type("=*2")
    try waitForForm("the expression is in the field") { $0.price.text == "3×2" }
    try press("Return")
    try waitForClosedForm()
    try waitForRows(["6 kg for 6.00 (3 × 2), 1.00 per kg"])
  }

  func testEnterInNameGoesToTheFieldThatNeedsInput() throws {
    try start()
    try openForm()
    try press("Tab", "Tab", "Tab")
    try waitForFocus("Name")
    try type("Rice")
    try press("Return")
    try waitForFocus("Quantity")
    try type("1")
    try press("Return")
    try waitForFocus("Price")
    try type("1")
    try press("Return")
    try waitForClosedForm()
    try waitForRows(["Rice, 1 kg for 1.00, 1.00 per kg"])
  }

  func testShiftEnterAddsAndStays() throws {
    try start()
    try openForm()
    try type("10")
    try press("Return")
    try waitForFocus("Price")
    try type("1.29")
    try press("shift+Return")
    try wait("the form is empty again") {
      guard let form = $0.form else { return false }
      return form.quantity.text.isEmpty && form.price.text.isEmpty && $0.focus == "Quantity"
        && form.kindsOffered.isEmpty && !form.canAdd && form.keysOn == Key.onWhenEmpty
        && form.quantity.message.isEmpty && form.price.message.isEmpty
    }
    try waitForRows(["10 kg for 1.29, 0.13 per kg"])
    try type("20")
    try press("Tab", "Tab")
    try waitForFocus("Price")
    try type("1.99")
    try press("shift+Return")
    try waitForForm("the form is empty again") { $0.quantity.text.isEmpty && $0.price.text.isEmpty }
    try press("Escape")
    try waitForClosedForm()
    try waitForRows([
      "20 kg for 1.99, 0.10 per kg, Best value!",
      "10 kg for 1.29, 0.13 per kg, You’re paying 30% more",
    ])
  }

  func testShiftEnterInAnIncompleteFormAddsNothing() throws {
    try start()
    try openForm()
    try type("10")
    try press("shift+Return")
    try waitForFocus("Price")
    let screen = try per.read()
    XCTAssertEqual(screen.rowNames, [])
    XCTAssertEqual(screen.form?.quantity.text, "10")
  }
}
