import XCTest

/// What is preferred, chosen by keys alone and there again at the next start.
final class PreferencesTests: JourneyTestCase {
  func testCurrencyAndMeasuresOverTwoStarts() throws {
    try start()
    try add((quantity: "500 g", price: "3.99"))
    try waitForRows(["500 g for 3.99, 7.98 per kg"])
    try press("ctrl+comma")
    try wait("the preferences are open") { $0.active?.name == "Preferences" }
    try press("alt+c")
    try waitForFocus("Currency symbol")
    try type("$")
    try wait("the list follows at once") {
      $0.rowNames == ["500 g for $3.99, $7.98 per kg"]
    }
    try type("1")
    try wait("what is wrong is said") {
      $0.window("Preferences")?.labels.contains { $0.hasPrefix("A currency symbol is") } ?? false
    }
    try press("Escape")
    try wait("the preferences are closed") { $0.active?.name == "Per" }
    try quit()

    try startAgain()
    try waitForRows(["500 g for $3.99, $7.98 per kg"])
  }
}
