import Gtk
import PerCore
import PerUI
import XCTest

/// The form in a language that is written from right to left.
@MainActor
final class RightToLeftFormTests: AddDialogTestCase {
  override func setUp() async throws {
    try await super.setUp()
    TextDirection.ofLanguage = .rightToLeft
  }

  override func tearDown() async throws {
    try await super.tearDown()
    TextDirection.ofLanguage = .leftToRight
  }

  private func open(with symbol: String, first: Bool) throws {
    let money = MoneyFormat(
      symbol: symbol, code: "EGP", symbolComesFirst: first, numbers: Conventions.euro.numbers)
    try open(Conventions(numbers: Conventions.euro.numbers, money: money, measures: .metric))
    settle()
  }

  /// A Boolean value indicating whether the currency is to the left of the price.
  private var isCurrencyLeft: Bool {
    get throws {
      let box = try XCTUnwrap(price.parent)
      let symbol = try XCTUnwrap(box.all(Label.self).first { $0.hasClass("currency") })
      let position = try XCTUnwrap(symbol.position(in: box))
      return try XCTUnwrap(price.position(in: box)).x > position.x
    }
  }

  func testTheCurrencyIsWhereATextHasIt() async throws {
    // A number and Latin letters are written from left to right, even in an Arabic text.
    for (symbol, first, isLeft) in [
      ("ج.م.", true, false), ("ج.م.", false, true), ("$", true, true), ("EGP", false, false),
    ] {
      try open(with: symbol, first: first)
      XCTAssertEqual(try isCurrencyLeft, isLeft, "\(symbol) \(first)")
      dialog.window.destroy()
      parent.destroy()
    }
  }

  func testTheClearIconIsAtTheEnd() async throws {
    try open()
    try quantity.text = "500"
    XCTAssertEqual(try quantity.iconName(at: .primary), "window-close-symbolic")
    XCTAssertNil(try quantity.iconName(at: .secondary))
  }

  func testTheClearIconIsAfterACurrencyAtTheEnd() async throws {
    for (symbol, first, isAtEnd) in [
      ("$", true, true), ("ج.م.", false, true), ("ج.م.", true, false), ("EGP", false, false),
    ] {
      try open(with: symbol, first: first)
      try price.text = "500"
      settle()
      let box = try XCTUnwrap(price.parent)
      let clear = box.all(Button.self).first { $0.isMapped }
      XCTAssertEqual(clear != nil, isAtEnd, "\(symbol) \(first)")
      XCTAssertEqual(try price.iconName(at: .primary) == nil, isAtEnd, "\(symbol) \(first)")
      if let clear {
        let currency = try XCTUnwrap(box.all(Label.self).first { $0.hasClass("currency") })
        XCTAssertLessThan(
          try XCTUnwrap(clear.frame).x + Double(clear.allocatedWidth),
          try XCTUnwrap(currency.frame).x, "\(symbol) \(first)")
      }
      dialog.window.destroy()
      parent.destroy()
    }
  }
}
