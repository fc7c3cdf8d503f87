import Gtk
import PerCore
import PerUI
import XCTest

/// Products that are typed or pasted as lines.
@MainActor
final class QuickEntryTests: MainWindowTestCase {
  private var field: Entry { get throws { try main.window.find(Entry.self, named: "Product") } }

  private func open() throws {
    main.window.activateAction("win.quick-entry")
    waitUntil("The field has the focus.") { (try? field.containsFocus) ?? false }
  }

  /// Types a line, and waits until it is read.
  private func type(line: String) throws {
    try type(line)
    waitUntil("The line is typed.") { (try? field.text) == line }
  }

  private var names: [String] { controller.state.products.ranked.map(\.name) }

  private func waitForProducts(
    _ count: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    waitUntil("There are \(count) products.", file: file, line: line) {
      controller.state.products.count == count
    }
  }

  func testAnApproximateQuantityIsReadBackAsOne() async throws {
    try withWindow {
      try open()
      try type(line: "approx. 500 g salmon 7.49")
      XCTAssert(
        main.window.texts.contains { $0.hasPrefix("about 500 g · €7.49 → €14.98 per kg") },
        "\(main.window.texts)")
    }
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
      XCTAssertEqual(names, ["juice", "cola"])
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
      XCTAssertEqual(names, ["flour"])
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

  func testALineBreakAtTheEndOfAPastedLineIsRemoved() async throws {
    try withWindow {
      try open()
      main.window.copy("500 g rice 2.00\n\n")
      try press("ctrl+v")
      waitUntil("The line is in the field.") { (try? field.text) == "500 g rice 2.00" }
      try press("Return")
      waitForProducts(1)
    }
  }

  func testATextIsPastedWithoutNUL() async throws {
    try withWindow {
      try open()
      main.window.copy(bytes: Array("500 g ri\0ce 2.00".utf8))
      try press("ctrl+v")
      waitUntil("The line is in the field.") { (try? field.text) == "500 g rice 2.00" }
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

  func testALineOfAnotherKindStartsAComparison() async throws {
    try withWindow(holding: [Product("1", .litre, for: "2")]) {
      try open()
      try type(line: "500 g rice 1.00")
      let start = try XCTUnwrap(
        main.window.all(Button.self).first { $0.label == "Start New Comparison" })
      try press("Return", "Return", "ctrl+a")
      waitUntil("The line is selected.") { (try? field.selection) == 0..<15 }
      XCTAssertEqual(controller.state.products.count, 1)
      XCTAssertTrue(try field.containsFocus)
      start.grabFocus()
      try press("Return")
      waitUntil("The product is in a new comparison.") {
        controller.state.products.ranked.map(\.name) == ["rice"]
      }
      XCTAssertEqual(try field.text, "")
      XCTAssertTrue(try field.containsFocus)
      try type(line: "1 kg rice 1.50")
      try press("Return")
      waitForProducts(2)
    }
  }

  func testALineThatCannotBeAddedStays() async throws {
    try withWindow(holding: [Product("1", .litre, for: "2")]) {
      try open()
      try type(line: "500 g rice 1")
      try press("Return")
      XCTAssertTrue(try field.containsFocus)
      XCTAssertEqual(try field.text, "500 g rice 1")
      XCTAssertEqual(try field.selection, 0..<12, "The next line replaces it.")
      XCTAssert(
        main.window.texts.contains("You can’t compare weights with volumes."),
        "\(main.window.texts)")
      XCTAssertEqual(controller.state.products.count, 1)
    }
  }

  func testTheChosenLinesSelectThePluralForm() async throws {
    try withLanguage("fr_FR") {
      try withWindow {
        main.window.copy("500 g riz 2,00\nbonjour\nriz 250 g\nriz")
        try press("ctrl+v")
        let paste = try opened("The window is open.") { main.pasteWindow?.window }
        XCTAssert(paste.texts.contains("1 ligne sur 4 sera ajoutée."), "\(paste.texts)")
      }
    }
  }

  func testOnePastedLineGoesToTheField() async throws {
    try withWindow(holding: [Product("1", .litre, for: "2")]) {
      main.window.copy("\n 750 ml wine 4.99 \n")
      try press("ctrl+v")
      waitUntil("The line is in the field.") { (try? field.text) == " 750 ml wine 4.99 " }
      try press("Return")
      waitForProducts(2)
    }
  }

  func testSeveralPastedLinesAreCheckedInAWindow() async throws {
    try withWindow {
      main.window.copy("500 g rice 2.00\nhello\nrice 250 g\n1 kg rice 3.50")
      try press("ctrl+v")
      let paste = try opened("The window is open.") { main.pasteWindow?.window }
      XCTAssert(paste.texts.contains("2 of 4 lines will be added."), "\(paste.texts)")
      XCTAssert(paste.texts.contains("500 g · €2.00 → €4.00 per kg"), "\(paste.texts)")
      XCTAssert(
        paste.texts.contains("No price found. Add it to the line."), "\(paste.texts)")
      let lines = paste.all(Entry.self)
      XCTAssertEqual(
        lines.map(\.text), ["500 g rice 2.00", "hello", "rice 250 g", "1 kg rice 3.50"])
      // The beginning of a long line is visible.
      XCTAssertEqual(Set(lines.map(\.selection)), [0..<0])
      lines[2].grabFocus()
      lines[2].selection = lines[2].length..<lines[2].length
      try type(" 1.20")
      waitUntil("The edited line is read.") {
        paste.texts.contains("250 g · €1.20 → €4.80 per kg")
      }
      XCTAssertTrue(paste.all(CheckButton.self)[2].isActive)
      try click(paste.all(CheckButton.self)[0])
      waitUntil("A line is left out.") { paste.texts.contains("2 of 4 lines will be added.") }
      try press("Return")
      _ = try paste.find(Button.self, named: "Add").grabFocus()
      try press("Return")
      waitForProducts(2)
      try press("ctrl+z")
      waitForProducts(0)
    }
  }

  func testChangedLinesCanBeRestored() async throws {
    try withWindow {
      main.window.copy("500 g rice 2.00\n1 L milk 1.00")
      try press("ctrl+v")
      var paste = try opened("The window is open.") { main.pasteWindow?.window }
      XCTAssert(
        paste.texts.contains("You can’t compare volumes with the weights above."), "\(paste.texts)")
      let line = try XCTUnwrap(paste.all(Entry.self).first)
      line.text = "400 g rice 2.00"
      try press("Escape")
      waitUntil("The window is closed.") { main.pasteWindow == nil }
      let restore = try XCTUnwrap(main.window.all(Button.self).first { $0.label == "Restore" })
      try click(restore)
      paste = try opened("The window is open again.") { main.pasteWindow?.window }
      XCTAssertEqual(paste.all(Entry.self).map(\.text), ["400 g rice 2.00", "1 L milk 1.00"])
      try press("Return")
      waitForProducts(1)
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

  func testLinesPastedIntoTheEmptyFormAreCheckedInAWindow() async throws {
    try withWindow {
      main.window.activateAction("win.add")
      let form = try opened("The form is open.") { main.dialog?.window }
      form.copy("500 g rice 2.00\n1 kg rice 3.50")
      try press("ctrl+v")
      let paste = try opened("The window is open.") { main.pasteWindow?.window }
      XCTAssertNil(main.dialog)
      XCTAssertEqual(paste.all(Entry.self).map(\.text), ["500 g rice 2.00", "1 kg rice 3.50"])
    }
  }

  func testLinesPastedIntoAFilledFormAreInserted() async throws {
    try withWindow {
      main.window.activateAction("win.add")
      let form = try opened("The form is open.") { main.dialog?.window }
      try form.find(Entry.self, named: "Shop").text = "Spar"
      for (field, pasted, expected) in [
        ("Name", "500 g\nrice", "500 g rice"), ("Price", "12\n34", "12 34"),
      ] {
        let entry = try form.find(Entry.self, named: field)
        entry.grabFocus()
        form.copy(pasted)
        try press("ctrl+v")
        waitUntil("The text is inserted in \(field).") { entry.text == expected }
        XCTAssertNil(main.pasteWindow)
      }
    }
  }

  func testAPastedLineFillsTheForm() async throws {
    try withWindow {
      main.window.activateAction("win.add")
      let form = try opened("The form is open.") { main.dialog?.window }
      form.copy("Cola 6 x 330 ml 4.49 €")
      try press("ctrl+v")
      waitUntil("The form is filled.") {
        (try? form.find(Entry.self, named: "Name").text) == "Cola"
      }
      XCTAssertEqual(try form.find(Entry.self, named: "Quantity").text, "6×330")
      XCTAssertEqual(try form.find(Entry.self, named: "Price").text, "4.49")
      form.copy("1234")
      try press("ctrl+a", "ctrl+v")
      waitUntil("Other text is inserted.") {
        (try? form.find(Entry.self, named: "Quantity").text) == "1234"
      }
    }
  }
}
