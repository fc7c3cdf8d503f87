import XCTest

/// Two instances of the program use the same library.
final class OneProgramJourneyTests: JourneyTestCase {
  func testSecondStartBringsTheWindowForward() throws {
    try start()
    try add((quantity: "1", price: "3"))
    try per.leave()
    XCTAssertNotEqual(try per.keyboardWindow(), "Per")
    XCTAssertEqual(try startBeside(), 0)
    try waitUntil("the window has the focus") { try per.keyboardWindow() == "Per" }
    let screen = try per.read()
    XCTAssertEqual(screen.windows.count, 1)
    XCTAssertEqual(screen.rowNames, ["1 kg for 3.00, 3.00 per kg"])
  }

  func testASecondProgramOnAnotherBusShowsAMessage() throws {
    try start()
    try add((quantity: "1", price: "3"))
    try startAgain(environment: ["DBUS_SESSION_BUS_ADDRESS": try per.otherBus()])
    try wait("a message says that the comparisons are in use") {
      $0.says("Another window of Per, or another program, is using your comparisons.")
    }
    try add((quantity: "2", price: "5"))
    try wait("the added product is shown") { $0.rows.count == 1 }
    try press("ctrl+q")
    try waitUntil("the program asks whether to lose the product") {
      try per.keyboardWindow() == "Close without saving?"
    }
    try press("alt+w")
    XCTAssertEqual(try per.end(), 0)
    try waitForRows(["1 kg for 3.00, 3.00 per kg"])
    try add((quantity: "3", price: "8"))
    try quit()
    try startAgain()
    try waitForRows([
      "3 kg for 8.00, 2.67 per kg, Best value!",
      "1 kg for 3.00, 3.00 per kg, You’re paying 13% more",
    ])
  }
}
