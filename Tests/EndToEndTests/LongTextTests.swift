import XCTest

/// Very long names and numbers.
final class LongTextTests: JourneyTestCase {
  private static let screen = (width: 1280, height: 1024)

  private func assertWindowsFitTheScreen(
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    for frame in try per.windowFrames() {
      XCTAssertLessThanOrEqual(frame[0] + frame[2], Self.screen.width, file: file, line: line)
      XCTAssertLessThanOrEqual(frame[1] + frame[3], Self.screen.height, file: file, line: line)
    }
  }

  private func goToName() throws {
    try press("Tab", "Tab", "Tab")
    try waitForFocus("Name")
  }

  func testLongNames() throws {
    try start()
    let word = String(repeating: "Donaudampfschifffahrtsgesellschaft", count: 10)
    let words = String(repeating: "very long-grain rice ", count: 40)
    for (quantity, name) in [("1", word), ("2", words), ("3", "🍚 Reis\nim Beutel")] {
      try openForm()
      try goToName()
      try paste(name)
      try waitForForm("the name is there") { !$0.name.text.isEmpty }
      try assertWindowsFitTheScreen()
      try press("Return")
      try waitForFocus("Quantity")
      try type(quantity)
      try press("Return")
      try waitForFocus("Price")
      try type("1")
      try press("Return")
      try waitForClosedForm()
      try assertWindowsFitTheScreen()
    }
    let names = try wait("all are there") { $0.rows.count == 3 }.rowNames
    XCTAssertTrue(names[2].hasPrefix(word.prefix(300) + "…, 1 kg for 1.00"), names[2])
    XCTAssertTrue(names[1].contains("…, 2 kg for 1.00"), names[1])
  }

  func testHugeNumbers() throws {
    try start()
    let huge = String(repeating: "9", count: 30)
    let tiny = "0." + String(repeating: "0", count: 29) + "1"
    // Per doesn't ask about a unit that was typed.
    try add(
      (quantity: "\(huge) kg", price: "1"), (quantity: "\(tiny) kg", price: huge),
      (quantity: "\(huge) kg", price: huge))
    try assertWindowsFitTheScreen()
    let names = try wait("all are there") { $0.rows.count == 3 }.rowNames
    XCTAssertTrue(names[0].hasPrefix("\(huge) kg for 1.00"), names[0])
    XCTAssertTrue(names[0].hasSuffix("Best value!"), names[0])
    XCTAssertFalse(names[0].contains(", 0.00 per kg"), "A price that is not zero shows as zero.")
  }
}
