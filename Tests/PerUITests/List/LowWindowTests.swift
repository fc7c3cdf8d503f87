import Gtk
import PerCore
import PerUI
import XCTest

/// The list in a window that is too low for everything above it.
@MainActor
final class LowWindowTests: BuyingBarTestCase {
  private var detergents: [Product] {
    get throws {
      [
        try Product("1.3", .kilogram, for: "7.95", name: "Persil Universal"),
        try Product("2.47", .kilogram, for: "12.99", name: "Ariel Compact"),
        try Product("4.5", .kilogram, for: "13.45", name: "Denkmit Powder"),
        try Product("0.9", .kilogram, for: "2.75", name: "Tandil Color"),
      ]
    }
  }

  /// Enters a needed amount in a window of a size, and checks that a product is visible.
  private func assertAProductIsVisible(
    width: Int, height: Int, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try controller.setNeed("8 kg")
    waitUntil("The purchase is shown.", file: file, line: line) { bar.best.isMapped }
    main.window.defaultSize = (width: width, height: height)
    waitUntil("The window is low.", file: file, line: line) {
      (main.window.child?.allocatedHeight ?? 0) <= height
    }
    settle()
    let row = try XCTUnwrap(rows.first, file: file, line: line)
    XCTAssertGreaterThanOrEqual(
      main.list.scroller.allocatedHeight, row.allocatedHeight, file: file, line: line)
    XCTAssertGreaterThan(bar.root.maximumVerticalPosition, 0, file: file, line: line)
  }

  func testAProductIsVisibleInASmallWindow() async throws {
    try withWindow(holding: detergents) { try assertAProductIsVisible(width: 360, height: 500) }
  }

  func testAProductIsVisibleWithLargeText() async throws {
    try setFont("DejaVu Sans 20")
    try withWindow(holding: detergents) { try assertAProductIsVisible(width: 600, height: 700) }
  }

  func testNothingAboveTheListScrollsInAHighWindow() async throws {
    try withWindow(holding: Array(detergents.prefix(2))) {
      try controller.setNeed("8 kg")
      waitUntil("The purchase is shown.") { bar.best.isMapped }
      resize(to: 600, height: 660)
      XCTAssertEqual(bar.root.maximumVerticalPosition, 0)
    }
  }

  func testNothingAboveAListOfOffersScrollsInAHighWindow() async throws {
    var products = try detergents
    products.append(
      try Product(
        quantity: Amount("500", format: .plain), unit: .gram, price: Amount("1.99", format: .plain),
        offer: Offer(.multibuy(packs: 3, pay: 2)), name: "Ariel Liquid"))
    try withWindow(holding: products) {
      try controller.setNeed("8 kg")
      waitUntil("The purchase is shown.") { bar.best.isMapped }
      main.list.selection.select(4)
      resize(to: 600, height: 660)
      XCTAssertEqual(bar.root.maximumVerticalPosition, 0)
    }
  }

  func testTheCardIsAsFarFromTheChoicesAsFromTheList() async throws {
    try withWindow(holding: Array(detergents.prefix(2))) {
      try controller.setNeed("8 kg")
      waitUntil("The purchase is shown.") { bar.best.isMapped }
      resize(to: 600, height: 660)
      let choices = try XCTUnwrap(bar.packs.position(in: main.window)).y
      let list = try XCTUnwrap(main.list.scroller.position(in: main.window)).y
      let heights = bar.packs.allocatedHeight + bar.card.allocatedHeight
      XCTAssertEqual(list - choices - Double(heights), 2 * 12, accuracy: 2)
    }
  }

  func testAnotherComparisonShowsTheStartOfWhatIsAboveTheList() async throws {
    try withWindow(holding: detergents) {
      try assertAProductIsVisible(width: 360, height: 500)
      bar.root.verticalPosition = bar.root.maximumVerticalPosition
      library.createComparison()
      XCTAssertEqual(bar.root.verticalPosition, 0)
    }
  }

  func testAllOfThePurchaseCanBeScrolledIntoViewWithVeryLargeText() async throws {
    try setFont("DejaVu Sans 22")
    try withWindow(holding: detergents) {
      try controller.setNeed("8 kg")
      waitUntil("The purchase is shown.") { bar.best.isMapped }
      resize(to: 600, height: 360)
      // The name of a product is visible as well.
      XCTAssertGreaterThan(main.list.scroller.allocatedHeight, 100)
      bar.root.verticalPosition = bar.root.maximumVerticalPosition
      settle()
      let card = bar.card
      let bottom = try XCTUnwrap(card.position(in: bar.root)).y + Double(card.allocatedHeight)
      XCTAssertLessThanOrEqual(bottom, Double(bar.root.allocatedHeight))
    }
  }

  func testAnEnteredAmountScrollsToThePurchase() async throws {
    try setFont("DejaVu Sans 22")
    try withWindow(holding: detergents) {
      resize(to: 600, height: 360)
      try enterNeed("8 kg")
      waitUntil("The purchase is in view.") {
        guard bar.best.isMapped, let top = bar.best.position(in: bar.root)?.y else { return false }
        return top >= 0 && top < Double(bar.root.allocatedHeight) * 2 / 3
      }
      settle()
      // The field is at the end of its row, which can be vertical.
      let row = try XCTUnwrap(bar.need.parent)
      let bottom = try XCTUnwrap(row.position(in: bar.root)).y + Double(row.allocatedHeight)
      XCTAssertGreaterThanOrEqual(bottom, Double(bar.need.allocatedHeight))
    }
  }
}
