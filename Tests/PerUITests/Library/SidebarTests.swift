import Gtk
import PerCore
import PerUI
import XCTest

@MainActor
final class SidebarTests: MainWindowTestCase {
  private var sidebar: ListView {
    get throws { try main.window.find(ListView.self, named: "Comparisons, latest first") }
  }

  private func resize(to width: Int) {
    main.window.defaultSize = (width: width, height: 600)
    waitUntil("The window is \(width) wide.") {
      abs((main.window.child?.allocatedWidth ?? 0) - width) < 60
    }
    settle()
  }

  func testWideWindowsHaveItBesideTheListAndNarrowOnesOverIt() async throws {
    try withWindow(holding: [try Product("500", .gram, for: "3.99")]) {
      resize(to: 800)
      main.window.activateAction("win.sidebar")
      waitUntil("the sidebar is there") { (try? sidebar.isMapped) ?? false }
      settle()
      var list = try XCTUnwrap(list.frame)
      var side = try XCTUnwrap(sidebar.frame)
      XCTAssertGreaterThanOrEqual(list.x, side.x + Double(side.width))

      resize(to: 380)
      list = try XCTUnwrap(self.list.frame)
      side = try XCTUnwrap(sidebar.frame)
      XCTAssertTrue(try sidebar.isMapped)
      XCTAssertEqual(list.x, side.x, accuracy: 20, "the list has the whole width")
      XCTAssertGreaterThan(list.width, 300)

      // What was asked for is to be seen.
      library.createComparison()
      library.createComparison()
      MainLoop.iterate()
      try click(sidebar.children[1])
      waitUntil("the sidebar has gone") { !((try? sidebar.isMapped) ?? false) }
      XCTAssertEqual(library.list.state.products.count, 1)

      main.window.activateAction("win.sidebar")
      waitUntil("the sidebar is there again") { (try? sidebar.isMapped) ?? false }
      resize(to: 800)
      list = try XCTUnwrap(self.list.frame)
      side = try XCTUnwrap(sidebar.frame)
      XCTAssertGreaterThanOrEqual(list.x, side.x + Double(side.width))
      try click(sidebar.children[0])
      settle()
      XCTAssertTrue(try sidebar.isMapped, "there is room for both")
    }
  }
}
