import Gtk
import PerCore
import PerUI
import XCTest

@MainActor
final class AddDialogTests: AddDialogTestCase {
  private var kg: Product { get throws { try Product("500", .gram, for: "3.99") } }

  // MARK: Opening

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

  // MARK: Adding

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
    XCTAssertEqual(offers, ["6 × 2 units for €4.50 [(1 + 2) × 1.5]"])
    guard list.canClear else { return }
    XCTAssertEqual(list.state.products[0].quantity.expression, "6×2")
    XCTAssertEqual(list.state.products[0].price?.expression, "(1+2)×1.5")
  }

  // MARK: Canceling

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

  // MARK: Errors

  func testFocusingOtherFieldsOfAnUntouchedFormShowsNoError() async throws {
    try openWithKeyboard()
    try press("Tab", "Tab", "Tab", "Tab", "Tab")
    try unit.open()
    MainLoop.iterate(milliseconds: 30)
    XCTAssertEqual(try messages, ["", ""])
    XCTAssertFalse(try quantity.isAccessibleInvalid)
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
