import Gtk
import PerCore
import PerUI
import XCTest

/// The place of the sidebar, its header bar and its rows.
@MainActor
final class SidebarLayoutTests: SidebarTestCase {
  func testTheSidebarIsBesideTheListInWideWindowsAndOverItInNarrowOnes() async throws {
    try withWindow(holding: [try Product("500", .gram, for: "3.99")]) {
      resize(to: 800)
      main.window.activateAction("win.sidebar")
      waitUntil("The sidebar is shown.") { (try? sidebar.isMapped) ?? false }
      MainLoop.iterate(milliseconds: 50)
      var list = try XCTUnwrap(list.frame)
      var side = try XCTUnwrap(sidebar.frame)
      XCTAssertGreaterThanOrEqual(list.x, side.x + Double(side.width))

      resize(to: 380)
      list = try XCTUnwrap(self.list.frame)
      side = try XCTUnwrap(sidebar.frame)
      XCTAssertTrue(try sidebar.isMapped)
      XCTAssertEqual(list.x, side.x, accuracy: 20, "The list has the whole width.")
      XCTAssertGreaterThan(list.width, 300)

      // The sidebar covers the list, so it closes when a comparison is opened.
      library.createComparison()
      library.createComparison()
      MainLoop.iterate()
      try click(sidebar.children[1])
      waitUntil("The sidebar is closed.") { !((try? sidebar.isMapped) ?? false) }
      XCTAssertEqual(library.list.state.products.count, 1)

      main.window.activateAction("win.sidebar")
      waitUntil("The sidebar is shown again.") { (try? sidebar.isMapped) ?? false }
      resize(to: 800)
      list = try XCTUnwrap(self.list.frame)
      side = try XCTUnwrap(sidebar.frame)
      XCTAssertGreaterThanOrEqual(list.x, side.x + Double(side.width))
      try click(sidebar.children[0])
      MainLoop.iterate(milliseconds: 50)
      XCTAssertTrue(try sidebar.isMapped)
    }
  }

  func testTheSidebarHasItsOwnHeaderBarAtTheTopOfTheWindow() async throws {
    try withSidebar {
      let content = try XCTUnwrap(main.window.child)
      let side = try XCTUnwrap(
        main.window.all(HeaderBar.self).first { $0.texts == ["Comparisons"] })
      for width in [800, 380] {
        resize(to: width)
        // The places of widgets are those of their content, within their padding.
        let top = try XCTUnwrap(side.position(in: content)?.y)
        XCTAssertEqual(top, 0, accuracy: 1)
        XCTAssertEqual(side.allocatedHeight, try header.allocatedHeight)
        let start = try XCTUnwrap(header.position(in: content)?.x)
        XCTAssertEqual(start, width == 800 ? Double(side.allocatedWidth) + 1 : 0, accuracy: 7)
      }
    }
  }

  func testTheButtonOfTheSidebarIsInTheSidebarWhileItIsShown() async throws {
    try withSidebar {
      let buttons = {
        self.main.window.all(ToggleButton.self).filter {
          $0.isMapped && $0.mismatch(ofAccessibleLabel: "Comparisons") == nil
        }
      }
      for width in [800, 380] {
        resize(to: width)
        XCTAssertEqual(buttons().count, 1)
        let place = try XCTUnwrap(buttons().first)
        XCTAssertFalse(place.isDescendant(of: try header))
        XCTAssertTrue(place.isActive)
        main.window.activateAction("win.sidebar")
        settle()
        XCTAssertEqual(buttons().count, 1)
        XCTAssertTrue(try XCTUnwrap(buttons().first).isDescendant(of: try header))
        XCTAssertFalse(try sidebar.isMapped)
        main.window.activateAction("win.sidebar")
        settle()
      }
    }
  }

  func testTheWindowHasOneSetOfWindowControls() async throws {
    let layout = Settings.current?.decorationLayout
    XCTAssertEqual(layout, "menu:minimize,maximize,close")
    try withSidebar {
      let controls = {
        self.main.window.descendants.filter {
          $0.isMapped && $0.parent?.typeName == "GtkWindowControls"
        }
      }
      XCTAssertEqual(controls().count, 3)
      XCTAssertTrue(try controls().allSatisfy { $0.isDescendant(of: try header) })
      // The header bar beside the sidebar has space for all of them in a window of the usual width.
      for (width, count) in [(600, 3), (560, 1), (380, 1)] {
        resize(to: width)
        XCTAssertEqual(controls().count, count, "\(width)")
      }
    }
  }

