import XCTest

import Gtk

@MainActor
final class InputTests: DisplayTestCase {
  func testKeyHandlerCanStopPropagation() async throws {
    let keys = KeyController(phase: .capture)
    var seen: [KeyEvent] = []
    keys.onKeyPress { event in
      seen.append(event)
      return event.key == .escape
    }
    let entry = Entry()
    entry.addController(keys)
    show(entry)
    XCTAssertTrue(keys.press(KeyEvent(.escape)))
    XCTAssertFalse(keys.press(KeyEvent(.keypadDecimal, modifiers: [.control, .shift])))
    XCTAssertEqual(
      seen, [KeyEvent(.escape), KeyEvent(.keypadDecimal, modifiers: [.control, .shift])])
  }

  func testKeysHaveCharacters() async throws {
    XCTAssertEqual(KeyEvent(character: "×").character, "×")
    XCTAssertEqual(KeyEvent(character: "7").character, "7")
    XCTAssertEqual(KeyEvent(character: "=").character, "=")
    XCTAssertNil(KeyEvent(.escape).character)
    XCTAssertNil(KeyEvent(.return).character)
    XCTAssertNil(KeyEvent(.left).character)
    XCTAssertEqual(Set([Key.return, .keypadEnter, .isoEnter]).count, 3)
  }

  func testKeyControllerCapturesKeysBeforeEntry() async throws {
    let keys = KeyController(phase: .capture)
    var seen: [Key] = []
    keys.onKeyPress { event in
      seen.append(event.key)
      return event.character == "*"
    }
    let entry = Entry()
    entry.addController(keys)
    show(entry)
    entry.grabFocus()
    try focusWindow()
    try type("6*7")
    XCTAssertTrue(MainLoop.iterate(until: { entry.text.count == 2 }))
    XCTAssertEqual(entry.text, "67")
    try press("KP_Enter")
    XCTAssertTrue(MainLoop.iterate(until: { seen.contains(.keypadEnter) }))
  }

  func testClickGestureReportsClick() async throws {
    let label = Label("Row")
    let clicks = ClickGesture()
    var count = 0
    clicks.onPressed { count += 1 }
    label.addController(clicks)
    show(label)
    try focusWindow()
    try xdotool(["mousemove", "100", "100", "click", "1"])
    XCTAssertTrue(MainLoop.iterate(until: { count > 0 }))
  }

  func testSecondaryButtonRequestsMenu() async throws {
    let label = Label("Row")
    var places: [Double] = []
    label.onMenuRequest { x, _ in places.append(x) }
    show(label)
    try focusWindow()
    try xdotool(["mousemove", "100", "100", "click", "1", "click", "3"])
    XCTAssertTrue(MainLoop.iterate(until: { !places.isEmpty }))
    XCTAssertEqual(places.count, 1)
    XCTAssertEqual(places.first ?? 0, 100, accuracy: 60)
  }

  func testAMenuRequestIsNotPassedOn() async throws {
    let label = Label("Row")
    // The click is within the label.
    label.verticalExpand = true
    let box = Box(.vertical)
    box.append(label)
    var asked: [String] = []
    label.onMenuRequest { _, _ in asked.append("row") }
    box.onMenuRequest { _, _ in asked.append("box") }
    show(box)
    try focusWindow()
    try xdotool(["mousemove", "100", "100", "click", "3"])
    waitUntil("The menu is requested.") { !asked.isEmpty }
    settle()
    XCTAssertEqual(asked, ["row"])
  }
}
