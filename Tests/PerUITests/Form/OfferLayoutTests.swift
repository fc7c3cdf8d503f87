import Gtk
import PerCore
import PerUI
import XCTest

/// The places of the offer and of the keypad below it.
@MainActor
final class OfferLayoutTests: OfferViewTestCase {
  func testTheDropdownFillsItsRow() async throws {
    try openOffer("Free packs")
    settle()
    XCTAssertGreaterThan(try kinds.allocatedWidth, dialog.window.allocatedWidth / 2)
  }

  func testAllFieldsHaveTheSameSpaceAfterTheCurrency() async throws {
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

  func testTheOfferFitsAHighScreen() async throws {
    for kind in [nil, "Free packs"] {
      try openOffer(kind)
      settle()
      let scroller = try dialog.window.find(ScrolledWindow.self)
      XCTAssertEqual(scroller.maximumVerticalPosition, 0)
      let screen = try XCTUnwrap(parent.screenSize)
      XCTAssertLessThan(dialog.window.allocatedHeight, screen.height - 100)
      try await tearDown()
    }
  }

  func testAFormThatOpensWithAnOfferLeavesSpaceOnTheScreen() async throws {
    try setFont("DejaVu Sans 15")
    try open(
      over: Product(
        quantity: Amount("500", format: .plain), unit: .gram,
        price: Amount("3.99", format: .plain), offer: Offer(.multibuy(packs: 3, pay: 2))))
    dialog.window.destroy()
    openAgain(editing: 0)
    settle()
    XCTAssertTrue(try offer.isExpanded)
    let screen = try XCTUnwrap(parent.screenSize)
    XCTAssertLessThan(dialog.window.allocatedHeight, screen.height - 100)
  }

  func testTheFormScrollsWhileTheOfferIsOpen() async throws {
    for kind in [nil, "Free packs"] {
      try openOffer(kind)
      settle()
      let scroller = try dialog.window.find(ScrolledWindow.self)
      let header = try XCTUnwrap(dialog.window.titlebar)
      dialog.window.defaultSize = (width: dialog.window.defaultSize.width, height: 660)
      waitUntil("The form scrolls.") { scroller.maximumVerticalPosition > 0 }
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
        settle()
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
    XCTAssertNil(try? entry("Tax (%)"))
    try await tearDown()
    try open(us)
    settle()
    XCTAssertTrue(try entry("Tax (%)").isMapped)
    let label = try XCTUnwrap(dialog.window.all(Label.self).first { $0.text == "Tax (%)" })
    func middle(_ widget: Widget) throws -> Double {
      let frame = try XCTUnwrap(widget.frame)
      return frame.y + Double(frame.height) / 2
    }
    XCTAssertEqual(try middle(label), try middle(entry("Tax (%)")), accuracy: 3)
    // The focus ring is around the title.
    let title = try XCTUnwrap(offer.title?.frame)
    XCTAssertLessThanOrEqual(title.x + Double(title.width), try XCTUnwrap(label.frame).x)
    XCTAssertEqual(dialog.window.allocatedHeight, height)
    XCTAssertLessThanOrEqual(height, 660)
    try fill(.quantity, with: "1")
    try fill(.price, with: "2")
    let keypad = try dialog.window.find(Button.self, named: "7").position(in: dialog.window)?.y
    try entry("Tax (%)").text = "25"
    XCTAssertTrue(text(ofClass: "unit-price").hasPrefix("€2.50 per "))
    try offer.isExpanded = true
    settle()
    let y = try dialog.window.find(Button.self, named: "7").position(in: dialog.window)?.y
    // The form is scrolled to the fields of the offer.
    let scroller = try dialog.window.find(ScrolledWindow.self)
    XCTAssertEqual(y.map { $0 + scroller.verticalPosition }, keypad)
    try add.click()
    XCTAssertEqual(list.state.products[0].terms.plain, [nil, nil, "25"])
  }
}
