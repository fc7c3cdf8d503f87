import Gtk
import PerCore
import PerUI
import XCTest

@MainActor
final class AmountEntryTests: AddDialogTestCase {
  private func text(_ field: AmountField) -> String { controller.form[field].calculator.text }

  private func icon(_ entry: Entry) -> String? { entry.iconName(at: .secondary) }

  // MARK: - The text and the caret

  func testTheEntryAndTheFormFollowEachOther() async throws {
    try open()
    try quantity.text = "500"
    try price.text = "3.99"
    XCTAssertEqual(text(.quantity), "500")
    XCTAssertEqual(text(.price), "3.99")
    controller.calculator(.quantity).press(.operation(.multiply))
    controller.calculator(.price).edit("4.20")
    XCTAssertEqual(try quantity.text, "500×")
    XCTAssertEqual(try price.text, "4.20")
  }

  func testTheKeypadTypesAtTheCaret() async throws {
    try open()
    try quantity.text = "12"
    try quantity.cursorPosition = 1
    try keypad("5", "6")
    XCTAssertEqual(try quantity.text, "1562")
    XCTAssertEqual(try quantity.cursorPosition, 3)
    try keypad("Delete")
    XCTAssertEqual(try quantity.text, "152")
    XCTAssertEqual(try quantity.cursorPosition, 2)
    try quantity.selection = 0..<2
    try keypad("7")
    XCTAssertEqual(try quantity.text, "72")
    XCTAssertEqual(try quantity.selection, 1..<1)
    try quantity.selectAll()
    try keypad("Delete")
    XCTAssertEqual(try quantity.text, "")
  }

  func testRealKeysTypeAtTheCaret() async throws {
    try openWithKeyboard()
    try type("12")
    try press("Left")
    try type("+3*")
    XCTAssertEqual(try quantity.text, "1+3×2")
    XCTAssertEqual(try quantity.cursorPosition, 4)
    XCTAssertEqual(text(.quantity), "1+3×2")
    try press("BackSpace", "Home", "Delete", "End")
    try type("4")
    XCTAssertEqual(try quantity.text, "+324")
    XCTAssertEqual(text(.quantity), "+324")
  }

  func testUndoAfterEqualsBringsTheExpressionBack() async throws {
    try openWithKeyboard()
    try type("6*330=")
    waitUntil("The result is shown.") { (try? quantity.text) == "1980" }
    try press("ctrl+z")
    waitUntil("The expression is back.") { (try? quantity.text) == "6×330" }
    XCTAssertEqual(text(.quantity), "6×330")
  }

  func testUndoRestoresTheUnitsThatAChosenUnitReplaced() async throws {
    try openWithKeyboard(.unitedStates)
    try fill(.quantity, with: "1 lb 4 oz")
    controller.choose(PerCore.Unit.gram)
    XCTAssertEqual(try quantity.text, "566.9904625")
    try quantity.grabFocus()
    try press("ctrl+z")
    waitUntil("The units are back.") { (try? quantity.text) == "1 lb 4 oz" }
    XCTAssertEqual(controller.form.result.quantity?.unit, .ounce)
  }

  // MARK: - Operators and marks from the keyboard

  func testTypedOperatorsAreThoseOfTheKeypad() async throws {
    try openWithKeyboard()
    try type("6*2x3/4-5+1")
    XCTAssertEqual(try quantity.text, "6×2×3÷4−5+1")
    try type("=")
    XCTAssertEqual(try quantity.text, "5")
    try press("KP_Multiply", "KP_3", "KP_Divide", "KP_2", "KP_Subtract", "KP_1", "KP_Add", "KP_4")
    XCTAssertEqual(try quantity.text, "5×3÷2−1+4")
    try press("KP_Equal")
    XCTAssertEqual(try quantity.text, "10.5")
  }

  func testASecondOperatorIsRefused() async throws {
    try openWithKeyboard()
    try type("*/+5+*-/7")
    XCTAssertEqual(try quantity.text, "5+7")
    try type("(1)")
    XCTAssertEqual(try quantity.text, "5+7(1)")
  }

