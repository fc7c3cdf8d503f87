import XCTest

/// Preferences that are set with the keyboard and kept for the next start.
final class PreferencesTests: JourneyTestCase {
  func testTheCurrencyIsKeptForTheNextStart() throws {
    try start()
    try add((quantity: "500 g", price: "3.99"))
    try waitForRows(["500 g for 3.99, 7.98 per kg"])
    try press("ctrl+comma")
    try wait("the preferences are open") { $0.active?.name == "Preferences" }
    try press("alt+c")
    try wait("the currencies are shown") { $0.active?.name == "Currency" }
    try type("us dollar")
    try press("Return")
    try waitForFocus("Currency of new comparisons: US Dollar (USD, $)")
    try press("Escape")
    try wait("the preferences are closed") { $0.active?.name == "Per" }
    try waitForRows(["500 g for 3.99, 7.98 per kg"])
    try press("ctrl+shift+n")
    try wait("a new comparison is open") { $0.rowNames.isEmpty }
    try add((quantity: "500 g", price: "3.99"))
    try waitForRows(["500 g for $3.99, $7.98 per kg"])
    try quit()

    try startAgain()
    try waitForRows(["500 g for $3.99, $7.98 per kg"])
  }
}
