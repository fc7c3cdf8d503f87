import Gtk
import PerCore
import PerUI
import XCTest

@MainActor
final class FindTests: MainWindowTestCase {
  private func product(_ name: String, _ price: String) throws -> Product {
    try Product("1", .kilogram, for: price, name: name)
  }

  private func fill() throws {
    try add(
      product("Oats", "1"), product("Rice", "2"), product("Oat bran", "3"), product("Crème", "4"))
  }

  private var names: [String] { get throws { try rowTexts.map { $0.first ?? "" } } }

  private func find(_ text: String) {
    main.window.activateAction("win.find")
    main.list.find.entry.text = text
    MainLoop.iterate()
  }

  private var selectedNames: [String] {
    get throws { try main.list.selection.selected.map { try names[$0] } }
  }

  func testShowsTheProductsThatContainTheText() async throws {
    try withWindow {
      try fill()
      find("OAT")
      XCTAssertEqual(try names, ["Oats", "Oat bran"])
      // The ranks are those of the whole list.
      XCTAssertEqual(try column(1), ["Best value!", "3 times the price"])
      find("creme")
      XCTAssertEqual(try names, ["Crème"])
      find("")
      XCTAssertEqual(try names.count, 4)
    }
  }

  func testAnInsertedProductLeavesTheOtherRowsBeforeAndAfterASearch() async throws {
    try withWindow {
      try fill()
      var changes: [[Int]] = []
      main.list.selection.onItemsChange { changes.append([$0, $1, $2]) }
      try add(product("Beans", "0.50"))
      XCTAssertEqual(changes, [[0, 0, 1]])
      find("oat")
      main.list.find.close()
      changes = []
      try add(product("Flour", "2.50"))
      XCTAssertEqual(changes, [[3, 0, 1]])
    }
  }

  func testFindsInAListThatIsScrolled() async throws {
    try withWindow {
      for number in 1...12 { try add(product("Oats \(number)", "\(number)")) }
      settle()
      let end = main.list.scroller.maximumVerticalPosition
      XCTAssertGreaterThan(end, 0)
      main.list.scroller.verticalPosition = end
      settle()
      // GTK would warn about rows without positions.
      find("oats 1")
      settle()
      XCTAssertEqual(main.list.scroller.verticalPosition, 0)
      XCTAssertEqual(try names, ["Oats 1", "Oats 10", "Oats 11", "Oats 12"])
    }
  }

  func testFindsAProductWithoutANameByItsTitle() async throws {
    try withWindow {
      try fill()
      try add(Product("500", .gram, for: "3"))
      find("500")
      XCTAssertEqual(try names, ["500 g"])
      try add(Product("6×500", .gram, for: "9"))
      XCTAssertEqual(try names.count, 2)
      // The quantity isn't the title of a product with a name.
      find("1 kg")
      XCTAssertEqual(try rows.count, 0)
    }
  }

  func testTellsIfNoProductsMatch() async throws {
    try withWindow {
      try fill()
      find("x")
      XCTAssertEqual(try rows.count, 0)
      XCTAssertTrue(main.window.texts.contains("No Products Found"))
      main.list.find.close()
      XCTAssertFalse(main.window.texts.contains("No Products Found"))
      XCTAssertEqual(try names.count, 4)
    }
  }

  func testKeepsTheSelectedProduct() async throws {
    try withWindow {
      try fill()
      main.list.selection.select(2)
      find("oat")
      XCTAssertEqual(try selectedNames, ["Oat bran"])
      main.list.find.close()
      XCTAssertEqual(try selectedNames, ["Oat bran"])
    }
  }

  func testRemovesTheSelectedProductThatWasFound() async throws {
    try withWindow {
      try fill()
      find("oat")
      main.list.selection.select(1)
      main.window.activateAction("win.remove")
      MainLoop.iterate()
      XCTAssertEqual(try names, ["Oats"])
      XCTAssertEqual(try selectedNames, ["Oats"])
      XCTAssertEqual(productNames, ["Oats", "Rice", "Crème"])
      library.undo()
      MainLoop.iterate()
      XCTAssertEqual(try names, ["Oats", "Oat bran"])
      XCTAssertEqual(try selectedNames, ["Oat bran"])
    }
  }

  func testTheEntryGetsTheFocusWhenTheLastProductThatWasFoundIsRemoved() async throws {
    try withWindow {
      try fill()
      try giveKeyboard(to: main.window)
      find("creme")
      try press("Return")
      waitUntil("The row has the focus.") { (try? rows.first?.containsFocus) == true }
      try press("Delete")
      waitUntil("The product is removed.") { productNames.count == 3 }
      XCTAssertTrue(main.list.find.isOpen)
      XCTAssertTrue(main.list.find.entry.containsFocus)
      try press("Escape")
      waitUntil("The search is closed.") { !main.list.find.isOpen }
    }
  }

