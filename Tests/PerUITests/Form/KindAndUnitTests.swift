import Gtk
import PerCore
import PerUI
import XCTest

@MainActor
final class KindAndUnitTests: AddDialogTestCase {
  private static let kinds = ["Weight", "Units", "Volume", "Length", "Area", "Counted"]

  private func kind(_ name: String) throws -> ToggleButton {
    try dialog.window.find(ToggleButton.self, named: name)
  }

  private var chosenKinds: [String] {
    get throws { try Self.kinds.filter { try kind($0).isActive } }
  }

  func testTheKindsAreNamedAndUnitsAreChosen() async throws {
    try open()
    for name in Self.kinds { XCTAssertNil(try kind(name).mismatch(ofAccessibleLabel: name)) }
    XCTAssertEqual(try chosenKinds, ["Units"])
    XCTAssertEqual(try unit.strings, ["units"])
    XCTAssertFalse(try unit.isEffectivelySensitive)
    XCTAssertNil(try unit.mismatch(ofAccessibleLabel: "Unit: units"))
  }

  func testTheUnitsFollowTheKindAtOnce() async throws {
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
      ("Length", "metres (m)"), ("Area", "square metres (m²)"), ("Counted", "pieces"),
    ] {
      try kind(name).click()
      XCTAssertEqual(try unit.selectedString, first)
      XCTAssertTrue(try unit.isEffectivelySensitive)
    }

    try kind("Units").click()
    XCTAssertEqual(try unit.strings, ["units"])
    XCTAssertFalse(try unit.isEffectivelySensitive)
    XCTAssertEqual(controller.form.unit, .one)
  }

  func testTheGallonsOfTheCountryComeFirst() async throws {
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
    XCTAssertEqual(controller.form.unit, .kilogram)
    XCTAssertEqual(try unit.selected, 0)
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

  func testEscapeClosesTheUnitsAndNotTheDialog() async throws {
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

  /// A click on a kind must not select what was typed: the next digit would replace it.
  func testAKindChosenWhileTypingLeavesTheText() async throws {
    try openWithKeyboard()
    try type("50")
    try click(kind("Weight"))
    waitUntil("The kind is chosen.") { controller.form.kindChoice == .weight }
    XCTAssertTrue(try quantity.hasFocus)
    try keypad("0")
    XCTAssertEqual(try quantity.text, "500")
    try type("0")
    XCTAssertEqual(try quantity.text, "5000")
  }

  func testAKindsMnemonicLeadsBackToTheAmount() async throws {
    try openWithKeyboard()
    try press("alt+w")
    waitUntil("The kind is chosen.") { controller.form.kindChoice == .weight }
    XCTAssertTrue(try quantity.hasFocus)
    XCTAssertEqual(try message(.quantity).text, "")
    try press("Tab", "Tab", "alt+v")
    waitUntil("The kind is chosen.") { controller.form.kindChoice == .volume }
    XCTAssertTrue(try price.hasFocus)
  }

  func testATypedUnitChoosesItsKind() async throws {
    try open()
    try fill(.quantity, with: "500 g")
    XCTAssertEqual(try quantity.text, "500")
    XCTAssertEqual(try chosenKinds, ["Weight"])
    XCTAssertEqual(try unit.selectedString, "grams (g)")
    try fill(.quantity, with: "6×330 ml")
    XCTAssertEqual(try quantity.text, "1980")
    XCTAssertEqual(try chosenKinds, ["Volume"])
    XCTAssertEqual(try unit.selectedString, "millilitres (mL)")
  }

  func testLaterProductsStartWithTheFirstUnitAndHaveNoKinds() async throws {
    try open(.euro, over: try Product("500", .gram, for: "3.99"))
    XCTAssertEqual(try unit.selectedString, "grams (g)")
    XCTAssertEqual(try unit.strings.first, "kilograms (kg)")
    XCTAssertTrue(try unit.isEffectivelySensitive)
    XCTAssertFalse(try kindsAreShown)
  }

  private var kindsAreShown: Bool {
    get throws { try dialog.window.find(Grid.self, named: "Sold by").isMapped }
  }

  func testTheFirstProductHasKinds() async throws {
    try open()
    XCTAssertTrue(try kindsAreShown)
  }
}
