import Gtk
import PerCore
import PerUI
import XCTest

/// Messages over the content of the window.
@MainActor
final class ToastTests: MainWindowTestCase {
  private func withNarrowWindow(
    holding products: [Product], _ body: () throws -> Void
  ) throws {
    try withWindow(holding: products) {
      main.window.defaultSize = (width: 360, height: 660)
      waitUntil("The window is narrow.") { main.window.allocatedWidth == 360 }
      try body()
    }
  }

  func testALongNameLeavesTheButtonsTheirHeight() async throws {
    let name = String(repeating: "Oats ", count: 40)
    try withNarrowWindow(holding: [Product("500", .gram, for: "3.99", name: name)]) {
      main.list.selection.select(0)
      main.window.activateAction("win.remove")
      waitUntil("The toast is shown.") { (try? button("Undo").isMapped) == true }
      settle()
      let label = try XCTUnwrap(
        main.window.all(Label.self).first { $0.isMapped && $0.text.hasPrefix("Removed “Oats") })
      waitUntil("The text is laid out.") { label.lineCount > 1 }
      settle()
      XCTAssertTrue(label.text.hasSuffix("…”"), label.text)
      let undo = try button("Undo")
      XCTAssertLessThanOrEqual(undo.allocatedHeight, undo.naturalHeight)
    }
  }

  func testSeveralLinesAreWithinTheCorners() async throws {
    let text = Array(repeating: "a message of several lines", count: 5).joined(separator: ", ")
    try withNarrowWindow(holding: [Product("500", .gram, for: "3.99")]) {
      main.tell(text)
      let label = try XCTUnwrap(main.window.all(Label.self).first { $0.text == text })
      waitUntil("The text is laid out.") { label.isMapped && label.lineCount > 3 }
      settle()
      let bounds = try XCTUnwrap(Picture.bounds(of: label, in: main.window))
      let pixels = try XCTUnwrap(Picture.pixels(of: main.window))
      let background = pixels[Int(bounds.left) - 3, Int(bounds.top + bounds.bottom) / 2]
      // No letter is within two pixels of the corners of its label.
      for y in [bounds.top + 2, bounds.bottom - 3] {
        XCTAssertEqual(pixels[Int(bounds.left) + 2, Int(y)], background)
      }
    }
  }

  func testTheFirstMessageIsNotCutOff() async throws {
    for count in stride(from: 8, through: 48, by: 4) {
      try withNarrowWindow(holding: [Product("500", .gram, for: "3.99")]) {
        let text = String(repeating: "t", count: count - 5) + " more"
        main.tell(text)
        let label = try XCTUnwrap(main.window.all(Label.self).first { $0.text == text })
        waitUntil("The toast is shown.") { label.isMapped && label.allocatedWidth > 0 }
        settle()
        waitUntil("The whole text is visible.") { !label.isEllipsized }
      }
    }
  }

