import Gtk
import PerCore
import PerUI
import XCTest

/// The layout above the list for a needed amount.
@MainActor
final class PurchaseLayoutTests: BuyingBarTestCase {
  private func products() throws -> [Product] {
    try [
      Product("2", .kilogram, for: "4", name: "Sack"),
      Product("500", .gram, for: "1.50", name: "Bag"),
    ]
  }

  func testTheNumberOfProductsStaysInPlace() async throws {
    try withWindow(holding: products()) {
      settle()
      let count = try XCTUnwrap(
        main.window.all(Label.self).first { $0.isMapped && $0.text == "2 products" })
      let before = try XCTUnwrap(count.frame)
      XCTAssertTrue(try displayUnit.isMapped)
      try enterNeed("500 g")
      waitUntil("The display unit is hidden.") { (try? displayUnit.isMapped) != true }
      settle()
      let after = try XCTUnwrap(count.frame)
      XCTAssertEqual(after.y, before.y)
      XCTAssertEqual(after.height, before.height)
      library.undo()
      settle()
      XCTAssertEqual(try XCTUnwrap(count.frame).height, before.height)
    }
  }

  func testThePurchaseIsInTheMiddleBetweenTheFieldAndTheList() async throws {
    try withWindow(holding: products()) {
      try enterNeed("500 g")
      waitUntil("The purchase is shown.") { bar.best.isMapped }
      settle()
      let purchase = try XCTUnwrap(bar.best.parent?.frame)
      let field = try XCTUnwrap(bar.need.frame)
      let list = try XCTUnwrap(list.frame)
      let above = purchase.y - field.y - Double(field.height)
      let below = list.y - purchase.y - Double(purchase.height)
      XCTAssertEqual(above, below, accuracy: 3)
    }
  }
}
