import XCTest

/// The first product, by the mouse alone.
final class KeypadTests: JourneyTestCase {
  func testFirstProductByKeypadAlone() throws {
    try start()
    try click("Add a Product")
    let form = try waitForForm("the form is open and quantity's") { _ in true }
    XCTAssertEqual(form.kind, "Units")
    XCTAssertFalse(form.canChooseUnit)
    XCTAssertFalse(form.canAdd)

    try click("Weight")
    try waitForForm("weight fills the units at once") {
      $0.kind == "Weight" && $0.canChooseUnit && $0.unit == "kilograms (kg)"
    }
    try click("Unit")
    try click("grams (g)")
    try waitForForm("grams are chosen") { $0.unit == "grams (g)" && $0.unitsOffered.isEmpty }

    try click("Quantity")
    try waitForFocus("Quantity")
    for key in ["6", "Multiply", "3", "3", "0", "Equals"] { try click(key) }
    try waitForForm("the sum is worked out") { $0.quantity.text == "1980" }

    try click("Price")
    try waitForFocus("Price")
    for key in ["3", "Decimal Point", "9", "9"] { try click(key) }
    try waitForForm("the form is complete") { $0.price.text == "3.99" && $0.canAdd }
    try click("Add")
    try waitForClosedForm()
    try waitForRows(["1980 g for 3.99, 2.02 per kg"])
  }

  func testKeysLightUpAndGoOff() throws {
    try start()
    XCTAssertEqual(try openForm().keysOn, Key.onWhenEmpty)

    try click("1")
    try waitForForm("a digit lights everything") { $0.quantity.text == "1" && $0.keysOn == Key.all }
    try click("Plus")
    try waitForForm("no operator can follow an operator") {
      $0.quantity.text == "1+" && $0.keysOn == Key.all.subtracting(Key.operators)
    }
    try click("2")
    try waitForForm("a digit follows") { $0.quantity.text == "1+2" && $0.keysOn == Key.all }
    try click("Decimal Point")
    try waitForForm("a number has one decimal mark") {
      $0.quantity.text == "1+2." && !$0.keysOn.contains("Decimal Point")
    }
    try click("Delete")
    try waitForForm("the mark is taken back") { $0.quantity.text == "1+2" && $0.keysOn == Key.all }
    try click("Equals")
    try waitForForm("the sum is worked out") { $0.quantity.text == "3" && $0.keysOn == Key.all }
    try click("Delete")
    try waitForForm("the field is empty") {
      $0.quantity.text.isEmpty && $0.keysOn == Key.onWhenEmpty
    }
    XCTAssertEqual(try per.read().focus, "Quantity", "The keypad leaves the focus in the field.")
  }

  func testKeysThatAreOffDoNothing() throws {
    try start()
    try openForm()
    for key in ["Plus", "Delete", "Equals", "7", "Minus", "8"] {
      try click(key)
    }
    try waitForForm("only keys that are on were taken") { $0.quantity.text == "7−8" }
    try click("Multiply")
    try click("Divide")
    try click("2")
    try waitForForm("the second of two operators is refused") { $0.quantity.text == "7−8×2" }
  }

  func testKeypadServesTheFieldLastFocused() throws {
    try start()
    try openForm()
    for key in ["5", "Decimal Point"] { try click(key) }
    try waitForForm("the keypad serves quantity") {
      $0.quantity.text == "5." && !$0.keysOn.contains("Decimal Point")
    }
    try click("Price")
    try waitForForm("the keypad shows the empty price") { $0.keysOn == Key.onWhenEmpty }
    try click("4")
    try waitForForm("the keypad serves price") { $0.price.text == "4" && $0.keysOn == Key.all }
    try click("Quantity")
    try waitForForm("the keypad shows quantity again") {
      $0.price.text == "4" && !$0.keysOn.contains("Decimal Point") && $0.keysOn.contains("Plus")
    }
    try click("Name")
    try waitForFocus("Name")
    try click("2")
    try waitForForm("the name takes no part") {
      $0.quantity.text.hasSuffix("2") && $0.name.text.isEmpty && $0.price.text == "4"
    }
  }

  func testClearIconEmptiesTheFieldAndTheKeypadFollows() throws {
    try start()
    try openForm()
    for key in ["5", "Plus"] { try click(key) }
    let screen = try wait("the icon is there") {
      $0.form?.quantity.node.children.contains { $0.name == "Clear" } ?? false
    }
    let form = try XCTUnwrap(screen.form)
    try per.click(form.quantity.node, in: form.window, atEnd: true)
    try waitForForm("the field is empty and so is the keypad") {
      $0.quantity.text.isEmpty && $0.keysOn == Key.onWhenEmpty
    }
    try click("8")
    try waitForForm("the keypad still serves the field") { $0.quantity.text == "8" }
  }

  func testKeypadFollowsTyping() throws {
    try start()
    try openForm()
    try type("12*")
    try waitForForm("a typed star is a sign of multiplication") {
      $0.quantity.text == "12×" && $0.keysOn == Key.all.subtracting(Key.operators)
    }
    try type("/")
    try type("1.5")
    try waitForForm("the keypad follows") {
      $0.quantity.text == "12×1.5" && $0.keysOn == Key.all.subtracting(["Decimal Point"])
    }
    try press("ctrl+a", "BackSpace")
    try waitForForm("the keypad follows") {
      $0.quantity.text.isEmpty && $0.keysOn == Key.onWhenEmpty
    }
    try type("2*(3+4)=")
    try waitForForm("equals works the sum out") { $0.quantity.text == "14" }
  }
}
