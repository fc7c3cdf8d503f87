import Gtk
import PerCore
import PerUI
import XCTest

/// The offer in the form, with real widgets.
@MainActor
final class OfferViewTests: OfferViewTestCase {
  func testAnOfferShowsItsResult() async throws {
    try openOffer("Free packs")
    try entry("Buy").text = "3"
    try entry("Pay For").text = "2"
    let onePack = "(one pack: €7.98 per kg)".withoutBreaks
    XCTAssertEqual(line, "3 for 2: 1.5 kg for €7.98 · €5.32 per kg if you buy 3 \(onePack)")
    XCTAssertEqual(text(ofClass: "unit-price"), "€5.32 per kg")
    try entry("Limit").text = "6"
    XCTAssertTrue(line.hasPrefix("3 for 2, at most 6 packs: 1.5 kg"), line)
    try add.click()
    XCTAssertEqual(list.state.products[0].offer?.limit, 6)
  }

  func testTheTitleShowsAHiddenOffer() async throws {
    try openOffer("Free packs")
    let title = try offer.mnemonic
    try entry("Buy").text = "3"
    try entry("Pay For").text = "2"
    try entry("Deposit").text = "0.25"
    XCTAssertEqual(try offer.mnemonic, title)
    try offer.isExpanded = false
    XCTAssertEqual(try offer.mnemonic, "O_ffer: 3 for 2, Deposit")
    XCTAssertEqual(try offer.accessibleDescription, "3 for 2, Deposit")
    try offer.isExpanded = true
    XCTAssertEqual(try offer.mnemonic, title)
    XCTAssertNil(try offer.accessibleDescription)
    try kinds.selected = 0
    try entry("Deposit").text = ""
    try offer.isExpanded = false
    XCTAssertEqual(try offer.mnemonic, title)
  }

  func testTheTitleShowsAHiddenDepositAndNetWeight() async throws {
    try openOffer()
    try entry("Deposit").text = "0.25"
    try entry("Net Weight").text = "600"
    try offer.isExpanded = false
    XCTAssertEqual(try offer.mnemonic, "Deposit: €0.25, Net Weight: 600\u{A0}g")
  }

  func testTheKeypadTypesIntoTheFieldOfTheOffer() async throws {
    try openOffer("Free packs")
    let (buy, price) = (try entry("Buy"), try entry("Price"))
    buy.grabFocus()
    for key in ["1", "2", "Delete", "5"] { try button(key).click() }
    XCTAssertEqual(buy.text, "15")
    XCTAssertEqual(price.text, "3.99")
    XCTAssertFalse(try button("Decimal Point").isEffectivelySensitive)
    XCTAssertFalse(try button("Plus").isEffectivelySensitive)
    try entry("Name").grabFocus()
    XCTAssertEqual(buy.parent?.hasClass("served"), true)
    XCTAssertEqual(price.parent?.hasClass("served"), false)
    try entry("Deposit").grabFocus()
    for key in ["0", "Decimal Point", "2"] { try button(key).click() }
    XCTAssertEqual(try entry("Deposit").text, "0.2")
    // The keypad never types into a field that isn't visible.
    try offer.isExpanded = false
    try button("5").click()
    XCTAssertEqual(try quantity.text, "5005")
    XCTAssertEqual(controller.form.terms[.deposit], "0.2")
  }

  func testOnlyWeightsHaveANetWeight() async throws {
    try openOffer()
    XCTAssertTrue(try entry("Net Weight").isEffectivelySensitive)
    controller.choose(Kind.volume)
    XCTAssertFalse(try entry("Net Weight").isEffectivelySensitive)
    XCTAssertEqual(
      try entry("Net Weight").parent?.parent?.tooltip,
      "Only products compared by weight have a net weight.")
  }

  func testNumbersAreWrittenFromLeftToRight() async throws {
    let usual = TextDirection.ofLanguage
    defer { TextDirection.ofLanguage = usual }
    TextDirection.ofLanguage = .rightToLeft
    try openOffer("Free packs")
    for name in ["Quantity", "Buy", "Deposit", "Net Weight"] {
      let entry = try entry(name)
      XCTAssertEqual(entry.alignment, 1, name)
      XCTAssertEqual(entry.textDirection, .leftToRight, name)
    }
  }

