import Gtk
import PerCore
import PerUI
import XCTest

@MainActor
final class RenameDialogTests: MainWindowTestCase {
  private func dialog(_ title: String) throws -> Window {
    main.window.activateAction(.renameComparison)
    let window = try XCTUnwrap(Window.all.first { $0.title == title && $0.isMapped }, title)
    waitUntilShown(window)
    return window
  }

  func testTheButtonsAreInTheHeaderBar() async throws {
    try withWindow {
      let window = try dialog("Name Comparison")
      let header = try XCTUnwrap(window.titlebar)
      let buttons = header.all(Button.self).compactMap { button in
        button.frame.map { (name: button.accessibleLabel, x: $0.x) }
      }
      XCTAssertEqual(buttons.sorted { $0.x < $1.x }.map(\.name), ["Cancel", "Name"])
      try window.find(Entry.self, named: "Name").text = "Coffee"
      try window.find(Button.self, named: "Name").click()
      XCTAssertEqual(library.current.name, "Coffee")
      let again = try dialog("Rename Comparison")
      XCTAssertEqual(try again.find(Entry.self, named: "Name").text, "Coffee")
      XCTAssertNoThrow(try again.find(Button.self, named: "Rename"))
      try again.find(Button.self, named: "Cancel").click()
    }
  }

  func testThePlaceholderIsTheTitleWithoutAName() async throws {
    try withWindow {
      let empty = try dialog("Name Comparison")
      XCTAssertEqual(
        try empty.find(Entry.self, named: "Name").placeholder, "Coffee, detergent, olive oil…")
      try empty.find(Button.self, named: "Cancel").click()
      try add(Product("500", .gram, for: "3.99", name: "Eggs"))
      let named = try dialog("Name Comparison")
      let placeholder = try XCTUnwrap(named.find(Entry.self, named: "Name").placeholder)
      XCTAssertTrue(placeholder.hasPrefix("Eggs, "), placeholder)
    }
  }

  func testTheDialogFitsANarrowScreen() async throws {
    try withWindow {
      let window = try dialog("Name Comparison")
      XCTAssertLessThanOrEqual(window.minimumWidth, 360)
      XCTAssertEqual(window.allocatedWidth, 400)
    }
  }
}
