import Gtk
import PerCore
import PerUI
import XCTest

/// Undo while the field for the needed amount has the focus.
@MainActor
final class NeedUndoTests: MainWindowTestCase {
  private var bar: BuyingBar { main.list.buying }

  func testUndoInTheFieldRevertsTheNeed() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      try giveKeyboard(to: main.window)
      main.window.activateAction("win.need")
      try type("1.6 kg")
      try press("Return")
      waitUntil("The need is set.") { controller.needText { _, _ in "kg" } == "1.6 kg" }
      try type("2")
      // GTK 4.8 first removes the typed text, and then restores the text that it replaced. Later versions do both in
      // one step.
      try press("ctrl+z")
      waitUntil("The text changed.") { bar.need.text != "2" }
      if bar.need.text.isEmpty { try press("ctrl+z") }
      waitUntil("The typing is undone.") { bar.need.text.hasPrefix("1.6") }
      XCTAssertEqual(controller.buying.need?.amount, Rational(8) / Rational(5))
      try press("ctrl+z")
      waitUntil("The need is undone.") { controller.buying.need == nil }
      waitUntil("The field is empty.") { bar.need.text.isEmpty }
      XCTAssertTrue(bar.need.containsFocus)
      try press("ctrl+shift+z")
      waitUntil("The need is back.") { bar.need.text.hasPrefix("1.6") }
      XCTAssertEqual(bar.need.selection, 0..<bar.need.length, "The next amount replaces this one.")
      XCTAssertEqual(controller.buying.need?.amount, Rational(8) / Rational(5))
    }
  }
}
