import Gtk
import PerCore
import PerUI
import WidgetInspection
import XCTest

/// The bar above the list in which the user chooses how many packs they buy.
@MainActor
final class BuyingBarTests: BuyingBarTestCase {
  func testAListWithoutOffersHasNoBar() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      XCTAssertFalse(bar.packs.isMapped)
      try controller.add(offered())
      waitUntil("The bar is shown.") { bar.packs.isMapped }
      XCTAssertFalse(bar.need.isMapped)
      library.undo()
      waitUntil("The bar is hidden.") { !bar.packs.isMapped }
    }
  }

  func testTheChoiceRanksTheList() async throws {
    try withWindow(holding: [offered(), Product("2", .kilogram, for: "12.99", name: "Rice")]) {
      XCTAssertEqual(texts(at: 0), ["Oats", "€5.32 per kg", ""])
      bar.packs.selected = 0
      XCTAssertEqual(controller.buying.packs, .one)
      XCTAssertEqual(texts(at: 0), ["Rice", "€6.50 per kg", ""])
      library.undo()
      XCTAssertEqual(bar.packs.selected, 1)
      XCTAssertEqual(texts(at: 0)[0], "Oats")
    }
  }

  func testTheFieldShowsWhatTheAmountIsFor() async throws {
    try withWindow(holding: [offered(), Product("2", .kilogram, for: "12.99")]) {
      try giveKeyboard(to: main.window)
      main.window.activateAction("win.need")
      XCTAssertTrue(bar.need.containsFocus)
      let choices = Buying.Packs.allCases
      XCTAssertNotEqual(controller.buying.packs, .need)
      XCTAssertEqual(bar.packs.selected, choices.firstIndex(of: .need))
      XCTAssertFalse(try XCTUnwrap(bar.need.placeholder).isEmpty)
      try press("Escape")
      waitUntil("The choice of the list is shown again.") {
        bar.packs.selected == choices.firstIndex(of: controller.buying.packs)
      }
    }
  }

  func testLeavingTheFieldKeepsTheChoice() async throws {
    try withWindow(holding: [offered(), Product("2", .kilogram, for: "12.99", name: "Rice")]) {
      try giveKeyboard(to: main.window)
      main.window.activateAction("win.need")
      bar.need.text = "1.6 kg"
      try press("Tab")
      waitUntil("The list is ranked for the need.") { controller.buying.packs == .need }
      XCTAssertTrue(bar.need.selection.isEmpty)
      bar.packs.selected = 0
      waitUntil("The field is hidden.") { !bar.need.isMapped }
      main.window.activateAction("win.need")
      waitUntil("The field has the focus.") { bar.need.containsFocus }
      try press("Tab")
      waitUntil("The field is hidden again.") { !bar.need.isMapped }
      XCTAssertEqual(controller.buying.packs, .one)
    }
  }

  func testARefusedNeedStaysInItsList() async throws {
    try withWindow(holding: [offered()]) {
      try enterNeed("abc")
      XCTAssertTrue(main.window.texts.contains { $0.contains("“abc”") })
      library.createComparison()
      try controller.add(offered())
      waitUntil("The field is empty.") { bar.need.text.isEmpty }
      XCTAssertFalse(main.window.texts.contains { $0.contains("“abc”") })
    }
  }

  func testAmountsWithManyDigitsHaveAnAnswer() async throws {
    let products = try (0...9).map { digit in
      try Product(
        quantity: Amount("500.000000000001", format: .plain), unit: .gram,
        price: Amount("3.9\(digit)", format: .plain), offer: Offer(.multibuy(packs: 3, pay: 2)))
    }
    try withWindow(holding: products) {
      try controller.setNeed("500 kg")
      waitUntil("The answer is shown.") { bar.best.isMapped }
    }
  }

  func testANeedSaysWhatToBuy() async throws {
    try withWindow(holding: [offered(), Product("2", .kilogram, for: "12.99", name: "Rice")]) {
      try giveKeyboard(to: main.window)
      main.window.activateAction("win.need")
      XCTAssertTrue(bar.need.isMapped)
      bar.need.text = "2.3"
      try press("Return")
      XCTAssertEqual(
        answer,
        ["€15.96 for 2.5 kg: 5 × Oats (500 g)", "200 g more than you need"])
      XCTAssertEqual(bar.need.text, "2.3 kg")
      XCTAssertEqual(texts(at: 0), ["Oats", "€15.96", "5 packs, 200 g more than you need"])
      XCTAssertEqual(texts(at: 1), ["Rice", "€25.98", "2 packs, 1.7 kg more than you need"])
      bar.need.text = "2.3 L"
      try press("Return")
      let messages = main.window.all(Label.self).filter { $0.hasClass("message") && $0.isMapped }
      XCTAssertEqual(
        messages.map(\.text),
        ["You can’t compare volumes with weights. Enter a quantity, for example 1\u{A0}kg."])
      bar.need.text = ""
      try press("Return")
      XCTAssertEqual(controller.buying, Buying())
      XCTAssertFalse(bar.best.isMapped)
    }
  }

  func testNoLineOfTheCardEndsBetweenANumberAndItsUnit() async throws {
    try withWindow(holding: [
      Product("1", .kilogram, for: "2", name: "Rice"),
      Product("250", .gram, for: "0.60", name: "Oats"),
    ]) {
      try enterNeed("1.2 kg")
      let texts = main.window.texts
      for text in ["for 1.25\u{A0}kg: 1", "(250\u{A0}g)", "50\u{A0}g more", "800\u{A0}g more"] {
        XCTAssertTrue(texts.contains { $0.contains(text) }, text)
      }
    }
  }

  func testAnEmptiedFieldHasNoAnswer() async throws {
    try withWindow(holding: [offered(), Product("2", .kilogram, for: "12.99", name: "Rice")]) {
      try enterNeed("2.3")
      XCTAssertTrue(bar.best.isMapped)
      try press("BackSpace")
      waitUntil("The answer is gone.") { !bar.best.isMapped }
      XCTAssertNil(controller.buying.need)
      XCTAssertEqual(texts(at: 0), ["Oats", "€5.32 per kg", ""])
      XCTAssertTrue(bar.need.containsFocus)
      bar.need.text = "2"
      try press("Return")
      waitUntil("The next answer is shown.") { bar.best.isMapped }
    }
  }

  func testOnePackIsNamedWithItsQuantity() async throws {
    try withWindow(holding: [Product("2", .kilogram, for: "3", name: "Rice")]) {
      try enterNeed("2 kg")
      XCTAssertEqual(
        answer,
        ["€3.00 for 2 kg: 1 × Rice (2 kg)", "Exactly what you need"])
      try enterNeed("1.5 kg")
      XCTAssertEqual(
        answer,
        ["€3.00 for 2 kg: 1 × Rice (2 kg)", "500 g more than you need"])
    }
  }

  func testASingleProductIsNotTheBestValueIfAMixIsCheaper() async throws {
    let products = try [
      Product("1", .kilogram, for: "2", name: "Rice"),
      Product("250", .gram, for: "0.60", name: "Oats"),
    ]
    try withWindow(holding: products) {
      XCTAssertEqual(try column(1), ["Best value!", "You’re paying 20% more"])
      try enterNeed("1.2 kg")
      XCTAssertEqual(
        answer,
        ["€2.60 for 1.25 kg: 1 × Rice (1 kg) and 1 × Oats (250 g)", "50 g more than you need"])
      XCTAssertTrue(main.window.texts.contains { $0.hasPrefix("With one product only: ") })
      XCTAssertEqual(try column(1)[0], "Best single product")
      // A single product is the cheapest purchase.
      try enterNeed("1 kg")
      XCTAssertEqual(try column(1)[0], "Best value!")
      try enterNeed("1.2 kg")
      try enterNeed("")
      XCTAssertEqual(try column(1)[0], "Best value!")
    }
  }

  func testAMixThatTakesTimeToFindChangesTheVerdict() async throws {
    let products = try (1...30).map { try Product("\($0 * 7)", .gram, for: "\($0 * 10).13") }
    try withWindow(holding: products) {
      try enterNeed("1000 g")
      waitUntil("The verdict is that of one product.") {
        (try? column(1).first) == "Best single product"
      }
    }
  }

  func testALongSearchHasASpinner() async throws {
    let products = try (1...30).map { try Product("\($0 * 7)", .gram, for: "\($0).13") }
    try withWindow(holding: products) {
      try enterNeed("900 g")
      waitUntil("The purchase is shown.") { bar.best.isMapped }
      XCTAssertFalse(main.window.all(Spinner.self).contains { $0.isSpinning })
    }
  }

  func testAPurchaseIsHiddenDuringTheNextSearch() async throws {
    let products = try (1...30).map { try Product("\($0 * 7)", .gram, for: "\($0).13") }
    try withWindow(holding: products) {
      try enterNeed("900 g")
      waitUntil("The purchase is shown.") { bar.best.isMapped }
      try controller.setNeed("901 g")
      XCTAssertFalse(bar.best.isMapped, "The purchase is that of the need before.")
      XCTAssertTrue(main.window.all(Spinner.self).contains { $0.isSpinning })
      waitUntil("The next purchase is shown.") { bar.best.isMapped }
      // The display unit isn't part of the question.
      try controller.show(in: XCTUnwrap(controller.displayUnits.last))
      XCTAssertTrue(bar.best.isMapped)
    }
  }

  func testUndoInTheFieldRevertsTheTextOfTheProgram() async throws {
    try withWindow(holding: [offered()]) {
      try enterNeed("2300 g")
      try controller.setNeed("1.6 kg")
      waitUntil("The field shows the need.") { bar.need.text == "1.6 kg" }
      try press("ctrl+z")
      waitUntil("The field shows the need before.") { bar.need.text == "2300 g" }
      XCTAssertEqual(controller.buying.need?.unit, .gram)
    }
  }

  func testTheWeightIsChosenWhereAProductHasTwo() async throws {
    let beans = try Product(
      quantity: Amount("240", format: .plain), unit: .gram, price: Amount("1.20", format: .plain),
      offer: nil, terms: PackTerms(net: LineAmount(Rational(400), .gram)) ?? .none, name: "Beans")
    let peas = try Product("300", .gram, for: "1.35", name: "Peas")
    try withWindow(holding: [peas]) {
      XCTAssertFalse(bar.weights.isMapped)
      try controller.add(beans)
      waitUntil("The choice is shown.") { bar.weights.isMapped }
      XCTAssertFalse(bar.packs.isMapped)
      XCTAssertEqual(texts(at: 0), ["Peas", "€4.50 per kg", ""])
      bar.weights.selected = 1
      XCTAssertEqual(texts(at: 0), ["Beans", "€3.00 per kg", ""])
      library.undo()
      XCTAssertEqual(bar.weights.selected, 0)
      XCTAssertEqual(texts(at: 0)[0], "Peas")
    }
  }

  func testTheChoiceFitsANarrowWindow() async throws {
    try withWindow(holding: [offered()]) {
      try controller.setNeed("1.6 kg")
      main.window.defaultSize = (width: 360, height: 600)
      waitUntil("The window is narrow.") { main.window.allocatedWidth == 360 }
      let labels = bar.packs.all(Label.self).filter(\.isMapped)
      XCTAssertEqual(labels.map(\.text), ["as much as I need"])
      // The field is put below the choice after the window is laid out.
      waitUntil("The choice fits.") { !labels.contains(where: \.isEllipsized) }
    }
  }

  /// The first long line has the space of two lines immediately.
  func testALongPurchaseIsAboveTheList() async throws {
    let products = [
      try offered(), try Product("2", .kilogram, for: "12.99"),
      try Product("750", .gram, for: "3.45"),
    ]
    try withWindow(holding: products) {
      main.window.defaultSize = (width: 520, height: 660)
      waitUntil("The window is narrow.") { main.window.allocatedWidth == 520 }
      settle()
      try enterNeed("4.1 kg")
      let lines = main.window.all(Label.self).filter {
        $0.isMapped && $0.text.hasPrefix("Less left over")
      }
      let line = try XCTUnwrap(lines.first)
      waitUntil("The line is laid out.") { line.allocatedHeight > 0 }
      settle()
      XCTAssertGreaterThan(line.allocatedHeight, bar.best.allocatedHeight, "It has two lines.")
      let (top, list) = (try XCTUnwrap(line.frame), try XCTUnwrap(list.frame))
      XCTAssertLessThanOrEqual(top.y + Double(top.height), list.y)
    }
  }

  func testTheOtherPurchasesAreAboveTheList() async throws {
    try withWindow(holding: [Product("500", .gram, for: "2.99")]) {
      try enterNeed("1.6 kg")
      waitUntil("The purchase is shown.") { bar.best.isMapped }
      settle()
      try add(Product("750", .gram, for: "2.49", name: "Oats"))
      settle()
      let lines = main.window.all(Label.self).filter {
        $0.isMapped && $0.text.hasPrefix("Less left over")
      }
      let line = try XCTUnwrap(lines.first)
      waitUntil("The line is laid out.") { line.allocatedHeight > 0 }
      settle()
      let (top, list) = (try XCTUnwrap(line.frame), try XCTUnwrap(list.frame))
      XCTAssertLessThanOrEqual(top.y + Double(top.height), list.y)
      XCTAssertEqual(LayoutCheck().problems, [])
    }
  }
}
