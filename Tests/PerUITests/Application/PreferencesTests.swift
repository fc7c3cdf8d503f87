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
      XCTAssertEqual(try rowTexts, [["500 g for €3.99", "€7.98 per kg"]])
      try choose("US customary", from: "Measures", in: window)
      XCTAssertEqual(try rowTexts, [["500 g for €3.99", "€3.62 per lb"]])
      XCTAssertEqual(
        try window.find(DropDown.self, named: "Volume").selectedString,
        "Automatic (per US fl oz)")
      try choose("per 100 g", from: "Weight", in: window)
      XCTAssertEqual(try rowTexts, [["500 g for €3.99", "€0.80 per 100 g"]])
      XCTAssertEqual(try displayUnit.selectedString, "100 g")
      try choose("Metric", from: "Measures", in: window)
      XCTAssertEqual(try rowTexts, [["500 g for €3.99", "€0.80 per 100 g"]])
      try choose("Automatic (per kg)", from: "Weight", in: window)
      XCTAssertEqual(try rowTexts, [["500 g for €3.99", "€7.98 per kg"]])
    }
  }

  func testCurrencySymbol() async throws {
    try withPreferences { window in
      let entry = try window.find(Entry.self, named: "Currency symbol")
      XCTAssertEqual(entry.placeholder, "€")
      entry.text = "CHF"
      MainLoop.iterate()
      XCTAssertEqual(try rowTexts[0].last, "CHF7.98 per kg")
      entry.text = "CHF1"
      MainLoop.iterate()
      XCTAssertTrue(entry.isAccessibleInvalid)
      XCTAssertTrue(window.texts.contains { $0.hasPrefix("A currency symbol is up to ten") })
      XCTAssertEqual(try rowTexts[0].last, "CHF7.98 per kg", "what was right still holds")
      entry.text = ""
      MainLoop.iterate()
      XCTAssertFalse(entry.isAccessibleInvalid)
      XCTAssertEqual(try rowTexts[0].last, "€7.98 per kg")
    }
  }

  func testKeypadOrderAndStyle() async throws {
    try withPreferences { window in
      try choose("7 8 9 on top, as on calculators", from: "Keypad", in: window)
      XCTAssertEqual(library.preferences.keypadOrder, .calculator)
      try choose("Dark", from: "Style", in: window)
      XCTAssertEqual(Settings.current?.prefersDark, true)
      try choose("Light", from: "Style", in: window)
      XCTAssertEqual(Settings.current?.prefersDark, false)
      try choose("Follow the system", from: "Style", in: window)
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
