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

  func testANewComparisonHasNoNeed() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      try giveKeyboard(to: main.window)
      main.window.activateAction("win.need")
      try type("250 g")
      try press("Return")
      waitUntil("The need is set.") { controller.buying.need?.amount == Rational(1) / Rational(4) }
      main.window.activateAction("win.new-comparison")
      waitUntil("A new comparison is open.") { controller.state.products.isEmpty }
      try add(Product("2", .kilogram, for: "12.99"))
      settle()
      XCTAssertNil(controller.buying.need)
      main.window.activateAction("win.need")
      XCTAssertEqual(main.list.buying.need.text, "")
    }
  }

  func testATypedAmountBelongsToItsComparison() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      let first = library.current.id
      try giveKeyboard(to: main.window)
      for typed in ["700 g", "abc"] {
        main.window.activateAction("win.need")
        try type(typed)
        main.window.activateAction("win.new-comparison")
        waitUntil("A new comparison is open.") { library.current.id != first }
        try add(Product("2", .kilogram, for: "12.99"))
        settle()
        XCTAssertNil(controller.buying.need, typed)
        library.undo()
        library.open(first)
        settle()
        XCTAssertEqual(controller.buying.need?.amount, Rational(7) / Rational(10), typed)
      }
    }
  }

  func testATypedAmountIsEnteredBeforeACopyIsMade() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      try giveKeyboard(to: main.window)
      main.window.activateAction("win.need")
      try type("700 g")
      main.window.activateAction("win.duplicate-comparison")
      settle()
      let needs = library.summaries.map { $0.comparison.buying.need?.amount }
      XCTAssertEqual(needs, [Rational(7) / Rational(10), Rational(7) / Rational(10)])
    }
  }
}
