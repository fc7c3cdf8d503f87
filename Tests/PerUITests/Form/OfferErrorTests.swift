import Gtk
import PerCore
import PerUI
import XCTest

/// The errors and hints below the fields of the offer.
@MainActor
final class OfferErrorTests: OfferViewTestCase {
  func testAnErrorIsBelowTheFields() async throws {
    try openOffer("Coupon")
    try entry("Amount Off").text = "5"
    XCTAssertFalse(try add.isSensitive)
    try entry("Amount Off").grabFocus()
    controller.leave(.value)
    let message = "The coupon must be worth less than €3.99."
    XCTAssertEqual(line, message)
    XCTAssertTrue(try entry("Amount Off").hasClass("error"))
    XCTAssertEqual(try entry("Amount Off").accessibleDescription, message)
    try entry("Amount Off").text = "1"
    XCTAssertFalse(try entry("Amount Off").hasClass("error"))
    XCTAssertTrue(try add.isSensitive)
  }

  /// The price makes an offer impossible that was complete before.
  func testAnErrorIsShownWhenThePriceIsLeft() async throws {
    for isHidden in [false, true] {
      try openOffer()
      // The offer has a field with this name as well.
      let (price, offer) = (try price, try offer)
      controller.choose(OfferKind.bundle)
      controller.edit(.packs, "2")
      controller.edit(.value, "5")
      offer.isExpanded = !isHidden
      price.grabFocus()
      price.text = "2.5"
      try entry("Name").grabFocus()
      let message = "2 for €5.00 costs as much as 2 at €2.50."
      waitUntil("The error is in view.") { isInView(message) }
      XCTAssertEqual(line, message)
      XCTAssertTrue(try entry("Name").containsFocus)
      XCTAssertFalse(try add.isSensitive)
      try await tearDown()
    }
  }

  /// Returns whether the whole label with a text is in the visible part of the form.
  private func isInView(_ text: String) -> Bool {
    guard let scroller = dialog.window.all(ScrolledWindow.self).first,
      let label = scroller.all(Label.self).first(where: { $0.isMapped && $0.text == text })
    else { return false }
    return isInView(label, of: scroller)
  }

  func testEachRowHasItsOwnError() async throws {
    try openOffer("Free packs")
    try entry("Buy").grabFocus()
    try entry("Buy").text = "x"
    try entry("Deposit").text = "x"
    try entry("Deposit").grabFocus()
    try entry("Net Weight").grabFocus()
    let errors = dialog.window.all(Label.self).filter { $0.isMapped && $0.hasClass("message") }
    XCTAssertEqual(errors.map(\.text).first, "Enter a whole number of packs.")
    XCTAssertEqual(errors.count, 2)
    XCTAssertTrue(try entry("Buy").hasClass("error"))
    XCTAssertTrue(try entry("Deposit").hasClass("error"))
    settle()
    let (packs, deposit) = (try entry("Buy").frame, try entry("Deposit").frame)
    let (first, second) = (errors.first?.frame, errors.last?.frame)
    XCTAssertLessThan(try XCTUnwrap(packs?.y), try XCTUnwrap(first?.y))
    XCTAssertLessThan(try XCTUnwrap(first?.y), try XCTUnwrap(deposit?.y))
    XCTAssertLessThan(try XCTUnwrap(deposit?.y), try XCTUnwrap(second?.y))
  }

  func testEachFieldHasItsOwnError() async throws {
    try openOffer("Free packs")
    let fields = ["Buy", "Pay For", "Deposit", "Net Weight"]
    for name in fields {
      try entry(name).grabFocus()
      try entry(name).text = "x"
    }
    try quantity.grabFocus()
    settle()
    let errors = dialog.window.all(Label.self).filter { $0.isMapped && $0.hasClass("message") }
    XCTAssertEqual(
      errors.map(\.text),
      [
        "Enter a whole number of packs.", "Enter a whole number of packs.",
        "Enter a number, for example 1.5.", "Enter a number, for example 1.5.",
      ])
    guard errors.count == fields.count else { return }
    // Each error begins below its row, and the second one of a row is right of the first one.
    for (name, error) in zip(fields, errors) {
      let (field, frame) = (try XCTUnwrap(entry(name).frame), try XCTUnwrap(error.frame))
      XCTAssertGreaterThan(frame.y, field.y, name)
      XCTAssertLessThan(frame.y, field.y + Double(field.height) + 20, name)
    }
    for (left, right) in [(errors[0], errors[1]), (errors[2], errors[3])] {
      let (first, second) = (try XCTUnwrap(left.frame), try XCTUnwrap(right.frame))
      XCTAssertLessThanOrEqual(first.x + Double(first.width), second.x)
    }
    try entry("Buy").text = "3"
    try entry("Limit").grabFocus()
    try entry("Limit").text = "z"
    try quantity.grabFocus()
    settle()
    // Of three fields, the first one has no error.
    let field = try XCTUnwrap(entry("Pay For").frame)
    let error = try XCTUnwrap(
      dialog.window.all(Label.self).first { $0.isMapped && $0.text.hasPrefix("Enter a whole") }?
        .frame)
    XCTAssertGreaterThan(error.x + Double(error.width), field.x)
    XCTAssertGreaterThanOrEqual(error.x, field.x - Double(field.width) / 2)
    try entry("Limit").text = ""
    try entry("Pay For").text = "2"
    XCTAssertTrue(dialog.window.texts.contains { $0.hasPrefix("3 for 2") })
  }