  func testTheNumericPadTypesTheDecimalMarkOfTheLocale() async throws {
    try openWithKeyboard(.germany)
    try press("KP_2", "KP_Decimal", "KP_5")
    XCTAssertEqual(try quantity.text, "2,5")
    XCTAssertEqual(text(.quantity), "2,5")
    // A number has only one decimal mark.
    try press("KP_Decimal", "KP_Separator")
    XCTAssertEqual(try quantity.text, "2,5")
    try press("Tab", "Tab", "KP_1", "KP_Separator", "KP_9")
    XCTAssertEqual(try price.text, "1,9")
    XCTAssertEqual(controller.form.canAdd, true)
  }

  func testTheNumericPadsCommaTypesThePointOfTheLocale() async throws {
    try openWithKeyboard(.euro)
    try press("KP_2", "KP_Separator", "KP_5")
    XCTAssertEqual(try quantity.text, "2.5")
  }

  func testExpressionsAreFromLeftToRightInAllLanguages() async throws {
    TextDirection.ofLanguage = .rightToLeft
    defer { TextDirection.ofLanguage = .leftToRight }
    try open()
    for entry in [try quantity, try price] {
      XCTAssertEqual(entry.textDirection, .leftToRight)
      XCTAssertEqual(entry.alignment, 1)
      let placeholder = try XCTUnwrap(entry.all(Label.self).first { $0.text == entry.placeholder })
      XCTAssertEqual(placeholder.textDirection, .leftToRight)
      XCTAssertEqual(placeholder.xalign, 1)
    }
  }

  // MARK: - The clear icon

  func testTheClearIconIsShownWhileThereIsText() async throws {
    try open()
    XCTAssertNil(icon(try quantity))
    try keypad("5")
    XCTAssertEqual(icon(try quantity), "window-close-symbolic")
    XCTAssertNil(icon(try price))
    let image = try XCTUnwrap(quantity.all(Image.self).first(where: \.isMapped))
    XCTAssertNil(image.mismatch(ofAccessibleLabel: "Clear"))
    try keypad("Delete")
    XCTAssertNil(icon(try quantity))
    try quantity.text = "x"
    XCTAssertNotNil(icon(try quantity))
  }

  func testTheClearIconEmptiesTheField() async throws {
    try openWithKeyboard()
    try fill(.quantity, with: "12+")
    try price.text = "3"
    try quantity.text = "8+"
    // Without a window manager, the first click can be lost.
    for _ in 0..<3 where try !quantity.text.isEmpty {
      try click(XCTUnwrap(quantity.all(Image.self).first(where: \.isMapped)))
    }
    XCTAssertEqual(text(.quantity), "")
    XCTAssertNil(icon(try quantity))
    XCTAssertTrue(try quantity.hasFocus)
    XCTAssertEqual(try message(.quantity), "")
    XCTAssertFalse(try button("Plus").isEffectivelySensitive)
    XCTAssertEqual(try price.text, "3")
  }

  func testTheClearIconIsAfterACurrencyThatFollowsThePrice() async throws {
    try openWithKeyboard(.germany)
    let box = try XCTUnwrap(price.parent)
    let clear = try XCTUnwrap(box.all(Button.self).first)
    let currency = try XCTUnwrap(box.all(Label.self).first { $0.hasClass("currency") })
    XCTAssertNil(clear.mismatch(ofAccessibleLabel: "Clear"))
    XCTAssertFalse(clear.isFocusable)
    let place = currency.frame
    XCTAssertFalse(clear.isEffectivelySensitive)
    try fill(.price, with: "3,99")
    settle()
    XCTAssertNil(icon(try price))
    XCTAssertTrue(clear.isEffectivelySensitive)
    XCTAssertEqual(currency.frame, place, "Nothing moves.")
    let (end, start) = try (
      XCTUnwrap(place).x + Double(currency.allocatedWidth), XCTUnwrap(clear.frame).x
    )
    XCTAssertGreaterThanOrEqual(start, end)
    XCTAssertEqual(box.allocatedHeight, try quantity.parent?.allocatedHeight)
    for _ in 0..<3 where try !price.text.isEmpty { try click(clear) }
    XCTAssertEqual(text(.price), "")
    XCTAssertTrue(try price.hasFocus)
    XCTAssertFalse(clear.isEffectivelySensitive)
  }

