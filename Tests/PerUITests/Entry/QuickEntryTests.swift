import Gtk
import PerCore
import PerUI
import XCTest

/// Products that are typed as lines.
@MainActor
final class QuickEntryTests: QuickEntryTestCase {
  func testAnApproximateQuantityIsReadBackAsOne() async throws {
    try withWindow { try check("approx. 500 g salmon 7.49", "about 500 g · €7.49 → €14.98 per kg") }
  }

  func testTheShopOfALineIsReadBack() async throws {
    try withWindow { try check("500 g oats 3.99 Aldi", "500 g · €3.99 at Aldi → €7.98 per kg") }
  }

  /// Types a line, and checks how its reading begins.
  private func check(_ line: String, _ reading: String) throws {
    try open()
    try type(line: line)
    let texts = main.window.texts
    XCTAssert(texts.contains { $0.hasPrefix(reading) }, "\(texts)")
  }

  func testALineIsReadBackAndAdded() async throws {
    try withWindow {
      try open()
      try type(line: "6x330 ml cola 4.49")
      XCTAssert(
        main.window.texts.contains("6 × 330 mL = 1.98 L · €4.49 → €2.27 per L"),
        "\(main.window.texts)")
      try press("Return")
      waitForProducts(1)
      waitUntil("The field is empty and has the focus.") {
        (try? field.text) == "" && (try? field.containsFocus) == true
      }
      try type(line: "1 l juice 1.49")
      XCTAssert(
        main.window.texts.contains("1 L · €1.49 → €1.49 per L · Best value so far"),
        "\(main.window.texts)")
      try press("Return")
      waitForProducts(2)
      XCTAssertEqual(productNames, ["juice", "cola"])
      try press("Up", "Up", "Down")
      waitUntil("The last line is back.") { (try? field.text) == "1 l juice 1.49" }
      try press("Escape")
      waitUntil("The list has the focus.") { (try? list.containsFocus) == true }
      XCTAssertFalse(try field.isMapped)
    }
  }

  func testALineThatWasKeptIsReplacedByTheNext() async throws {
    try withWindow {
      for line in ["500 g oats", "1 l juice 1.49", "2 l cola 1"] {
        try open()
        try type(line: line)
        try press("Escape")
        waitUntil("The field is closed.") { (try? field.isMapped) == false }
      }
    }
  }

  func testAQuestionHasButtons() async throws {
    try withWindow {
      try open()
      try type(line: "1.000 g flour 2.00")
      XCTAssert(main.window.texts.contains("1 g for €2.00"), "\(main.window.texts)")
      try press("Return")
      let answer = try XCTUnwrap(
        main.window.all(Button.self).first { $0.label == "1,000 g for €2.00" },
        "\(main.window.texts)")
      waitUntil("An answer has the focus.") {
        main.window.focusedWidget?.cast(to: Button.self) != nil
      }
      try press("Escape")
      waitUntil("The field has the focus.") { (try? field.containsFocus) ?? false }
      try click(answer)
      waitForProducts(1)
      XCTAssertEqual(controller.state.products[0].quantity.value, Rational(1000))
    }
  }

  func testAQuestionAboutSeveralPricesAsksWhichOneIsMeant() async throws {
    try withWindow {
      try open()
      try type(line: "rice 2 x 1 kg 1.29 each")
      XCTAssert(main.window.texts.contains("Which price do you mean?"), "\(main.window.texts)")
      try press("ctrl+a", "Delete")
      try type(line: "rice 1 kg 5")
      XCTAssert(main.window.texts.contains("Is this the price?"), "\(main.window.texts)")
    }
  }

  func testTypingContinuesWhileAnAnswerIsFocused() async throws {
    try withWindow {
      try open()
      try type(line: "1.000 g flour 2.00")
      try press("Return")
      waitUntil("An answer has the focus.") {
        main.window.focusedWidget?.cast(to: Button.self) != nil
      }
      try type("12 x")
      waitUntil("The text is in the field.") { (try? field.text) == "1.000 g flour 2.0012 x" }
      XCTAssertEqual(controller.state.products.count, 0)
    }
  }

  func testTheNextLineCanBeTypedImmediatelyAfterAnAnswer() async throws {
    try withWindow {
      try open()
      try type(line: "1.000 g flour 2.00")
      try press("Return", "Return")
      try type("1 kg rice 3")
      waitUntil("The next line is typed.") { (try? field.text) == "1 kg rice 3" }
      XCTAssertEqual(productNames, ["flour"])
    }
  }

  func testUndoInTheEmptyFieldRemovesTheProduct() async throws {
    try withWindow {
      try open()
      try type(line: "1 l oil 4.99")
      try press("Return")
      waitForProducts(1)
      try press("ctrl+z")
      waitForProducts(0)
      XCTAssertEqual(try field.text, "")
      try press("ctrl+shift+z")
      waitForProducts(1)
      try press("ctrl+z")
      waitForProducts(0)
      try press("ctrl+y")
      waitForProducts(1)
      XCTAssertEqual(try field.text, "")
    }
  }

