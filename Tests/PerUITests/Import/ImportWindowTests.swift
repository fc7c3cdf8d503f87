import Gtk
import PerCore
import PerFiles
import PerUI
import TestSupport
import XCTest

/// The window in which a table is checked before its products are added.
@MainActor
final class ImportWindowTests: MainWindowTestCase {
  private let table = """
    Product;Size;Price
    Rice;500 g;1.29
    Milk;1 l;0.99
    Flour;1 kg;0.79
    Salt;;0.50
    """

  private var window: Window {
    get throws { try XCTUnwrap(main.imports.window).window }
  }

  /// Opens the window for a source, and waits until the table has been read.
  private func open(_ source: ImportSource) throws {
    main.open([source])
    try waitForTable()
  }

  private func waitForTable() throws {
    waitUntil("The table is read.") { main.imports.window?.controller.state == .ready }
    waitUntilShown(try window)
  }

  private func says(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let texts = try window.texts
    XCTAssert(texts.contains(text), "\(texts)", file: file, line: line)
  }

  private var names: [String] { controller.state.products.ranked.map(\.name) }

  func testEnterImportsAPastedTable() async throws {
    try withWindow {
      main.window.copy(table)
      try press("ctrl+v")
      try waitForTable()
      try says("3 products · 1 row will be skipped")
      try says("500 g · €1.29 → €2.58 per kg")
      try says("No quantity found.")
      try says("Weights: 2 products")
      waitUntil("Import has the focus.") { main.imports.window?.accept.containsFocus == true }
      try press("Return")
      waitUntil("The products are added.") { controller.state.products.count == 2 }
      XCTAssertEqual(names, ["Flour", "Rice"])
      XCTAssertEqual(library.summaries.count, 2)
      try says("3 products added · 1 row skipped")
      try press("Return")
      waitUntil("The window is closed.") { main.imports.window == nil }
      main.window.activateAction("win.undo")
      waitUntil("The import is undone.") { controller.state.products.isEmpty }
      XCTAssertEqual(library.summaries.count, 1)
    }
  }

  func testATableWithoutProblemsClosesTheWindow() async throws {
    try withWindow {
      try open(.text("Product;Size;Price\nRice;500 g;1.29\n"))
      try press("Return")
      waitUntil("The window is closed.") { main.imports.window == nil }
      XCTAssertEqual(names, ["Rice"])
      XCTAssert(main.window.texts.contains("Added 1 product"), "\(main.window.texts)")
    }
  }

  func testADropDownAboveAColumnChangesTheRows() async throws {
    try withWindow {
      try open(.text("Product;Size;Old;Price\nRice;1 kg;2.00;1.50\n"))
      try says("1 kg · €1.50 → €1.50 per kg")
      try window.find(DropDown.self, named: "Price").selected = 0
      waitUntil("The row has no price.") { (try? window.texts.contains("No price found.")) == true }
      try window.find(DropDown.self, named: "Old").selected = 5
      try waitForTable()
      waitUntil("The row has the other price.") {
        (try? window.texts.contains("1 kg · €2.00 → €2.00 per kg")) == true
      }
    }
  }

