import Gtk
import PerCore
import PerUI
import XCTest

/// Lines that are pasted into the main window.
@MainActor
final class PastedLinesTests: QuickEntryTestCase {
  /// Pastes lines, and returns the window in which they are checked.
  @discardableResult
  private func openPasted(_ text: String) throws -> Window {
    main.window.copy(text)
    try press("ctrl+v")
    return try opened("The window is open.") { main.pasteWindow?.window }
  }

  /// Clicks the button of the message about lines that were not added, and returns the window that shows them.
  @discardableResult
  private func openAgain(_ label: String) throws -> Window {
    let button = main.window.all(Button.self).first { $0.label == label }
    try click(try XCTUnwrap(button, label))
    return try opened("The window is open again.") { main.pasteWindow?.window }
  }

  /// The check boxes of the lines.
  private func checks(of paste: Window) -> [CheckButton] {
    paste.all(CheckButton.self).filter { $0.mismatch(ofAccessibleLabel: "Add this line") == nil }
  }

  private func cancelPasted() throws {
    try press("Escape")
    waitUntil("The window is closed.") { main.pasteWindow == nil }
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

  func testSeveralPastedLinesAreCheckedInAWindow() async throws {
    try withWindow {
      let paste = try openPasted("500 g rice 2.00\nhello\nrice 250 g\n1 kg rice 3.50")
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
      XCTAssertTrue(checks(of: paste)[2].isActive)
      try click(checks(of: paste)[0])
      waitUntil("A line is left out.") { paste.texts.contains("2 of 4 lines will be added.") }
      try press("Return")
      _ = try paste.find(Button.self, named: "Add").grabFocus()
      try press("Return")
      waitForProducts(2)
      try press("ctrl+z")
      waitForProducts(0)
    }
  }

  func testLinesThatCannotBeAddedAreShownAgain() async throws {
    try withWindow {
      var paste = try openPasted("hello\n500 g rice 2.00\n1 L milk 1.00")
      let checks = checks(of: paste)
      XCTAssertEqual(checks.map { $0.hasClass("dim-label") }, [true, false, true])
      XCTAssertEqual(Set(paste.all(Entry.self).map(\.selection)), [0..<0])
      try press("Return")
      waitForProducts(1)
      XCTAssertNil(main.pasteWindow)
      XCTAssert(main.window.texts.contains("2 lines not added"), "\(main.window.texts)")
      paste = try openAgain("Show")
      XCTAssertEqual(paste.all(Entry.self).map(\.text), ["hello", "1 L milk 1.00"])
      try cancelPasted()
    }
  }

  func testTheFocusMovesFromAnAnswerToTheNextQuestion() async throws {
    try withWindow {
      let paste = try openPasted("500 g rice 2.00 3.00\nhello\n500 g oats 4.00 5.00")
      let answers = paste.all(Button.self).filter { $0.label?.contains("€") == true }
      XCTAssertEqual(answers.count, 4)
      try XCTUnwrap(answers.dropFirst().first).click()
      XCTAssertEqual(answers.map(\.isDrawnChecked), [false, true, false, false])
      waitUntil("The next question has the focus.") { answers[2].hasFocus }
      answers[2].click()
      XCTAssertEqual(answers.map(\.isDrawnChecked), [false, true, true, false])
      let add = try paste.find(Button.self, named: "Add")
      waitUntil("The button has the focus.") { add.hasFocus }
      try press("Return")
      waitForProducts(2)
    }
  }

  func testLinesThatWereShownAgainAreNotLost() async throws {
    try withWindow {
      try openPasted("hello\n500 g rice 2.00")
      try press("Return")
      waitForProducts(1)
      for label in ["Show", "Restore"] {
        let paste = try openAgain(label)
        XCTAssertEqual(paste.all(Entry.self).map(\.text), ["hello"])
        try cancelPasted()
        settle()
        XCTAssert(main.window.texts.contains("Pasted lines discarded"), "\(main.window.texts)")
      }
    }
  }

  func testLinesAreShownAgainInTheirComparison() async throws {
    try withWindow {
      let first = library.current.id
      try openPasted("hello\n500 g rice 2.00")
      try press("Return")
      waitForProducts(1)
      library.createComparison()
      try add(Product("1", .litre, for: "2"))
      try openAgain("Show")
      XCTAssertEqual(library.current.id, first)
      try cancelPasted()
      settle()
      // The lines aren't lost with their comparison.
      library.deleteComparison(first)
      try main.window.find(Button.self, named: "Dismiss").click()
      settle()
      let restore = try XCTUnwrap(main.window.all(Button.self).first { $0.label == "Restore" })
      restore.click()
      _ = try opened("The window is open again.") { main.pasteWindow?.window }
      XCTAssertNotEqual(library.current.id, first)
      try cancelPasted()
    }
  }

  func testUndoKeepsTheOfferToShowLines() async throws {
    try withWindow {
      try openPasted("hello\n500 g rice 2.00")
      try press("Return")
      waitForProducts(1)
      library.undo()
      waitForProducts(0)
      // Another message takes its place for some time.
      main.tell("Message")
      try main.window.find(Button.self, named: "Dismiss").click()
      settle()
      XCTAssert(main.window.texts.contains("1 line not added"), "\(main.window.texts)")
      let paste = try openAgain("Show")
      XCTAssertEqual(paste.all(Entry.self).map(\.text), ["hello"])
      try cancelPasted()
    }
  }

  func testALineThatCountsTheProductAboveIsNotReported() async throws {
    try withWindow {
      let paste = try openPasted("milk 1 L 2.10\n2 x 1.05")
      let texts = paste.texts
      XCTAssert(texts.contains("This line gives the quantity of the product above."), "\(texts)")
      XCTAssert(texts.contains("1 of 1 lines will be added."), "\(texts)")
      try press("Return")
      waitForProducts(1)
      XCTAssertNil(main.pasteWindow)
      XCTAssertFalse(main.window.texts.contains("1 line not added"), "\(main.window.texts)")
    }
  }

  func testAnEmptyComparisonTakesTheCurrencyOfTheLines() async throws {
    try withWindow {
      let paste = try openPasted("500 g rice $2.00\n1 kg oats $3.00")
      let use = try XCTUnwrap(paste.all(Button.self).first { $0.label == "Use USD" })
      use.click()
      XCTAssertFalse(use.isVisible)
      XCTAssert(paste.texts.contains("500 g · $2.00 → $4.00 per kg"), "\(paste.texts)")
      XCTAssert(paste.texts.contains("2 of 2 lines will be added."), "\(paste.texts)")
      try press("Return")
      waitForProducts(2)
      XCTAssertEqual(library.current.currency, Currency("USD"))
    }
  }

  func testLinesOfOtherKindsCanBeAddedToNewComparisons() async throws {
    try withWindow(holding: [Product("1", .litre, for: "2")]) {
      let paste = try openPasted(
        "500 g rice 2.00\n1 L milk 1.50\n1 kg rice 3.50\n30 washes soap 6.00\nhello")
      XCTAssert(paste.texts.contains("1 of 5 lines will be added."), "\(paste.texts)")
      let check = try paste.find(
        CheckButton.self, named: "Add products of other kinds to new comparisons")
      XCTAssertTrue(check.isMapped)
      try click(check)
      waitUntil("All products will be added.") {
        paste.texts.contains("4 of 5 lines will be added.")
      }
      let texts = paste.texts
      XCTAssert(texts.contains("500 g · €2.00 → €4.00 per kg · New comparison"), "\(texts)")
      XCTAssert(texts.contains("1 L · €1.50 → €1.50 per L"), "\(texts)")
      try click(paste.find(Button.self, named: "Add"))
      waitForProducts(2)
      XCTAssertEqual(library.summaries.map(\.count).sorted(), [1, 2, 2])
      let message = "Added 1 product here and 3 to 2 new comparisons"
      XCTAssert(main.window.texts.contains(message), "\(main.window.texts)")
      try press("ctrl+z")
      waitForProducts(1)
      XCTAssertEqual(library.summaries.count, 1)
    }
  }

  func testTheCheckBoxFitsANarrowWindow() async throws {
    try withLanguage("de_DE") {
      try withWindow {
        let paste = try openPasted("500 g Reis 2,00\n1 l Milch 1,50")
        let check = paste.all(CheckButton.self).first {
          $0.isMapped && $0.accessibleLabel?.hasPrefix("Produkte anderer") == true
        }
        XCTAssertNotNil(check)
        XCTAssertLessThanOrEqual(paste.minimumWidth, 360)
      }
    }
  }

  func testTheCheckBoxHasTheFocusIfNoLineCanBeAdded() async throws {
    try withWindow(holding: [Product("1", .litre, for: "2")]) {
      let paste = try openPasted("500 g rice 2.00\n1 kg rice 3.50")
      XCTAssert(paste.texts.contains("0 of 2 lines will be added."), "\(paste.texts)")
      let check = try paste.find(
        CheckButton.self, named: "Add products of other kinds to new comparisons")
      waitUntil("The check box has the focus.") { check.containsFocus }
      try press("space")
      waitUntil("Both lines will be added.") {
        paste.texts.contains("2 of 2 lines will be added.")
      }
      try press("Return")
      waitForProducts(2)
      XCTAssertEqual(library.summaries.count, 2)
      let message = "Added 2 products to a new comparison"
      XCTAssert(main.window.texts.contains(message), "\(main.window.texts)")
    }
  }

  func testTheChosenLinesSelectThePluralForm() async throws {
    try withLanguage("fr_FR") {
      try withWindow {
        let paste = try openPasted("500 g riz 2,00\nbonjour\nriz 250 g\nriz")
        XCTAssert(paste.texts.contains("1 ligne sur 4 sera ajoutée."), "\(paste.texts)")
      }
    }
  }

  func testChangedLinesCanBeRestored() async throws {
    try withWindow {
      var paste = try openPasted("500 g rice 2.00\n1 L milk 1.00")
      XCTAssert(
        paste.texts.contains("You can’t compare volumes with the weights in other lines."),
        "\(paste.texts)")
      let line = try XCTUnwrap(paste.all(Entry.self).first)
      line.text = "400 g rice 2.00"
      try cancelPasted()
      paste = try openAgain("Restore")
      XCTAssertEqual(paste.all(Entry.self).map(\.text), ["400 g rice 2.00", "1 L milk 1.00"])
      try press("Return")
      waitForProducts(1)
    }
  }
}
