import Gtk
import PerCore
import PerUI
import XCTest

@MainActor
final class PreferencesTests: MainWindowTestCase {
  private func withPreferences(_ body: (Window) throws -> Void) throws {
    let oats = try Product("500", .gram, for: "3.99")
    try withWindow(holding: [oats]) {
      main.window.activateAction("win.preferences")
      let window = try XCTUnwrap(main.preferencesWindow).window
      waitUntilShown(window)
      try body(window)
      window.destroy()
    }
  }

  private func choose(_ words: String, from name: String, in window: Window) throws {
    let dropDown = try window.find(DropDown.self, named: name)
    dropDown.selected = try XCTUnwrap(dropDown.strings.firstIndex(of: words), words)
    MainLoop.iterate()
  }

  func testMeasuresHoldAtOnce() async throws {
    try withPreferences { window in
      XCTAssertEqual(try rowTexts, [["500 g", "for €3.99", "€7.98 per kg"]])
      try choose("US customary", from: "Measurement system", in: window)
      XCTAssertEqual(try rowTexts, [["500 g", "for €3.99", "€3.62 per lb"]])
      XCTAssertEqual(
        try window.find(DropDown.self, named: "Volume").selectedString,
        "Automatic (per US fl oz)")
      try choose("per 100 g", from: "Weight", in: window)
      XCTAssertEqual(try rowTexts, [["500 g", "for €3.99", "€0.80 per 100 g"]])
      XCTAssertEqual(try displayUnit.selectedString, "100 g")
      try choose("Metric", from: "Measurement system", in: window)
      XCTAssertEqual(try rowTexts, [["500 g", "for €3.99", "€0.80 per 100 g"]])
      try choose("Automatic (per kg)", from: "Weight", in: window)
      XCTAssertEqual(try rowTexts, [["500 g", "for €3.99", "€7.98 per kg"]])
    }
  }

  func testCurrencyOfNewComparisons() async throws {
    try withPreferences { window in
      let entry = try window.find(Entry.self, named: "Currency of new comparisons")
      XCTAssertEqual(entry.placeholder, "EUR (€)")
      entry.grabFocus()
      entry.text = "chf"
      MainLoop.iterate()
      XCTAssertNil(library.preferences.currency, "The text is read when the field is left.")
      try window.find(DropDown.self, named: "Measurement system").grabFocus()
      waitUntil("The currency is set.") { library.preferences.currency == Currency("CHF") }
      XCTAssertEqual(entry.text, "CHF")
      XCTAssertEqual(try rowTexts[0].last, "€7.98 per kg", "The comparison keeps its currency.")

      for (text, message) in [
        ("kr", "Several currencies use “kr”. Enter a code, such as DKK."),
        ("xyz", "Unknown currency “xyz”. Enter a code, such as EUR."),
      ] {
        entry.grabFocus()
        entry.text = text
        MainLoop.iterate()
        XCTAssertFalse(entry.isAccessibleInvalid)
        try window.find(DropDown.self, named: "Measurement system").grabFocus()
        waitUntil("The error is shown.") { entry.isAccessibleInvalid }
        XCTAssertTrue(window.texts.contains(message), "\(window.texts)")
        XCTAssertEqual(library.preferences.currency, Currency("CHF"))
      }
      entry.text = ""
      MainLoop.iterate()
      XCTAssertFalse(entry.isAccessibleInvalid)
      window.close()
      MainLoop.iterate()
      XCTAssertNil(library.preferences.currency)
    }
  }

  func testKeypadOrder() async throws {
    try withPreferences { window in
      try choose("7 8 9 on top", from: "Keypad", in: window)
      XCTAssertEqual(library.preferences.keypadOrder, .calculator)
      window.close()
      MainLoop.iterate()
      XCTAssertNil(main.preferencesWindow)

      main.window.activateAction("win.add")
      let form = try XCTUnwrap(main.dialog).window
      waitUntilShown(form)
      let seven = try XCTUnwrap(form.find(Button.self, named: "7").frame)
      let one = try XCTUnwrap(form.find(Button.self, named: "1").frame)
      XCTAssertLessThan(seven.y, one.y)
      XCTAssertEqual(seven.x, one.x)
    }
  }
}
