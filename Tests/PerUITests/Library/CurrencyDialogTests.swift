import Gtk
import PerCore
import PerUI
import XCTest

@MainActor
final class CurrencyDialogTests: MainWindowTestCase {
  private func withDialog(_ body: (Window) throws -> Void) throws {
    let oats = try Product("500", .gram, for: "3.99")
    try withWindow(holding: [oats]) {
      main.window.activateAction(.changeCurrency)
      let window = try XCTUnwrap(main.currencyDialog).window
      waitUntilShown(window)
      try body(window)
      if main.currencyDialog != nil { window.close() }
      MainLoop.iterate()
    }
  }

  private func search(_ text: String, in window: Window) throws -> ListView {
    try window.find(SearchEntry.self, named: "Search by name, code or symbol").text = text
    let list = try window.find(ListView.self, named: "Currencies")
    return list
  }

  func testTheDialogSaysThatAmountsStay() async throws {
    try withDialog { window in
      XCTAssertEqual(window.title, "Currency")
      XCTAssertTrue(window.texts.contains("Amounts are not converted."))
    }
  }

  func testEachCurrencyHasItsNameCodeAndSymbol() async throws {
    try withDialog { window in
      let list = try window.find(ListView.self, named: "Currencies")
      XCTAssertEqual(list.children.first?.texts, ["Euro (EUR, €)"])
      XCTAssertEqual(list.children.first?.accessibleLabel, "Euro (EUR, €)")
      _ = try search("franc", in: window)
      // The list creates as many rows as it shows, which depends on the font, and keeps some without a text.
      @MainActor func names() -> [String] { list.children.compactMap(\.texts.first) }
      waitUntil("Francs are found.") {
        names().count > 3 && names().allSatisfy { $0.contains("Franc") }
      }
      XCTAssertEqual(names(), names().sorted(), "The order is alphabetical.")
    }
  }

  func testACurrencyIsFoundAndChosen() async throws {
    try withDialog { window in
      let list = try search("CHF", in: window)
      waitUntil("One currency is found.") { list.children.map(\.texts) == [["Swiss Franc (CHF)"]] }
      try window.find(Button.self, named: "Change").click()
      MainLoop.iterate()
      XCTAssertNil(main.currencyDialog)
      XCTAssertEqual(try rowTexts, [["500 g", "for CHF\u{A0}3.99", "CHF\u{A0}7.98 per kg"]])
      main.window.activateAction("win.undo")
      XCTAssertEqual(try rowTexts, [["500 g", "for €3.99", "€7.98 per kg"]])
    }
  }

  func testASearchWithoutResultsCannotBeApplied() async throws {
    try withDialog { window in
      let list = try search("xyz", in: window)
      waitUntil("No currency is found.") { list.children.isEmpty }
      XCTAssertFalse(try window.find(Button.self, named: "Change").isEffectivelySensitive)
      try window.find(Button.self, named: "Cancel").click()
      MainLoop.iterate()
      XCTAssertNil(main.currencyDialog)
      XCTAssertEqual(library.current.currency, Currency("EUR"))
    }
  }
}
