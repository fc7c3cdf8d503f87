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
    XCTAssertEqual(
      line, "3 for 2: 1.5 kg for €7.98 · €5.32 per kg if you buy 3 (one pack: €7.98 per kg)")
    XCTAssertEqual(text(ofClass: "unit-price"), "€5.32 per kg")
    try entry("Limit").text = "6"
    XCTAssertTrue(line.hasPrefix("3 for 2, at most 6 packs: 1.5 kg"), line)
    try add.click()
    XCTAssertEqual(list.state.products[0].offer?.limit, 6)
  }

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
    XCTAssertEqual(try hint(), "Enter how many packs are paid for.")
    settle()
    XCTAssertEqual(try entry("Deposit").position(in: dialog.window)?.y, before)
    controller.submit(from: nil)
    XCTAssertNil(try hint())
    XCTAssertEqual(line, "Enter how many packs are paid for.")
    XCTAssertTrue(try entry("Pay For").hasClass("error"))
    XCTAssertTrue(try entry("Pay For").containsFocus)
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

  func testTheCurrencyIsAsFarFromTheNumberInAllFields() async throws {
    try openOffer()
    settle()
    func space(_ name: String) throws -> Double {
      let box = try XCTUnwrap(entry(name).parent)
      let symbol = try XCTUnwrap(box.all(Label.self).first { $0.hasClass("currency") })
      let start = try XCTUnwrap(symbol.position(in: box)).x + Double(symbol.allocatedWidth)
      return try XCTUnwrap(entry(name).position(in: box)).x - start
    }
    XCTAssertEqual(try space("Deposit"), try space("Price"))
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

  func testTheDropdownHasTheRoomOfTheRow() async throws {
    try openOffer("Free packs")
    settle()
    XCTAssertGreaterThan(try kinds.allocatedWidth, dialog.window.allocatedWidth / 2)
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

  func testTheLastLineReservesSpaceForOneLine() async throws {
    try openOffer()
    let note = try dialog.window.find(Expander.self, named: "Note")
    let deposit = try XCTUnwrap(entry("Deposit").frame)
    func top() throws -> Double { try XCTUnwrap(note.frame).y }
    XCTAssertLessThan(try top() - deposit.y - Double(deposit.height), 45)
    // A message that needs more keeps its space, so that the next key moves nothing.
    try entry("Net Weight").text = "100"
    try entry("Deposit").text = "one euro and a half"
    try quantity.grabFocus()
    try entry("Deposit").grabFocus()
    try entry("Net Weight").grabFocus()
    try entry("Deposit").grabFocus()
    settle()
    let withMessage = try top()
    try entry("Deposit").text = "1"
    try entry("Net Weight").text = "600"
    settle()
    XCTAssertEqual(try top(), withMessage)
  }

  func testTheKeypadStaysWhereItIs() async throws {
    try openOffer("Free packs")
    let keypad = try dialog.window.find(Grid.self, named: "Calculator")
    let place = keypad.position(in: dialog.window)
    try offer.isExpanded = false
    settle()
    XCTAssertEqual(keypad.position(in: dialog.window)?.y, place?.y)
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
    let message = "The net weight must be at least the drained weight, 500 g."
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

  func testTheFormScrollsWhileTheOfferIsOpen() async throws {
    for kind in [nil, "Free packs"] {
      try openOffer(kind)
      settle()
      let scroller = try dialog.window.find(ScrolledWindow.self)
      // Without a compositor, the window has a border.
      let header = try XCTUnwrap(dialog.window.titlebar)
      XCTAssertLessThanOrEqual(header.allocatedHeight + scroller.allocatedHeight, 660)
      XCTAssertGreaterThan(scroller.maximumVerticalPosition, 0)
      func isInView(_ widget: Widget) throws -> Bool {
        let top = try XCTUnwrap(widget.position(in: scroller)?.y)
        // The place of a field is that of its text, within a padding of 5 pixels.
        return top >= 0
          && top - 5 + Double(widget.allocatedHeight) <= Double(scroller.allocatedHeight)
      }
      let keypad = try dialog.window.find(Grid.self, named: "Calculator")
      for field in ["Net Weight", "Quantity", "Price", "Deposit"] {
        let entry = try entry(field)
        entry.grabFocus()
        MainLoop.iterate(milliseconds: 50)
        XCTAssertTrue(try isInView(entry), "\(field): \(String(describing: entry.frame))")
        let place = try XCTUnwrap(keypad.position(in: scroller)?.y)
        XCTAssertTrue(
          try isInView(keypad),
          "\(field): \(place), \(keypad.allocatedHeight) of \(scroller.allocatedHeight)")
        XCTAssertEqual(header.hasClass("scrolled"), scroller.verticalPosition > 0, field)
      }
      try offer.isExpanded = false
      waitUntil("The closed form doesn't scroll.") { scroller.maximumVerticalPosition == 0 }
      try await tearDown()
    }
  }

  func testTheTaxIsVisibleWithoutMoreHeight() async throws {
    let us = Conventions(
      numbers: .plain, money: Conventions.euro.money, measures: .metric, region: "US")
    try open()
    settle()
    let height = dialog.window.allocatedHeight
    XCTAssertNil(try? entry("Tax in %"))
    try await tearDown()
    try open(us)
    settle()
    XCTAssertTrue(try entry("Tax in %").isMapped)
    let label = try XCTUnwrap(dialog.window.all(Label.self).first { $0.text == "Tax in %" })
    func middle(_ widget: Widget) throws -> Double {
      let frame = try XCTUnwrap(widget.frame)
      return frame.y + Double(frame.height) / 2
    }
    XCTAssertEqual(try middle(label), try middle(entry("Tax in %")), accuracy: 3)
    XCTAssertEqual(dialog.window.allocatedHeight, height)
    XCTAssertLessThanOrEqual(height, 660)
    try fill(.quantity, with: "1")
    try fill(.price, with: "2")
    let keypad = try dialog.window.find(Button.self, named: "7").position(in: dialog.window)?.y
    try entry("Tax in %").text = "25"
    XCTAssertTrue(text(ofClass: "unit-price").hasPrefix("€2.50 per "))
    try offer.isExpanded = true
    settle()
    let y = try dialog.window.find(Button.self, named: "7").position(in: dialog.window)?.y
    XCTAssertEqual(y, keypad)
    try add.click()
    XCTAssertEqual(list.state.products[0].terms.plain, [nil, nil, "25"])
  }
}
