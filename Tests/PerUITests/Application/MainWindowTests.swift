import Gtk
import PerCore
import PerUI
import TestSupport
import XCTest

@MainActor
final class MainWindowTests: MainWindowTestCase {
  /// The button of the empty page.
  private var begin: Button {
    get throws {
      let buttons = main.window.all(Button.self).filter { $0.hasClass("pill") }
      return try XCTUnwrap(buttons.first { $0.label == "_Add Product" })
    }
  }

  private var isClearOn: Bool { get throws { try button("Clear List").isEffectivelySensitive } }

  func testTheEmptyPageSaysThatLinesCanBePasted() async throws {
    try withWindow {
      let words = "paste lines such as “500\u{A0}g\u{A0}coffee\u{A0}3.99”"
      XCTAssertTrue(main.window.texts.contains { $0.contains(words) })
      main.window.copy("500 g rice 2.00\n1 kg rice 3.50")
      try press("ctrl+v")
      waitUntil("The lines are shown.") { main.pasteWindow != nil }
    }
  }

  func testTheEmptyPageHasAButtonThatOpensTheForm() async throws {
    try withWindow {
      XCTAssertFalse(try isListShown)
      XCTAssertTrue(main.window.texts.contains("Which one is the best value?"))
      let begin = try begin
      XCTAssertTrue(begin.isMapped && begin.hasFocus)
      XCTAssertNil(main.dialog)
      begin.click()
      XCTAssertEqual(main.dialog?.window.isMapped, true)
      XCTAssertTrue(main.dialog?.window.transientFor?.isSame(as: main.window) == true)
    }
  }

  func testTheFirstProductShowsTheList() async throws {
    try withWindow {
      try add(Product("500", .gram, for: "3.99"))
      XCTAssertTrue(try isListShown)
      XCTAssertFalse(try begin.isMapped)
      XCTAssertEqual(try rowTexts, [["500 g", "for €3.99", "€7.98 per kg"]])
      controller.clear()
      XCTAssertFalse(try isListShown)
      XCTAssertTrue(try begin.isMapped)
      XCTAssertTrue(try begin.hasFocus)
    }
  }

  func testTheListGetsTheFocusIfClearIsUndone() async throws {
    for count in [2, 5000] {
      try withWindow {
        try controller.add(Array(repeating: Product("1", .kilogram, for: "1"), count: count))
        try button("Clear List").click()
        waitUntil("The list is empty.") { !self.library.list.canClear }
        XCTAssertTrue(try begin.hasFocus)
        library.undo()
        waitUntil("The products are back.") { self.library.list.canClear }
        settle()
        let list = try XCTUnwrap(main.window.all(ListView.self).first { $0.isMapped })
        XCTAssertTrue(list.containsFocus, "\(count) products")
      }
    }
  }

  func testClearIsOnWhileThereAreProducts() async throws {
    try withWindow {
      XCTAssertFalse(try isClearOn)
      try add(Product("1", .one, for: "1"))
      XCTAssertTrue(try isClearOn)
      try button("Clear List").click()
      MainLoop.iterate()
      XCTAssertFalse(try isClearOn)
      XCTAssertEqual(controller.state.products.count, 0)
      XCTAssertEqual(try rows.count, 0)
      // An empty list accepts another kind.
      try add(Product("1", .litre, for: "1"))
      XCTAssertTrue(try isClearOn)
      XCTAssertEqual(try rowTexts, [["1 L", "for €1.00", "€1.00 per L"]])
      XCTAssertEqual(try displayUnit.selectedString, "L")
    }
  }

