import XCTest

/// The form by keyboard.
final class KeyboardTests: JourneyTestCase {
  func testThreeProductsInMixedUnits() throws {
    try start()
    try openForm()
    try press("alt+w")
    try waitForForm("weight is chosen") { $0.kind == "Weight" }
    try type("1")
    try press("Tab", "Tab")
    try waitForFocus("Price")
    try type("2.99")
    try press("Return")
    try waitForClosedForm()
    try waitForRows(["1 kg for 2.99, 2.99 per kg"])

    try openForm()
    try type("2")
    try press("Tab")
    try waitForFocus("Unit")
    try press("space")
    try wait("the unit dropdown is open") {
      $0.form?.unitsOffered.first?.isFocused ?? false
    }
    try press("Down", "Down", "Return")
    try waitForForm("pounds are chosen") { $0.unit == "pounds (lb)" && $0.unitsOffered.isEmpty }
    try waitForFocus("Unit")
    try press("Tab")
    try waitForFocus("Price")
    try type("2.99")
    try press("Return")
    try waitForClosedForm()

    try openForm()
    try type("500 g")
    try press("Return")
    try waitForFocus("Price")
    try type("1.79")
    try press("Return")
    try waitForClosedForm()

    try waitForRows([
      "1 kg for 2.99, 2.99 per kg, Best value!",
      "2 lb for 2.99, 3.30 per kg, You’re paying 10% more",
      "500 g for 1.79, 3.58 per kg, You’re paying 20% more",
    ])
  }

  func testTabFollowsTheVisualOrder() throws {
    try start()
    try openForm()
    try press("alt+v")
    try waitForForm("volume is chosen") { $0.kind == "Volume" }
    try waitForFocus("Quantity")
    try type("2")
    try press("Tab", "Tab")
    try waitForFocus("Price")
    try type("3")
    try waitForForm("the form is complete") { $0.canAdd }
    let order = [
      "Name", "Shop", "Offer, Deposit, Net Weight", "Note", "Add", "Cancel", "Volume", "Quantity",
      "Unit",
      "Price",
    ]
    for name in order {
      try press("Tab")
      try waitForFocus(name)
    }
    for name in order.dropLast().reversed() {
      try press("shift+Tab")
      try waitForFocus(name)
    }
  }

  func testTabDoesNotReachCancelInAnIncompleteForm() throws {
    try start()
    try openForm()
    let order = [
      "Unit", "Price", "Name", "Shop", "Offer, Deposit, Net Weight", "Note", "Weight", "Quantity",
    ]
    for name in order {
      try press("Tab")
      try waitForFocus(name)
    }
    let form = try XCTUnwrap(try per.read().form)
    XCTAssertEqual(form.quantity.message + form.price.message, "")
  }

  func testFewKeysAddAProduct() throws {
    try start()
    // Three keys besides the text.
    try press("ctrl+n")
    try waitForFocus("Quantity")
    try type("500 g")
    try press("Return")
    try waitForFocus("Price")
    try type("3.99")
    try waitForForm("the unit price is shown before adding") { $0.says("7.98 per kg") }
    try press("Return")
    try waitForClosedForm()
    try waitForRows(["500 g for 3.99, 7.98 per kg"])

    // Five keys with a name and a shop.
    try press("ctrl+n")
    try waitForFocus("Quantity")
    try type("1 kg")
    try press("Return")
    try waitForFocus("Price")
    try type("6")
    try waitForForm("the verdict is shown before adding") { $0.says("Best value so far") }
    try press("Tab")
    try waitForFocus("Name")
    try type("Crema")
    try press("Tab")
    try waitForFocus("Shop")
    try type("Aldi")
    try press("Return")
    try waitForClosedForm()
    try wait("both are there") { $0.rows.count == 2 && $0.rowNames[0].hasPrefix("Crema, ") }
  }

  func testEnteredNamesAndShopsAreSuggested() throws {
    try start()
    try openForm()
    try typeProduct("1 kg", "6", "Tab")
    try waitForFocus("Name")
    try type("Crema")
    try press("Tab")
    try type("Aldi")
    try press("Return")
    try waitForClosedForm()
    try openForm()
    try typeProduct("2 kg", "13", "Tab")
    try waitForFocus("Name")
    try type("cr")
    try waitForForm("the name is suggested", hasFrames: true) {
      $0.window.find("button", "Crema")?.isPlaced ?? false
    }
    try press("Down", "Return")
    try waitForForm("the name is taken") { $0.name.text == "Crema" }
    try press("Tab")
    try waitForFocus("Shop")
    try press("Down", "Down", "Return", "Return")
    try waitForClosedForm()
    try wait("the shop is taken") { $0.rows.count == 2 && $0.rowNames[1].contains("at Aldi") }
  }

  func testADiscardedEntryIsRestored() throws {
    try start()
    try openForm()
    try type("6*330 ml")
    try press("Escape")
    // The message is shown for seven seconds.
    try click("Restore")
    try waitForForm("the entry is back") { $0.quantity.text == "6×330 ml" }
    try press("Escape")
    try waitForClosedForm()
    let form = try openForm()
    XCTAssertEqual(form.quantity.text, "")
    try press("alt+e")
    try waitForForm("the entry is back") { $0.quantity.text == "6×330 ml" }
    try press("Return")
    try waitForFocus("Price")
    try type("2")
    try press("Return")
    try waitForClosedForm()
    try openForm()
    XCTAssertNil(try per.read().form?.window.find("button", "Restore Last Entry"))
  }

  func testTheUnitIsFoundByLetters() throws {
    try start()
    try openForm()
    try press("alt+w", "Tab")
    try waitForFocus("Unit")
    try type("o")
    try wait("ounces are chosen") { $0.focus == "Unit: ounces (oz)" }
    try press("alt+Down")
    try waitForFocus("ounces (oz)")
    try type("mi")
    try waitForFocus("milligrams (mg)")
    try press("Return")
    try waitForForm("milligrams are chosen") {
      $0.unit == "milligrams (mg)" && $0.unitsOffered.isEmpty
    }
    try wait("the name follows") { $0.focus == "Unit: milligrams (mg)" }
  }

  func testEscapeChangesNothing() throws {
    try start()
    XCTAssertFalse(try per.read().canClear)
    try openForm()
    try press("alt+w")
    try type("500")
    try press("Tab", "Tab")
    try waitForFocus("Price")
    try type("1.99")
    try waitForForm("the form is complete") { $0.canAdd }
    try press("Escape")
    try waitForClosedForm()
    let screen = try wait("the button has the focus again") { $0.focus == "Add Product" }
    XCTAssertFalse(screen.canClear)
    XCTAssertEqual(screen.rowNames, [])
    let form = try openForm()
    XCTAssertEqual(form.kind, "Weight")
    XCTAssertEqual(form.quantity.text, "")
    XCTAssertEqual(form.price.text, "")
    try click("Cancel")
    try waitForClosedForm()
    XCTAssertFalse(try per.read().canClear)
  }
}
