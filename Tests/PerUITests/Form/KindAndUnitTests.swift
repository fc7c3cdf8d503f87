import Gtk
import PerCore
import PerUI
import XCTest

@MainActor
final class KindAndUnitTests: AddDialogTestCase {
  private static let kinds = ["Weight", "Volume", "Units", "Length", "Area"]

  private func kind(_ name: String) throws -> ToggleButton {
    try dialog.window.find(ToggleButton.self, named: name)
  }

  private var chosenKinds: [String] {
    get throws { try Self.kinds.filter { try kind($0).isActive } }
  }

  func testKindsAreNamedAndUnitsAreChosen() async throws {
    try open()
    for name in Self.kinds { XCTAssertNil(try kind(name).mismatch(ofAccessibleLabel: name)) }
    XCTAssertEqual(try chosenKinds, ["Units"])
    XCTAssertEqual(try unit.strings.first, "units")
    XCTAssertTrue(try unit.strings.contains("washes"))
    XCTAssertTrue(try unit.isEffectivelySensitive)
  }

  func testTheUnitIsNamedByTheChoice() async throws {
    try open()
    XCTAssertNil(try unit.mismatch(ofAccessibleLabel: "Unit: units"))
    try kind("Weight").click()
    try unit.selected = 1
    let name = "Unit: \(try XCTUnwrap(unit.selectedString))"
    let button = try XCTUnwrap(unit.firstChild)
    XCTAssertNil(button.mismatch(ofAccessibleLabel: name))
    XCTAssertEqual(button.accessibleDescription, nil)
  }

  func testVisibleLabelsNameTheFields() async throws {
    try open()
    for name in ["Quantity", "Price", "Name", "Shop"] {
      let field = try entry(name)
      XCTAssertTrue(field.isAccessibleLabelledBy, name)
      let label = try XCTUnwrap(dialog.window.all(Label.self).first { $0.text == name })
      XCTAssertTrue(label.isMapped)
      XCTAssertEqual(label.mnemonicWidget?.isSame(as: field), true)
      XCTAssertLessThan(try XCTUnwrap(label.frame).y, try XCTUnwrap(field.frame).y)
    }
  }

  func testUnitsFollowTheKind() async throws {
    try open()
    try kind("Weight").click()
    XCTAssertEqual(try chosenKinds, ["Weight"])
    XCTAssertEqual(
      try unit.strings,
      [
        "kilograms (kg)", "grams (g)", "pounds (lb)", "ounces (oz)", "milligrams (mg)",
        "stone (st)",
      ])
    XCTAssertEqual(try unit.selectedString, "kilograms (kg)")
    XCTAssertTrue(try unit.isEffectivelySensitive)
    XCTAssertEqual(controller.form.unit, .kilogram)

    try kind("Volume").click()
    XCTAssertEqual(try chosenKinds, ["Volume"])
    XCTAssertEqual(
      try unit.strings.prefix(7),
      [
        "litres (L)", "centilitres (cL)", "millilitres (mL)", "US gallons (US gal)",
        "US quarts (US qt)", "US pints (US pt)", "US fluid ounces (US fl oz)",
      ])
    XCTAssertEqual(try unit.selected, 0)
    XCTAssertEqual(controller.form.unit, .litre)

    for (name, first) in [
      ("Length", "metres (m)"), ("Area", "square metres (m²)"), ("Units", "units"),
    ] {
      try kind(name).click()
      XCTAssertEqual(try unit.selectedString, first)
      XCTAssertTrue(try unit.isEffectivelySensitive)
    }
  }

  func testImperialUnitsComeFirstInBritain() async throws {
    try open(.british)
    try kind("Volume").click()
    XCTAssertEqual(
      try unit.strings[3...7],
      [
        "imperial gallons (imp gal)", "imperial quarts (imp qt)", "imperial pints (imp pt)",
        "imperial fluid ounces (imp fl oz)", "US gallons (US gal)",
      ])
  }

