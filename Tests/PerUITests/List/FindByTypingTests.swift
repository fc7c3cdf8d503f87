import Gtk
import PerCore
import PerUI
import XCTest

/// The search that begins with a text that is typed in the list.
@MainActor
final class FindByTypingTests: MainWindowTestCase {
  func testTypingInTheListFindsProducts() async throws {
    try withWindow {
      for (index, name) in ["Oats", "Rice", "Oat bran"].enumerated() {
        try add(Product("1", .kilogram, for: "\(index + 1)", name: name))
      }
      try giveKeyboard(to: main.window)
      try list.grabFocus()
      try type("oat b")
      waitUntil("The text is shown.") { main.list.find.entry.text == "oat b" }
      XCTAssertEqual(try names, ["Oat bran"])
      try press("Return")
      waitUntil("The row has the focus.") { (try? rows.first?.containsFocus) == true }
      // A space isn't the start of a text.
      try press("space")
      settle()
      XCTAssertTrue(try list.containsFocus)
      try type("rice")
      waitUntil("Another text is found.") { main.list.find.entry.text == "rice" }
      XCTAssertEqual(try names, ["Rice"])
      try press("Return")
      waitUntil("The row has the focus.") { (try? rows.first?.containsFocus) == true }
      try press("Escape")
      waitUntil("The search is closed.") { !main.list.find.isOpen }
      XCTAssertEqual(main.list.selection.selected, [1])
      XCTAssertEqual(try names.count, 3)
    }
  }

  private var names: [String] { get throws { try rowTexts.map { $0.first ?? "" } } }
}
