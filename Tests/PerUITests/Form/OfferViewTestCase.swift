import Gtk
import PerCore
import PerUI
import XCTest

/// A test of the offer in the form.
@MainActor
class OfferViewTestCase: AddDialogTestCase {
  var offer: Expander {
    get throws { try dialog.window.find(Expander.self, named: "Offer, Deposit, Net Weight") }
  }
  var kinds: DropDown {
    get throws { try dialog.window.find(DropDown.self, named: "Offer") }
  }

  /// The text of the line below the fields.
  var line: String {
    let shown = dialog.window.all(Label.self).filter {
      $0.isMapped && ($0.hasClass("message") || $0.hasClass("value"))
    }
    return shown.last?.text ?? ""
  }

  /// Returns whether a whole widget is in the visible part of a scrolled window.
  func isInView(_ widget: Widget, of scroller: ScrolledWindow) -> Bool {
    guard let top = widget.position(in: scroller)?.y else { return false }
    return top >= 0 && top + Double(widget.allocatedHeight) <= Double(scroller.allocatedHeight)
  }

  func openOffer(_ kind: String? = nil) throws {
    try open()
    controller.choose(Kind.weight)
    controller.choose(PerCore.Unit.gram)
    try fill(.quantity, with: "500")
    try fill(.price, with: "3.99")
    try self.offer.isExpanded = true
    guard let kind else { return }
    let index = try XCTUnwrap(kinds.strings.firstIndex { $0.hasPrefix(kind) })
    try kinds.selected = index
    waitUntil("The fields are shown.") { (try? entry("Limit"))?.isMapped == true }
  }
}
