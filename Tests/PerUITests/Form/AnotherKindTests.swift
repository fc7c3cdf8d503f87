import Gtk
import PerCore
import PerUI
import TestSupport
import XCTest

/// A product whose kind differs from that of the list starts a new comparison.
@MainActor
final class AnotherKindTests: MainWindowTestCase {
  private var form: Window { get throws { try XCTUnwrap(main.dialog?.window) } }

  private var quantity: Entry { get throws { try form.find(Entry.self, named: "Quantity") } }

  private var start: Button {
    get throws { try form.find(Button.self, named: "Start New Comparison") }
  }

  /// Opens the form of a list with a weight, and leaves a volume in the quantity field.
  private func withVolume(price: String = "", _ body: () throws -> Void) throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99", name: "Oats")]) {
      // The window would announce the error.
      library.delegate = nil
      library.changeCurrency(of: library.current.id, to: Currency("CHF"))
      library.delegate = main
      main.window.activateAction("win.add")
      waitUntilShown(try form)
      XCTAssertFalse(try start.isMapped)
      try giveKeyboard(to: form)
      try form.find(Entry.self, named: "Name").text = "Milk"
      try form.find(Entry.self, named: "Price").text = price
      try type("2 L")
      try press("Return")
      waitUntil("The button is shown.") { (try? start.isMapped) == true }
      try body()
    }
  }

  func testACompleteProductIsAdded() async throws {
    try withVolume(price: "1.60") {
      try start.click()
      XCTAssertNil(main.dialog)
      waitUntil("The toast is there.") {
        main.window.texts.contains("Added to a new comparison. The previous one is in the sidebar.")
      }
      XCTAssertEqual(library.summaries.map(\.count), [1, 1])
      XCTAssertEqual(try rowTexts.first?.first, "Milk")
      XCTAssertEqual(library.current.currency, Currency("CHF"), "The price keeps its currency.")
      XCTAssertEqual(library.summaries[1].best?.name, "Oats")
      library.undo()
      XCTAssertEqual(library.summaries.map(\.best?.name), ["Oats"])
      library.redo()
      XCTAssertEqual(library.summaries.map(\.best?.name), ["Milk", "Oats"])
    }
  }

  func testAnIncompleteProductMovesToTheFormOfTheNewComparison() async throws {
    try withVolume {
      try press("alt+o")
      waitUntil("The form of the new comparison is shown.") {
        (try? form.titlebar?.texts.contains("New Comparison")) == true
      }
      waitUntilShown(try form)
      XCTAssertEqual(try quantity.text, "2")
      XCTAssertEqual(try form.find(Entry.self, named: "Name").text, "Milk")
      XCTAssertTrue(try form.find(ToggleButton.self, named: "Volume").isActive)
      XCTAssertEqual(try form.all(DropDown.self).first?.selectedString, "litres (L)")
      XCTAssertFalse(try start.isMapped)
      XCTAssertEqual(library.summaries.map(\.count), [1], "It is created with the product.")
      let price = try form.find(Entry.self, named: "Price")
      waitUntil("The price has the focus.") { price.containsFocus }
      try type("1.60")
      try press("shift+Return")
      XCTAssertEqual(library.summaries.map(\.count), [1, 1])
      waitUntil("The form is empty.") { (try? quantity.text) == "" }
      try type("1 L")
      price.text = "0.99"
      try press("Return")
      XCTAssertNil(main.dialog)
      XCTAssertEqual(library.summaries.map(\.count), [2, 1])
      XCTAssertEqual(try rowTexts.count, 2)
      library.undo()
      library.undo()
      XCTAssertEqual(library.summaries.map(\.best?.name), ["Oats"])
    }
  }

  func testCancelCreatesNoComparison() async throws {
    try withVolume {
      try press("alt+o")
      waitUntil("The form of the new comparison is shown.") {
        (try? form.titlebar?.texts.contains("New Comparison")) == true
      }
      waitUntilShown(try form)
      try press("Escape")
      waitUntil("The form is closed.") { main.dialog == nil }
      XCTAssertEqual(library.summaries.map(\.best?.name), ["Oats"])
      XCTAssertEqual(library.history.undoable, .changeCurrency)
      // The form of a new comparison contains the text that was typed.
      try XCTUnwrap(main.window.all(Button.self).first { $0.texts == ["Restore"] }).click()
      XCTAssertEqual(try quantity.text, "2")
      XCTAssertTrue(try XCTUnwrap(form.titlebar).texts.contains("New Comparison"))
      XCTAssertTrue(try form.find(ToggleButton.self, named: "Volume").isActive)
    }
  }

  func testAnUnusedComparisonIsUsed() async throws {
    try withVolume(price: "1.60") {
      library.createComparison()
      library.open(try XCTUnwrap(library.summaries.last?.id))
      try start.click()
      XCTAssertEqual(library.summaries.map(\.count), [1, 1])
      XCTAssertEqual(library.current.currency, Currency("CHF"))
      library.undo()
      XCTAssertEqual(Set(library.summaries.map(\.count)), [0, 1])
    }
  }

  func testTheMessageKeepsItsDistance() async throws {
    try withVolume {
      settle()
      let labels = try form.all(Label.self)
      let message = try XCTUnwrap(labels.first { $0.hasClass("message") && $0.isMapped }?.frame)
      let price = try XCTUnwrap(labels.first { $0.text == "Price" }?.frame)
      let button = try XCTUnwrap(start.frame)
      XCTAssertLessThanOrEqual(message.y + Double(message.height) + 4, price.y)
      XCTAssertLessThanOrEqual(message.x + Double(message.width) + 6, button.x)
    }
  }

  func testTabReachesTheButtonThatIsShown() async throws {
    try withVolume {
      try press("Tab", "Tab")
      XCTAssertTrue(try start.hasFocus)
      try press("Tab")
      XCTAssertTrue(try form.find(Entry.self, named: "Price").hasFocus)
      try press("shift+Tab")
      XCTAssertTrue(try start.hasFocus)
    }
  }

  /// The button appears between two presses of Tab.
  func testOnlyShiftTabReachesTheButtonThatAppears() async throws {
    try withVolume {
      try form.find(Entry.self, named: "Quantity").text = ""
      waitUntil("The button is hidden.") { (try? start.isVisible) != true }
      try type("2 L")
      try press("Tab", "Tab")
      XCTAssertTrue(try form.find(Entry.self, named: "Price").hasFocus)
      try press("shift+Tab")
      XCTAssertTrue(try start.hasFocus)
    }
  }

  func testTheKeyIsSpokenAfterTheError() async throws {
    try withVolume {
      let text =
        "You can’t compare volumes with weights. "
        + "Press Alt+O to start a new comparison with this product."
      // In GTK 4.8, an announcement is the description of the focused field for a moment.
      waitUntil("The error is the description.") {
        (try? quantity.mismatch(ofAccessibleDescription: text)) == .some(nil)
      }
      try quantity.text = "2 lb"
      XCTAssertFalse(try start.isMapped)
    }
  }

  func testANewComparisonStartsWithTheKindUsedLast() async throws {
    let store = StoreStub(["last-kind": "volume"])
    try withWindow(store: store) {
      main.window.activateAction("win.add")
      XCTAssertTrue(try form.find(ToggleButton.self, named: "Volume").isActive)
      try form.find(ToggleButton.self, named: "Length").click()
      try quantity.text = "2"
      try form.find(Entry.self, named: "Price").text = "3"
      try form.find(Button.self, named: "Add").click()
      main.window.activateAction(.newComparison)
      main.window.activateAction("win.add")
      XCTAssertTrue(try form.find(ToggleButton.self, named: "Length").isActive)
      XCTAssertEqual(try store.setting("last-kind"), "length")
    }
  }
}