  func testTheSidebarKeepsTheFocusWhenTheWidthChanges() async throws {
    try withSidebar {
      XCTAssertTrue(try search.containsFocus)
      for width in [380, 800] {
        resize(to: width)
        XCTAssertTrue(try search.containsFocus, "\(width)")
      }
    }
  }

  func testAClickBesideTheSidebarClosesItIfItCoversTheList() async throws {
    try withSidebar {
      resize(to: 380)
      try click(displayUnit)
      waitUntil("The sidebar is closed.") { !((try? sidebar.isMapped) ?? false) }
      XCTAssertEqual(try displayUnit.all(ToggleButton.self).first?.isActive, false)
      resize(to: 800)
      main.window.activateAction("win.sidebar")
      waitUntil("The sidebar is shown again.") { (try? sidebar.isMapped) ?? false }
      MainLoop.iterate(milliseconds: 50)
      try click(try XCTUnwrap(list.children.last))
      waitUntil("The row is selected.") { main.list.selection.selected == [1] }
      XCTAssertTrue(try sidebar.isMapped)
    }
  }

  func testAFieldOfTheListClosesTheSidebarThatCoversIt() async throws {
    for action in [ActionName.need, .find, .quickEntry] {
      try withWindow(holding: [try Product("500", .gram, for: "3.99")]) {
        resize(to: 380)
        main.window.activateAction("win.sidebar")
        waitUntil("The sidebar is shown.") { (try? sidebar.isMapped) ?? false }
        main.window.activateAction(action)
        waitUntil("The sidebar is closed: \(action)") { !((try? sidebar.isMapped) ?? false) }
      }
    }
  }

  func testTheSidebarFloatsIfTheListWouldBeNarrower() async throws {
    try withSidebar {
      let width = try XCTUnwrap(sidebar.frame).width
      // Large text makes the sidebar wider; here the window is narrower instead.
      resize(to: 2 * width - 30)
      let list = try XCTUnwrap(list.frame)
      XCTAssertEqual(list.x, try XCTUnwrap(sidebar.frame).x, accuracy: 20)
    }
  }

  func testNamesAreNotCutOffInOneOrTwoLines() async throws {
    try withSidebar {
      library.createComparison()
      for count in 10...36 {
        let name = String(repeating: "n", count: count)
        library.rename(library.current.id, to: name)
        settle()
        let row = try row(name)
        let title = try XCTUnwrap(row.all(Inscription.self).first)
        XCTAssertEqual(title.text, name)
        XCTAssertTrue(!title.isEllipsized || row.children.first?.tooltip == name, "\(count)")
      }
    }
  }

  func testARowHasTheTitleTheCountAndTheBestProduct() async throws {
    try withSidebar {
      XCTAssertEqual(try row("Tea").texts, ["Tea", "2", "Best: Black"])
      XCTAssertNil(try row("Tea").mismatch(ofAccessibleLabel: "Tea, 2 products, best: Black"))
      let count = try XCTUnwrap(row("Tea").all(Inscription.self).first { $0.text == "2" }?.frame)
      let row = try XCTUnwrap(row("Tea").frame)
      XCTAssertEqual(count.x + Double(count.width), row.x + Double(row.width), accuracy: 30)
      library.createComparison()
      MainLoop.iterate()
      XCTAssertEqual(try self.row("New Comparison").texts, ["New Comparison", "No products"])
    }
  }

  func testTheOnlyProductIsNotCalledTheBest() async throws {
    try withSidebar {
      XCTAssertEqual(try row("Oil").texts, ["Oil", "1", "Native"])
      XCTAssertNil(try row("Oil").mismatch(ofAccessibleLabel: "Oil, 1 product, Native"))
    }
  }

  func testAComparisonWithoutANameHasTheTitleOfItsFirstProductAndItsDay() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99", name: "Espresso")]) {
      let day = try XCTUnwrap(controller.state.products[0].entered).shortText(today: .today())
      let title = { [unowned self] in (try? header.texts) ?? [] }
      try controller.add(Product("1", .kilogram, for: "1", name: "Decaf"))
      XCTAssertTrue(title().contains("Espresso, \(day)"))
      controller.remove(at: [1])
      XCTAssertTrue(title().contains("Decaf, \(day)"))
      library.undo()
      XCTAssertTrue(title().contains("Espresso, \(day)"))
      controller.clear()
      XCTAssertTrue(title().contains("New Comparison"))
      try controller.add(Product("6x330", .millilitre, for: "4"))
      XCTAssertTrue(title().contains("6 × 330 mL, \(day)"))
      library.rename(library.current.id, to: "Drinks")
      XCTAssertTrue(title().contains("Drinks"))
      library.rename(library.current.id, to: "")
      XCTAssertTrue(title().contains("6 × 330 mL, \(day)"))
    }
  }
}
