import Gtk
import PerCore
import PerFiles
import PerUI
import TestSupport
import XCTest

/// The window in which a table is checked before its products are added.
@MainActor
final class ImportWindowTests: ImportWindowTestCase {
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
      XCTAssertEqual(productNames, ["Flour", "Rice"])
      XCTAssertEqual(library.summaries.count, 2)
      try says("3 products added · 1 row skipped")
      try press("Return")
      waitUntil("The window is closed.") { main.imports.window == nil }
      main.window.activateAction("win.undo")
      waitUntil("The import is undone.") { controller.state.products.isEmpty }
      XCTAssertEqual(library.summaries.count, 1)
      main.window.activateAction("win.redo")
      waitUntil("The best product has the focus.") { (try? rows.first?.containsFocus) == true }
    }
  }

  func testAnEmptyComparisonTakesTheCurrencyOfTheTable() async throws {
    try withWindow {
      try open(.text("Product;Size;Price\nRice;500 g;1.29 USD\nFlour;1 kg;0.79 USD\n"))
      let use = try XCTUnwrap(window.all(Button.self).first { $0.label == "Use USD" })
      use.click()
      try waitForTable()
      XCTAssertFalse(use.isVisible)
      waitUntil("Import has the focus.") { main.imports.window?.accept.containsFocus == true }
      try press("Return")
      waitUntil("The products are added.") { controller.state.products.count == 2 }
      XCTAssertEqual(library.current.currency, Currency("USD"))
    }
  }

  func testTheScrollbarOfTheColumnsStaysVisible() async throws {
    try withWindow {
      try open(.text(table))
      XCTAssertFalse(try window.find(ScrolledWindow.self, named: "Columns").overlaysScrollbars)
    }
  }

  func testTheScrollbarOfTheColumnsIsBelowTheLastRow() async throws {
    let titles = (1...9).map { "A column with a long title \($0)" }.joined(separator: ";")
    let cells = (1...9).map { "A text in the column \($0)" }.joined(separator: ";")
    try withWindow {
      try open(.text("Product;Size;Price;\(titles)\nRice;500 g;1.29;\(cells)\n"))
      let columns = try window.find(ScrolledWindow.self, named: "Columns")
      let last = try XCTUnwrap(columns.all(Label.self).last { $0.text == "Rice" })
      waitUntil("The scrollbar is below the last row.") {
        let bars = columns.children.filter { $0.isA("GtkScrollbar") && $0.isMapped }
        guard let bar = bars.first?.bounds(in: columns), let row = last.bounds(in: columns) else {
          return false
        }
        return row.bottom <= bar.top
      }
    }
  }

  func testAnEncodingIsOnlyShownForAFile() async throws {
    let folder = ScratchFolder()
    let path = folder.path + "/table.csv"
    Files.write(table, to: path)
    try withWindow {
      try open(.text(table))
      XCTAssertNil(try? window.find(DropDown.self, named: "Encoding"))
      XCTAssertTrue(try window.find(DropDown.self, named: "Separator").isMapped)
      try press("Escape")
      waitUntil("The window is closed.") { main.imports.window == nil }
      try open(.file(path))
      XCTAssertTrue(try window.find(DropDown.self, named: "Encoding").isMapped)
    }
  }

  func testATableWithoutProblemsClosesTheWindow() async throws {
    try withWindow {
      try open(.text("Product;Size;Price\nRice;500 g;1.29\n"))
      try press("Return")
      waitUntil("The window is closed.") { main.imports.window == nil }
      XCTAssertEqual(productNames, ["Rice"])
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

  func testTheMessageSaysWhereTheProductsAre() async throws {
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
      XCTAssertEqual(main.list.scroller.verticalPosition, 0)
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

  func testSkippedKindsAreNotAdded() async throws {
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

  func testEscapeImportsNothing() async throws {
    try withWindow {
      try open(.text(table))
      try press("Escape")
      waitUntil("The window is closed.") { main.imports.window == nil }
      XCTAssertTrue(controller.state.products.isEmpty)
      XCTAssertNil(library.history.undoable)
      XCTAssertFalse(main.window.texts.contains("Edited rows discarded"))
    }
  }

  func testEscapeClosesTheWindowOfALongTable() async throws {
    let rows = (1...20_000).map { "Rice \($0);\($0) g;1.29" }.joined(separator: "\n")
    try withWindow {
      main.imports.open([.text("Product;Size;Price\n" + rows)])
      waitUntil("The first rows are shown.") {
        (try? window.texts.contains("Rice 1")) == true
      }
      try press("Escape")
      waitUntil("The window is closed.") { main.imports.window == nil }
      XCTAssertTrue(controller.state.products.isEmpty)
    }
  }

  func testTheNameOfTheFileForSkippedRowsIsSuggested() async throws {
    try withWindow {
      try open(.text(table))
      XCTAssertEqual(try XCTUnwrap(main.imports.window).skippedFileName, "table-skipped.csv")
      try press("Escape")
      waitUntil("The window is closed.") { main.imports.window == nil }
      try open(.content(Array(table.utf8), name: "prices.2025.tsv"))
      XCTAssertEqual(
        try XCTUnwrap(main.imports.window).skippedFileName, "prices.2025-skipped.tsv")
    }
  }
}
