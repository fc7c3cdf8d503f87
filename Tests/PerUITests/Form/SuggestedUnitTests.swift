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

  func testTheSuggestionDisappearsWithTheNextKey() async throws {
    try openWithKeyboard()
    try dialog.window.find(ToggleButton.self, named: "Volume").click()
    try fill(.quantity, with: "330")
    XCTAssertEqual(suggestion?.label, "Chan_ge to 330 mL")
    try quantity.text = "33"
    XCTAssertNil(suggestion)
  }
}
