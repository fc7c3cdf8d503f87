import Gtk
import PerCore
import PerUI
import XCTest

/// The unit in which the list shows its unit prices.
@MainActor
final class DisplayUnitTests: ProductListTestCase {
  func testTheDisplayUnitChangesEveryRow() async throws {
    try withWindow {
      try add(product("4"), product("5"))
      XCTAssertEqual(try displayUnit.strings, ["kg", "100 g", "g", "lb", "oz"])
      XCTAssertEqual(try displayUnit.selectedString, "kg")
      try displayUnit.selected = 1
      XCTAssertEqual(controller.state.displayUnit, DisplayUnit(100, .gram))
      XCTAssertEqual(try column(2), ["€0.40 per 100 g", "€0.50 per 100 g"])
      XCTAssertNil(
        try rows[0].mismatch(ofAccessibleLabel: "1 kg for €4.00, €0.40 per 100 g, Best value!"))
      try add(product("3"))
      XCTAssertEqual(try displayUnit.selectedString, "100 g")
      XCTAssertEqual(try column(2)[0], "€0.30 per 100 g")
    }
  }

  func testTheDisplayUnitFollowsTheList() async throws {
    try withWindow {
      try add(product("4"))
      controller.show(in: DisplayUnit(.gram))
      XCTAssertEqual(try displayUnit.selectedString, "g")
      XCTAssertEqual(try rowTexts[0].last, "€0.0040 per g")
    }
  }

  func testThereIsNoDisplayUnitForANeededAmount() async throws {
    try withWindow {
      try add(product("4"), product("5"))
      waitUntil("It is shown.") { (try? displayUnit.isMapped) ?? false }
      try controller.setNeed("2")
      waitUntil("It is hidden.") { !((try? displayUnit.isMapped) ?? true) }
      XCTAssertFalse(main.window.texts.contains("Price per"))
    }
  }

  func testTheDisplayUnitDependsOnTheConventions() async throws {
    try withWindow(.unitedStates) {
      try add(Product("2", .pound, for: "3"))
      XCTAssertEqual(try displayUnit.selectedString, "lb")
      XCTAssertEqual(try rowTexts, [["2 lb", "for $3.00", "$1.50 per lb"]])
    }
  }
}