  /// The currency or the unit beside a field.
  private func mark(_ name: String) throws -> String? {
    try entry(name).parent?.all(Label.self).first { $0.hasClass("currency") && $0.isMapped }?.text
  }

  func testAmountsShowTheirCurrencyOrUnit() async throws {
    try openOffer("Coupon")
    XCTAssertEqual(try mark("Deposit"), "€")
    XCTAssertEqual(try mark("Amount Off"), "€")
    XCTAssertNil(try mark("Min. Packs"))
    XCTAssertEqual(try mark("Net Weight"), "g")
    try entry("Net Weight").text = "0.6 kg"
    XCTAssertNil(try mark("Net Weight"))
    try kinds.selected = XCTUnwrap(kinds.strings.firstIndex { $0.hasPrefix("Extra quantity") })
    XCTAssertEqual(try mark("Extra"), "g")
    try kinds.selected = XCTUnwrap(kinds.strings.firstIndex { $0.hasPrefix("Percent extra") })
    XCTAssertNil(try mark("% Extra"))
  }

  func testEachKindHasItsFields() async throws {
    try openOffer("Free packs")
    let fields = [
      "Free packs": ["Buy", "Pay For"], "Bundle price": ["Packs", "Price"],
      "Discount on one": ["Nth Pack", "% Off"], "Percent off": ["% Off"],
      "Money off each pack": ["Amount Off"], "Coupon": ["Min. Packs", "Amount Off"],
      "Extra quantity": ["Extra"],
      "Percent extra": ["% Extra"],
    ]
    for (kind, names) in fields {
      let index = try XCTUnwrap(
        kinds.strings.firstIndex { $0.hasPrefix(kind + " (") }, "\(kind) has no example.")
      try kinds.selected = index
      let shown = try offer.all(Entry.self).filter(\.isMapped).compactMap(\.accessibleLabel)
      let expected = names + ["Limit", "Deposit", "Net Weight"]
      XCTAssertEqual(shown.sorted(), expected.sorted(), kind)
    }
    try kinds.selected = 0
    XCTAssertEqual(try offer.all(Entry.self).filter(\.isMapped).count, 2)
  }

  func testAnEditedProductShowsItsOffer() async throws {
    try open()
    dialog.window.destroy()
    try list.add(
      Product(
        quantity: Amount("500", format: .plain), unit: .gram,
        price: Amount("3.99", format: .plain), offer: Offer(.multibuy(packs: 3, pay: 2))))
    openAgain(editing: 0)
    XCTAssertTrue(try offer.isExpanded)
    XCTAssertEqual(try entry("Buy").text, "3")
    XCTAssertEqual(try entry("Pay For").text, "2")
  }

  func testADepositAndANetWeightAreAdded() async throws {
    try openOffer()
    try entry("Deposit").text = "0.25"
    try entry("Net Weight").text = "400"
    XCTAssertEqual(text(ofClass: "unit-price"), "€7.98 per kg")
    let message = "Enter at least 500 g. The quantity above is the drained weight."
    XCTAssertFalse(try add.isSensitive)
    XCTAssertEqual(try add.tooltip, message)
    try entry("Net Weight").grabFocus()
    controller.leave(.net)
    XCTAssertEqual(line, message)
    XCTAssertEqual(try entry("Net Weight").accessibleDescription, message)
    try entry("Net Weight").text = "600"
    XCTAssertNil(try entry("Net Weight").accessibleDescription)
    try add.click()
    XCTAssertEqual(list.state.products[0].terms.plain, ["0.25", "600 g", nil])
    let text = ProductRowTexts(list.row(at: 0), format: .plain)
    XCTAssertEqual(text.terms, "600 g net · plus €0.25 deposit")
    XCTAssertTrue(text.spoken.contains("600 g net · plus €0.25 deposit"), text.spoken)
  }
}
