import XCTest

import Gtk

@MainActor
final class EntryTests: DisplayTestCase {
  private let digits = "12+34"

  func testSettingTextReportsOneChangeAndMovesCursorToEnd() async throws {
    let entry = Entry()
    var seen: [String] = []
    entry.onChange { [weak entry] in seen.append(entry?.text ?? "gone") }
    entry.text = "6×330"
    XCTAssertEqual(entry.cursorPosition, 5)
    entry.text = "1980"
    entry.text = "1980"
    entry.text = ""
    XCTAssertEqual(seen, ["6×330", "1980", ""])
  }

  func testSelectionCountsUnicodeScalars() async throws {
    let entry = Entry()
    entry.text = "6×33€0"
    entry.selection = 1..<5
    XCTAssertEqual(entry.selection, 1..<5)
    XCTAssertEqual(entry.cursorPosition, 5)
    entry.selectAll()
    XCTAssertEqual(entry.selection, 0..<6)
    XCTAssertEqual(entry.length, 6)
  }

  func testInsertReplacesSelection() async throws {
    let entry = Entry()
    entry.text = "12+34"
    entry.selection = 2..<3
    var seen: [String] = []
    entry.onChange { [weak entry] in seen.append(entry?.text ?? "gone") }
    entry.insert("×")
    XCTAssertEqual(entry.text, "12×34")
    XCTAssertEqual(entry.cursorPosition, 3)
    XCTAssertEqual(entry.selection, 3..<3)
    entry.insert("−5")
    XCTAssertEqual(entry.text, "12×−534")
    XCTAssertEqual(entry.cursorPosition, 5)
    entry.replace(4..<5, with: "")
    XCTAssertEqual(seen, ["12×34", "12×−534", "12×−34"])
    XCTAssertEqual(entry.cursorPosition, 4)
  }

  func testSelectionChangesAreReported() async throws {
    let entry = Entry()
    entry.text = digits
    show(entry)
    var seen: [Range<Int>] = []
    entry.onSelectionChange { [weak entry] in seen.append(entry!.selection) }
    entry.cursorPosition = 2
    XCTAssertEqual(seen.last, 2..<2)
    entry.selection = 0..<2
    XCTAssertEqual(seen.last, 0..<2)
    entry.insert("9")
    XCTAssertEqual(seen.last, 1..<1)
  }

  func testEntryHasFocusWhenInnerTextHasFocus() async throws {
    let box = Box(.vertical)
    let first = Entry()
    let second = Entry()
    box.append(first)
    box.append(second)
    var events: [String] = []
    let controller = FocusController()
    controller.onEnter { events.append("enter") }
    controller.onLeave { events.append("leave") }
    second.addController(controller)
    show(box)
    XCTAssertTrue(first.grabFocus())
    XCTAssertTrue(first.hasFocus)
    XCTAssertFalse(second.hasFocus)
    XCTAssertFalse(box.hasFocus)
    XCTAssertTrue(second.grabFocus())
    XCTAssertTrue(second.hasFocus)
    XCTAssertFalse(first.hasFocus)
    XCTAssertTrue(box.containsFocus)
    XCTAssertEqual(window.focusedWidget?.typeName, "GtkText")
    first.grabFocus()
    XCTAssertEqual(events, ["enter", "leave"])
  }

  func testEntryPropertiesAreReadBack() async throws {
    let entry = Entry()
    entry.placeholder = "0.00"
    entry.alignment = 1
    entry.inputPurpose = .number
    entry.maxLength = 3
    entry.text = "12345"
    XCTAssertEqual(entry.placeholder, "0.00")
    XCTAssertEqual(entry.alignment, 1)
    XCTAssertEqual(entry.inputPurpose, .number)
    XCTAssertEqual(entry.text, "123")
  }

  func testIconIsLabelledAndCanBeRemoved() async throws {
    let entry = Entry()
    show(entry)
    entry.setIcon(.secondary, name: "edit-clear-symbolic", tooltip: "Clear")
    XCTAssertEqual(entry.iconName(at: .secondary), "edit-clear-symbolic")
    XCTAssertNil(entry.iconName(at: .primary))
    let image = try XCTUnwrap(entry.all(Image.self).first)
    XCTAssertNil(image.mismatch(ofAccessibleLabel: "Clear"))
    entry.setIcon(.secondary, name: nil)
    XCTAssertNil(entry.iconName(at: .secondary))
  }
}
