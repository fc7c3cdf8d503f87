import Gtk
import XCTest
import XCTestSupport

@MainActor
final class ScrolledHeaderTests: DisplayTestCase {
  func testTheHeaderScrollsIfTheHeightIsTooSmall() async throws {
    let text = Label("What to buy")
    text.heightRequest = 300
    let header = ScrolledWindow()
    header.scrollVertically(text, name: "Header")
    let products = Box(.vertical)
    products.heightRequest = 2000
    let body = ScrolledWindow()
    body.scrollVertically(products, name: "Products")
    body.propagateNaturalHeight = true
    let parts = ScrolledHeader(header, above: body)
    show(parts)
    XCTAssertGreaterThanOrEqual(parts.naturalHeight(forWidth: 400), 2300)
    window.defaultSize = (width: 400, height: 700)
    waitUntil("The header has its height.") { header.allocatedHeight == 300 }
    XCTAssertEqual(header.maximumVerticalPosition, 0)
    XCTAssertEqual(body.allocatedHeight, parts.allocatedHeight - 300)
    window.defaultSize = (width: 400, height: 300)
    waitUntil("The header scrolls.") { header.maximumVerticalPosition > 0 }
    XCTAssertGreaterThan(body.allocatedHeight, 100)
    XCTAssertGreaterThan(header.allocatedHeight, 100)
  }

  func testTheHeightOfAHeaderThatWrapsIsThatOfItsLines() async throws {
    let text = Label(wrapping: String(repeating: "Rice and oats ", count: 30))
    let header = ScrolledWindow()
    header.scrollVertically(text, name: "Header")
    let body = Label("Products")
    body.verticalExpand = true
    show(ScrolledHeader(header, above: body))
    window.defaultSize = (width: 300, height: 700)
    waitUntil("The whole text is visible.") {
      header.allocatedHeight == text.naturalHeight(forWidth: header.allocatedWidth)
        && header.maximumVerticalPosition == 0
    }
  }
}
