import XCTest

/// A list longer than the window.
final class LongListTests: JourneyTestCase {
  /// Adds sixty products at 1, 2, 3 … and so on, and leaves the form.
  private func addSixty() throws {
    try openForm()
    var keys: [String] = []
    for price in 1...60 {
      keys += ["1", "Tab"] + String(price).map { String($0) } + ["shift+Return"]
    }
    try per.press(keys)
    try wait("sixty products are there") {
      $0.main?.labels.contains("60 products") ?? false
    }
    try press("Escape")
    try waitForClosedForm()
  }

  private func name(price: Int) -> String {
    price == 1
      ? "1 unit for 1.00, 1.00 per unit, Best value!"
      : "1 unit for \(price).00, \(price).00 per unit, You're paying \((price - 1) * 100)% more!"
  }

  func testNewRowIsSelectedAndInView() throws {
    try start()
    try addSixty()
    try wait("the last row is selected and in view") { screen in
      screen.rowsInView.last.map { $0.name.contains(" for 60.00") && $0.isSelected } ?? false
    }
    XCTAssertFalse(try per.read().rowsInView.contains { $0.name == name(price: 1) })

    try add((quantity: "2", price: "1"))
    try wait("the first row is selected and in view") { screen in
      screen.rowsInView.first.map { $0.name.hasPrefix("2 units for 1.00") && $0.isSelected } ?? false
    }
    try wait("the new row has the focus") { $0.focus?.hasPrefix("2 units for 1.00") ?? false }
    try add((quantity: "2", price: "61"))
    let screen = try wait("a row in the middle is selected and in view") { screen in
      screen.rowsInView.contains { $0.name.hasPrefix("2 units for 61.00") && $0.isSelected }
    }
    XCTAssertEqual(screen.rows.filter(\.isSelected).count, 1)
  }

  func testListKeepsItsPlaceOtherwise() throws {
    try start()
    try addSixty()
    try press("Home")
    try wait("the first row is in view") { $0.rowsInView.first?.name == self.name(price: 1) }
    try press("Page_Down")
    let before = try wait("the list was turned by a page") {
      !($0.rowsInView.isEmpty) && $0.rowsInView.first?.name != self.name(price: 1)
    }
    let place = before.rowsInView.map(\.top)

    try openForm()
    try press("Escape")
    try waitForClosedForm()
    XCTAssertEqual(try per.read().rowsInView.map(\.top), place)
    XCTAssertEqual(try per.read().rowsInView.map(\.name), before.rowsInView.map(\.name))

    try chooseDisplayUnit(steps: 1)
    let after = try wait("prices are per ten units") {
      $0.rowsInView.first?.name.contains("per 10 units") ?? false
    }
    XCTAssertEqual(after.rowsInView.map(\.top), place)
    XCTAssertTrue(after.rowsInView.allSatisfy { $0.name.contains("per 10 units") })
  }

  func testDisplayUnitChangesAllRows() throws {
    try start()
    try add((quantity: "1 kg", price: "2.99"), (quantity: "500 g", price: "1.79"))
    try waitForRows([
      "1 kg for 2.99, 2.99 per kg, Best value!",
      "500 g for 1.79, 3.58 per kg, You're paying 20% more!",
    ])
    try chooseDisplayUnit(steps: 1)
    try waitForRows([
      "1 kg for 2.99, 0.30 per 100 g, Best value!",
      "500 g for 1.79, 0.36 per 100 g, You're paying 20% more!",
    ])
    try chooseDisplayUnit(steps: 2)
    try waitForRows([
      "1 kg for 2.99, 1.36 per lb, Best value!",
      "500 g for 1.79, 1.62 per lb, You're paying 20% more!",
    ])
  }

  func testDisplayUnitInAmerica() throws {
    try start(locale: "en_US.UTF-8")
    try add((quantity: "1 lb", price: "3.99"))
    try waitForRows(["1 lb for $3.99, $3.99 per lb"])
  }

  /// Goes to the dropdown by Tab, and some rows down in it.
  private func chooseDisplayUnit(steps: Int) throws {
    for _ in 1...12 where try per.read().focus != "Display Unit" {
      try press("Tab")
    }
    try waitForFocus("Display Unit")
    try press("space")
    try wait("the dropdown is open") {
      $0.main?.find("combo box", "Display Unit")?.all.contains { $0.role == "list item" } ?? false
    }
    try press(contentsOf: Array(repeating: "Down", count: steps) + ["Return"])
    try waitForFocus("Display Unit")
  }

  private func press(contentsOf keys: [String]) throws {
    try per.press(keys)
  }
}
