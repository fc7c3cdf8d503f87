import Gtk
import PerCore
import PerUI
import XCTest

/// The field for a line while the list changes.
@MainActor
final class QuickEntryFocusTests: QuickEntryTestCase {
  func testTheFieldHasTheFocusInANewComparison() async throws {
    try withWindow(holding: [Product("1", .litre, for: "2")]) {
      try open()
      main.window.activateAction(.newComparison)
      waitUntil("A new comparison is open.") { controller.state.products.isEmpty }
      settle()
      XCTAssertTrue(try field.containsFocus)
    }
  }

  func testTheFieldHasTheFocusAfterTheListBecomesEmpty() async throws {
    try withWindow(holding: [Product("1", .litre, for: "2")]) {
      try open()
      try list.grabFocus()
      main.window.activateAction("win.clear")
      waitUntil("The list is empty.") { controller.state.products.isEmpty }
      settle()
      XCTAssertTrue(try field.containsFocus)
    }
  }

  func testAKeptLineIsReadForTheOpenList() async throws {
    try withWindow(holding: [Product("1", .litre, for: "2")]) {
      try open()
      try type(line: "tea 2 l 3.99")
      try press("Escape")
      waitUntil("The field is closed.") { (try? field.isMapped) == false }
      library.createComparison()
      try add(Product("500", .gram, for: "3"))
      try open()
      XCTAssertEqual(try field.text, "tea 2 l 3.99")
      XCTAssert(
        main.window.texts.contains { $0.hasPrefix("You can’t compare volumes with weights.") },
        "\(main.window.texts)")
    }
  }
}
