import Gtk
import PerCore
import PerUI
import XCTest

/// A page that is pasted into the main window.
@MainActor
final class PastedPageTests: QuickEntryTestCase {
  private func lines(of paste: Window) -> [String] { paste.all(Entry.self).map(\.text) }

  func testLinesWithoutAProductAreHidden() async throws {
    try withWindow {
      main.window.copy(
        "Home\nGroceries\nOffers\nFilter\n500 g rice 2.00\nSponsored\n1 kg rice 3.00 4.00\n"
          + "Help\nPrivacy\nTerms")
      try press("ctrl+v")
      let paste = try opened("The window is open.") { main.pasteWindow?.window }
      XCTAssertEqual(lines(of: paste), ["500 g rice 2.00", "1 kg rice 3.00 4.00"])
      let answer = paste.all(Button.self).first { $0.label?.contains("€3.00") == true }
      try XCTUnwrap(answer).click()
      waitUntil("The second line of the page is read.") {
        paste.texts.contains("2 of 2 lines will be added.")
      }
      let all = try paste.find(CheckButton.self, named: "Show lines without a product")
      try click(all)
      waitUntil("All lines are shown.") { lines(of: paste).count == 10 }
      let add = try paste.find(Button.self, named: "Add")
      waitUntil("The button has the focus.") { add.hasFocus }
      XCTAssertEqual(lines(of: paste)[0], "Home")
      try click(all)
      waitUntil("Only two lines are shown.") { lines(of: paste).count == 2 }
      let field = paste.all(Entry.self)[0]
      field.grabFocus()
      field.selection = 0..<field.length
      try type("250 g rice 2.00")
      waitUntil("The edited line is read.") {
        paste.texts.contains("250 g · €2.00 → €8.00 per kg")
      }
      add.grabFocus()
      try press("Return")
      waitForProducts(2)
      XCTAssertFalse(main.window.texts.contains { $0.hasSuffix("not added") })
    }
  }
}
