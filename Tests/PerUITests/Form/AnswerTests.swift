import Gtk
import PerCore
import PerUI
import XCTest

/// A text with several meanings is a question with answers below the field.
@MainActor
final class AnswerTests: AddDialogTestCase {
  private func answer(_ label: String) -> Button? {
    dialog.window.all(Button.self).first { $0.isMapped && $0.texts == [label] }
  }

  func testEnterMovesToTheAnswersAndEnterChooses() async throws {
    try openWithKeyboard()
    try type("6pk 12 oz")
    XCTAssertNil(answer("72 oz"))
    try press("Return")
    XCTAssertEqual(try message(.quantity), "Did you mean 72 oz or 12 oz?")
    XCTAssertEqual(answer("72 oz")?.hasFocus, true)
    try press("Tab")
    XCTAssertEqual(answer("12 oz")?.hasFocus, true)
    try press("Return")
    waitUntil("The price has the focus.") { (try? price.hasFocus) ?? false }
    XCTAssertEqual(try quantity.text, "12")
    XCTAssertEqual(controller.form.unit, .ounce)
    XCTAssertNil(answer("12 oz"))
    XCTAssertEqual(try message(.quantity), "")
  }

  /// GTK would press the button a quarter of a second later.
  func testThePriceCanBeTypedImmediatelyAfterAnAnswer() async throws {
    try openWithKeyboard()
    try type("6pk 12 oz")
    try press("Return", "Return")
    try type("3.99")
    waitUntil("The price is typed.") { (try? price.text) == "3.99" }
    XCTAssertEqual(try quantity.text, "72")
  }

  /// The answers appear between two presses of Tab.
  func testOnlyShiftTabReachesTheAnswers() async throws {
    try openWithKeyboard()
    try type("6pk 12 oz")
    try press("Tab", "Tab")
    XCTAssertNotNil(answer("72 oz"))
    XCTAssertTrue(try price.hasFocus)
    try press("shift+Tab")
    XCTAssertEqual(answer("12 oz")?.hasFocus, true)
    try press("shift+Tab")
    XCTAssertEqual(answer("72 oz")?.hasFocus, true)
    try press("space")
    waitUntil("The price has the focus.") { (try? price.hasFocus) ?? false }
    XCTAssertEqual(try quantity.text, "72")
  }

  func testTheAnswersOfThePriceAreBelowIt() async throws {
    try openWithKeyboard()
    try type("500 g")
    try price.grabFocus()
    try type("12:90")
    try press("Return")
    XCTAssertEqual(answer("12.90")?.hasFocus, true)
    try press("Return")
    waitUntil("The price has the focus.") { (try? price.hasFocus) ?? false }
    XCTAssertEqual(try price.text, "12.90")
    try press("Return")
    XCTAssertEqual(closings, 1)
  }

  func testEscapeReturnsToTheFieldAndOtherKeysTypeIntoIt() async throws {
    try openWithKeyboard()
    try type("6pk 12 oz")
    try press("Return", "Escape")
    waitUntil("The quantity has the focus.") { (try? quantity.hasFocus) ?? false }
    XCTAssertEqual(closings, 0)
    try press("Return")
    try type("24 oz")
    XCTAssertEqual(try quantity.text, "24 oz")
    XCTAssertNil(answer("72 oz"))
  }

  func testAnAnswerToALineFillsTheForm() async throws {
    try openWithKeyboard()
    try type("6pk 12 oz cola 4.99")
    try press("Return")
    XCTAssertEqual(try message(.quantity), "Which quantity is the price for?")
    let first = try XCTUnwrap(dialog.window.focusedWidget)
    XCTAssertTrue(first.texts.joined().contains("€4.99"), "\(first.texts)")
    try press("Return")
    waitUntil("The price has the focus.") { (try? price.hasFocus) ?? false }
    XCTAssertEqual(try price.text, "4.99")
    XCTAssertEqual(try entry("Name").text, "cola")
  }

  func testNothingMovesWhenTheAnswersAppear() async throws {
    try openWithKeyboard()
    settle()
    let before = try XCTUnwrap(price.frame?.y)
    let height = dialog.window.allocatedHeight
    try type("6pk 12 oz")
    try press("Return")
    settle()
    XCTAssertEqual(try price.frame?.y, before)
    XCTAssertEqual(dialog.window.allocatedHeight, height)
  }

  func testExpressionsAreWrittenFromLeftToRight() async throws {
    try openWithKeyboard()
    for widget in [dialog.window] + dialog.window.all(Box.self) {
      widget.textDirection = .rightToLeft
    }
    try type("5:7")
    try press("Return")
    XCTAssertEqual(answer("5÷7")?.child?.textDirection, .leftToRight)
  }

  func testAnOfferInThePriceOpensTheOffer() async throws {
    try openWithKeyboard()
    try type("500 g")
    try price.grabFocus()
    try type("2 for 5")
    try press("Tab")
    XCTAssertEqual(controller.form.terms.offerKind, .bundle)
    let expander = try XCTUnwrap(dialog.window.all(Expander.self).first)
    XCTAssertTrue(expander.isExpanded)
    XCTAssertEqual(controller.form.price.calculator.text, "")
  }

  func testEnterAddsAProductWithTheOfferThatIsShown() async throws {
    try openWithKeyboard()
    try type("500 g")
    try price.grabFocus()
    try type("3.99 + 0.25 deposit, 3 for 2")
    let texts = dialog.window.texts
    XCTAssertTrue(texts.contains("= €3.99 · 3 for 2 · plus €0.25 deposit"), "\(texts)")
    try press("Return")
    XCTAssertEqual(closings, 1)
  }

  func testTheTooltipOfAddSaysWhatIsMissing() async throws {
    try openWithKeyboard()
    XCTAssertEqual(try add.tooltip, "Enter a quantity and a price first.")
    try quantity.text = "500 g"
    XCTAssertEqual(try add.tooltip, "Enter a price, for example 3.99.")
    try quantity.text = "500 zz"
    XCTAssertEqual(try add.tooltip, "Unknown unit “zz”. Choose one from the list.")
    try quantity.text = "500 g"
    try price.text = "3.99"
    XCTAssertEqual(try add.tooltip?.hasPrefix("Add (Enter)"), true)
    controller.choose(OfferKind.bundle)
    XCTAssertEqual(try add.tooltip, "Enter the number of packs.")
  }
}