  func testARowIsEditedInPlace() async throws {
    try withWindow {
      try open(.text(table))
      let edit = try XCTUnwrap(
        window.all(Button.self).first { $0.isMapped && $0.accessibleLabel == "Edit Row" })
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

  /// Opens the field of the row that isn't a product, and changes its text.
  private func editRow(_ text: String) throws {
    let edit = try XCTUnwrap(
      window.all(Button.self).first { $0.isMapped && $0.accessibleLabel == "Edit Row" })
    try click(edit)
    try window.find(Entry.self, named: "Row").text = text
  }

  func testTheFilterTakesOverTheTextOfTheEditedRow() async throws {
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

  func testImportTakesOverTheTextOfTheEditedRow() async throws {
    try withWindow {
      try open(.text(table))
      try editRow("Salt;250 g;0.50")
      try click(XCTUnwrap(main.imports.window).accept)
      waitUntil("The window is closed.") { main.imports.window == nil }
      XCTAssertEqual(names.sorted(), ["Flour", "Rice", "Salt"])
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
      XCTAssertEqual(names, ["Flour", "Salt", "Rice"])
      library.undo()
      XCTAssertEqual(names, ["Flour", "Rice"])
      XCTAssertEqual(library.summaries.count, 2)
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

  func testOnlyRowsLeftOutAreShown() async throws {
    try withWindow {
      try open(.text(table))
      try window.find(CheckButton.self, named: "Only skipped rows").isActive = true
      settle()
      let rows = try window.find(ListView.self, named: "Rows").children
      XCTAssertEqual(rows.count, 1)
    }
  }

  func testTheOpenComparisonIsNamed() async throws {
    let name = "Golden Harvest rolled oats, 500 g and 1 kg packs"
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      library.rename(library.current.id, to: name)
      try open(.text(table))
      let choices = try window.all(DropDown.self).flatMap(\.strings)
      let text = "Add to “Golden Harvest rolled oats, 500 g and 1…”"
      XCTAssertTrue(choices.contains(text), "\(choices)")
    }
    try withWindow {
      try open(.text(table))
      let choices = try window.all(DropDown.self).flatMap(\.strings)
      XCTAssertTrue(choices.contains("Current Comparison"), "\(choices)")
    }
  }

  func testTheMessageTellsWhereTheProductsAre() async throws {
    try withWindow {
      try open(.text(table.replacing("Salt;;0.50", with: "Eggs;10 pcs;2.99\nOil;1 l;3")))
      try press("Return")
      let text = "Added 2 products here and 3 to 2 new comparisons"
      waitUntil("The message is shown.") { main.window.texts.contains(text) }
      try main.window.find(Button.self, named: "Undo").click()
      waitUntil("The import is undone.") { controller.state.products.isEmpty }
      XCTAssertEqual(library.summaries.count, 1)
    }
  }

  func testTheListIsAtItsTopAfterAnImport() async throws {
    try withWindow {
      let rows = (1...40).map { "Rice \($0);500 g;\(50 - $0).00" }.joined(separator: "\n")
      try open(.text("Product;Size;Price\n" + rows + "\nBad;500 g;99.00"))
      try press("Return")
      waitUntil("The products are added.") { controller.state.products.count == 41 }
      waitUntil("The best value is selected.") { main.list.selection.selected == [0] }
      settle()
      XCTAssertEqual(main.list.scrollPosition, 0)
    }
  }

  func testTheChoicesOfAllColumnsCanBeRead() async throws {
    try withWindow {
      let columns = ["Product", "Packs", "Quantity", "Price", "Shop", "Note", "Offer", "Other"]
      let row = "A product with a long name;2;500 g;1.29;Market;Fresh;3 for 2;x"
      try open(.text(columns.joined(separator: ";") + "\n" + row + "\n" + row))
      for column in columns {
        let dropDown = try window.find(DropDown.self, named: column)
        XCTAssertGreaterThanOrEqual(
          dropDown.allocatedWidth, dropDown.naturalWidth, column)
      }
    }
  }

  func testLeftOutKindsAreNotAdded() async throws {
    try withWindow(holding: [Product("1", .kilogram, for: "2")]) {
      try open(.text(table))
      let volumes = try window.find(DropDown.self, named: "Volumes")
      XCTAssertEqual(volumes.strings, ["New Comparison", "Don’t Import"])
      volumes.selected = 1
      try press("Return")
      waitUntil("The products are added.") { controller.state.products.count == 3 }
      XCTAssertEqual(library.summaries.count, 1)
    }
  }

  func testEscapeLeavesEverythingAsItWas() async throws {
    try withWindow {
      try open(.text(table))
      try press("Escape")
      waitUntil("The window is closed.") { main.imports.window == nil }
      XCTAssertTrue(controller.state.products.isEmpty)
      XCTAssertNil(library.history.undoable)
    }
  }

  func testAFileThatCannotBeReadIsExplained() async throws {
    try withWindow {
      let folder = ScratchFolder()
      main.open([.file(folder.path), .file(folder.path + "/none.csv")])
      waitUntil("The message is shown.") {
        (try? window.texts.contains("It is a folder.")) == true
      }
      XCTAssertFalse(main.imports.window?.accept.isVisible ?? true)
      try press("Escape")
      waitUntil("The next message is shown.") {
        (try? window.texts.contains("The file doesn’t exist.")) == true
      }
    }
  }

  func testAFileOfAServerThatCannotBeReadIsExplained() async throws {
    let folder = ScratchFolder()
    Files.write(table, to: folder.path + "/there.csv")
    try withWindow {
      main.imports.open(
        ["unknown-scheme://server/prices.csv", "file://\(folder.path)/there.csv"].map(
          File.init(uri:)))
      waitUntil("The message is shown.") {
        main.imports.window?.window.texts.contains("“prices.csv” can’t be imported") == true
      }
      XCTAssertFalse(try window.texts.contains("The file doesn’t exist."))
      try press("Escape")
      waitUntil("The next file is read.") { (try? window.title) == "Import “there.csv”" }
    }
  }

  func testLinesThatAreNoTableOpenTheOtherWindow() async throws {
    try withWindow {
      main.window.copy("rice, 500 g, €1.29\nflour 1 kg, €0.79")
      try press("ctrl+v")
      waitUntil("The lines are shown.") { main.pasteWindow != nil }
      XCTAssertNil(main.imports.window)
    }
  }

  func testEscapeClosesTheWindowOfALongTable() async throws {
    let rows = (1...20_000).map { "Rice \($0);\($0) g;1.29" }.joined(separator: "\n")
    try withWindow {
      main.open([.text("Product;Size;Price\n" + rows)])
      waitUntil("The first rows are shown.") {
        (try? window.texts.contains("Rice 1")) == true
      }
      try press("Escape")
      waitUntil("The window is closed.") { main.imports.window == nil }
      XCTAssertTrue(controller.state.products.isEmpty)
    }
  }

  func testADroppedTextIsImported() async throws {
    try withWindow {
      XCTAssertTrue(main.window.drop(text: table))
      try waitForTable()
      XCTAssertEqual(try window.title, "Import Table")
    }
  }

  func testDroppedFilesAreImportedOneAfterTheOther() async throws {
    let folder = ScratchFolder()
    let paths = ["first.csv", "second.csv"].map { folder.path + "/" + $0 }
    for path in paths { Files.write(table, to: path) }
    try withWindow {
      XCTAssertTrue(main.window.drop(files: paths))
      try waitForTable()
      XCTAssertEqual(try window.title, "Import “first.csv”")
      try press("Escape")
      waitUntil("The next table is read.") {
        (try? window.title) == "Import “second.csv”"
          && main.imports.window?.controller.state == .ready
      }
    }
  }

  func testATableWaitsUntilTheFormIsClosed() async throws {
    try withWindow {
      main.window.activateAction("win.add")
      waitUntil("The form is open.") { main.dialog != nil }
      main.open([.text(table)])
      XCTAssertNil(main.imports.window)
      waitUntilShown(try XCTUnwrap(main.dialog).window)
      try press("Escape")
      waitUntil("The form is closed.") { main.dialog == nil }
      XCTAssertNotNil(main.imports.window)
      try waitForTable()
    }
  }

  func testATableWaitsUntilAMessageIsClosed() async throws {
    try withWindow(holding: [Product("1", .kilogram, for: "2")]) {
      main.files.export(to: ScratchFolder().path + "/missing/list.csv", .international)
      waitUntil("The message is shown.") { main.copies.dialog != nil }
      main.open([.text(table)])
      XCTAssertNil(main.imports.window)
      waitUntilShown(try XCTUnwrap(main.copies.dialog).window)
      try press("Escape")
      waitUntil("The message is closed.") { main.copies.dialog == nil }
      XCTAssertNotNil(main.imports.window)
      try waitForTable()
    }
  }

  func testADroppedLineGoesToTheField() async throws {
    try withWindow {
      XCTAssertTrue(main.window.drop(text: "500 g rice 2.00"))
      waitUntil("The line is in the field.") {
        (try? main.window.find(Entry.self, named: "Product").text) == "500 g rice 2.00"
      }
    }
  }
}
