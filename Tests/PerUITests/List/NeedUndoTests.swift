import Gtk
import PerCore
import PerUI
import XCTest

/// Undo while the field for the needed amount has the focus.
@MainActor
final class NeedUndoTests: MainWindowTestCase {
  private var bar: BuyingBar { main.list.buying }

  func testUndoInTheFieldTakesBackTheNeed() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      try giveKeyboard(to: main.window)
      main.window.activateAction("win.need")
      try type("1.6 kg")
      try press("Return")
      waitUntil("The need is set.") { controller.needText { _ in "kg" } == "1.6 kg" }
      try type("2")
      // The text that was replaced is back after that which was typed is gone.
      try press("ctrl+z", "ctrl+z")
      waitUntil("The typing is undone.") { bar.need.text.hasPrefix("1.6") }
      XCTAssertEqual(controller.buying.need?.amount, Rational(8) / Rational(5))
      try press("ctrl+z")
      waitUntil("The need is undone.") { controller.buying.need == nil }
      waitUntil("The field is empty.") { bar.need.text.isEmpty }
      try press("ctrl+shift+z")
      waitUntil("The need is back.") { bar.need.text.hasPrefix("1.6") }
      XCTAssertEqual(controller.buying.need?.amount, Rational(8) / Rational(5))
    }
  }
}
