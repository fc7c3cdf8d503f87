import XCTest

import Gtk

@MainActor
final class AccessibilityTests: DisplayTestCase {
  func testIconButtonHasAccessibleLabel() async throws {
    let button = Button(iconName: "list-add-symbolic")
    button.tooltip = "Add a product"
    button.accessibleLabel = "Add Product"
    show(button)
    XCTAssertEqual(button.accessibleLabel, "Add Product")
    XCTAssertNil(button.mismatch(ofAccessibleLabel: "Add Product"))
    XCTAssertNotNil(button.mismatch(ofAccessibleLabel: "Other"))
    XCTAssertFalse(button.isAccessibleLabelledBy)
  }

  func testMnemonicButtonHasOneAccessibleLabel() async throws {
    for button in [Button(mnemonic: "_Add"), ToggleButton(mnemonic: "_Add")] {
      XCTAssertNil(button.mismatch(ofAccessibleLabel: "Add"))
      XCTAssertFalse(button.isAccessibleLabelledBy)
      button.label = "Can_cel __ _all"
      XCTAssertNil(button.mismatch(ofAccessibleLabel: "Cancel _ all"))
      XCTAssertFalse(button.isAccessibleLabelledBy)
    }
  }

  func testButtonKeepsAccessibleLabelAfterTextChange() async throws {
    let button = Button(label: "+")
    button.accessibleLabel = "Plus"
    XCTAssertFalse(button.isAccessibleLabelledBy)
    button.label = "−"
    XCTAssertFalse(button.isAccessibleLabelledBy)
    XCTAssertNil(button.mismatch(ofAccessibleLabel: "Plus"))
  }

  func testMenuButtonLabelsInnerButton() async throws {
    let button = MenuButton(iconName: "open-menu-symbolic", menu: Menu())
    button.accessibleLabel = "Main Menu"
    show(button)
    let inner = try XCTUnwrap(button.all(ToggleButton.self).first)
    XCTAssertNil(inner.mismatch(ofAccessibleLabel: "Main Menu"))
    button.iconName = "open-menu"
    XCTAssertNil(inner.mismatch(ofAccessibleLabel: "Main Menu"))
    XCTAssertFalse(inner.isAccessibleLabelledBy)
  }

  func testEntryHasInvalidState() async throws {
    let entry = Entry()
    XCTAssertFalse(entry.isAccessibleInvalid)
    entry.setAccessibleInvalid(true)
    XCTAssertTrue(entry.isAccessibleInvalid)
    entry.setAccessibleInvalid(false)
    XCTAssertFalse(entry.isAccessibleInvalid)
  }

  func testAccessibleDescriptionIsSetAndReset() async throws {
    let entry = Entry()
    entry.accessibleDescription = "In the unit beside it"
    XCTAssertNil(entry.mismatch(ofAccessibleDescription: "In the unit beside it"))
    entry.accessibleDescription = nil
    XCTAssertNil(entry.accessibleDescription)
    XCTAssertNotNil(entry.mismatch(ofAccessibleDescription: "In the unit beside it"))
  }

  func testPlaceholderIsNotSpokenAsText() async throws {
    let entry = Entry()
    entry.placeholder = "0.00"
    XCTAssertEqual(entry.placeholder, "0.00")
    XCTAssertFalse(entry.hasAccessiblePlaceholder)
  }

  func testInscriptionHasTextFromTheStart() async throws {
    XCTAssertEqual(Inscription().text, "")
  }

  func testRoleCanBeSetBeforeWidgetIsShown() async throws {
    let box = Box(.horizontal)
    box.setAccessibleRole(.group)
    box.accessibleLabel = "Kind"
    show(box)
    XCTAssertNil(box.mismatch(ofAccessibleLabel: "Kind"))
  }
}
