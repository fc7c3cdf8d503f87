import XCTest

/// The form by mouse.
final class KeypadTests: JourneyTestCase {
  func testFirstProductWithTheMouseOnly() throws {
    try start()
    try click("Add Product")
    let form = try waitForForm("the form is open") { _ in true }
    XCTAssertEqual(form.kind, "Weight")
    XCTAssertFalse(form.canAdd)

    try click("Units")
    try waitForForm("units are chosen") { $0.kind == "Units" }
    try click("Weight")
    try waitForForm("weight has its units") {
      $0.kind == "Weight" && $0.canChooseUnit && $0.unit == "kilograms (kg)"
    }
    try click("Unit")
    try click("grams (g)")
    try waitForForm("grams are chosen") { $0.unit == "grams (g)" && $0.unitsOffered.isEmpty }

    try click("Quantity")
    try waitForFocus("Quantity")
    for key in ["6", "Multiply", "3", "3", "0", "Equals"] { try click(key) }
    try waitForForm("the expression is calculated") { $0.quantity.text == "1980" }

    try click("Price")
    try waitForFocus("Price")
    for key in ["3", "Decimal Point", "9", "9"] { try click(key) }
    try waitForForm("the form is complete") { $0.price.text == "3.99" && $0.canAdd }
    try click("Add")
    try waitForClosedForm()
    try waitForRows(["6 × 330 g for 3.99, 2.02 per kg"])
  }

  func testKeysFollowTheField() throws {
    try start()
    XCTAssertEqual(try openForm().keysOn, Key.onWhenEmpty)

    try click("1")
    try waitForForm("a digit enables other keys") {
      $0.quantity.text == "1" && $0.keysOn == Key.onAfterDigit
    }
    try click("Plus")
    try waitForForm("no operator can follow an operator") {
      $0.quantity.text == "1+" && $0.keysOn == Key.onAfterOperator
    }
    try click("2")
    try waitForForm("a digit follows") {
      $0.quantity.text == "1+2" && $0.keysOn == Key.onAfterDigit
    }
    try click("Decimal Point")
    try waitForForm("a number has one decimal mark") {
      $0.quantity.text == "1+2." && !$0.keysOn.contains("Decimal Point")
    }
    try click("Delete")
    try waitForForm("the mark is deleted") {
      $0.quantity.text == "1+2" && $0.keysOn == Key.onAfterDigit
    }
    try click("Equals")
    try waitForForm("the expression is calculated") {
      $0.quantity.text == "3" && $0.keysOn == Key.onAfterDigit
    }
    try click("Delete")
    try waitForForm("the field is empty") {
      $0.quantity.text.isEmpty && $0.keysOn == Key.onWhenEmpty
    }
    XCTAssertEqual(try per.read().focus, "Quantity", "The keypad leaves the focus in the field.")
  }

  func testDisabledKeysDoNothing() throws {
    try start()
    try openForm()
    for key in ["Plus", "Delete", "Equals", "7", "Minus", "8"] {
      try click(key)
    }
    try waitForForm("only enabled keys did something") { $0.quantity.text == "7−8" }
    try click("Multiply")
    try click("Divide")
    try click("2")
    try waitForForm("the second operator is refused") { $0.quantity.text == "7−8×2" }
  }

  func testKeypadTypesIntoTheFieldFocusedLast() throws {
    try start()
    try openForm()
    for key in ["5", "Decimal Point"] { try click(key) }
    try waitForForm("the keypad types into quantity") {
      $0.quantity.text == "5." && !$0.keysOn.contains("Decimal Point")
    }
    try click("Price")
    try waitForForm("the keypad follows the empty price") { $0.keysOn == Key.onWhenEmpty }
    try click("4")
    try waitForForm("the keypad types into price") {
      $0.price.text == "4" && $0.keysOn == Key.onAfterDigit
    }
    try click("Quantity")
    try waitForForm("the keypad follows quantity again") {
      $0.price.text == "4" && !$0.keysOn.contains("Decimal Point") && $0.keysOn.contains("Plus")
    }
    try click("Name")
    try waitForFocus("Name")
    try click("2")
    try waitForForm("the keypad does not type into the name") {
      $0.quantity.text.hasSuffix("2") && $0.name.text.isEmpty && $0.price.text == "4"
    }
  }

  func testTheClearIconEmptiesTheField() throws {
    try start()
    try openForm()
    for key in ["5", "Plus"] { try click(key) }
    let screen = try wait("the icon is shown", hasFrames: true) {
      $0.form?.quantity.node.children.contains { $0.name == "Clear" } ?? false
    }
    let form = try XCTUnwrap(screen.form)
    try per.click(form.quantity.node, in: form.window, atEnd: true)
    try waitForForm("the field is empty") {
      $0.quantity.text.isEmpty && $0.keysOn == Key.onWhenEmpty
    }
    try click("8")
    try waitForForm("the keypad types into the field") { $0.quantity.text == "8" }
  }

  func testKeypadFollowsTyping() throws {
    try start()
    try openForm()
    try type("12*")
    try waitForForm("an asterisk is a multiplication sign") {
      $0.quantity.text == "12×" && $0.keysOn == Key.onAfterOperator
    }
    try type("/")
    try type("1.5")
    try waitForForm("the keypad follows") {
      $0.quantity.text == "12×1.5" && $0.keysOn == Key.onAfterDigit.subtracting(["Decimal Point"])
    }
    try press("ctrl+a", "BackSpace")
    try waitForForm("the keypad follows") {
      $0.quantity.text.isEmpty && $0.keysOn == Key.onWhenEmpty
    }
    try type("2*(3+4)=")
    try waitForForm("equals calculates") { $0.quantity.text == "14" }
  }
}
