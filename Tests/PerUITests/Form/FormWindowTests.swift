import Gtk
import PerCore
import PerUI
import XCTest

/// The window of the form.
@MainActor
final class FormWindowTests: AddDialogTestCase {
  func testTheTooltipOfAddNamesItsKeys() async throws {
    try open()
    try fill(.quantity, with: "500")
    try fill(.price, with: "3.99")
    XCTAssertEqual(try add.tooltip, "Add (Enter) · Add and enter another (Shift+Enter)")
    try list.add(Product("500", .gram, for: "3.99"))
    openAgain(editing: 0)
    XCTAssertNil(try button("Save").tooltip)
  }

  func testANameThatIsLeftShowsItsStart() async throws {
    try openWithKeyboard()
    let name = try entry("Name")
    name.grabFocus()
    try type("A long name that does not fit the field")
    XCTAssertGreaterThan(name.cursorPosition, 30)
    try price.grabFocus()
    XCTAssertEqual(name.cursorPosition, 0)
  }

  func testTheParentIsDimmedWhileTheFormIsOpen() async throws {
    func color(_ scheme: ColorScheme) throws -> Double {
      ColorScheme.apply(scheme)
      settle()
      let pixels = try XCTUnwrap(Picture.pixels(of: parent))
      let color = pixels[pixels.width / 2, pixels.height / 2]
      return Double(color.red)
    }
    try open()
    parent.child = Label("Parent")
    defer { ColorScheme.apply(.followSystem) }
    for (scheme, brightness) in [(ColorScheme.light, 0.85), (.dark, 0.6)] {
      if !dialog.window.isMapped { openAgain() }
      XCTAssertTrue(parent.hasClass(Window.behindDialogClass))
      let dimmed = try color(scheme)
      dialog.window.destroy()
      XCTAssertFalse(parent.hasClass(Window.behindDialogClass))
      XCTAssertEqual(dimmed, try color(scheme) * brightness, accuracy: 2)
    }
    openAgain()
    XCTAssertTrue(parent.hasClass(Window.behindDialogClass))
    try button("Cancel").click()
    waitUntil("The form is closed.") { !parent.hasClass(Window.behindDialogClass) }
  }

  func testTheKindsSayWhyTheyCannotBeChosen() async throws {
    try open()
    let kinds = try XCTUnwrap(dialog.window.find(ToggleButton.self, named: "Volume").parent)
    XCTAssertNil(kinds.tooltip)
    try await tearDown()
    try open(over: Product("500", .gram, for: "3.99"))
    let others = try XCTUnwrap(dialog.window.find(ToggleButton.self, named: "Volume").parent)
    XCTAssertEqual(
      others.tooltip,
      "All products of a comparison are of the same kind. "
        + "To compare another kind, start a new comparison.")
    XCTAssertTrue(others.wouldShowTooltip)
  }
}
