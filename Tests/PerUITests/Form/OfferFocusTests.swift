import Gtk
import PerCore
import PerUI
import XCTest

/// The focus in the offer of the form, which stays visible.
@MainActor
final class OfferFocusTests: OfferViewTestCase {
  func testTheFocusMovesToTheOffer() async throws {
    try openWithKeyboard()
    try press("alt+f")
    waitUntil("The dropdown has the focus.") { (try? kinds.containsFocus) == true }
    try press("space")
    waitUntil("The list of offers is open.") {
      dialog.window.all(Popover.self).contains(where: \.isMapped)
    }
    try press("Down", "Return")
    waitUntil("The first number has the focus.") { (try? entry("Buy").containsFocus) == true }
    try type("3")
    XCTAssertEqual(try entry("Buy").text, "3")
  }

  func testEditingAProductWithAnOfferBeginsWithTheQuantity() async throws {
    try openOffer("Free packs")
    try entry("Buy").text = "3"
    try entry("Pay For").text = "2"
    try add.click()
    dialog.window.destroy()
    openAgain(editing: 0)
    try giveKeyboard(to: dialog.window)
    settle()
    XCTAssertTrue(try offer.isExpanded)
    XCTAssertTrue(try quantity.containsFocus)
  }

  func testTheOfferClosesFromAFieldWithAnError() async throws {
    for text in ["", "x"] {
      try openOffer("Free packs")
      try giveKeyboard(to: dialog.window)
      try entry("Buy").text = text
      try entry("Buy").grabFocus()
      try offer.isExpanded = false
      settle()
      XCTAssertFalse(try offer.isExpanded, text)
      XCTAssertTrue(try offer.containsFocus, text)
      try await tearDown()
    }
  }

  /// Opens the form with an offer, in a window that is too low for it.
  private func openLowForm() throws -> ScrolledWindow {
    try openOffer("Free packs")
    try giveKeyboard(to: dialog.window)
    let scroller = try XCTUnwrap(dialog.window.all(ScrolledWindow.self).first)
    dialog.window.defaultSize = (width: 420, height: 400)
    waitUntil("The form scrolls.") { scroller.maximumVerticalPosition > 100 }
    return scroller
  }

  func testAnOpenedOfferIsInViewIfTheFormIsHigherThanTheScreen() async throws {
    let scroller = try openLowForm()
    try quantity.grabFocus()
    try offer.isExpanded = false
    settle()
    XCTAssertTrue(try offer.grabFocus())
    try offer.isExpanded = true
    // From the kinds of offers, which have the focus, to the last field.
    let widgets = [try kinds, try entry("Deposit"), try entry("Net Weight")]
    waitUntil("All fields of the offer are in view.") {
      (try? kinds.containsFocus) == true
        && widgets.allSatisfy { isInView($0, of: scroller) }
    }
  }

  func testAMessageBelowTheScreenIsScrolledIntoView() async throws {
    let scroller = try openLowForm()
    try quantity.grabFocus()
    settle()
    for name in ["Buy", "Deposit"] {
      let field = try entry(name)
      field.grabFocus()
      field.text = "x"
      try quantity.grabFocus()
      field.grabFocus()
      settle()
      let error = try XCTUnwrap(
        dialog.window.all(Label.self).last { $0.isMapped && $0.hasClass("message") })
      let place = try XCTUnwrap(error.position(in: scroller))
      XCTAssertLessThanOrEqual(
        place.y + Double(error.allocatedHeight), Double(scroller.allocatedHeight), name)
      XCTAssertGreaterThan(try XCTUnwrap(field.position(in: scroller)).y, 0, name)
      try quantity.grabFocus()
      settle()
      XCTAssertGreaterThanOrEqual(try XCTUnwrap(quantity.position(in: scroller)).y, 0, name)
    }
  }

  func testAnErrorElsewhereLeavesTheFocusedFieldVisible() async throws {
    let scroller = try openLowForm()
    func isVisible(_ widget: Widget) throws -> Bool {
      let top = try XCTUnwrap(widget.position(in: scroller)).y
      return top >= 0 && top + Double(widget.allocatedHeight) <= Double(scroller.allocatedHeight)
    }
    // A field that is left for a field of another part.
    try entry("Buy").text = "x"
    try entry("Buy").grabFocus()
    settle()
    try quantity.grabFocus()
    settle()
    XCTAssertTrue(try entry("Buy").hasClass("error"))
    XCTAssertTrue(try isVisible(quantity))
    // An error that appears while another field is typed in.
    try entry("Net Weight").text = "600"
    try entry("Net Weight").grabFocus()
    try quantity.grabFocus()
    settle()
    let position = scroller.verticalPosition
    try quantity.text = "700"
    settle()
    XCTAssertTrue(try entry("Net Weight").hasClass("error"))
    XCTAssertEqual(scroller.verticalPosition, position)
    // Enter moves the focus to the error.
    try entry("Buy").text = ""
    controller.submit(from: nil)
    settle()
    XCTAssertTrue(try entry("Buy").containsFocus)
    XCTAssertTrue(try isVisible(entry("Buy")))
    let error = try XCTUnwrap(
      offer.all(Label.self).first { $0.isMapped && $0.hasClass("message") })
    XCTAssertTrue(try isVisible(error))
  }
}