  func testACanceledFormDoesNotTurnClearOn() async throws {
    try withWindow {
      try button("Add Product").click()
      let window = try XCTUnwrap(main.dialog).window
      try window.find(Entry.self, named: "Quantity").text = "500"
      try window.find(Entry.self, named: "Price").text = "3.99"
      XCTAssertFalse(try isClearOn)
      try window.find(Button.self, named: "Cancel").click()
      XCTAssertNil(main.dialog)
      XCTAssertFalse(try isClearOn)
      XCTAssertFalse(try isListShown)

      try button("Add Product").click()
      let again = try XCTUnwrap(main.dialog).window
      XCTAssertEqual(try again.find(Entry.self, named: "Quantity").text, "")
      try again.find(Entry.self, named: "Quantity").text = "500 g"
      try again.find(Entry.self, named: "Price").text = "3.99"
      try again.find(Button.self, named: "Add").click()
      XCTAssertNil(main.dialog)
      XCTAssertTrue(try isClearOn)
      XCTAssertTrue(try isListShown)
    }
  }

  func testOnlyOneFormIsOpen() async throws {
    try withWindow {
      try button("Add Product").click()
      let dialog = try XCTUnwrap(main.dialog)
      main.window.activateAction("win.add")
      XCTAssertTrue(main.dialog === dialog)
    }
  }

  func testShiftEnterAddsTheRowAndKeepsTheFormOpen() async throws {
    try withWindow {
      try button("Add Product").click()
      let window = try XCTUnwrap(main.dialog).window
      try giveKeyboard(to: window)
      try type("5")
      try press("Tab", "Tab")
      try type("2")
      try press("shift+Return")
      waitUntil("The row is there.") {
        (try? rowTexts) == [["5 kg", "for €2.00", "€0.40 per kg"]]
      }
      XCTAssertNotNil(main.dialog)
      XCTAssertTrue(try window.find(Entry.self, named: "Quantity").hasFocus)
      XCTAssertTrue(try isClearOn)
    }
  }

  func testAStoredSizeThatNoWindowCanHaveIsNotUsed() async throws {
    for size in ["3000000000", "-5", "0", "wide"] {
      let store = StoreStub(["window-width": size, "window-height": size])
      try withWindow(store: store) {
        XCTAssertEqual(main.window.defaultSize.width, 600)
        XCTAssertEqual(main.window.defaultSize.height, 660)
      }
    }
  }

  func testTheHeaderBarButtonsHaveNames() async throws {
    try withWindow {
      for name in ["Add Product", "Clear List"] {
        XCTAssertNil(try button(name).mismatch(ofAccessibleLabel: name))
        XCTAssertEqual(try button(name).tooltip, name)
      }
      XCTAssertNil(
        try main.window.find(MenuButton.self, named: "Main Menu")
          .mismatch(ofAccessibleLabel: "Main Menu"))
    }
  }

