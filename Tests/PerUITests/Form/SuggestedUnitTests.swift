import Gtk
import PerCore
import XCTest

/// An implausible quantity is questioned, and the smaller unit is one click away.
@MainActor
final class SuggestedUnitTests: AddDialogTestCase {
  private var suggestion: Button? {
    dialog.window.all(Button.self).first {
      $0.isMapped && $0.label?.hasPrefix("Chan_ge to") == true
    }
  }

  func testASmallerUnitIsSuggestedWhenTheFieldIsLeft() async throws {
    try openWithKeyboard()
    try dialog.window.find(ToggleButton.self, named: "Weight").click()
    try quantity.grabFocus()
    try type("500")
    XCTAssertNil(suggestion)
    try press("Return")
    XCTAssertTrue(try price.hasFocus)
    XCTAssertEqual(text(ofClass: "value"), "500 kg?")
    let suggestion = try XCTUnwrap(suggestion)
    XCTAssertEqual(suggestion.label, "Chan_ge to 500 g")
    try press("shift+Tab", "shift+Tab")
    XCTAssertTrue(try unit.containsFocus)
    try press("alt+g")
    waitUntil("The price has the focus.") { (try? price.hasFocus) ?? false }
    XCTAssertEqual(controller.form.unit, .gram)
    XCTAssertNil(self.suggestion)
    XCTAssertEqual(text(ofClass: "value"), "")
  }

  func testShiftTabReachesTheSuggestion() async throws {
    try openWithKeyboard(.unitedStates)
    try dialog.window.find(ToggleButton.self, named: "Weight").click()
    try quantity.grabFocus()
    try type("500")
    try press("Return", "shift+Tab")
    XCTAssertEqual(suggestion?.hasFocus, true)
    try press("Return")
    waitUntil("The price has the focus.") { (try? price.hasFocus) ?? false }
    XCTAssertEqual(controller.form.unit, .gram)
  }

  func testEnterAsksBeforeAnImplausibleProductIsAdded() async throws {
    try openWithKeyboard(over: Product("1", .kilogram, for: "5"))
    try quantity.grabFocus()
    try type("750")
    try press("Return")
    try type("1.60")
    XCTAssertFalse(dialog.window.all(Label.self).contains { $0.isMapped && $0.hasClass("best") })
    XCTAssertFalse(dialog.window.texts.contains("Best value so far"))
    try press("Return")
    let button = try XCTUnwrap(suggestion)
    XCTAssertTrue(button.hasFocus)
    XCTAssertNil(button.mismatch(ofAccessibleDescription: "750 kg?"))
    XCTAssertEqual(list.state.products.count, 1)
    try press("Return")
    waitUntil("The price has the focus.") { (try? price.hasFocus) ?? false }
    XCTAssertTrue(dialog.window.texts.contains("Best value so far"))
    try press("Return")
    XCTAssertEqual(list.state.products.ranked.map(\.unit), [.gram, .kilogram])
  }

  func testEnterInAFieldKeepsTheUnit() async throws {
    try openWithKeyboard(over: Product("1", .kilogram, for: "5"))
    try quantity.grabFocus()
    try type("750")
    try press("Return")
    try type("1.60")
    try add.click()
    XCTAssertEqual(suggestion?.hasFocus, true)
    try price.grabFocus()
    try press("Return")
    XCTAssertEqual(list.state.products.ranked.map(\.unit), [.kilogram, .kilogram])
  }

  func testTheSuggestionDisappearsWithTheNextKey() async throws {
    try openWithKeyboard()
    try dialog.window.find(ToggleButton.self, named: "Volume").click()
    try fill(.quantity, with: "330")
    XCTAssertEqual(suggestion?.label, "Chan_ge to 330 mL")
    try quantity.text = "33"
    XCTAssertNil(suggestion)
  }
}
