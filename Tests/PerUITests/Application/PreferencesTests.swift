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

  private func choose(_ text: String, from name: String, in window: Window) throws {
    let dropDown = try window.find(DropDown.self, named: name)
    dropDown.selected = try XCTUnwrap(dropDown.strings.firstIndex(of: text), text)
    MainLoop.iterate()
  }

  func testMeasuresApplyImmediately() async throws {
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

  func testTheTaxIsShownInTheForm() async throws {
    try withPreferences { window in
      XCTAssertEqual(
        try window.find(DropDown.self, named: "Tax added at checkout").selectedString,
        "Automatic (no)")
      try choose("Yes", from: "Tax added at checkout", in: window)
      XCTAssertEqual(library.preferences.addsTax, true)
      XCTAssertTrue(ProductFormController(list: controller).form.hasTax)
    }
  }

  /// Opens the dialog with the currencies, searches for a text and chooses the row with a name.
  private func chooseCurrency(_ name: String, searching text: String, in window: Window) throws {
    let button = try XCTUnwrap(
      window.all(Button.self).first {
        $0.accessibleLabel?.hasPrefix("Currency of new comparisons: ") == true
      })
    button.click()
    let dialog = try XCTUnwrap(main.preferencesWindow?.currencyDialog).window
    waitUntilShown(dialog)
    XCTAssertEqual(dialog.title, "Currency")
    try dialog.find(SearchEntry.self, named: "Search by name, code or symbol").text = text
    let list = try dialog.find(ListView.self, named: "Currencies")
    waitUntil("The currency is first in the list.") { list.children.first?.texts == [name] }
    list.children[0].activate()
    waitUntil("The dialog is closed.") { main.preferencesWindow?.currencyDialog == nil }
    XCTAssertEqual(button.accessibleLabel, "Currency of new comparisons: \(name)")
    XCTAssertTrue(window.texts.contains(name), "\(window.texts)")
  }

  func testCurrencyOfNewComparisons() async throws {
    try withPreferences { window in
      XCTAssertTrue(window.texts.contains("Automatic (Euro)"), "\(window.texts)")
      try chooseCurrency("Swiss Franc (CHF)", searching: "swiss", in: window)
      XCTAssertEqual(library.preferences.currency, Currency("CHF"))
      XCTAssertEqual(try rowTexts[0].last, "€7.98 per kg", "The comparison keeps its currency.")
      try chooseCurrency("Automatic (Euro)", searching: "auto", in: window)
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

  func testTheWindowFitsANarrowScreen() async throws {
    try setFont("DejaVu Sans 11")
    try withPreferences { window in
      XCTAssertLessThanOrEqual(window.minimumWidth, 360)
      let labels = window.all(Label.self).filter { $0.isMapped && $0.text.hasPrefix("Automatic") }
      XCTAssertGreaterThan(labels.count, 4)
      XCTAssertFalse(labels.contains(where: \.isEllipsized))
    }
  }
}
