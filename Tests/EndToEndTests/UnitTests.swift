import XCTest

/// The kind selector and the unit dropdown.
final class UnitTests: JourneyTestCase {
  private static let metric = ["litres (L)", "centilitres (cL)", "millilitres (mL)"]
  private static let us = [
    "US gallons (US gal)", "US quarts (US qt)", "US pints (US pt)", "US fluid ounces (US fl oz)",
  ]
  private static let imperial = [
    "imperial gallons (imp gal)", "imperial quarts (imp qt)", "imperial pints (imp pt)",
    "imperial fluid ounces (imp fl oz)",
  ]

  func testAmericanUnitsAndSpelling() throws {
    try start(locale: "en_US.UTF-8")
    XCTAssertEqual(
      try volumesOffered(startingWith: "US fluid ounces (US fl oz)").prefix(9),
      [
        "US fluid ounces (US fl oz)", "US gallons (US gal)", "US quarts (US qt)",
        "US pints (US pt)", "US cups", "US tablespoons", "US teaspoons", "liters (L)",
        "centiliters (cL)",
      ])
  }

  func testBritishUnitsAndSpelling() throws {
    try start(locale: "en_GB.UTF-8")
    XCTAssertEqual(
      try volumesOffered(startingWith: "litres (L)").prefix(11),
      (Self.metric + Self.imperial + Self.us)[...])
  }

  private func volumesOffered(startingWith unit: String) throws -> [String] {
    try openForm()
    try press("alt+v")
    try waitForForm("the usual unit is selected") { $0.unit == unit && $0.canChooseUnit }
    return try unitsOffered()
  }

  private func unitsOffered() throws -> [String] {
    try click("Unit")
    // The places of the rows are read one by one, some of them maybe before the list is laid out.
    var names: [String] = []
    try waitForForm("the dropdown is open") {
      let before = names
      names = $0.unitsOffered.map(\.name)
      return !names.isEmpty && names == before
    }
    return names
  }

  func testUnitsFollowTheKind() throws {
    try start()
    let form = try openForm()
    XCTAssertEqual(form.kind, "Weight")
    XCTAssertEqual(form.unit, "kilograms (kg)")
    XCTAssertEqual(
      try unitsOffered().prefix(4),
      ["kilograms (kg)", "grams (g)", "pounds (lb)", "ounces (oz)"])
    try press("Escape")
    try waitForForm("the dropdown is closed") { $0.unitsOffered.isEmpty }
    try press("alt+u")
    try waitForForm("units are chosen immediately") { $0.kind == "Units" && $0.unit == "units" }
  }

  func testLaterProductsStartWithTheUnitUsedLast() throws {
    try start()
    try add((quantity: "500 g", price: "3.99"))
    let form = try openForm()
    XCTAssertEqual(form.unit, "grams (g)")
    XCTAssertEqual(form.kindsOffered, [])
    try type("1 kg")
    try press("Return")
    try waitForFocus("Price")
    try type("5")
    try press("Return")
    try waitForClosedForm()
    XCTAssertEqual(try openForm().unit, "kilograms (kg)")
  }

  func testArrowsChooseAKind() throws {
    try start()
    try openForm()
    try press("shift+Tab")
    try waitForFocus("Weight")
    try press("Right", "Right")
    try waitForForm("units are chosen") { $0.kind == "Units" }
    try waitForFocus("Units")
  }

  func testADozenIsReadAsUnits() throws {
    try start()
    try openForm()
    try type("1 dozen")
    try press("Return")
    try waitForFocus("Price")
    try type("3")
    try press("Return")
    try waitForClosedForm()
    try waitForRows(["1 dozen for 3.00, 0.25 per unit"])
  }
}
