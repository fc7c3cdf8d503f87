import Gtk
import PerCore
import XCTest

@MainActor
final class FocusOrderTests: AddDialogTestCase {
  /// The name of the widget that has the focus.
  private var focused: String? {
    let names = dialog.window.descendants.filter(\.containsFocus).compactMap(\.accessibleLabel)
    return names.last.map { $0.hasPrefix("Unit: ") ? "Unit" : $0 }
  }

  /// Returns the widgets that have the focus after each press of a key.
  private func walk(_ key: String, _ count: Int) throws -> [String?] {
    try (0..<count).map { _ in
      try press(key)
      return focused
    }
  }

  func testTabFollowsTheVisualOrder() async throws {
    try openWithKeyboard()
    try quantity.text = "1"
    try price.text = "1"
    XCTAssertEqual(focused, "Quantity")
    XCTAssertEqual(
      try walk("Tab", 10),
      [
        "Unit", "Price", "Name", "Shop", "Offer, Deposit, Net Weight", "Note", "Add", "Cancel",
        "Units", "Quantity",
      ])
    XCTAssertEqual(
      try walk("shift+Tab", 10),
      [
        "Units", "Cancel", "Add", "Note", "Offer, Deposit, Net Weight", "Shop", "Name", "Price",
        "Unit", "Quantity",
      ])
  }

  /// GTK printed a message.
  func testUpAndDownMoveTheFocusBetweenTheExpanders() async throws {
    try openWithKeyboard()
    try entry("Shop").grabFocus()
    try press("Tab")
    XCTAssertEqual(focused, "Offer, Deposit, Net Weight")
    XCTAssertEqual(try walk("Down", 1), ["Note"])
    XCTAssertEqual(try walk("Up", 2), ["Offer, Deposit, Net Weight", "Shop"])
  }

  func testTabSkipsTheKindsOfALaterProduct() async throws {
    try openWithKeyboard(.euro, over: try Product("500", .gram, for: "3.99"))
    XCTAssertEqual(
      try walk("Tab", 7),
      ["Unit", "Price", "Name", "Shop", "Offer, Deposit, Net Weight", "Note", "Quantity"])
  }

  func testTabNeverLeadsFromAFieldToCancel() async throws {
    try openWithKeyboard()
    dialog.window.all(Expander.self).first?.isExpanded = true
    try quantity.grabFocus()
    let names = try walk("Tab", 14)
    XCTAssertFalse(names.contains("Cancel"))
    XCTAssertTrue(names.contains("Units"))
  }

  func testTabEntersTheKindsAtTheChosenOne() async throws {
    try openWithKeyboard()
    try dialog.window.find(ToggleButton.self, named: "Volume").click()
    XCTAssertEqual(try walk("shift+Tab", 1), ["Volume"])
  }

  func testArrowKeysChooseAKind() async throws {
    try openWithKeyboard()
    try press("shift+Tab", "Left")
    XCTAssertEqual(focused, "Volume")
    XCTAssertEqual(controller.form.kind, .volume)
    try press("Left", "Left")
    XCTAssertEqual(controller.form.kind, .weight)
  }

  func testTheNoteOpensFromTheKeyboardAndTakesTheFocus() async throws {
    try openWithKeyboard()
    try entry("Shop").grabFocus()
    try press("Tab", "Tab", "space")
    let note = try XCTUnwrap(dialog.window.all(Entry.self).last)
    waitUntil("The note has the focus.") { note.hasFocus }
    try type("ripe")
    XCTAssertEqual(controller.form[.note], "ripe")
  }

  func testTheKeypadTakesNoFocus() async throws {
    try open()
    let keypad = try dialog.window.find(Grid.self, named: "Calculator")
    XCTAssertFalse(keypad.all(Button.self).contains { $0.isFocusable })
  }

  func testLeavingAFieldWithTabKeepsTheCalculation() async throws {
    try openWithKeyboard()
    try type("6*330 ml")
    try press("Tab")
    XCTAssertEqual(try quantity.text, "6×330")
    XCTAssertEqual(try unit.selectedString, "millilitres (mL)")
  }

  func testMnemonicsDoNotClash() async throws {
    try open()
    let letters = dialog.window.all(Label.self).filter(\.isMapped).compactMap(\.mnemonicCharacter)
    XCTAssertEqual(letters.count, 14, String(letters))
    XCTAssertEqual(Set(letters).count, letters.count, String(letters.sorted()))
  }
}
