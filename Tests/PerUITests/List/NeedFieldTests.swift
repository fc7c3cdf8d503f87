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
      let width = TextRuler(features: "").width(of: need.text, in: need, style: "need")
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

  func testTheCostHasItsSignWhereAnArabicSentenceHasIt() async throws {
    let numbers = Conventions.euro.numbers
    let money = MoneyFormat(symbol: "$", code: "USD", spacesSymbol: true, numbers: numbers)
    let list = ProductListController(
      conventions: Conventions(numbers: numbers, money: money, measures: .metric))
    try list.add(Product("1", .kilogram, for: "4", name: "Oats"))
    try list.setNeed("2 kg")
    try withLanguage("ar_EG") {
      let texts = ProductRowTexts(list.row(at: 0), format: numbers)
      let isolated = { (number: String) in "\u{2068}$\u{A0}\(number)\u{2069}" }
      XCTAssertEqual(texts.unitPrice, isolated("8.00"))
      XCTAssertTrue(texts.pack.contains(isolated("4.00")), texts.pack)
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
      let width = TextRuler(features: "").width(of: "1000 washes", in: bar.need, style: "need")
      /// Returns a Boolean value indicating whether the whole amount is visible, below the dropdown or next to it.
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
      for (text, width) in [
        ("1000.75 kg", 11), ("2 kg", shortWidth), ("1000.75 kg", 11), ("1000.123456 kg", 15),
      ] {
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
      main.window.activateAction(.newComparison)
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
        main.window.activateAction(.newComparison)
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
      main.window.activateAction(.duplicateComparison)
      settle()
      let needs = library.summaries.map { $0.comparison.buying.need?.amount }
      XCTAssertEqual(needs, [Rational(7) / Rational(10), Rational(7) / Rational(10)])
    }
  }

  func testEscapeRestoresTheAmountAndLeavesTheField() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      try giveKeyboard(to: main.window)
      main.window.activateAction("win.need")
      let need = main.list.buying.need
      try press("Escape")
      waitUntil("The empty field is hidden.") { !need.isMapped }
      main.window.activateAction("win.need")
      try type("1.6 kg")
      try press("Return")
      try type("abc")
      try press("Return")
      XCTAssertTrue(need.hasClass("error"))
      XCTAssertTrue(main.list.buying.card.hasClass("dim-label"))
      try press("Escape")
      waitUntil("The focus has left the field.") { !need.containsFocus }
      settle()
      XCTAssertEqual(need.text, "1.6 kg")
      XCTAssertFalse(need.hasClass("error"))
      XCTAssertFalse(main.list.buying.card.hasClass("dim-label"))
      XCTAssertTrue(try list.containsFocus)
      XCTAssertEqual(controller.buying.need?.amount, Rational(8) / Rational(5))
    }
  }

  func testAnErrorSaysWhatToEnter() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      try giveKeyboard(to: main.window)
      for (text, message) in [
        ("600-800 g", "The quantity is a range. Enter one quantity."),
        ("600 to 800 g", "The quantity is a range. Enter one quantity."),
        ("3 packs", "Unknown unit “packs”. Enter a unit such as g, mL or pieces."),
        ("1-2", "The result is negative. Enter more than zero."),
        ("0", "Enter a number greater than zero."), ("-5", "Enter a number greater than zero."),
      ] {
        main.window.activateAction("win.need")
        main.list.buying.need.text = text
        try press("Return")
        let messages = main.window.all(Label.self).filter { $0.hasClass("message") && $0.isMapped }
        XCTAssertEqual(messages.map(\.text), [message], text)
      }
    }
  }
}
