import Gtk
import PerCore
import PerUI
import TestSupport
import XCTest

/// A long list, which another thread reads at the start.
@MainActor
final class LongListStartTests: MainWindowTestCase {
  /// Opens a wide window with the sidebar and a list of 2,001 products, and calls `body` while they are read.
  ///
  /// - Parameter resumesFirst: A Boolean value indicating whether the reading begins before the window is shown, as it
  ///   does in the program. It can end before the call of `body` then.
  private func withLongList(resumesFirst: Bool = false, _ body: () throws -> Void) throws {
    let settings = ["sidebar": "shown", "window-width": "1200", "window-height": "600"]
    let products = try (1...2_001).map { number in
      var product = try Product("1", .kilogram, for: "\(number)", name: "Rice \(number)")
      product.id = Product.ID(number)
      return product
    }
    try withWindow(store: StoreStub(settings, products: products), resumes: resumesFirst) {
      if !resumesFirst {
        XCTAssertTrue(library.isLoading)
        main.resume()
      }
      try body()
    }
  }

  private var focusedTexts: [String] { main.window.focusedWidget?.texts ?? [] }

  func testTheListGetsTheFocusWhenItIsRead() async throws {
    for resumesFirst in [false, true] {
      try withLongList(resumesFirst: resumesFirst) {
        waitUntil("The list is read.") { !library.isLoading }
        waitUntil("The first row has the focus.") {
          focusedTexts.contains("Rice 1") && !focusedTexts.contains("Rice 2")
        }
      }
    }
  }

  func testTheFocusStaysWhereTheUserMovedIt() async throws {
    try withLongList {
      let search = try XCTUnwrap(main.window.all(SearchEntry.self).first { $0.isMapped })
      XCTAssertTrue(search.grabFocus())
      let focused = main.window.focusedWidget
      // Starting the program again shows its window.
      main.present()
      waitUntil("The list is read.") { !library.isLoading }
      settle()
      XCTAssertTrue(focused?.isSame(as: main.window.focusedWidget) ?? false)
    }
  }
}
