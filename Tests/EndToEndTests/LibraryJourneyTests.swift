import XCTest

/// Comparisons are saved, and found by a search.
final class LibraryJourneyTests: JourneyTestCase {
  private func name(_ name: String) throws {
    try press("F2")
    try wait("the name is asked for") { $0.active?.name == "Name Comparison" }
    try type(name)
    try press("Return")
    try wait("the title contains the name") { $0.active?.name == "\(name) — Per" }
  }

  private let oil = "Oil, 1 product, 750 mL for 9.00"
  private let detergent = "Detergent, 1 product, 2 L for 5.00"
  private let coffee = "Coffee, 2 products, best: 1 kg for 7.00"

  private func makeThree() throws {
    try add((quantity: "500 g", price: "3.99"), (quantity: "1 kg", price: "7"))
    try name("Coffee")
    try press("ctrl+shift+n")
    try wait("a new comparison is open") { $0.active?.name == "Per" && $0.rowNames.isEmpty }
    try add((quantity: "2 L", price: "5"))
    try name("Detergent")
    try press("ctrl+shift+n")
    try wait("another one is open") { $0.active?.name == "Per" && $0.rowNames.isEmpty }
    try add((quantity: "750 mL", price: "9"))
    try name("Oil")
  }

  func testComparisonsAreSaved() throws {
    try start()
    try makeThree()
    try quit()
    // The data is in one file. The lock file is empty.
    let data = per.folder.appendingPathComponent("data/per").path
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: data).sorted(), ["per.db", "per.lock"])

    try startAgain()
    try wait("the same comparison is open") {
      $0.active?.name == "Oil — Per" && $0.rowNames == ["750 mL for 9.00, 12.00 per L"]
    }
    try press("F9")
    try wait("the sidebar shows all, latest first") {
      $0.comparisons == [oil, detergent, coffee]
    }
    try press("Down", "Down", "Down", "Return")
    try wait("another comparison is open") {
      $0.active?.name == "Coffee — Per" && $0.rowNames.count == 2
    }
    try quit()

    try startAgain()
    try wait("the state is restored") {
      $0.active?.name == "Coffee — Per" && $0.comparisons.count == 3
    }
    try waitForRows([
      "1 kg for 7.00, 7.00 per kg, Best value!",
      "500 g for 3.99, 7.98 per kg, You’re paying 14% more",
    ])
  }

  func testTheSearchFindsAComparison() throws {
    try start()
    try makeThree()
    try press("F9")
    try waitForFocus("Search comparisons")
    try type("DETER")
    try wait("the search result is shown") { $0.comparisons == [detergent] }
    try press("Return")
    try wait("it is open") { $0.active?.name == "Detergent — Per" }
    try press("Escape")
    try wait("all are there again") { $0.comparisons.count == 3 }
    try type("zzz")
    try wait("the search has no results") { $0.comparisons.isEmpty }
    XCTAssertEqual(try per.read().main?.name, "Detergent — Per")
  }

  func testTheSearchEntryHandlesItsOwnKeys() throws {
    try start()
    try makeThree()
    let rows = try wait("the rows are there") { !$0.rows.isEmpty }.rowNames
    try press("F9")
    try waitForFocus("Search comparisons")
    try type("deter")
    try wait("the search result is shown") { $0.comparisons == [detergent] }
    try press("ctrl+z")
    try wait("the text is undone") { $0.comparisons.count == 3 }
    try press("ctrl+shift+z")
    try wait("the text is there again") { $0.comparisons == [detergent] }
    try press("ctrl+Delete", "ctrl+d")
    XCTAssertEqual(try per.read().rowNames, rows)
    try press("Escape")
    try wait("all are there again") { $0.comparisons.count == 3 }
    try press("Tab", "ctrl+z")
    try wait("the renaming is undone, because no text has the focus") { $0.active?.name == "Per" }
  }

  func testTypingInTheListStartsASearch() throws {
    try start()
    try makeThree()
    try press("F9")
    try wait("the sidebar is there") {
      $0.focus == "Search comparisons" && $0.comparisons.count == 3
    }
    try press("Down")
    try wait("the list has the focus") { $0.focus?.hasPrefix("Oil") ?? false }
    try type("co")
    try wait("the search result is shown") { $0.comparisons == [coffee] }
  }
}
