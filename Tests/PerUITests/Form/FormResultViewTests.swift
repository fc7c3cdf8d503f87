import Gtk
import PerCore
import PerUI
import XCTest

@MainActor
final class FormResultViewTests: AddDialogTestCase {
  func testTheResultFollowsEachKey() async throws {
    try openWithKeyboard(
      .euro, over: try Product("1", .kilogram, for: "2"), try Product("1", .kilogram, for: "4"))
    try type("2*500 g")
    XCTAssertEqual(try line(.quantity).text, "= 1,000 g")
    XCTAssertEqual(text(ofClass: "unit-price"), "")
    try press("Tab", "Tab")
    try type("2")
    XCTAssertEqual(text(ofClass: "unit-price"), "€2.00 per kg")
    XCTAssertEqual(text(ofClass: "standing"), "Same as the best value")
    try type(".5")
    XCTAssertEqual(text(ofClass: "unit-price"), "€2.50 per kg")
    XCTAssertEqual(text(ofClass: "standing"), "2nd of 3\u{A0}· 25% more")
    try press("ctrl+a")
    try type("1+.5")
    XCTAssertEqual(try line(.price).text, "= €1.50")
    XCTAssertEqual(text(ofClass: "standing"), "Best value so far")
    try press("ctrl+a")
    try type("1.2.3")
    XCTAssertEqual(text(ofClass: "unit-price") + text(ofClass: "standing"), "")
  }

  func testTheResultStaysBesideThePriceInATallWindow() async throws {
    try open()
    try fill(.quantity, with: "2")
    try fill(.price, with: "3")
    let result = try XCTUnwrap(dialog.window.all(Label.self).first { $0.hasClass("unit-price") })
    let price = try price
    settle()
    @MainActor func distance() throws -> Double {
      try XCTUnwrap(result.frame).y - XCTUnwrap(price.frame).y
    }
    let before = try distance()
    dialog.window.defaultSize = (width: 900, height: 900)
    waitUntil("The window is high.") { dialog.window.allocatedHeight > 850 }
    settle()
    XCTAssertEqual(try distance(), before)
  }

  func testTheResultOfACalculationStaysBelowIt() async throws {
    try openWithKeyboard()
    try type("6*330 ml")
    try press("Tab", "Tab")
    try type("€4.49*2")
    try press("Tab")
    XCTAssertEqual(try quantity.text, "6×330")
    XCTAssertEqual(try line(.quantity).text, "= 1,980 mL")
    XCTAssertTrue(try line(.quantity).isMapped)
    XCTAssertTrue(try line(.quantity).hasClass("value"))
    XCTAssertEqual(try price.text, "4.49×2")
    XCTAssertEqual(try line(.price).text, "= €8.98")
    try quantity.grabFocus()
    try type("=")
    XCTAssertEqual(try quantity.text, "1980")
    XCTAssertFalse(try line(.quantity).isMapped)
  }

  func testEditingAProductShowsItsCalculation() async throws {
    try open()
    try quantity.text = "6 × 330 mL"
    try price.text = "2×1.99"
    try add.click()
    dialog.window.destroy()
    openAgain(editing: 0)
    XCTAssertEqual(try quantity.text, "6 × 330")
    XCTAssertEqual(try line(.quantity).text, "= 1,980 mL")
    XCTAssertEqual(try line(.price).text, "= €3.98")
    XCTAssertEqual(try unit.selectedString, "millilitres (mL)")
  }

  func testTheTitleOfAnEditHasTheDayOfTheProduct() async throws {
    func texts() -> [String] { dialog.window.titlebar?.texts ?? [] }
    try open(.euro, over: try Product("500", .gram, for: "3.99"))
    XCTAssertEqual(texts().filter { $0 != "Cancel" && $0 != "Add" }, ["Add Product"])
    dialog.window.destroy()
    let day = try XCTUnwrap(list.state.products[0].entered)
    openAgain(editing: 0)
    XCTAssertEqual(
      texts().filter { $0 != "Cancel" && $0 != "Save" },
      ["Edit Product", "Added on \(day.text())"])
    dialog.window.destroy()
    list = ProductListController(conventions: .euro, today: { nil })
    try list.add(try Product("500", .gram, for: "3.99"))
    openAgain(editing: 0)
    XCTAssertEqual(texts().filter { $0 != "Cancel" && $0 != "Save" }, ["Edit Product"])
  }

  func testTheFirstProductHasAUnitPriceOnly() async throws {
    try open()
    try quantity.text = "500 g"
    try price.text = "3.99"
    XCTAssertEqual(text(ofClass: "unit-price"), "€7.98 per kg")
    XCTAssertEqual(text(ofClass: "standing"), "")
  }

  func testAnErrorBelowThePriceReplacesTheRank() async throws {
    try open(.euro, over: try Product("1", .kilogram, for: "2"))
    try quantity.text = "1"
    try price.text = "3"
    XCTAssertEqual(text(ofClass: "standing"), "2nd of 2\u{A0}· 50% more")
    try fill(.price, with: "0")
    XCTAssertEqual(text(ofClass: "standing"), "")
    XCTAssertFalse(try message(.price).isEmpty)
  }

  func testAnErrorBelowThePriceIsAlignedAsTheResult() async throws {
    try open()
    try price.text = "1+2"
    func start() throws -> Double {
      settle()
      return try XCTUnwrap(line(.price).frame).x
    }
    let result = try start()
    try fill(.price, with: "0")
    XCTAssertEqual(try message(.price), "Enter a number greater than zero.")
    XCTAssertEqual(try start(), result)
  }