  func testTheEmptyEntryUndoesInTheList() async throws {
    try withWindow {
      try fill()
      try giveKeyboard(to: main.window)
      find("oat")
      main.list.find.close()
      main.window.activateAction("win.find")
      XCTAssertTrue(main.list.find.entry.containsFocus)
      try press("ctrl+z")
      waitUntil("The last product is gone.") { productNames == ["Oats", "Rice", "Oat bran"] }
      main.window.activateAction("win.find")
      try press("ctrl+shift+z")
      waitUntil("It is back.") { productNames.last == "Crème" }
      main.window.activateAction("win.find")
      try type("x")
      waitUntil("The text was typed.") { main.list.find.entry.text == "x" }
      try press("BackSpace", "ctrl+z")
      waitUntil("The entry undoes its own text.") { main.list.find.entry.text == "x" }
      XCTAssertEqual(productNames.count, 4)
    }
  }

  func testTheListIsClearedOnlyWhileAllProductsAreShown() async throws {
    try withWindow {
      try fill()
      let clear = try button("Clear List")
      find("oat")
      XCTAssertFalse(clear.isEffectivelySensitive)
      main.window.activateAction("win.clear")
      XCTAssertEqual(productNames.count, 4)
      main.list.find.close()
      XCTAssertTrue(clear.isEffectivelySensitive)
      find("zzz")
      XCTAssertFalse(clear.isEffectivelySensitive)
      library.createComparison()
      try add(product("Tea", "1"))
      XCTAssertTrue(clear.isEffectivelySensitive)
      main.window.activateAction("win.clear")
      XCTAssertEqual(productNames, [])
    }
  }

  func testKeepsTheSelectionWhenAnotherProductIsRemoved() async throws {
    try withWindow {
      try add(
        product("Oats", "1"), product("Rice", "2"), product("Oat bran", "3"),
        product("Oat milk", "4"), product("Oat flour", "5"))
      find("oat")
      main.list.selection.select(2)
      main.list.selection.select(3, addsToOthers: true)
      controller.remove(at: [0])
      MainLoop.iterate()
      XCTAssertEqual(try names, ["Oat bran", "Oat milk", "Oat flour"])
      XCTAssertEqual(try selectedNames, ["Oat milk", "Oat flour"])
      main.list.selection.unselectAll()
      controller.remove(at: [3])
      MainLoop.iterate()
      XCTAssertEqual(try names, ["Oat bran", "Oat milk"])
      XCTAssertEqual(try selectedNames, [])
    }
  }

  func testShowsAnAddedProduct() async throws {
    try withWindow {
      try fill()
      find("oat")
      try add(product("Oat milk", "2.5"))
      XCTAssertEqual(try names, ["Oats", "Oat milk", "Oat bran"])
      XCTAssertEqual(try selectedNames, ["Oat milk"])
      XCTAssertTrue(main.list.find.isOpen)
      // A product without the text ends the search.
      try add(product("Spelt", "0.5"))
      XCTAssertFalse(main.list.find.isOpen)
      XCTAssertEqual(try names.first, "Spelt")
      XCTAssertEqual(try selectedNames, ["Spelt"])
      XCTAssertEqual(try names.count, 6)
    }
  }

  func testEndsForTheFieldThatIsHiddenWithTheList() async throws {
    try withWindow {
      try fill()
      find("zzz")
      main.window.activateAction(.quickEntry)
      let field = try main.window.find(Entry.self, named: "Product")
      waitUntil("The field has the focus.") { field.containsFocus && field.isMapped }
      XCTAssertFalse(main.list.find.isOpen)
      XCTAssertEqual(try names.count, 4)
    }
  }

  func testEndsWithTheListAndAnotherComparison() async throws {
    try withWindow {
      try fill()
      find("oat")
      library.createComparison()
      MainLoop.iterate()
      XCTAssertFalse(main.list.find.isOpen)
      library.open(try XCTUnwrap(library.summaries.last?.id))
      MainLoop.iterate()
      XCTAssertEqual(try names.count, 4)
      find("oat")
      controller.clear()
      MainLoop.iterate()
      XCTAssertFalse(try isListShown)
      XCTAssertFalse(main.list.find.isOpen)
      library.undo()
      MainLoop.iterate()
      XCTAssertEqual(try names.count, 4)
    }
  }

  func testFindsInManyProducts() async throws {
    try withWindow {
      try controller.add((1...2_000).map { try product("Name \($0)", "\($0)") })
      MainLoop.iterate()
      find("name 19")
      XCTAssertEqual(main.list.selection.count, 111)
      find("name 1999")
      XCTAssertEqual(try names, ["Name 1999"])
      main.list.find.close()
      XCTAssertEqual(main.list.selection.count, 2_000)
    }
  }

  func testAnotherComparisonOpensAtItsTop() async throws {
    try withWindow {
      try controller.add((1...200).map { try product("A\($0)", "\($0)") })
      library.createComparison()
      try controller.add((1...200).map { try product("B\($0)", "\($0)") })
      MainLoop.iterate()
      find("B19")
      main.list.selection.select(5)
      library.open(library.summaries[1].id)
      waitUntil("The other list is shown.") { (try? names.first) == "A1" }
      settle()
      XCTAssertFalse(main.list.find.isOpen)
      XCTAssertEqual(main.list.scroller.verticalPosition, 0)
      XCTAssertTrue(main.list.selection.selected.isEmpty)
    }
  }
}
