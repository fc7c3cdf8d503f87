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

  private func waitForImport(_ file: String) throws {
    try wait("the table is read") { screen in
      screen.windows.contains { $0.name == "Import “\(file)”" }
        && screen.says("3 products · 1 row left out")
    }
    try wait("Import has the focus") { $0.focus == "Import" }
  }

  func testAFileOnTheCommandLineIsImported() throws {
    let folder = ScratchFolder()
    Files.write(table, to: folder.path + "/prices.csv")
    try start(locale: "en_US.UTF-8", files: [folder.path + "/prices.csv"])
    try waitForImport("prices.csv")
    try press("Return")
    try wait("the report is shown") { $0.says("3 products added · 1 row left out") }
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
}