  func testUndoRestoresADeletedLine() async throws {
    try withWindow(holding: [Product("1", .litre, for: "2")]) {
      try open()
      try type(line: "1 l oil 4.99")
      try press("ctrl+a", "Delete")
      waitUntil("The field is empty.") { (try? field.text) == "" }
      try press("ctrl+z")
      waitUntil("The line is back.") { (try? field.text) == "1 l oil 4.99" }
      XCTAssertEqual(controller.state.products.count, 1)
    }
  }

  func testTheFormOpensForMissingValues() async throws {
    try withWindow {
      try open()
      try type(line: "lemonade 1.5 l")
      try press("Return")
      let form = try opened("The form is open.") { main.dialog?.window }
      XCTAssertEqual(try form.find(Entry.self, named: "Name").text, "lemonade")
      waitUntil("The price has the focus.") {
        (try? form.find(Entry.self, named: "Price").containsFocus) == true
      }
      try press("2", "Return")
      waitForProducts(1)
      XCTAssertEqual(try field.text, "")
    }
  }

  func testTheExampleIsOfTheListsKind() async throws {
    for (unit, example) in [(Unit.kilogram, "500 g coffee 3.99"), (.litre, "1 L 3.99")] {
      let product = try Product("1", unit, for: "2")
      try withWindow(holding: [product]) {
        try open()
        XCTAssertEqual(try field.placeholder?.replacing("\u{A0}", with: " "), example)
      }
    }
  }

  func testALineOfAnotherKindStartsAComparison() async throws {
    try withWindow(holding: [Product("1", .litre, for: "2")]) {
      try open()
      try type(line: "500 g rice 1.00")
      let start = try XCTUnwrap(
        main.window.all(Button.self).first { $0.label == "Start New Comparison" })
      try press("Return")
      waitUntil("The button has the focus.") { start.containsFocus }
      XCTAssertEqual(controller.state.products.count, 1)
      try type("1 l")
      waitUntil("The next line replaces it.") { (try? field.text) == "1 l" }
      try press("ctrl+a", "Delete")
      try type(line: "500 g rice 1.00")
      try press("Return", "Return")
      waitUntil("The product is in a new comparison.") { productNames == ["rice"] }
      XCTAssertEqual(try field.text, "")
      XCTAssertTrue(try field.containsFocus)
      try type(line: "1 kg rice 1.50")
      try press("Return")
      waitForProducts(2)
    }
  }

  func testALineInAnotherCurrencyGivesItToAnEmptyComparison() async throws {
    try withWindow {
      try open()
      try type(line: "500 g pasta 1.79 USD")
      XCTAssert(main.window.all(Button.self).contains { $0.label == "Use USD" })
      try press("Return", "Return")
      waitForProducts(1)
      XCTAssertEqual(library.summaries.count, 1)
      XCTAssertEqual(library.current.currency, Currency("USD"))
      try type(line: "1 kg rice 2 EUR")
      XCTAssert(
        main.window.all(Button.self).contains { $0.label == "Start New Comparison in EUR" })
      try press("Return", "Return")
      waitUntil("The product is in a new comparison.") { productNames == ["rice"] }
      XCTAssertEqual(library.summaries.count, 2)
      XCTAssertEqual(library.current.currency, Currency("EUR"))
    }
  }

  func testOneStepUndoesTheProductAndItsCurrency() async throws {
    try withWindow {
      try open()
      try type(line: "500 g pasta 1.79 USD")
      try press("Return", "Return")
      waitForProducts(1)
      try press("ctrl+z")
      waitForProducts(0)
      XCTAssertEqual(library.current.currency, Currency("EUR"))
    }
  }

  func testALineThatCannotBeAddedStays() async throws {
    try withWindow(holding: [Product("1", .litre, for: "2")]) {
      try open()
      try type(line: "500-600 g rice 1")
      try press("Return")
      XCTAssertTrue(try field.containsFocus)
      XCTAssertEqual(try field.text, "500-600 g rice 1")
      XCTAssertEqual(try field.selection, 0..<16, "The next line replaces it.")
      XCTAssert(
        main.window.texts.contains("The quantity is a range. Enter one quantity."),
        "\(main.window.texts)")
      XCTAssertEqual(controller.state.products.count, 1)
    }
  }

  func testWordsThatAreNotReadAreNamed() async throws {
    try withWindow {
      try open()
      for (line, text) in [
        ("1o0 g tea 3.99", "“1o0” isn’t a number."),
        ("500 gg tea 3.99", "Unknown unit “gg”. Enter a unit such as g, mL or pieces."),
      ] {
        try field.text = line
        XCTAssert(main.window.texts.contains(text), "\(main.window.texts)")
      }
    }
  }
}
