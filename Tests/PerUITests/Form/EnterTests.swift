import Gtk
import PerCore
import PerUI
import XCTest

/// Enter and Shift+Enter in the form.
@MainActor
final class EnterTests: AddDialogTestCase {
  func testEnterFocusesPriceThenAdds() async throws {
    try openWithKeyboard()
    try type("6*330")
    try press("Return")
    XCTAssertEqual(try quantity.text, "6×330")
    XCTAssertTrue(try price.hasFocus)
    XCTAssertEqual(try messages, ["", ""])
    try type("2+1")
    try press("KP_Enter")
    waitUntil("The dialog is gone.") { !dialog.window.isMapped }
    XCTAssertEqual(offers, ["6 × 330 units for €3.00 (2 + 1)"])
    XCTAssertEqual(closings, 1)
  }

  func testEnterGoesToTheFieldThatNeedsInput() async throws {
    try openWithKeyboard()
    try press("Tab", "Tab")
    try type("3")
    try press("Return")
    XCTAssertTrue(try quantity.hasFocus)
    XCTAssertEqual(offers, [])
    XCTAssertEqual(try messages, ["", ""])
    // From the name, to the first that needs input.
    try quantity.text = "5÷0"
    try entry("Name").grabFocus()
    try press("Return")
    XCTAssertTrue(try quantity.hasFocus)
    XCTAssertEqual(
      try messages[0], EntryError.divisionByZero.text(in: .quantity, conventions: .euro))
  }

  func testEnterStaysInAFieldWithAnErrorAndSelectsItsText() async throws {
    try openWithKeyboard()
    try type("1.2.3")
    try press("Return")
    XCTAssertTrue(try quantity.hasFocus)
    XCTAssertEqual(try quantity.selection, 0..<5)
    XCTAssertFalse(try messages[0].isEmpty)
    try type("500")
    XCTAssertEqual(try quantity.text, "500")
    XCTAssertEqual(try messages, ["", ""])
  }

  func testEnterInAnEmptyFieldSaysWhatToEnter() async throws {
    try openWithKeyboard()
    try press("Return")
    XCTAssertTrue(try quantity.hasFocus)
    XCTAssertEqual(try messages, ["Enter a quantity, for example 12\u{A0}units.", ""])
    try type("5")
    try press("Return")
    XCTAssertTrue(try price.hasFocus)
    XCTAssertEqual(try messages, ["", ""])
    try press("Return")
    XCTAssertTrue(try price.hasFocus)
    XCTAssertEqual(try messages, ["", "Enter a price, for example 3.99."])
  }

  func testEnterInNameAddsACompleteProduct() async throws {
    try openWithKeyboard()
    try quantity.text = "2"
    try price.text = "3"
    try entry("Name").grabFocus()
    try type("Tea")
    try press("Return")
    waitUntil("The dialog is gone.") { !dialog.window.isMapped }
    XCTAssertEqual(firstName, "Tea")
  }

  // MARK: Shift+Enter

  func testShiftEnterAddsAndStaysOpen() async throws {
    try openWithKeyboard()
    try dialog.window.find(ToggleButton.self, named: "Weight").click()
    try unit.selected = 1
    try entry("Name").text = "Coffee"
    try type("2*250")
    try press("Tab", "Tab")
    try type("3.99")
    try press("shift+Return")
    waitUntil("The product is added.") { offers == ["2 × 250 g for €3.99"] }
    settle()
    XCTAssertTrue(dialog.window.isMapped)
    XCTAssertEqual(closings, 0)
    XCTAssertEqual(try [quantity.text, price.text, entry("Name").text], ["", "", ""])
    XCTAssertTrue(try quantity.hasFocus)
    XCTAssertEqual(try messages, ["", ""])
    XCTAssertFalse(try quantity.isAccessibleInvalid)
    XCTAssertFalse(try price.isAccessibleInvalid)
    XCTAssertFalse(try add.isEffectivelySensitive)
    XCTAssertFalse(try dialog.window.find(ToggleButton.self, named: "Weight").isSensitive)
    XCTAssertEqual(try unit.selectedString, "grams (g)")

    try type("1000")
    try press("Tab", "Tab")
    try type("5")
    try press("shift+KP_Enter")
    waitUntil("The product is added.") { offers == ["1,000 g for €5.00", "2 × 250 g for €3.99"] }
    XCTAssertTrue(try quantity.hasFocus)
    XCTAssertEqual(try messages, ["", ""])
    try press("Escape")
    waitUntil("The dialog is gone.") { closings == 1 }
    XCTAssertEqual(offers.count, 2)
  }

  func testShiftEnterInAnIncompleteFormFocusesTheNextField() async throws {
    try openWithKeyboard()
    try type("5")
    try press("shift+Return")
    XCTAssertTrue(try price.hasFocus)
    XCTAssertEqual(offers, [])
    XCTAssertEqual(try quantity.text, "5")
  }

  func testShiftEnterFromQuantityEmptiesBoth() async throws {
    try openWithKeyboard()
    try price.text = "3"
    try quantity.grabFocus()
    try type("5")
    try press("shift+Return")
    waitUntil("The product is added.") { offers == ["5 units for €3.00"] }
    XCTAssertEqual(try [quantity.text, price.text], ["", ""])
    XCTAssertEqual(try messages, ["", ""])
    XCTAssertTrue(try quantity.hasFocus)
  }
}
