import Gtk
import PerCore
import PerUI
import XCTest

@MainActor
final class AddDialogTests: AddDialogTestCase {
  private var kg: Product { get throws { try Product("500", .gram, for: "3.99") } }

  private var messages: [String] {
    get throws { [try message(.quantity), try message(.price)] }
  }

  // MARK: - Opening

  func testOpensEmptyWithTheFocusInQuantity() async throws {
    try open()
    XCTAssertTrue(try quantity.hasFocus)
    XCTAssertEqual(try [quantity.text, price.text, entry("Name").text], ["", "", ""])
    XCTAssertEqual(try [quantity.placeholder, price.placeholder], ["12\u{A0}units", "0.00"])
    XCTAssertEqual(try messages, ["", ""])
    XCTAssertEqual(dialog.window.title, "Add Product")
    XCTAssertTrue(dialog.window.isModal)
    XCTAssertTrue(dialog.window.transientFor?.isSame(as: parent) == true)
    XCTAssertTrue(dialog.window.texts.contains("for"))
    for name in ["Add", "Cancel"] {
      XCTAssertNil(try button(name).mismatch(ofAccessibleLabel: name))
    }
  }

  func testThePlaceholderIsAQuantityOfTheKind() async throws {
    try open(.unitedStates)
    var examples: [String?] = []
    for kind in ["Weight", "Volume", "Units", "Length", "Area"] {
      try dialog.window.find(ToggleButton.self, named: kind).click()
      examples.append(try quantity.placeholder)
      try quantity.text = XCTUnwrap(quantity.placeholder)
      XCTAssertTrue(controller.calculator(.quantity).isComplete)
      try quantity.text = ""
    }
    XCTAssertEqual(
      examples.map { $0?.replacing("\u{A0}", with: " ") },
      ["1 lb", "12 US fl oz", "12 units", "1 ft", "1 ft²"])
    XCTAssertEqual(try add.tooltip, "Enter a quantity and a price first.")
    try quantity.text = "16"
    try price.text = "3"
    XCTAssertEqual(try add.tooltip?.hasPrefix("Add (Enter)"), true)
  }

  func testThePlaceholderIsAPriceOfTheLocale() async throws {
    try open(.germany)
    XCTAssertEqual(try price.placeholder, "0,00")
    dialog.window.destroy()
    parent.destroy()
    try open(.japan)
    XCTAssertEqual(try price.placeholder, "0")
  }

  // MARK: - Adding

  func testAddIsInsensitiveUntilBothAmountsAreValid() async throws {
    try open()
    let add = try add
    XCTAssertFalse(add.isEffectivelySensitive)
    try quantity.text = "500"
    XCTAssertFalse(add.isEffectivelySensitive)
    try price.text = "3"
    XCTAssertTrue(add.isEffectivelySensitive)
    try price.text = "3÷0"
    XCTAssertFalse(add.isEffectivelySensitive)
    try price.text = "3÷"
    XCTAssertTrue(add.isEffectivelySensitive)
    try quantity.text = "0"
    XCTAssertFalse(add.isEffectivelySensitive)
    try quantity.text = ""
    XCTAssertFalse(add.isEffectivelySensitive)
  }

  func testAddAddsAndCloses() async throws {
    try open()
    try dialog.window.find(ToggleButton.self, named: "Weight").click()
    try unit.selected = 1
    try entry("Name").text = "  Coffee "
    try keypad("5", "0", "0")
    try price.grabFocus()
    try keypad("3", "Decimal Point", "9", "9")
    try add.click()
    waitUntil("The dialog is gone.") { !dialog.window.isMapped }
    XCTAssertEqual(closings, 1)
    XCTAssertEqual(offers, ["500 g for €3.99"])
    XCTAssertEqual(firstName, "Coffee")
  }

  func testAddCalculatesAndKeepsExpressions() async throws {
    try open()
    try quantity.text = "6×2"
    try price.text = "(1+2)×1.5"
    try add.click()
    XCTAssertEqual(offers, ["6 × 2 units for €4.50 ((1 + 2) × 1.5)"])
    guard list.canClear else { return }
    XCTAssertEqual(list.state.products[0].quantity.expression, "6×2")
    XCTAssertEqual(list.state.products[0].price?.expression, "(1+2)×1.5")
  }

  // MARK: - Canceling

  func testCancelAndCloseChangeNothing() async throws {
    let giveUp: [@MainActor () throws -> Void] = [
      { try self.button("Cancel").click() },
      { self.dialog.window.close() },
    ]
    for giveUp in giveUp {
      try open(.euro, over: try kg)
      let before = list.state
      try quantity.text = "1"
      try price.text = "2"
      try giveUp()
      waitUntil("The dialog is gone.") { !dialog.window.isMapped }
      XCTAssertEqual(closings, 1)
      XCTAssertEqual(list.state, before)
      try await tearDown()
    }
  }

  func testEscapeCancels() async throws {
    try openWithKeyboard()
    try type("5")
    try press("Escape")
    waitUntil("The dialog is gone.") { !dialog.window.isMapped }
    XCTAssertEqual(closings, 1)
    XCTAssertEqual(offers, [])
  }

  // MARK: - Enter

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

  func testFocusingOtherFieldsOfAnUntouchedFormShowsNoError() async throws {
    try openWithKeyboard()
    try press("Tab", "Tab", "Tab", "Tab", "Tab")
    try unit.open()
    MainLoop.iterate(milliseconds: 30)
    XCTAssertEqual(try messages, ["", ""])
    XCTAssertFalse(try quantity.isAccessibleInvalid)
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

  // MARK: - Shift+Enter

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

  func testTheFirstIncompleteFieldHasTheCursorAtItsEnd() async throws {
    try open()
    for (quantity, price, isPrice) in [("2", "", true), ("2", "1.", false), ("", "3", false)] {
      dialog.window.destroy()
      openAgain {
        $0.calculator(.quantity).edit(quantity)
        $0.calculator(.price).edit(price)
      }
      dialog.presentForInput()
      let focused = isPrice ? try self.price : try self.quantity
      XCTAssertTrue(focused.containsFocus)
      XCTAssertEqual(focused.selection, focused.length..<focused.length)
    }
  }

  func testAPlainNumberIsNotCalledAResult() async throws {
    try open()
    for (text, message) in [
      ("0", "Enter a number greater than zero."), ("-5 g", "Enter a number greater than zero."),
      ("3-3", "The result is zero. Enter more than zero."),
      ("3-5", "The result is negative. Enter more than zero."),
    ] {
      try fill(.quantity, with: text)
      XCTAssertEqual(try messages[0], message, text)
    }
  }

  // MARK: - Another kind

  func testAnotherKindIsAnError() async throws {
    try open(.euro, over: try kg)
    try fill(.quantity, with: "2 L")
    try price.text = "1"
    let error = EntryError.wrongKind(WrongKind(held: .weight, offered: .volume))
    XCTAssertEqual(try messages[0], error.text(in: .quantity, conventions: .euro))
    XCTAssertEqual(try quantity.text, "2 L")
    XCTAssertFalse(try add.isEffectivelySensitive)
    try add.click()
    XCTAssertEqual(offers, ["500 g for €3.99"])
    try fill(.quantity, with: "2 lb")
    XCTAssertEqual(try messages, ["", ""])
    XCTAssertEqual(try unit.selectedString, "pounds (lb)")
    try add.click()
    XCTAssertEqual(offers, ["2 lb for €1.00", "500 g for €3.99"])
  }
}
