import TestSupport
import XCTest

/// Tables that are imported, with real keys.
final class ImportJourneyTests: JourneyTestCase {
  private let table = """
    Product;Size;Price
    Rice;500 g;1.29
    Milk;1 l;0.99
    Flour;1 kg;0.79
    Salt;;0.50

    """

  /// Returns whether a window has a label with a text.
  private func says(_ words: String, _ screen: Screen) -> Bool {
    screen.windows.contains { $0.labels.contains(words) }
  }

  private func waitForImport(_ file: String) throws {
    try wait("the table is read") { screen in
      screen.windows.contains { $0.name == "Import “\(file)”" }
        && says("3 products · 1 row will be skipped", screen)
    }
    try wait("Import has the focus") { $0.focus == "Import" }
  }

  func testAFileOnTheCommandLineIsImported() throws {
    let folder = ScratchFolder()
    Files.write(table, to: folder.path + "/prices.csv")
    try start(locale: "en_US.UTF-8", files: [folder.path + "/prices.csv"])
    try waitForImport("prices.csv")
    try press("Return")
    try wait("the report is shown") { says("3 products added · 1 row skipped", $0) }
    try press("alt+s")
    try wait("the dialog is open") { screen in
      screen.windows.contains { $0.name == "Save Skipped Rows" }
    }
    try enterPath(folder.path + "/skipped.csv")
    try press("Return")
    try waitUntil("the file is written") {
      Files.text(folder.path + "/skipped.csv")
        == "Product;Size;Price;Reason\nSalt;;0.50;No quantity found.\n"
    }
    try wait("Close has the focus") { $0.focus == "Close" }
    try press("Return")
    try wait("the products are in the list") { screen in
      screen.rows.count == 2 && screen.rows[0].name.hasPrefix("Flour")
    }
    try press("ctrl+z")
    try wait("the import is undone") { $0.rows.isEmpty }
    try press("ctrl+shift+z")
    try wait("the import is done again") { $0.rows.count == 2 }
    try quit()
    try startAgain()
    try wait("the products are saved") { $0.rows.count == 2 }
  }

  func testARunningProgramOpensAFile() throws {
    try start(locale: "en_US.UTF-8")
    let folder = ScratchFolder()
    Files.write(table, to: folder.path + "/prices.csv")
    XCTAssertEqual(try startBeside(files: [folder.path + "/prices.csv"]), 0)
    try waitForImport("prices.csv")
    try press("Escape")
    try wait("nothing is imported") { $0.windows.count == 1 && $0.rows.isEmpty }
  }

  func testAFileIsChosenInTheDialog() throws {
    try start(locale: "en_US.UTF-8")
    let folder = ScratchFolder()
    Files.write(table, to: folder.path + "/prices.csv")
    try press("ctrl+o")
    try wait("the dialog is open") { screen in
      screen.windows.contains { $0.name == "Import" }
    }
    try enterPath(folder.path + "/prices.csv")
    try press("Return")
    try waitForImport("prices.csv")
    try press("Escape")
    try wait("the window is closed") { $0.windows.count == 1 }
  }

  /// Starts with a table of 5,000 products, and presses Import.
  private func importLongTable() throws {
    let folder = ScratchFolder()
    let rows = (1...5_000).map { "Rice \($0);\($0) g;1.29" }.joined(separator: "\n")
    Files.write("Product;Size;Price\n" + rows, to: folder.path + "/long.csv")
    try start(locale: "en_US.UTF-8", files: [folder.path + "/long.csv"])
    try wait("the table is read") { says("5,000 products", $0) && $0.focus == "Import" }
    try press("Return")
  }

  /// Another thread reads a long list at the start.
  func testALongListIsThereAtTheNextStart() throws {
    try importLongTable()
    try wait("the window is closed") { $0.windows.count == 1 && says("5,000 products", $0) }
    try quit()
    try startAgain()
    try wait("the best value is at the top") { screen in
      says("5,000 products", screen)
        && screen.rowsInOrder.first?.name.hasPrefix("Rice 5000,") == true
    }
  }

  func testAKillDuringTheImportLeavesNothingOrEverything() throws {
    try importLongTable()
    try per.kill()
    try startAgain()
    try wait("nothing or everything is there") { screen in
      screen.rows.isEmpty || screen.rows[0].name.hasPrefix("Rice 5000,")
    }
  }
}
