import Gtk
import PerCore
import PerUI
import XCTest

/// The result in the form of a list that is ranked by the cost of a needed amount.
@MainActor
final class NeededResultViewTests: AddDialogTestCase {
  /// Opens the form for a list with one product that is ranked for a need.
  private func open(needing need: String, in unit: PerCore.Unit, over product: Product) throws {
    try open(.euro, over: product)
    try list.setNeed(need, names: PerCore.Unit.namesInLanguage)
    dialog.window.destroy()
    openAgain()
    controller.choose(unit)
  }

  func testTheResultOfANeededAmountIsItsCost() async throws {
    try open(needing: "1.5 kg", in: .kilogram, over: try Product("1", .kilogram, for: "2"))
    try fill(.quantity, with: "2")
    try fill(.price, with: "3")
    XCTAssertEqual(text(ofClass: "unit-price"), "€1.50 per kg")
    XCTAssertEqual(text(ofClass: "standing"), "€3.00 for 1.5 kg\u{A0}· Best value so far")
    try fill(.price, with: "5")
    XCTAssertEqual(text(ofClass: "standing"), "€5.00 for 1.5 kg\u{A0}· 2nd of 2\u{A0}· 25% more")
  }

  func testTheResultOfANeededAmountSaysWhatIsLeftOver() async throws {
    try open(needing: "300 g", in: .gram, over: try Product("400", .gram, for: "3"))
    try fill(.price, with: "3")
    try fill(.quantity, with: "500")
    XCTAssertEqual(
      text(ofClass: "standing"), "€3.00 for 300 g\u{A0}· 2nd of 2\u{A0}· same price, more left over"
    )
    try fill(.quantity, with: "400")
    XCTAssertEqual(text(ofClass: "standing"), "€3.00 for 300 g\u{A0}· Same as the best value")
    try fill(.quantity, with: "350")
    XCTAssertEqual(text(ofClass: "standing"), "€3.00 for 300 g\u{A0}· Best value so far")
  }
}