  func testAnOfferThatSavesNothingIsCompared() async throws {
    try openOffer("Bundle price")
    try entry("Packs").text = "2"
    controller.edit(.value, "8")
    controller.leave(.value)
    XCTAssertEqual(line, "2 for €8.00 costs more than 2 at €3.99.")
    controller.edit(.value, "7.98")
    controller.leave(.value)
    XCTAssertEqual(line, "2 for €7.98 costs as much as 2 at €3.99.")
    controller.edit(.value, "7.97")
    XCTAssertTrue(line.hasPrefix("2 for €7.97: 1 kg for €7.97"), line)
  }

  func testACouponIsComparedWithAllItsPacks() async throws {
    try openOffer("Coupon")
    try entry("Min. Packs").text = "3"
    try entry("Amount Off").text = "12"
    controller.leave(.value)
    XCTAssertEqual(line, "The coupon must be worth less than €11.97.")
  }

  func testAPercentageThatIsTooHighHasItsLimit() async throws {
    for (kind, message) in [
      ("Percent off", "Enter less than 100%."), ("Discount on one", "Enter at most 100%."),
    ] {
      try openOffer(kind)
      if kind == "Discount on one" { try entry("Nth Pack").text = "2" }
      try entry("% Off").text = "120"
      try entry("Limit").grabFocus()
      controller.leave(.value)
      XCTAssertEqual(line, message)
      XCTAssertEqual(try entry("% Off").accessibleDescription, message)
      try await tearDown()
    }
  }

  func testTheFocusMovesToTheNumberThatTheHintAsksFor() async throws {
    for (kind, name, hint) in [
      ("Coupon", "Amount Off", "Enter the discount."),
      ("Discount on one", "Nth Pack", "Enter which pack is reduced, for example 2."),
    ] {
      try openOffer(kind)
      waitUntil("The field has the focus.") { (try? self.entry(name))?.containsFocus == true }
      XCTAssertTrue(try offer.all(Label.self).contains { $0.isMapped && $0.text == hint }, kind)
      try await tearDown()
    }
  }

  func testAnEmptyFieldHasAHint() async throws {
    try openOffer("Free packs")
    func hint() throws -> String? {
      try offer.all(Label.self).first {
        $0.isMapped && $0.hasClass("dim-label") && $0.text.hasPrefix("Enter")
      }?.text
    }
    XCTAssertEqual(try hint(), "Enter the number of packs.")
    try entry("Buy").grabFocus()
    try entry("Pay For").grabFocus()
    try entry("Deposit").grabFocus()
    XCTAssertFalse(try entry("Buy").hasClass("error"))
    XCTAssertFalse(try entry("Pay For").hasClass("error"))
    XCTAssertEqual(line, "")
    XCTAssertEqual(text(ofClass: "unit-price"), "")
    settle()
    let before = try XCTUnwrap(entry("Deposit").position(in: dialog.window)).y
    try entry("Buy").text = "3"
    XCTAssertEqual(try hint(), "Enter the number of packs to pay for.")
    settle()
    XCTAssertEqual(try entry("Deposit").position(in: dialog.window)?.y, before)
    controller.submit(from: nil)
    XCTAssertNil(try hint())
    XCTAssertEqual(line, "Enter the number of packs to pay for.")
    XCTAssertTrue(try entry("Pay For").hasClass("error"))
    XCTAssertTrue(try entry("Pay For").containsFocus)
  }

  func testTheErrorOfTheTaxIsBelowItsField() async throws {
    try open(
      Conventions(
        numbers: .plain, money: Conventions.euro.money, measures: .metric, region: "US"))
    try fill(.quantity, with: "500")
    try fill(.price, with: "3.99")
    let messages = [
      ("150", "Enter at most 100%."), ("-5", "Enter at least 0%."),
      ("abc", "Enter a number, for example 1.5."), ("7 kg", "Enter a number, for example 1.5."),
    ]
    for (text, message) in messages {
      try entry("Tax (%)").grabFocus()
      try entry("Tax (%)").text = text
      XCTAssertEqual(self.text(ofClass: "unit-price"), "")
      controller.leave(.tax)
      let error = try XCTUnwrap(
        dialog.window.all(Label.self).first { $0.isMapped && $0.hasClass("message") })
      XCTAssertEqual(error.text, message)
      XCTAssertEqual(try entry("Tax (%)").accessibleDescription, message)
      settle()
      let (tax, offer) = (try XCTUnwrap(entry("Tax (%)").frame), try XCTUnwrap(kinds.frame))
      let frame = try XCTUnwrap(error.frame)
      XCTAssertGreaterThanOrEqual(frame.y, tax.y + Double(tax.height))
      XCTAssertLessThanOrEqual(frame.y + Double(frame.height), offer.y)
    }
    try entry("Tax (%)").text = "0"
    XCTAssertTrue(try add.isSensitive)
    XCTAssertFalse(
      dialog.window.all(Label.self).contains { $0.isMapped && $0.hasClass("message") })
  }
}
