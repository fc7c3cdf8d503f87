import Gtk
import WidgetInspection
import XCTest
import XCTestSupport

/// A test of widgets in a window.
@MainActor
class DisplayTestCase: GtkTestCase {
  private(set) var window: Window!

  override func setUp() async throws {
    try await super.setUp()
    window = Window()
    window.defaultSize = (400, 300)
  }

  override func tearDown() async throws {
    window?.destroy()
    window = nil
    try await super.tearDown()
  }

  /// Shows a widget in the window and waits until it is laid out.
  func show(_ widget: Widget, file: StaticString = #filePath, line: UInt = #line) {
    window.child = widget
    window.present()
    let isShown = MainLoop.iterate(until: { widget.isMapped && widget.allocatedHeight > 0 })
    XCTAssertTrue(isShown, "The widget was not shown.", file: file, line: line)
    settle(file: file, line: line)
  }

  /// Gives the focus to the window, as a window manager does.
  func focusWindow() throws {
    try giveKeyboard(to: window)
  }
}

/// An object whose lifetime a test can follow.
final class Owner {}
