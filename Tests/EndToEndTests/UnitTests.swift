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

  func testAmericanOrder() throws {
    try start(locale: "en_US.UTF-8")
    XCTAssertEqual(
      try volumesOffered().prefix(11), (Self.metric + Self.us + Self.imperial)[...])
  }

  func testBritishOrder() throws {
    try start(locale: "en_GB.UTF-8")
    XCTAssertEqual(
      try volumesOffered().prefix(11), (Self.metric + Self.imperial + Self.us)[...])
  }

  private func volumesOffered() throws -> [String] {
    try openForm()
    try press("alt+v")
    try waitForForm("litres are set at once") { $0.unit == "litres (L)" && $0.canChooseUnit }
    return try unitsOffered()
  }

  private func unitsOffered() throws -> [String] {
    try click("Unit")
    let form = try waitForForm("the dropdown is open") { !$0.unitsOffered.isEmpty }
    return form.unitsOffered.map(\.name)
  }

  func testWeightFillsTheUnitsAndUnitsTurnsThemOff() throws {
    try start()
    let form = try openForm()
    XCTAssertEqual(form.unit, "units")
    XCTAssertFalse(form.canChooseUnit)
    try press("alt+w")
    try waitForForm("kilograms are set at once") {
      $0.kind == "Weight" && $0.unit == "kilograms (kg)" && $0.canChooseUnit
    }
    XCTAssertEqual(
      try unitsOffered().prefix(4),
      ["kilograms (kg)", "grams (g)", "pounds (lb)", "ounces (oz)"])
    try press("Escape")
    try waitForForm("the dropdown is closed") { $0.unitsOffered.isEmpty }
    try press("alt+u")
    try waitForForm("units turn the dropdown off") {
      $0.kind == "Units" && $0.unit == "units" && !$0.canChooseUnit
    }
  }

  func testLaterProductsBeginWithTheFirstUnit() throws {
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
    XCTAssertEqual(try openForm().unit, "grams (g)")
  }

  /// Arrows walk the kinds, for those who know no mnemonics.
  func testKindsByArrows() throws {
    try start()
    try openForm()
    try press("shift+Tab")
    try waitForFocus("Units")
    try press("Left")
    try press("space")
    try waitForForm("weight is chosen") { $0.kind == "Weight" }
  }

  func testUnitsAreCounted() throws {
    try start()
    try openForm()
    try press("alt+o")
    try waitForForm("counted units are offered") { $0.kind == "Counted" && $0.canChooseUnit }
    try type("1 dozen")
    try press("Return")
    try waitForFocus("Price")
    try type("3")
    try press("Return")
    try waitForClosedForm()
    try waitForRows(["1 dozen for 3.00, 0.25 per unit"])
  }
}
