import Gtk
import PerCore
import PerUI
import XCTest

/// The field for the needed amount.
@MainActor
final class NeedFieldTests: MainWindowTestCase {
  func testALongAmountIsVisible() async throws {
    try withWindow(holding: [Product("50", .wash, for: "9.95")]) {
      try giveKeyboard(to: main.window)
      main.window.activateAction("win.need")
      try type("1000")
      try press("Return")
      let need = main.list.buying.need
      waitUntil("The text has its unit.") { need.text == "1000 washes" }
      let text = try XCTUnwrap(need.children.first)
      let width = TextRuler(features: "").measure(need.text, of: need, style: "need").width
      XCTAssertGreaterThanOrEqual(text.allocatedWidth, width)
    }
  }

  func testOneUnitIsSingular() async throws {
    try withWindow(holding: [Product("50", .wash, for: "9.95")]) {
      try controller.setNeed("1")
      let need = main.list.buying.need
      waitUntil("The amount is shown.") { need.text == "1 wash" }
      try giveKeyboard(to: main.window)
      main.window.activateAction("win.need")
      try press("Return")
      XCTAssertEqual(need.text, "1 wash")
    }
  }

  func testALongAmountIsVisibleInANarrowWindow() async throws {
    try withWindow(holding: [Product("50", .wash, for: "9.95")]) {
      try giveKeyboard(to: main.window)
      main.window.defaultSize = (width: 360, height: 600)
      main.window.activateAction("win.need")
      try type("1000")
      try press("Return")
      let bar = main.list.buying
      let text = try XCTUnwrap(bar.need.children.first)
      let width = TextRuler(features: "").measure("1000 washes", of: bar.need, style: "need").width
      /// A Boolean value indicating whether the whole amount is visible below the dropdown, or beside it.
      @MainActor func isVisible(below isBelow: Bool) -> Bool {
        guard let need = bar.need.frame, let packs = bar.packs.frame else { return false }
        return text.allocatedWidth >= width
          && isBelow == (need.y > packs.y + Double(packs.height))
      }
      waitUntil("The amount is below the dropdown.") {
        bar.need.text == "1000 washes" && isVisible(below: true)
      }
      XCTAssertLessThanOrEqual(main.window.allocatedWidth, 360)
      main.window.defaultSize = (width: 600, height: 600)
      waitUntil("The amount is beside the dropdown.") { isVisible(below: false) }
      XCTAssertTrue(bar.need.containsFocus)
    }
  }

  func testALongAmountIsVisibleIfItIsTypedWithItsUnit() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      try giveKeyboard(to: main.window)
      main.window.activateAction("win.need")
      let need = main.list.buying.need
      let shortWidth = need.maxWidthChars
      for (text, width) in [("1000.75 kg", 11), ("2 kg", shortWidth), ("1000.75 kg", 11)] {
        try type(text)
        try press("Return")
        waitUntil("The field is as wide as \(text).") { need.maxWidthChars == width }
        XCTAssertEqual(need.text, text)
      }
    }
  }

  func testALongAmountShowsItsStart() async throws {
    try withWindow(holding: [Product("50", .wash, for: "9.95")]) {
      try giveKeyboard(to: main.window)
      main.window.activateAction("win.need")
      try type("1000")
      try press("Return", "Tab")
      let need = main.list.buying.need
      waitUntil("The focus has left the field.") { !need.containsFocus }
      XCTAssertEqual(need.cursorPosition, 0)
    }
  }

  func testALongAmountShowsItsStartBeforeTheFieldIsFocused() async throws {
    try withWindow(holding: [Product("50", .wash, for: "9.95")]) {
      try controller.setNeed("1000")
      let need = main.list.buying.need
      waitUntil("The amount is shown.") { need.text == "1000 washes" }
      XCTAssertEqual(need.cursorPosition, 0)
    }
  }
}