  func testAChosenUnitReachesTheForm() async throws {
    try open()
    try kind("Weight").click()
    try unit.selected = 2
    XCTAssertEqual(controller.form.unit, .pound)
    try kind("Weight").click()
    XCTAssertEqual(controller.form.unit, .pound)
    try kind("Volume").click()
    try kind("Weight").click()
    XCTAssertEqual(controller.form.unit, .pound)
    XCTAssertEqual(try unit.selected, 2)
  }

  func testAUnitIsChosenWithRealKeys() async throws {
    try openWithKeyboard()
    try kind("Weight").click()
    try press("Tab")
    XCTAssertTrue(try unit.containsFocus)
    try press("space", "Down", "Return")
    waitUntil("Grams are chosen.") { controller.form.unit == .gram }
    XCTAssertEqual(closings, 0)
    XCTAssertEqual(offers, [])
  }

  func testEscapeClosesOnlyTheOpenUnits() async throws {
    try openWithKeyboard()
    try kind("Weight").click()
    try press("Tab", "space")
    let list = try XCTUnwrap(unit.descendants.first { $0.typeName == "GtkListView" })
    waitUntil("The units are open.") { list.isMapped }
    try press("Escape")
    waitUntil("The units are closed.") { !list.isMapped }
    XCTAssertEqual(closings, 0)
    try press("Escape")
    waitUntil("The dialog is closed.") { closings == 1 }
  }

  /// A click on a kind does not select the text of the field, which the next digit would replace.
  func testAClickOnAKindLeavesTheText() async throws {
    try openWithKeyboard()
    try type("50")
    try click(kind("Weight"))
    waitUntil("The kind is chosen.") { controller.form.kind == .weight }
    XCTAssertTrue(try quantity.hasFocus)
    try keypad("0")
    XCTAssertEqual(try quantity.text, "500")
    try type("0")
    XCTAssertEqual(try quantity.text, "5000")
  }

  func testTheMnemonicOfAKindLeavesTheFocusInTheAmount() async throws {
    try openWithKeyboard()
    try press("alt+w")
    waitUntil("The kind is chosen.") { controller.form.kind == .weight }
    XCTAssertTrue(try quantity.hasFocus)
    XCTAssertEqual(try message(.quantity), "")
    try press("Tab", "Tab", "alt+v")
    waitUntil("The kind is chosen.") { controller.form.kind == .volume }
    XCTAssertTrue(try price.hasFocus)
    try press("alt+v")
    waitUntil("The focus is back in the price.") { (try? price.hasFocus) == true }
  }

  func testATypedUnitChoosesItsKind() async throws {
    try open()
    try fill(.quantity, with: "500 g")
    XCTAssertEqual(try quantity.text, "500")
    XCTAssertEqual(try chosenKinds, ["Weight"])
    XCTAssertEqual(try unit.selectedString, "grams (g)")
    try fill(.quantity, with: "6×330 ml")
    XCTAssertEqual(try quantity.text, "6×330")
    XCTAssertEqual(try chosenKinds, ["Volume"])
    XCTAssertEqual(try unit.selectedString, "millilitres (mL)")
  }

  func testLaterProductsShowTheKindOfTheList() async throws {
    try open(.euro, over: try Product("500", .gram, for: "3.99"))
    XCTAssertEqual(try unit.selectedString, "grams (g)")
    XCTAssertTrue(try unit.isEffectivelySensitive)
    XCTAssertEqual(try chosenKinds, ["Weight"])
    for name in Self.kinds {
      XCTAssertTrue(try kind(name).isMapped)
      XCTAssertFalse(try kind(name).isEffectivelySensitive)
    }
  }

  // MARK: - The keyboard

  /// Types letters that choose a unit.
  private func type(
    _ letters: String, choosing unit: PerCore.Unit, after other: PerCore.Unit
  ) throws {
    // A slow computer forgets the first letter before it reads the second one.
    for _ in 1...5 where controller.form.unit != unit {
      controller.choose(other)
      // The pause ends the search.
      MainLoop.iterate(milliseconds: 1100)
      try type(letters)
    }
    XCTAssertEqual(controller.form.unit, unit)
  }

