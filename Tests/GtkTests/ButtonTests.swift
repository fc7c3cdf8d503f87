import XCTest

import Gtk

@MainActor
final class ButtonTests: DisplayTestCase {
  func testClickCallsAllHandlers() async throws {
    let button = Button(label: "Add")
    var pressed: [Int] = []
    button.onClick { pressed.append(1) }
    button.onClick { pressed.append(2) }
    show(button)
    button.click()
    XCTAssertEqual(pressed, [1, 2])
    button.activate()
    MainLoop.iterate(until: { pressed.count == 4 })
    XCTAssertEqual(pressed, [1, 2, 1, 2])
    button.isSensitive = false
    button.click()
    XCTAssertEqual(pressed.count, 4)
  }
}
