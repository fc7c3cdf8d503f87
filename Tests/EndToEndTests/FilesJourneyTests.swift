import Foundation
import TestSupport
import XCTest

/// Files that are saved and opened with real keys, in GTK's own dialog for files.
final class FilesJourneyTests: JourneyTestCase {
  /// Chooses an item of a menu in the main menu by their mnemonics.
  private func choose(_ mnemonic: String, of items: String, in menu: String) throws {
    try press("F10")
    try wait("the main menu is open") { $0.menuItems.contains("About Per") }
    try press(menu)
    try wait("the menu is open") { $0.menuItems.contains { $0.hasPrefix(items) } }
    try press(mnemonic)
  }

  /// Types the name of a file into the dialog for files.
  private func enter(_ path: String, in title: String) throws {
    try waitUntil("the dialog is open") { try per.keyboardWindow() == title }
    try enterPath(path)
    try press("Return")
    try waitUntil("the dialog is closed") { try per.keyboardWindow() != title }
  }

  private var folder: String { per.folder.path }

  func testEverythingIsSavedAndRestored() throws {
    try start()
    try add((quantity: "500 g", price: "3.99"), (quantity: "1 kg", price: "5"))
    try choose("s", of: "Save a Copy", in: "b")
    try enter(folder + "/copy.db", in: "Save a Copy of Everything")
    try wait("the copy is saved") { $0.says("Saved a copy in ") }
    XCTAssertTrue(Files.exists(folder + "/copy.db"))

    try press("ctrl+Delete")
    try wait("the list is empty") { $0.rows.isEmpty }
    try add((quantity: "2 L", price: "1"))
    try choose("o", of: "Restore", in: "b")
    try enter(folder + "/copy.db", in: "Restore a Copy")
    try wait("the question is asked") { screen in
      screen.active?.labels.contains {
        $0.contains("The copy contains 1 comparison (2 products).")
      } ?? false
    }
    try press("Return")
    try wait("the products are back") { $0.rows.count == 2 }
    try wait("a message tells it") { $0.says("Restored 1 comparison (2 products)") }
    try press("ctrl+z")
    try wait("the other list is back") { $0.rowNames == ["2 L for 1.00, 0.50 per L"] }
    try press("shift+ctrl+z")
    try wait("the products are back") { $0.rows.count == 2 }
    try quit()
    try startAgain()
    try wait("they are saved") { $0.rows.count == 2 }
  }

  func testAFileOfAnotherProgramIsRefused() throws {
    try start()
    try add((quantity: "500 g", price: "3.99"))
    Files.write("text", to: folder + "/other.db")
    try choose("o", of: "Restore", in: "b")
    try enter(folder + "/other.db", in: "Restore a Copy")
    try wait("a message tells why") { screen in
      screen.active?.labels.contains { $0 == "other.db doesn’t contain saved comparisons." }
        ?? false
    }
    try press("Return")
    try wait("the list has not changed") { $0.active?.path == $0.main?.path && $0.rows.count == 1 }
  }

  func testAListIsExportedAndRankedByTheCommand() throws {
    try start()
    try add((quantity: "6*330 ml", price: "4.49"), (quantity: "1 l", price: "3"))
    try choose("x", of: "Export as CSV…", in: "o")
    try enter(folder + "/list.csv", in: "Export")
    try wait("the list is exported") { $0.says("Saved “list.csv”") }
    let output = try Program([Environment.per, "rank", "--csv", folder + "/list.csv"]).run()
    XCTAssertEqual(output.status, 0)
    XCTAssertTrue(output.output.contains("1980"), output.output)
  }

  func testProductsAreFoundByKeys() throws {
    try start(locale: "en_US.UTF-8")
    try openQuickEntry()
    for line in ["oats 500 g 3.99", "rice 1 kg 2.49", "oat bran 1 kg 4.49"] {
      try type(line: line)
    }
    try press("Escape")
    try press("ctrl+f")
    try waitForFocus("Find products")
    try type("OAT")
    try wait("two products are shown") {
      $0.rows.count == 2 && $0.rows[0].name.hasPrefix("oat bran")
    }
    try press("Down")
    try wait("the list has the focus") { $0.focus?.hasPrefix("oat") ?? false }
    try press("Escape")
    try wait("all products are shown") { $0.rows.count == 3 }
    try press("shift+ctrl+f")
    try waitForFocus("Search comparisons")
  }
}
