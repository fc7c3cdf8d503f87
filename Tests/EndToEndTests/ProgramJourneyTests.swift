import Foundation
import TestSupport
import XCTest

/// The program as a process: its command line, signals, and icon.
final class ProgramJourneyTests: JourneyTestCase {
  private func output(_ arguments: [String]) throws -> Program.Result {
    try Program([Environment.per] + arguments).run()
  }

  func testTheHelpListsTheVersionOption() throws {
    let help = try output(["--help"])
    XCTAssertEqual(help.status, 0)
    XCTAssertTrue(help.output.contains("--version"), help.output)
    let version = try output(["--version"])
    XCTAssertTrue(version.output.hasPrefix("Per "), version.output)
  }

  func testTerminationSavesTheStateOfTheWindow() throws {
    try checkThatStateIsSaved(by: SIGTERM)
  }

  func testHangUpSavesTheStateOfTheWindow() throws {
    try checkThatStateIsSaved(by: SIGHUP)
  }

  func testQuittingKeepsTheOpenForm() throws {
    try start()
    try openForm()
    try type("500")
    try wait("the quantity is typed") { $0.form?.quantity.text == "500" }
    try press("ctrl+q")
    XCTAssertEqual(try per.end(), 0)
    try startAgain()
    try wait("the form is open with the quantity") { $0.form?.quantity.text == "500" }
  }

  private func checkThatStateIsSaved(by signal: Int32) throws {
    try start()
    try openForm()
    for price in 1...12 { try typeProduct("1 kg", String(price), "shift+Return") }
    try press("Escape")
    try waitForClosedForm()
    try press("Home", "End")
    try wait("the last row has the focus") { $0.focus?.contains("12.00") == true }
    try press("F9")
    try waitForFocus("Search comparisons")
    try openForm()
    try type("500")
    try wait("the quantity is typed") { $0.form?.quantity.text == "500" }
    try per.sendSignal(signal)
    XCTAssertEqual(try per.end(), 0)
    try startAgain()
    try wait("the form is open with the quantity") { $0.form?.quantity.text == "500" }
    try press("Escape")
    try waitForClosedForm()
    try wait("the sidebar is shown") { $0.comparisons.count == 1 }
  }

  func testTheBestValueIsInViewAtTheStart() throws {
    try start()
    try openForm()
    for price in 1...12 { try typeProduct("1 kg", String(price), "shift+Return") }
    try press("Escape")
    try waitForClosedForm()
    try press("Home")
    var place: Int?
    try wait("the first row has the focus") { screen in
      guard let row = screen.rowsInOrder.first, screen.focus == row.name else { return false }
      defer { place = row.top }
      return row.top == place
    }
    try press("End")
    try wait("the last row has the focus") { $0.focus?.contains("12.00") == true }
    try press("ctrl+q")
    XCTAssertEqual(try per.end(), 0)
    try startAgain()
    try wait("the best value is at the top") {
      $0.rowsInOrder.first?.name.contains("Best value!") == true
        && $0.rowsInOrder.first?.top == place
    }
  }
}
