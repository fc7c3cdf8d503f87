import XCTest

/// A list longer than the window.
final class LongListTests: JourneyTestCase {
  /// Adds 60 products with the prices 1 to 60, and closes the form.
  private func addSixty() throws {
    try openForm()
    var keys: [String] = []
    for price in 1...60 {
      keys += ["1", "Return"] + String(price).map { String($0) } + ["shift+Return"]
    }
    try per.press(keys)
    try wait("sixty products are there") {
      $0.main?.labels.contains("60 products") ?? false
    }
    try press("Escape")
    try waitForClosedForm()
  }

  /// Checks the position of a row by a click on it and a key that moves to its neighbor.
  private func assertInView(
    _ name: String, stepping key: String, to neighbor: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let screen = try wait(
      "\(name) is selected, has the focus and is in view", hasFrames: true, file: file, line: line
    ) {
      guard let row = $0.rowsInOrder.first(where: { $0.name.hasPrefix(name) }), row.isPlaced,
        let pane = $0.main?.all.first(where: { $0.role == "scroll pane" && $0.isPlaced })
      else { return false }
      return row.isSelected && $0.focus == row.name && row.top >= pane.top
        && row.top + row.height <= pane.top + pane.height
    }
    XCTAssertEqual(screen.rowsInOrder.filter(\.isSelected).count, 1, file: file, line: line)
    let row = try XCTUnwrap(screen.rowsInOrder.first { $0.name.hasPrefix(name) })
    try per.click(row, in: XCTUnwrap(screen.main))
    try press(key)
    try wait("the neighbour is selected", file: file, line: line) {
      $0.selectedRow?.name.hasPrefix(neighbor) ?? false
    }
  }

  func testNewRowIsSelectedAndInView() throws {
    try start()
    try addSixty()
    try assertInView("1 kg for 60.00,", stepping: "Up", to: "1 kg for 59.00,")
    try add((quantity: "2", price: "1"))
    try assertInView("2 kg for 1.00,", stepping: "Down", to: "1 kg for 1.00,")
    try add((quantity: "2", price: "61"))
    try assertInView("2 kg for 61.00,", stepping: "Up", to: "1 kg for 30.00,")
    try add((quantity: "2", price: "200"))
    try assertInView("2 kg for 200.00,", stepping: "Up", to: "1 kg for 60.00,")
  }

  func testTheListDoesNotScrollOtherwise() throws {
    try start()
    try addSixty()
    try press("Home")
    try wait("the first row is selected") {
      $0.selectedRow?.name.hasPrefix("1 kg for 1.00,") ?? false
    }
    try press("Page_Down", "Page_Down")
    var place: [Int] = []
    try wait("the list is scrolled by two pages") {
      guard let row = $0.selectedRow, $0.focus == row.name, !row.name.contains(" for 1.00,") else {
        return false
      }
      defer { place = row.frame ?? [] }
      return place == row.frame
    }
    let product = try XCTUnwrap(per.read().selectedRow).name.components(separatedBy: ", ")[0]

    try openForm()
    try press("Escape")
    try waitForClosedForm()
    try wait("the scroll position is restored") {
      $0.selectedRow?.frame == place && $0.focus == $0.selectedRow?.name
    }

    try chooseDisplayUnit("100 g")
    let screen = try wait("all prices are per 100 g") {
      $0.rowsInOrder.allSatisfy { $0.name.contains("per 100 g") }
    }
    XCTAssertEqual(screen.selectedRow?.frame, place)
    XCTAssertEqual(screen.selectedRow?.name.hasPrefix(product + ", "), true)
  }

  func testDisplayUnitChangesAllRows() throws {
    try start()
    try add((quantity: "1 kg", price: "2.99"), (quantity: "500 g", price: "1.79"))
    try waitForRows([
      "1 kg for 2.99, 2.99 per kg, Best value!",
      "500 g for 1.79, 3.58 per kg, You’re paying 20% more",
    ])
    try chooseDisplayUnit("100 g")
    try waitForRows([
      "1 kg for 2.99, 0.30 per 100 g, Best value!",
      "500 g for 1.79, 0.36 per 100 g, You’re paying 20% more",
    ])
    try chooseDisplayUnit("lb")
    try waitForRows([
      "1 kg for 2.99, 1.36 per lb, Best value!",
      "500 g for 1.79, 1.62 per lb, You’re paying 20% more",
    ])
  }

  func testDisplayUnitInAmerica() throws {
    try start(locale: "en_US.UTF-8")
    try add((quantity: "1 lb", price: "3.99"))
    try waitForRows(["1 lb for $3.99, $3.99 per lb"])
  }

  private func chooseDisplayUnit(_ name: String) throws {
    try waitUntil("a row of the dropdown has the focus") {
      try click("Display Unit")
      // On a busy machine, the popup of an earlier choice can take a click after it is hidden.
      let end = Date(timeIntervalSinceNow: 10)
      while Date() < end {
        let screen = try per.read()
        if screen.focused?.role == "list item", screen.focus != screen.selectedRow?.name {
          return true
        }
      }
      return false
    }
    try click(name)
    // A click while the popup closes would be taken by it.
    try wait("the dropdown is closed") { screen in
      let rows = screen.main?.dropDown("Display Unit")?.all ?? []
      return !rows.contains { $0.role == "list item" && $0.isPlaced }
    }
    try waitForFocus("Display Unit")
  }
}