  // MARK: - Errors

  func testAnErrorIsShownBelowTheFieldWhenItIsLeft() async throws {
    try open()
    XCTAssertEqual(try message(.quantity), "")
    XCTAssertFalse(try quantity.isAccessibleInvalid)
    try quantity.text = "0"
    XCTAssertEqual(try message(.quantity), "")
    try price.grabFocus()
    settle()
    XCTAssertEqual(
      try message(.quantity), EntryError.notPositive.text(in: .quantity, conventions: .euro))
    XCTAssertEqual(try message(.price), "")
    XCTAssertTrue(try quantity.isAccessibleInvalid)
    XCTAssertFalse(try price.isAccessibleInvalid)
    let (field, below) = (try XCTUnwrap(quantity.frame), try XCTUnwrap(line(.quantity).frame))
    // The place of the field is that of its text, within a padding.
    XCTAssertEqual(below.x, field.x, accuracy: 15)
    XCTAssertGreaterThan(below.y, field.y + Double(field.height) / 2)
    XCTAssertLessThan(below.y, try XCTUnwrap(price.frame).y)

    try quantity.grabFocus()
    XCTAssertFalse(try message(.quantity).isEmpty)
    try quantity.text = "05"
    XCTAssertEqual(try message(.quantity), "")
    XCTAssertFalse(try quantity.isAccessibleInvalid)
  }

  func testAnEmptyFieldHasNoError() async throws {
    try open()
    try price.grabFocus()
    XCTAssertEqual(try message(.quantity), "")
    try quantity.grabFocus()
    XCTAssertEqual(try message(.price), "")
    XCTAssertFalse(try line(.quantity).isVisible)
    XCTAssertFalse(try line(.price).isVisible)
  }

  func testEachErrorIsShownAndTheTextStays() async throws {
    for (text, error) in EntryErrorSample.all where !text.isEmpty {
      for field in AmountField.allCases {
        try open(.euro, over: try Product("500", .gram, for: "3.99"))
        try fill(field == .quantity ? .price : .quantity, with: "1")
        try fill(field, with: text)
        let entry = field == .quantity ? try quantity : try price
        XCTAssertEqual(entry.text, text)
        XCTAssertEqual(
          try message(field), error.text(in: field, conventions: .euro), "\(text) \(field)")
        XCTAssertTrue(entry.isAccessibleInvalid)
        XCTAssertFalse(try add.isEffectivelySensitive)
        try add.click()
        XCTAssertEqual(offers, ["500 g for €3.99"])
        dialog.window.destroy()
        parent.destroy()
      }
    }
  }

  func testValidTextIsAccepted() async throws {
    try open()
    for (text, shown) in [
      ("12+", "12"), ("1,500", "1,500"), ("6 × 330", "6 × 330"), ("6×330+", "6×330"),
      ("(2+1)×4", "(2+1)×4"), (".5", ".5"), ("\u{FF15}", "\u{FF15}"), ("1÷4", "1÷4"),
    ] {
      try fill(.quantity, with: text)
      XCTAssertEqual(try quantity.text, shown, text)
      XCTAssertEqual(try message(.quantity), "", text)
    }
    try fill(.quantity, with: " 500 ")
    XCTAssertEqual(try message(.quantity), "")
    try fill(.price, with: "€3.99")
    XCTAssertEqual(try message(.price), "")
    XCTAssertEqual(try price.text, "3.99")
    XCTAssertTrue(try add.isEffectivelySensitive)
  }
}
