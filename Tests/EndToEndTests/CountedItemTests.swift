import XCTest

/// Products that are sold by the piece, with real keys.
final class CountedItemTests: JourneyTestCase {
  func testSheetsAreComparedPer100AndOtherItemsStartAComparison() throws {
    try start()
    try openForm()
    try press("alt+u")
    try type("8x200 sheets")
    try press("Return")
    try waitForFocus("Price")
    try type("3.45")
    try waitForForm("the price is for 100 sheets") {
      $0.unit == "sheets" && $0.says("= 1600 sheets") && $0.says("0.22 per 100 sheets")
    }
    try press("Return")
    try waitForClosedForm()
    // The unit of the last product, and a dozen of it.
    try add(("10x150", "2.95"), ("2 dozen", "0.05"))
    try waitForRows([
      "10 × 150 sheets for 2.95, 0.20 per 100 sheets, Best value!",
      "2 dozen for 0.05, 0.21 per 100 sheets, You’re paying 6% more",
      "8 × 200 sheets for 3.45, 0.22 per 100 sheets, You’re paying 10% more",
    ])

    try openForm()
    try type("16 rolls")
    try press("Return")
    try waitForForm("another item is an error") {
      $0.quantity.message.hasPrefix("You can’t compare rolls with sheets.")
    }
    try press("alt+o")
    try waitForFocus("Price")
    try type("4.99")
    try press("Return")
    try waitForClosedForm()
    try waitForRows(["16 rolls for 4.99, 0.31 per roll"])
  }

  func testTheUnitOfOtherItemsIsNotOffered() throws {
    try start()
    try add(("20 washes", "5.99"))
    try openForm()
    try click("Unit")
    try waitForForm("the dropdown has its units") {
      $0.unitsOffered.map(\.name) == ["units", "washes", "dozen"]
    }
    try press("Escape")
  }
}
