import Gtk
import PerCore
import PerUI
import XCTest

/// The choice to buy the needed amount, and amounts that are refused.
@MainActor
final class NeedChoiceTests: BuyingBarTestCase {
  private let choices = Buying.Packs.allCases

  /// Chooses to enter an amount.
  private func chooseNeed() throws {
    try giveKeyboard(to: main.window)
    bar.packs.selected = choices.firstIndex(of: .need)
    waitUntil("The field has the focus.") { bar.need.containsFocus }
  }

  func testTheChoiceWithoutAnAmountIsTakenBack() async throws {
    try withWindow(holding: [offered(), Product("2", .kilogram, for: "12.99", name: "Rice")]) {
      for key in ["Tab", "Escape"] {
        try chooseNeed()
        XCTAssertEqual(bar.packs.selected, choices.firstIndex(of: .need))
        try press(key)
        waitUntil("The field is hidden.") { !bar.need.isMapped }
        XCTAssertEqual(bar.packs.selected, choices.firstIndex(of: .offer), key)
        XCTAssertEqual(controller.buying.packs, .offer, key)
      }
    }
  }

  func testAnotherChoiceHidesTheField() async throws {
    try withWindow(holding: [offered()]) {
      try chooseNeed()
      bar.packs.selected = choices.firstIndex(of: .one)
      XCTAssertEqual(controller.buying.packs, .one)
      try list.grabFocus()
      waitUntil("The field is hidden.") { !bar.need.isMapped }
      XCTAssertEqual(bar.packs.selected, choices.firstIndex(of: .one))
    }
  }

  func testTheChoiceIsStoredWithTheAmount() async throws {
    try withWindow(holding: [offered()]) {
      try chooseNeed()
      try type("2 kg")
      try press("Return")
      waitUntil("The need is set.") { controller.buying.packs == .need }
      library.undo()
      XCTAssertEqual(controller.buying.packs, .offer)
      XCTAssertNil(controller.buying.need)
    }
  }

  func testARefusedAmountStaysWithItsError() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      try enterNeed("abc")
      waitUntil("The amount is refused.") { bar.need.hasClass("error") }
      try press("Tab")
      waitUntil("The focus has left the field.") { !bar.need.containsFocus }
      settle()
      XCTAssertTrue(bar.need.isMapped)
      XCTAssertEqual(bar.need.text, "abc")
      XCTAssertTrue(bar.need.hasClass("error"))
      let message = "“abc” isn’t a number. Enter a quantity, for example 1\u{A0}kg."
      XCTAssertTrue(main.window.texts.contains(message), "\(main.window.texts)")
    }
  }

  func testAnErrorHasAnExampleOfTheListsKind() async throws {
    let samples: [(unit: PerCore.Unit, text: String, example: String)] = [
      (.kilogram, "I need 2 kg", "1\u{A0}kg"), (.kilogram, "2 L", "1\u{A0}kg"),
      (.litre, "2 kg", "1\u{A0}L"),
    ]
    for sample in samples {
      try withWindow(holding: [Product("1", sample.unit, for: "3.99")]) {
        try enterNeed(sample.text)
        waitUntil("The amount is refused.") { bar.need.hasClass("error") }
        XCTAssertTrue(
          main.window.texts.contains {
            $0.hasSuffix(". Enter a quantity, for example \(sample.example).")
          },
          "\(sample.text): \(main.window.texts)")
      }
    }
  }
}
