import Gtk
import PerCore
import PerUI
import XCTest

/// The rows of a table in the import window: filtering, editing and answering.
@MainActor
final class ImportRowTests: ImportWindowTestCase {
  /// The button that opens the field of the row that isn't a product.
  private var edit: Button {
    get throws {
      try XCTUnwrap(
        window.all(Button.self).first { $0.isMapped && $0.accessibleLabel == "Edit Row" })
    }
  }

  /// Opens the field of the row that isn't a product, and changes its text.
  private func editRow(_ text: String) throws {
    try click(edit)
    try window.find(Entry.self, named: "Row").text = text
  }

  func testARowIsEditedInPlace() async throws {
    try withWindow {
      try open(.text(table))
      let edit = try edit
      try click(edit)
      waitUntil("The field has the focus.") {
        (try? window.find(Entry.self, named: "Row").containsFocus) == true
      }
      try press("Escape")
      waitUntil("The field is closed.") { (try? window.all(Entry.self).isEmpty) == true }
      XCTAssertNotNil(main.imports.window)
      try click(edit)
      let entry = try window.find(Entry.self, named: "Row")
      XCTAssertEqual(entry.text, "Salt;;0.50")
      entry.text = "Salt;250 g;0.50"
      try press("Return")
      waitUntil("The row is read again.") {
        (try? window.texts.contains("250 g · €0.50 → €2.00 per kg")) == true
      }
      try says("4 products")
      waitUntil("Import has the focus.") { main.imports.window?.accept.containsFocus == true }
    }
  }

  /// The field makes the row higher.
  func testTheReadingOfTheLastRowIsInViewWhileItIsEdited() async throws {
    try withWindow {
      let rows = (1...20).map { "Rice \($0);\($0) kg;1.29\n" }.joined()
      try open(.text("Product;Size;Price\n\(rows)Salt;;0.50\n"))
      let list = try XCTUnwrap(window.all(ListView.self).first { $0.accessibleLabel == "Rows" })
      list.scrollTo(20)
      waitUntil("The last row is shown.") {
        (try? window.all(Button.self))?.contains {
          $0.isMapped && $0.accessibleLabel == "Edit Row"
        } == true
      }
      settle()
      try click(edit)
      let scroller = try XCTUnwrap(
        window.all(ScrolledWindow.self).first { list.isDescendant(of: $0) })
      waitUntil("The end of the list is in view.") {
        (try? window.find(Entry.self, named: "Row").containsFocus) == true
          && scroller.verticalPosition >= scroller.maximumVerticalPosition
      }
    }
  }

  func testARowIsReadWhileItIsTyped() async throws {
    try withWindow {
      try open(.text(table))
      let texts = try window.texts
      try editRow("Salt;250 g;0.5")
      let entry = try window.find(Entry.self, named: "Row")
      let reading = "250 g · €0.50 → €2.00 per kg"
      XCTAssertTrue(try window.texts.contains(reading))
      XCTAssertEqual(entry.accessibleDescription, reading)
      entry.text = "Salt;250 g;0"
      XCTAssertTrue(try window.texts.contains("Enter a number greater than zero."))
      try press("Escape")
      waitUntil("The field is closed.") { (try? window.all(Entry.self).isEmpty) == true }
      XCTAssertEqual(try window.texts, texts)
    }
  }

  func testTheAnswersOfARowAreShownForItsTextOnly() async throws {
    try withWindow {
      let text = "Cola;330 ml;6;4.49"
      try open(.text("Product;Size;Count;Price\n\(text)\n"))
      let question = "Which quantity is the price for?"
      var answers: [String] {
        get throws {
          try window.all(Button.self).filter(\.isMapped).compactMap(\.label).filter {
            $0.contains("€4.49")
          }
        }
      }
      let all = try answers
      XCTAssertEqual(all.count, 2)
      for key in ["Escape", "Return"] {
        try editRow("Cola;330 ml;;4.49")
        XCTAssertEqual(try answers, [])
        let entry = try window.find(Entry.self, named: "Row")
        entry.text = text
        XCTAssertEqual(try answers, all)
        if key == "Escape" { entry.text = "Cola;330 ml;;4.49" }
        try press(key)
        waitUntil("The field is closed.") { (try? window.all(Entry.self).isEmpty) == true }
        XCTAssertEqual(try answers, all)
        try says(question)
      }
    }
  }

  func testTheShopOfEachPriceIsShown() async throws {
    try withWindow {
      try open(.text("Item;Size;Tesco;Aldi\nMilk;1 l;1.45;1.35\nOil;;2.00;\n"))
      try says("1 L · €1.45 at Tesco → €1.45 per L")
      try says("1 L · €1.35 at Aldi → €1.35 per L")
    }
  }

  func testTheFilterAppliesTheTextOfTheEditedRow() async throws {
    try withWindow {
      try open(.text(table))
      try editRow("Salt;250 g;0.50")
      try window.find(CheckButton.self, named: "Only skipped rows").isActive = true
      waitUntil("The row is a product.") {
        (try? window.texts.contains("4 products")) == true
      }
      // The filter can be switched off.
      XCTAssertTrue(try window.find(CheckButton.self, named: "Only skipped rows").isMapped)
    }
  }

  func testARowWithAPriceOfZeroSaysWhatIsWrongAndWhatIsRight() async throws {
    for price in ["0.00", "-1.50"] {
      try withWindow {
        try open(.text("Product;Size;Price\nRice;500 g;1.29\nTea;100 g;\(price)\n"))
        try says("Enter a number greater than zero.")
      }
    }
  }

