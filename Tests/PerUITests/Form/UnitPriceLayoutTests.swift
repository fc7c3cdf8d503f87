import Gtk
import PerCore
import PerUI
import XCTest

/// The unit price beside the field of the price.
@MainActor
final class UnitPriceLayoutTests: AddDialogTestCase {
  func testALongUnitPriceHasTwoLines() async throws {
    try open()
    let keypad = try XCTUnwrap(dialog.window.all(Grid.self).first { $0.isMapped })
    try fill(.quantity, with: "2")
    try fill(.price, with: "3")
    settle()
    let result = try XCTUnwrap(dialog.window.all(Label.self).first { $0.hasClass("unit-price") })
    let (height, places) = (result.naturalHeight, [try price.frame, keypad.frame])
    XCTAssertFalse(result.isEllipsized)
    try fill(.price, with: "98765432109.99")
    settle()
    XCTAssertEqual(result.text, "€49,382,716,055.00 per unit")
    XCTAssertFalse(result.isEllipsized)
    XCTAssertGreaterThan(result.naturalHeight(forWidth: result.allocatedWidth), height)
    XCTAssertEqual([try price.frame, keypad.frame], places, "Nothing moves.")
  }

  func testALongUnitPriceMovesNothingInAnotherFontSize() async throws {
    try open()
    try setFont("DejaVu Sans 16")
    try fill(.quantity, with: "2")
    try fill(.price, with: "3")
    settle()
    let keypad = try XCTUnwrap(dialog.window.all(Grid.self).first { $0.isMapped })
    let places = [try price.frame, keypad.frame]
    try fill(.price, with: "98765432109.99")
    settle()
    XCTAssertEqual([try price.frame, keypad.frame], places)
  }

  func testFieldsBesideEachOtherAreAligned() async throws {
    for size in [11, 22] {
      try setFont("DejaVu Sans \(size)")
      try open()
      try fill(.quantity, with: "2")
      try fill(.price, with: "3")
      settle()
      let result = try XCTUnwrap(dialog.window.all(Label.self).first { $0.hasClass("unit-price") })
      for (field, other) in [(try price, result), (try quantity, try unit)] as [(Widget, Widget)] {
        let bounds = try [field, other].map { try XCTUnwrap($0.bounds(in: dialog.window)) }
        let middles = bounds.map { ($0.top + $0.bottom) / 2 }
        XCTAssertEqual(middles[0], middles[1], accuracy: 1, "\(other.typeName), \(size)")
      }
      try await tearDown()
    }
  }
}
