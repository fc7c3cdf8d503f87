import Gtk
import PerCore
import XCTest

@MainActor
final class FocusOrderTests: AddDialogTestCase {
  /// The name of what has the focus.
  private var focused: String? {
    dialog.window.descendants.last { $0.containsFocus && $0.accessibleLabel != nil }?
      .accessibleLabel
  }

  /// What has the focus after each of so many presses of a key.
  private func walk(_ key: String, _ count: Int) throws -> [String?] {
    try (0..<count).map { _ in
      try press(key)
      return focused
    }
  }

  func testTabWalksWhatAQuickEntryNeedsFirst() async throws {
    try openWithKeyboard(.euro, over: try Product("500", .gram, for: "3.99"))
    try quantity.text = "1"
    try price.text = "1"
    XCTAssertEqual(focused, "Quantity")
    XCTAssertEqual(
      try walk("Tab", 7),
      ["Unit", "Price", "Add", "Cancel", "Name", "Shop and Note", "Quantity"])
    XCTAssertEqual(
      try walk("shift+Tab", 7),
      ["Shop and Note", "Name", "Cancel", "Add", "Price", "Unit", "Quantity"])
  }

  func testTabPassesWhatIsOff() async throws {
    try openWithKeyboard()
    XCTAssertEqual(
      try walk("Tab", 6), ["Price", "Cancel", "Name", "Shop and Note", "Units", "Quantity"])
    XCTAssertEqual(
      try walk("shift+Tab", 6), ["Units", "Shop and Note", "Name", "Cancel", "Price", "Quantity"])
  }

  func testTabEntersTheKindsAtTheOneChosen() async throws {
    try openWithKeyboard()
    try dialog.window.find(ToggleButton.self, named: "Volume").click()
    XCTAssertEqual(try walk("shift+Tab", 1), ["Volume"])
  }

  func testTabReachesShopAndNoteOnceTheyAreWanted() async throws {
    try openWithKeyboard()
    try dialog.window.find(ToggleButton.self, named: "Shop and Note").click()
    try quantity.grabFocus()
    XCTAssertEqual(
      try walk("Tab", 6), ["Price", "Cancel", "Name", "Shop and Note", "Shop", "Note"])
  }

  func testTheKeypadIsPassedByTheKeyboard() async throws {
    try open()
    let keypad = try dialog.window.find(Grid.self, named: "Calculator")
    XCTAssertFalse(keypad.all(Button.self).contains { $0.isFocusable })
  }

  func testLeavingWithTabWorksTheSumOut() async throws {
    try openWithKeyboard()
    try type("6*330")
    try press("Tab")
    XCTAssertEqual(try quantity.text, "1980")
    try press("Tab")
    XCTAssertEqual(try message(.price).text, "Enter a price, for example 3.99.")
  }
}
