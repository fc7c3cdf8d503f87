import Gtk
import PerCore
import PerUI
import XCTest

/// Undo while the search in the list has the focus.
@MainActor
final class FindUndoTests: MainWindowTestCase {
  private func fill() throws {
    try add(
      Product("1", .kilogram, for: "1", name: "Oats"),
      Product("1", .kilogram, for: "2", name: "Rice"))
  }

  func testUndoRestoresTheLastProductThatWasFound() async throws {
    try withWindow {
      try fill()
      try giveKeyboard(to: main.window)
      main.window.activateAction("win.find")
      try type("rice")
      waitUntil("The product is found.") { (try? rows.count) == 1 }
      try press("Return")
      waitUntil("The row has the focus.") { (try? rows.first?.containsFocus) == true }
      try press("Delete")
      waitUntil("The product is removed.") { productNames == ["Oats"] }
      XCTAssertTrue(main.list.find.entry.containsFocus)
      try press("ctrl+z")
      waitUntil("The product is back.") { productNames == ["Oats", "Rice"] }
      XCTAssertEqual(main.list.find.entry.text, "rice")
    }
  }

  func testUndoRevertsAnActionAfterTheTypedText() async throws {
    try withWindow {
      try fill()
      try giveKeyboard(to: main.window)
      main.window.activateAction("win.find")
      try type("x")
      waitUntil("The text was typed.") { main.list.find.entry.text == "x" }
      try press("ctrl+z")
      waitUntil("The typing is undone.") { main.list.find.entry.text.isEmpty }
      XCTAssertEqual(productNames, ["Oats", "Rice"])
      try press("ctrl+z")
      waitUntil("The last product is gone.") { productNames == ["Oats"] }
    }
  }
}
