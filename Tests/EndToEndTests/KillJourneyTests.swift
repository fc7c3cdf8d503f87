import XCTest

/// A killed program loses no product that it has shown.
final class KillJourneyTests: JourneyTestCase {
  private func addAndKill(_ quantity: String, _ price: String, row: String) throws {
    try openForm()
    try type(quantity)
    try press("Return")
    try waitForFocus("Price")
    try type(price)
    try press("Return")
    try wait("the row shows") { $0.rowNames.contains { $0.hasPrefix(row) } }
    try per.kill()
  }

  func testAHalfTypedProductIsRestored() throws {
    try start()
    try addAndKill("500 g", "3.99", row: "500 g for 3.99")
    try startAgain()
    try waitForRows(["500 g for 3.99, 7.98 per kg"])
    try openForm()
    try type("6*330")
    try press("Tab", "Tab")
    try waitForFocus("Price")
    try type("1.2+")
    try waitUntilSaved("1.2+")
    try per.kill()

    try startAgain()
    let form = try waitForForm("the form is there again") { $0.price.text == "1.2+" }
    XCTAssertEqual(form.quantity.text, "6×330")
    try waitForRows(["500 g for 3.99, 7.98 per kg"])
    try press("Escape")
    try waitForClosedForm()
    try per.kill()
    try startAgain()
    try waitForRows(["500 g for 3.99, 7.98 per kg"])
    XCTAssertNil(try per.read().form)
  }

  func testAHalfTypedEditIsRestored() throws {
    try start()
    try add((quantity: "500 g", price: "3.99"), (quantity: "1 kg", price: "9"))
    try wait("both are there") { $0.rows.count == 2 && $0.rows[1].isFocused }
    try press("Return")
    try waitForForm("the product is open") { $0.price.text == "9" }
    try press("Tab", "Tab")
    try waitForFocus("Price")
    try type("5+")
    try waitUntilSaved("5+")
    try per.kill()

    try startAgain()
    let form = try waitForForm("the change is there again") { $0.price.text == "5+" }
    XCTAssertEqual(form.quantity.text, "1")
    XCTAssertEqual(try per.read().active?.name, "Edit Product")
    try press("Tab", "Tab")
    try waitForFocus("Price")
    try press("Return")
    try waitForClosedForm()
    try waitForRows([
      "1 kg for 5.00, 5.00 per kg, Best value!",
      "500 g for 3.99, 7.98 per kg, You’re paying 60% more",
    ])
    try per.kill()
    try startAgain()
    try wait("the draft is discarded") { $0.rows.count == 2 }
    XCTAssertNil(try per.read().form)
  }

  func testNoProductIsLostWhenPerIsKilled() throws {
    try start()
    // As many as fit the window: GTK 4.18 doesn't report rows that are not visible.
    for number in 1...5 {
      if number > 1 { try startAgain() }
      try wait("all that was shown is there") { $0.rowsInOrder.count == number - 1 }
      try addAndKill("\(number)", "3", row: "\(number) kg for")
    }
    try startAgain()
    try wait("all are there") { $0.rowsInOrder.count == 5 }
    XCTAssertEqual(
      try per.read().rowsInOrder.map { String($0.name.prefix { $0 != " " }) },
      (1...5).reversed().map(String.init))
  }

  /// The quantity increases while the price stays the same, so the best product shows how many were added.
  private func count(on screen: Screen) -> Int {
    screen.rows.first.flatMap { Int($0.name.prefix { $0 != " " }) } ?? 0
  }

  /// Opens the form and discards a draft.
  private func openEmptyForm() throws {
    let form = try openForm()
    guard form.canAdd || form.quantity.text + form.price.text != "" else { return }
    try press("Escape")
    try waitForClosedForm()
    try openForm()
  }

  func testAKillDuringTypingLosesNoProduct() throws {
    try start()
    var (shown, typed) = (0, 0)
    for kill in 1...20 {
      if kill > 1 { try startAgain() }
      try wait("all that was shown is there") { count(on: $0) >= shown }
      try openEmptyForm()
      shown = count(on: try per.read())
      XCTAssertLessThanOrEqual(shown, typed)
      typed = shown
      try per.kill(after: .random(in: 0...0.6))
      while try per.health().isRunning {
        let next = typed + 1...typed + 2
        typed += next.count
        // Per doesn't ask about a unit that was typed.
        try per.press(
          next.flatMap { "\($0)kg".map { String($0) } + ["Return", "3", "shift+Return"] })
        // A program that was killed in the meantime has no windows.
        if let screen = try? per.read() { shown = max(shown, count(on: screen)) }
      }
      _ = try per.end()
    }
    try startAgain()
    try wait("all that was shown is there") { (shown...typed).contains(count(on: $0)) }
    try openEmptyForm()
    try press("Escape")
    try waitForClosedForm()
    let kept = count(on: try per.read())
    try press("F9")
    try wait("none is missing") { $0.comparisons.contains { $0.contains("\(kept) products") } }
  }
}
