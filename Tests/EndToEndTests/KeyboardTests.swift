import XCTest

/// Products by the keyboard alone.
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
      "2 lb for 2.99, 3.30 per kg, You're paying 10% more",
      "500 g for 1.79, 3.58 per kg, You're paying 20% more",
    ])
  }

  func testTabWalksQuantityUnitPriceAddCancel() throws {
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
    for name in ["Add", "Cancel"] {
      try press("Tab")
      try waitForFocus(name)
    }
    for name in ["Add", "Price", "Unit", "Quantity"] {
      try press("shift+Tab")
      try waitForFocus(name)
    }
    for name in ["Unit", "Price", "Add", "Cancel"] {
      try press("Tab")
      try waitForFocus(name)
    }
    try press("Tab")
    try waitForFocus("Name")
    try press("Tab")
    try waitForFocus("Shop and Note")
    try press("Tab")
    try waitForFocus("Volume")
    try press("Tab")
    try waitForFocus("Quantity")
  }

  func testTabLeavesOutWhatIsOff() throws {
    try start()
    try openForm()
    for name in ["Price", "Cancel"] {
      try press("Tab")
      try waitForFocus(name)
    }
    try press("shift+Tab")
    try waitForFocus("Price")
    try press("shift+Tab")
    try waitForFocus("Quantity")
  }

  func testEnterGoesToWhatIsNeededAndAddsWhenComplete() throws {
    try start()
    try openForm()
    try type("6*330")
    try press("Return")
    try wait("the sum is worked out and price is next") {
      $0.form?.quantity.text == "1980" && $0.focus == "Price"
    }
    try type("1+2")
    try press("shift+Tab")
    try wait("leaving the field works the sum out") {
      $0.form?.price.text == "3" && $0.focus == "Quantity"
    }
    try press("ctrl+a", "BackSpace", "Tab")
    try waitForFocus("Price")
    try press("Return")
    try waitForFocus("Quantity")
    XCTAssertEqual(try per.read().rowNames, [])
    try type("6")
    try press("Tab")
    try waitForFocus("Price")
    try press("End")
    try type("*2")
    try waitForForm("a sum stands in the field") { $0.price.text == "3×2" }
    try press("Return")
    try waitForClosedForm()
    try waitForRows(["6 units for 6.00, 1.00 per unit"])
  }

  func testEnterInNameGoesOn() throws {
    try start()
    try openForm()
    try press("shift+Tab", "shift+Tab", "shift+Tab")
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
    try waitForRows(["Rice, 1 unit for 1.00, 1.00 per unit"])
  }

  func testShiftEnterAddsAndStaysForTheNext() throws {
    try start()
    try openForm()
    try type("10")
    try press("Tab")
    try waitForFocus("Price")
    try type("1.29")
    try press("shift+Return")
    try wait("the form is empty again") {
      guard let form = $0.form else { return false }
      return form.quantity.text.isEmpty && form.price.text.isEmpty && $0.focus == "Quantity"
        && form.kindsOffered.isEmpty && !form.canAdd && form.keysOn == Key.onWhenEmpty
        && form.quantity.message.isEmpty && form.price.message.isEmpty
    }
    XCTAssertEqual(try per.read().rowNames, ["10 units for 1.29, 0.13 per unit"])
    try type("20")
    try press("Tab", "Tab")
    try waitForFocus("Price")
    try type("1.99")
    try press("shift+Return")
    try waitForForm("the form is empty again") { $0.quantity.text.isEmpty && $0.price.text.isEmpty }
    try press("Escape")
    try waitForClosedForm()
    try waitForRows([
      "20 units for 1.99, 0.10 per unit, Best value!",
      "10 units for 1.29, 0.13 per unit, You're paying 30% more",
    ])
  }

  func testShiftEnterAddsNothingWhileTheFormIsIncomplete() throws {
    try start()
    try openForm()
    try type("10")
    try press("shift+Return")
    try waitForFocus("Price")
    let screen = try per.read()
    XCTAssertEqual(screen.rowNames, [])
    XCTAssertEqual(screen.form?.quantity.text, "10")
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
    let screen = try per.read()
    XCTAssertFalse(screen.canClear)
    XCTAssertEqual(screen.rowNames, [])
    XCTAssertEqual(screen.focus, "Add a Product")
    let form = try openForm()
    XCTAssertEqual(form.kind, "Units")
    XCTAssertEqual(form.quantity.text, "")
    XCTAssertEqual(form.price.text, "")
    try click("Cancel")
    try waitForClosedForm()
    XCTAssertFalse(try per.read().canClear)
  }
}