  func testLettersFindAUnitWhileTheListIsClosed() async throws {
    try openWithKeyboard()
    try kind("Weight").click()
    try press("Tab")
    try type("o")
    XCTAssertEqual(controller.form.unit, .ounce)
    try type("mi", choosing: .milligram, after: .ounce)
    try press("Up")
    XCTAssertNotEqual(controller.form.unit, .milligram)
    try press("Down")
    XCTAssertEqual(controller.form.unit, .milligram)
    XCTAssertFalse(try unit.isOpen)
  }

  func testLettersFindAUnitOfAnotherKindWhileTheListIsEmpty() async throws {
    try openWithKeyboard()
    try kind("Weight").click()
    try press("Tab")
    try type("ml", choosing: .millilitre, after: .kilogram)
    XCTAssertEqual(try chosenKinds, ["Volume"])
    XCTAssertEqual(try unit.selectedString, "millilitres (mL)")
    // A slow computer forgets the first letter before it reads the second one.
    for _ in 1...5 {
      controller.choose(PerCore.Unit.millilitre)
      // The pause ends the search.
      MainLoop.iterate(milliseconds: 1100)
      try type("w")
      waitUntil("The first letter was read.") { controller.form.unit == .wash }
      try type("x")
      MainLoop.iterate(milliseconds: 300)
      if controller.form.unit == .millilitre { break }
    }
    XCTAssertEqual(controller.form.unit, .millilitre, "No unit begins with both letters.")
    XCTAssertEqual(try chosenKinds, ["Volume"])
  }

  func testLettersDontFindAUnitThatTheListCantHave() async throws {
    try openWithKeyboard(over: try Product("500", .gram, for: "3.99"))
    let before = controller.form.unit
    try press("Tab")
    XCTAssertTrue(try unit.containsFocus)
    try type("w")
    XCTAssertEqual(controller.form.unit, before)
    XCTAssertTrue(try unit.containsFocus)
  }

  func testAltDownOpensTheUnitsAndLettersFindOne() async throws {
    try openWithKeyboard()
    try kind("Weight").click()
    try press("Tab", "alt+Down")
    waitUntil("The units are open.") { (try? unit.isOpen) == true }
    let list = try XCTUnwrap(unit.descendants.first { $0.typeName == "GtkListView" })
    waitUntil("The list has the focus.") { list.isMapped && (try? unit.focusedRow) != nil }
    try type("ou")
    waitUntil("Ounces have the focus.") {
      (try? unit.focusedRow) == (try? unit.strings.firstIndex(of: "ounces (oz)"))
    }
    try press("Return")
    waitUntil("Ounces are chosen.") { controller.form.unit == .ounce }
    XCTAssertTrue(try unit.containsFocus)
    XCTAssertEqual(closings, 0)
  }

  func testTheSelectedUnitReplacesAnUnknownOne() async throws {
    try openWithKeyboard()
    try kind("Weight").click()
    try price.text = "5"
    try quantity.grabFocus()
    try type("2 furlongs")
    try press("Tab")
    waitUntil("The error is shown.") { (try? message(.quantity).isEmpty) == false }
    let unit = controller.form.unit
    try press("alt+Down")
    waitUntil("The units are open.") { (try? self.unit.focusedRow) != nil }
    try press("Return")
    waitUntil("The word is gone.") { (try? quantity.text) == "2" }
    XCTAssertEqual(controller.form.unit, unit)
    XCTAssertEqual(try message(.quantity), "")
    XCTAssertTrue(try add.isSensitive)
  }

  func testDigitsInTheUnitGoToThePrice() async throws {
    try openWithKeyboard()
    try type("5")
    try press("Tab")
    try type("3.99")
    waitUntil("The price is typed.") { (try? price.text) == "3.99" }
    XCTAssertTrue(try price.hasFocus)
    XCTAssertEqual(try quantity.text, "5")
    try unit.grabFocus()
    try press("alt+Down")
    waitUntil("The units are open.") { (try? unit.focusedRow) != nil }
    try type("2")
    waitUntil("The price is replaced.") { (try? price.text) == "2" }
    XCTAssertFalse(try unit.isOpen)
  }

  func testEnterInTheUnitGoesToTheNextField() async throws {
    try openWithKeyboard()
    try type("5")
    try press("Tab", "Return")
    XCTAssertTrue(try price.hasFocus)
  }
}