  func testImportAppliesTheTextOfTheEditedRow() async throws {
    try withWindow {
      try open(.text(table))
      try editRow("Salt;250 g;0.50")
      try click(XCTUnwrap(main.imports.window).accept)
      waitUntil("The window is closed.") { main.imports.window == nil }
      XCTAssertEqual(productNames.sorted(), ["Flour", "Rice", "Salt"])
    }
  }

  func testReadingAgainEndsEditing() async throws {
    try withWindow {
      try open(.text(table))
      try editRow("Salt;250 g;0.50")
      try window.find(DropDown.self, named: "Separator").selected = 0
      try waitForTable()
      XCTAssertTrue(try window.all(Entry.self).isEmpty)
    }
  }

  func testASkippedRowIsImportedAfterTheOthers() async throws {
    try withWindow {
      try open(.text(table))
      try press("Return")
      waitUntil("The report is shown.") {
        (try? window.texts.contains("3 products added · 1 row skipped")) == true
      }
      XCTAssertFalse(try XCTUnwrap(main.imports.window).accept.isSensitive)
      try editRow("Salt;250 g;0.50")
      try press("Return")
      waitUntil("The row is a product.") { main.imports.window?.accept.isSensitive == true }
      try says("1 product")
      try says("Weights: 1 product")
      waitUntil("Import has the focus.") { main.imports.window?.accept.containsFocus == true }
      try press("Return")
      waitUntil("The window is closed.") { main.imports.window == nil }
      XCTAssertEqual(productNames, ["Flour", "Salt", "Rice"])
      library.undo()
      XCTAssertEqual(productNames, ["Flour", "Rice"])
      XCTAssertEqual(library.summaries.count, 2)
    }
  }

  /// Opens the window again by the message about its rows.
  private func restore() throws {
    waitUntil("The window is closed.") { main.imports.window == nil }
    let restore = try XCTUnwrap(main.window.all(Button.self).first { $0.label == "Restore" })
    try click(restore)
    waitUntil("The window is open again.") { main.imports.window != nil }
    waitUntilShown(try window)
  }

  func testEditedRowsCanBeRestored() async throws {
    try withWindow {
      try open(.text(table))
      try editRow("Salt;250 g;0.50")
      try press("Return")
      waitUntil("The row is a product.") { (try? window.texts.contains("4 products")) == true }
      try press("Escape")
      try restore()
      try says("4 products")
      try says("250 g · €0.50 → €2.00 per kg")
      try press("Return")
      waitUntil("The window is closed.") { main.imports.window == nil }
      XCTAssertEqual(productNames, ["Flour", "Salt", "Rice"])
    }
  }

  func testTheTextOfAnOpenFieldCanBeRestored() async throws {
    try withWindow {
      try open(.text(table))
      try editRow("Salt;250 g;0.50")
      try click(window.find(Button.self, named: "Cancel"))
      try restore()
      try says("4 products")
    }
  }

  func testEditedRowsThatWereSkippedCanBeRestored() async throws {
    try withWindow {
      try open(.text(table))
      try press("Return")
      waitUntil("The report is shown.") {
        (try? window.texts.contains("3 products added · 1 row skipped")) == true
      }
      try editRow("Salt;250 g;0.50")
      try press("Return")
      waitUntil("The row is a product.") { main.imports.window?.accept.isSensitive == true }
      try press("Escape")
      try restore()
      try says("1 product")
      XCTAssertFalse(try window.find(DropDown.self, named: "Separator").isMapped)
      try press("Return")
      waitUntil("The window is closed.") { main.imports.window == nil }
      XCTAssertEqual(productNames, ["Flour", "Salt", "Rice"])
    }
  }

  func testEditedRowsThatCannotBeRestoredAreKept() async throws {
    try withWindow {
      try open(.text(table))
      try press("Return")
      waitUntil("The report is shown.") {
        (try? window.texts.contains("3 products added · 1 row skipped")) == true
      }
      let first = library.current.id
      let other = try XCTUnwrap(library.summaries.first { $0.id != first }?.id)
      library.changeCurrency(of: other, to: Currency("USD"))
      try editRow("Salt;250 g;0.50")
      try press("Return")
      waitUntil("The row is a product.") { main.imports.window?.accept.isSensitive == true }
      try press("Escape")
      waitUntil("The window is closed.") { main.imports.window == nil }
      library.open(other)
      let button = try XCTUnwrap(main.window.all(Button.self).first { $0.label == "Restore" })
      try click(button)
      waitUntil("The message says that the rows can't be restored.") {
        main.window.texts.contains("The rows can’t be restored in this comparison")
      }
      library.open(first)
      try restore()
      try says("1 product")
    }
  }

  func testAQuestionIsAnsweredInItsRow() async throws {
    try withWindow {
      try open(.text("Product;Size;Count;Price\nCola;330 ml;6;4.49\n"))
      try says("Which quantity is the price for?")
      let answer = try XCTUnwrap(
        window.all(Button.self).first { $0.label == "1,980 mL for €4.49" })
      try click(answer)
      waitUntil("The answer is the product.") {
        (try? window.texts.contains("1,980 mL · €4.49 → €2.27 per L")) == true
      }
    }
  }

  func testOnlySkippedRowsAreShown() async throws {
    try withWindow {
      try open(.text(table))
      try window.find(CheckButton.self, named: "Only skipped rows").isActive = true
      settle()
      let rows = try window.find(ListView.self, named: "Rows").children
      XCTAssertEqual(rows.count, 1)
    }
  }
}