  func testTheFormSelectsTheQuantityOnly() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99", name: "Oats")]) {
      main.list.selection.select(0)
      main.window.activateAction("win.edit")
      let form = try XCTUnwrap(main.dialog?.window)
      waitUntilShown(form)
      XCTAssertEqual(try form.find(Entry.self, named: "Quantity").selection, 0..<3)
      XCTAssertTrue(try form.find(Entry.self, named: "Name").selection.isEmpty)
    }
  }

  func testRestoringInTheFormHidesTheOfferToRestore() async throws {
    try withWindow {
      main.window.activateAction("win.add")
      try XCTUnwrap(main.dialog).window.find(Entry.self, named: "Quantity").text = "5"
      try XCTUnwrap(main.dialog).window.find(Button.self, named: "Cancel").click()
      let offer = try XCTUnwrap(main.window.all(Label.self).first { $0.text == "Entry discarded" })
      waitUntil("The message is shown.") { offer.isMapped }
      main.window.activateAction("win.add")
      try XCTUnwrap(main.dialog).window.find(Button.self, named: "Restore Last Entry").click()
      waitUntil("The message is hidden.") { !offer.isMapped }
    }
  }

  func testTheMessageAboutADiscardedFormNamesChanges() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      main.list.selection.select(0)
      main.window.activateAction("win.edit")
      try XCTUnwrap(main.dialog).window.find(Entry.self, named: "Quantity").text = "5"
      try XCTUnwrap(main.dialog).window.find(Button.self, named: "Cancel").click()
      let offer = try XCTUnwrap(
        main.window.all(Label.self).first { $0.text == "Changes discarded" })
      waitUntil("The message is shown.") { offer.isMapped }
    }
  }

  func testADiscardedEntryIsForgottenWhenALineIsAdded() async throws {
    try withWindow {
      main.window.activateAction("win.add")
      try XCTUnwrap(main.dialog).window.find(Entry.self, named: "Quantity").text = "5"
      try XCTUnwrap(main.dialog).window.find(Button.self, named: "Cancel").click()
      try controller.add(Product("500", .gram, for: "3.99"))
      main.window.activateAction("win.add")
      let restore = try XCTUnwrap(main.dialog).window.find(Button.self, named: "Restore Last Entry")
      XCTAssertFalse(restore.isVisible)
    }
  }

  func testTheToastIsHiddenByTheFieldAndTheForm() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "3.99"), Product("1", .kilogram, for: "5"),
    ]) {
      for action in [ActionName.quickEntry, .add] {
        main.tell("Message")
        let label = try XCTUnwrap(main.window.all(Label.self).first { $0.text == "Message" })
        waitUntil("The toast is shown.") { label.isMapped }
        let revealer = try XCTUnwrap(
          main.window.all(Revealer.self).first { label.isDescendant(of: $0) })
        main.window.activateAction(action)
        XCTAssertFalse(revealer.isRevealed, "\(action)")
      }
    }
  }

  func testTheToastDoesNotCoverTheRowBelowTheList() async throws {
    for count in [1, 40] {
      let products = try (1...count).map { try Product("\($0)", .gram, for: "3.99") }
      try withWindow(holding: products) {
        main.window.activateAction(.quickEntry)
        settle()
        main.tell("Message")
        let label = try XCTUnwrap(main.window.all(Label.self).first { $0.text == "Message" })
        waitUntil("The toast is shown.") { label.isMapped }
        settle()
        let field = try main.window.find(Entry.self, named: "Product")
        let (toast, entry) = (try XCTUnwrap(label.frame), try XCTUnwrap(field.frame))
        XCTAssertTrue(
          toast.y + Double(toast.height) <= entry.y || toast.y >= entry.y + Double(entry.height),
          "\(count) products: \(toast) \(entry)")
      }
    }
  }

  func testTheToastFloatsAboveTheContent() async throws {
    for count in [1, 40] {
      let products = try (1...count).map { try Product("\($0)", .gram, for: "3.99") }
      try withWindow(holding: products) {
        main.list.scroller.verticalPosition = main.list.scroller.maximumVerticalPosition
        settle()
        @MainActor func frames() throws -> [Frame?] {
          [try list.frame, try list.parent?.frame, try button("Add a product…").frame]
        }
        let (before, position) = (try frames(), main.list.scroller.verticalPosition)
        main.tell("Message")
        let label = try XCTUnwrap(main.window.all(Label.self).first { $0.text == "Message" })
        waitUntil("The toast is shown.") { label.isMapped }
        MainLoop.iterate(milliseconds: 400)
        XCTAssertEqual(try frames(), before)
        XCTAssertEqual(main.list.scroller.verticalPosition, position)
      }
    }
  }

  func testALongToastWrapsInANarrowWindow() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      main.window.defaultSize = (width: 360, height: 660)
      waitUntil("The window is narrow.") { main.window.allocatedWidth == 360 }
      let text = "Added 98,348 products here and 1,468 products to 2 new comparisons"
      main.tell(text)
      let label = try XCTUnwrap(main.window.all(Label.self).first { $0.text == text })
      waitUntil("The toast is shown.") { label.isMapped && label.allocatedHeight > 30 }
      XCTAssertFalse(label.isEllipsized)
    }
  }

  func testAShortToastHasOneLine() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      main.list.selection.select(0)
      main.window.activateAction("win.remove")
      let text = "Removed “500 g for €3.99”"
      waitUntil("The toast is there.") { main.window.texts.contains(text) }
      settle()
      let label = try XCTUnwrap(
        main.window.all(Label.self).first { $0.text == text && $0.isMapped })
      XCTAssertEqual(label.lineCount, 1)
    }
  }
}
