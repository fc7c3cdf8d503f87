import Gtk
import XCTest

final class TranslationTests: XCTestCase {
  func testTextsAreUnchangedWithoutCatalog() {
    Translation.bind(domain: "per-tests", directory: "/nonexistent")
    XCTAssertEqual(tr("Best value!"), "Best value!")
    XCTAssertEqual(tr(""), "")
    XCTAssertEqual(trn("%d unit", "%d units", 1), "%d unit")
    XCTAssertEqual(trn("%d unit", "%d units", 6), "%d units")
    XCTAssertEqual(trc("unit of volume", "cup"), "cup")
  }
}