  func testAMessageIsNotCutOffBesideTheSidebar() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      let text = "A message that is as long as a line of the list without the sidebar"
      main.tell(text)
      let label = try XCTUnwrap(main.window.all(Label.self).first { $0.text == text })
      waitUntil("The toast is shown.") { label.isMapped && label.allocatedWidth > 0 }
      settle()
      XCTAssertEqual(label.lineCount, 1)
      main.window.activateAction("win.sidebar")
      waitUntil("The message wraps.") { label.lineCount > 1 && !label.isEllipsized }
    }
  }

  func testAClosedMessageReturnsTheFocus() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "3.99"), Product("1", .kilogram, for: "5"),
    ]) {
      try giveKeyboard(to: main.window)
      main.list.selection.select(0)
      main.window.activateAction("win.remove")
      waitUntil("The toast is shown.") { (try? button("Undo").isMapped) == true }
      settle()
      let dismiss = try main.window.find(Button.self, named: "Dismiss")
      dismiss.grabFocus()
      XCTAssertTrue(dismiss.containsFocus)
      try press("Return")
      waitUntil("The list has the focus.") { (try? list.containsFocus) == true }
    }
  }

  func testAMessageStaysWhileItHasTheFocus() async throws {
    let milliseconds = Toast.milliseconds
    defer { Toast.milliseconds = milliseconds }
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      // The message also stays while it has the pointer.
      try move(to: header)
      main.tell("First")
      let label = try XCTUnwrap(main.window.all(Label.self).first { $0.text == "First" })
      waitUntil("The toast is shown.") { label.isMapped }
      settle()
      let revealer = try XCTUnwrap(
        main.window.all(Revealer.self).first { label.isDescendant(of: $0) })
      try main.window.find(Button.self, named: "Dismiss").grabFocus()
      Toast.milliseconds = 50
      main.tell("Second")
      waitForTimeout(milliseconds: 300)
      XCTAssertTrue(revealer.isRevealed)
      try list.grabFocus()
      waitUntil("The toast is hidden.") { !revealer.isRevealed }
    }
  }

  func testAMessageIsAboveTheFieldAfterTheListGrew() async throws {
    try withWindow {
      main.window.activateAction(.quickEntry)
      let field = try main.window.find(Entry.self, named: "Product")
      waitUntil("The field has the focus.") { field.containsFocus && field.isMapped }
      try controller.add((1...20).map { try Product("1", .kilogram, for: String($0)) })
      main.tell("Message")
      settle()
      let label = try XCTUnwrap(main.window.all(Label.self).first { $0.text == "Message" })
      waitUntil("The message is above the field.") {
        guard label.isMapped, let message = label.frame, let entry = field.frame else {
          return false
        }
        return message.y + Double(message.height) <= entry.y
      }
    }
  }

  func testAKeptMessageIsShownAgainAfterAnother() async throws {
    let products = try (1...20).map { try Product("1", .kilogram, for: String($0)) }
    try withWindow(holding: products) {
      main.paste("hello\n500 g rice 2.00")
      let paste = try opened("The window is open.") { main.pasteWindow?.window }
      try paste.find(Button.self, named: "Add").click()
      waitUntil("The message is shown.") { (try? message) == "1 line not added" }
      // Another message takes its place for some time.
      main.tell("Message")
      XCTAssertEqual(try message, "Message")
      try main.window.find(Button.self, named: "Dismiss").click()
      XCTAssertEqual(try message, "1 line not added")
      try main.window.find(Button.self, named: "Dismiss").click()
      XCTAssertNil(try message)
    }
  }

  func testAMessageIsAboveTheRowThatAddsAProduct() async throws {
    let products = try (1...20).map { try Product("1", .kilogram, for: String($0)) }
    try withWindow(holding: products) {
      main.tell("Message")
      let label = try XCTUnwrap(main.window.all(Label.self).first { $0.text == "Message" })
      let row = try main.window.find(Button.self, named: "Add a product…")
      waitUntil("The message is above the row.") {
        guard label.isMapped, let message = label.frame, let add = row.frame else { return false }
        return message.y + Double(message.height) <= add.y
      }
    }
  }

  func testTheListEndsAboveAKeptMessage() async throws {
    let products = try (1...20).map { try Product("1", .kilogram, for: String($0)) }
    try withWindow(holding: products) {
      let scroller = main.list.scroller
      let height = scroller.allocatedHeight
      main.paste("hello\n500 g rice 2.00")
      let paste = try opened("The window is open.") { main.pasteWindow?.window }
      try paste.find(Button.self, named: "Add").click()
      waitUntil("The other line is added.") { controller.state.products.count == 21 }
      let label = try XCTUnwrap(main.window.all(Label.self).first { $0.text == "1 line not added" })
      let row = try main.window.find(Button.self, named: "Add a product…")
      waitUntil("The message is below the list.") {
        guard label.isMapped, let message = label.frame, let add = row.frame else { return false }
        return message.y >= add.y + Double(add.height)
      }
      try main.window.find(Button.self, named: "Dismiss").click()
      waitUntil("The list is as high as before.") { scroller.allocatedHeight == height }
      main.tell("Message")
      settle()
      XCTAssertEqual(scroller.allocatedHeight, height)
    }
  }

  /// The text of the message; nil if none is shown.
  private var message: String? {
    get throws {
      let dismiss = try main.window.find(Button.self, named: "Dismiss")
      let revealer = main.window.all(Revealer.self).first { dismiss.isDescendant(of: $0) }
      return revealer?.isRevealed == true ? dismiss.parent?.all(Label.self).first?.text : nil
    }
  }

  func testAMessageNamesItsComparisonWhileAnotherIsOpen() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99", name: "Oats")]) {
      let first = library.current.id
      library.rename(first, to: "Cereals")
      library.createComparison()
      try add(Product("1", .litre, for: "2", name: "Milk"))
      library.open(first)
      main.list.selection.select(0)
      main.window.activateAction("win.remove")
      waitUntil("The toast is shown.") { (try? message) == "Removed “Oats”" }
      let second = try XCTUnwrap(library.summaries.first { $0.id != first }).id
      library.open(second)
      XCTAssertEqual(try message, "Cereals: Removed “Oats”")
      library.open(first)
      XCTAssertEqual(try message, "Removed “Oats”")
      library.open(second)
      try button("Undo").click()
      XCTAssertEqual(try message, "Undone: Remove Product in Cereals")
    }
  }

  func testAMessageWithoutAButtonIsHiddenWithItsComparison() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99", name: "Oats")]) {
      let first = library.current.id
      library.createComparison()
      try add(Product("1", .litre, for: "2", name: "Milk"))
      library.open(first)
      main.tell("Copied 1 product")
      XCTAssertEqual(try message, "Copied 1 product")
      let second = try XCTUnwrap(library.summaries.first { $0.id != first }).id
      library.open(second)
      XCTAssertNil(try message)
    }
  }

  func testAChangeIsRestoredInItsComparison() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99", name: "Oats")]) {
      let first = library.current.id
      library.createComparison()
      try add(Product("1", .litre, for: "2", name: "Milk"))
      let second = library.current.id
      library.open(first)
      main.list.selection.select(0)
      main.window.activateAction("win.edit")
      let form = try opened("The form is open.") { main.dialog?.window }
      try form.find(Entry.self, named: "Name").text = "Oatmeal"
      try press("Escape")
      waitUntil("The toast is shown.") { (try? message) == "Changes discarded" }
      library.open(second)
      XCTAssertEqual(try message?.hasSuffix(": Changes discarded"), true)
      try button("Restore").click()
      let again = try opened("The form is open again.") { main.dialog?.window }
      XCTAssertEqual(library.current.id, first)
      XCTAssertEqual(try again.find(Entry.self, named: "Name").text, "Oatmeal")
    }
  }
}