  func testOrdinalNumbers() async throws {
    try open()
    for index in 1...122 {
      try list.add(try Product("1", .kilogram, for: "\(index)", name: ""))
    }
    dialog.window.destroy()
    openAgain()
    try quantity.text = "1 kg"
    for (price, rank) in [
      ("2.5", "3rd"), ("1.5", "2nd"), ("3.5", "4th"), ("10.5", "11th"), ("20.5", "21st"),
      ("110.5", "111th"), ("121.5", "122nd"),
    ] {
      try self.price.text = price
      XCTAssertTrue(
        text(ofClass: "standing").hasPrefix("\(rank) of 123\u{A0}· "), text(ofClass: "standing"))
    }
  }

  // MARK: - Restoring

  func testADiscardedEntryIsOfferedInTheNextForm() async throws {
    try openWithKeyboard()
    try type("500 g")
    try press("Escape")
    waitUntil("The form is closed.") { closings == 1 }
    XCTAssertNotNil(discarded)
    openAgain()
    let restore = try button("Restore Last Entry")
    XCTAssertTrue(restore.hasFrame, "It looks like a button.")
    XCTAssertTrue(restore.isVisible)
    try quantity.text = "1"
    XCTAssertFalse(restore.isVisible)
    try quantity.text = ""
    restore.click()
    XCTAssertEqual(try quantity.text, "500 g")
    XCTAssertTrue(try quantity.hasFocus)
    XCTAssertFalse(restore.isVisible)
  }

  func testRestoringBringsTheResultBack() async throws {
    try openWithKeyboard()
    try type("26-20%=")
    XCTAssertEqual(try quantity.text, "20.8")
    try price.grabFocus()
    try type("10/3=+1")
    let typed = try price.text
    try press("Escape")
    waitUntil("The form is closed.") { closings == 1 }
    openAgain()
    var restored = 0
    dialog.onRestore = { restored += 1 }
    try button("Restore Last Entry").click()
    XCTAssertEqual(restored, 1)
    XCTAssertEqual(try quantity.text, "20.8")
    XCTAssertEqual(try price.text, typed)
    XCTAssertEqual(controller.form.quantity.calculator.expression, "26−20%")
  }

  func testAnUntouchedFormDiscardsNothing() async throws {
    try openWithKeyboard()
    try press("Escape")
    waitUntil("The form is closed.") { closings == 1 }
    XCTAssertNil(discarded)
    openAgain()
    XCTAssertFalse(try button("Restore Last Entry").isVisible)
  }

  // MARK: - Suggestions

  private var suggestions: [String] {
    dialog.window.all(Popover.self).filter { $0.hasClass("suggestions") && $0.isMapped }
      .flatMap(\.texts)
  }

  func testSuggestionsAreChosenWithArrowsAndEnter() async throws {
    entered = [.name: ["Oranges", "Oats"], .shop: ["Aldi"]]
    try openWithKeyboard()
    try entry("Name").grabFocus()
    try type("o")
    waitUntil("The suggestions are shown.") { suggestions == ["Oranges", "Oats"] }
    try press("Down", "Down", "Return")
    waitUntil("The suggestions are closed.") { suggestions.isEmpty }
    XCTAssertEqual(try entry("Name").text, "Oats")
    XCTAssertEqual(controller.form[.name], "Oats")
    XCTAssertTrue(try entry("Name").hasFocus)
    try press("Tab")
    XCTAssertTrue(try entry("Shop").hasFocus)
    try press("Down")
    waitUntil("An empty field has suggestions as well.") { suggestions == ["Aldi"] }
    try press("Tab")
    waitUntil("The suggestions are closed.") { suggestions.isEmpty }
    XCTAssertEqual(try entry("Shop").text, "")
  }

  func testEscapeClosesOnlyTheSuggestions() async throws {
    entered = [.name: ["Oats"]]
    try openWithKeyboard()
    try entry("Name").grabFocus()
    try type("o")
    waitUntil("The suggestions are shown.") { suggestions == ["Oats"] }
    try press("Escape")
    waitUntil("The suggestions are closed.") { suggestions.isEmpty }
    XCTAssertEqual(closings, 0)
    XCTAssertEqual(try entry("Name").text, "o")
    try press("Escape")
    waitUntil("The form is closed.") { closings == 1 }
  }

  func testEnterWithoutAChosenSuggestionSubmits() async throws {
    entered = [.name: ["Oats"]]
    try openWithKeyboard()
    try quantity.text = "1"
    try price.text = "1"
    try entry("Name").grabFocus()
    try type("o")
    waitUntil("The suggestions are shown.") { suggestions == ["Oats"] }
    try press("Return")
    waitUntil("The form is closed.") { closings == 1 }
    XCTAssertEqual(firstName, "o")
  }

  func testAClickChoosesASuggestion() async throws {
    entered = [.name: ["Oats"]]
    try openWithKeyboard()
    try entry("Name").grabFocus()
    try type("o")
    waitUntil("The suggestions are shown.") { suggestions == ["Oats"] }
    try button("Oats").click()
    XCTAssertEqual(try entry("Name").text, "Oats")
    XCTAssertTrue(try entry("Name").hasFocus)
  }
}
