import Gtk
import PerCore
import PerUI
import XCTest

/// The layout of messages in a narrow window.
@MainActor
final class ToastTests: MainWindowTestCase {
  private func withNarrowWindow(
    holding products: [Product], _ body: () throws -> Void
  ) throws {
    try withWindow(holding: products) {
      main.window.defaultSize = (width: 360, height: 660)
      waitUntil("The window is narrow.") { main.window.allocatedWidth == 360 }
      try body()
    }
  }

  func testALongNameLeavesTheButtonsTheirHeight() async throws {
    let name = String(repeating: "Oats ", count: 40)
    try withNarrowWindow(holding: [Product("500", .gram, for: "3.99", name: name)]) {
      main.list.selection.select(0)
      main.window.activateAction("win.remove")
      waitUntil("The toast is shown.") { (try? button("Undo").isMapped) == true }
      settle()
      let label = try XCTUnwrap(
        main.window.all(Label.self).first { $0.isMapped && $0.text.hasPrefix("Removed “Oats") })
      waitUntil("The text is laid out.") { label.lineCount > 1 }
      settle()
      XCTAssertTrue(label.text.hasSuffix("…”"), label.text)
      let undo = try button("Undo")
      XCTAssertLessThanOrEqual(undo.allocatedHeight, undo.naturalHeight)
    }
  }

  func testTheFirstMessageIsNotCutOff() async throws {
    for count in stride(from: 8, through: 48, by: 4) {
      try withNarrowWindow(holding: [Product("500", .gram, for: "3.99")]) {
        let text = String(repeating: "t", count: count - 5) + " more"
        main.tell(text)
        let label = try XCTUnwrap(main.window.all(Label.self).first { $0.text == text })
        waitUntil("The toast is shown.") { label.isMapped && label.allocatedWidth > 0 }
        settle()
        waitUntil("The whole text is visible.") { !label.isEllipsized }
      }
    }
  }
}
