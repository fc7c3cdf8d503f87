import Gtk
import PerUI
import TestSupport
import XCTest

/// A test of widgets with Per's style sheet.
@MainActor
class DisplayTestCase: GtkTestCase {
  private static let style: Void = PerApplication.loadStyle()

  override func setUp() async throws {
    try await super.setUp()
    Self.style
  }

  /// Waits until a window is laid out.
  func waitUntilShown(_ window: Window, file: StaticString = #filePath, line: UInt = #line) {
    let isShown = MainLoop.iterate(until: {
      window.isMapped && (window.child?.allocatedHeight ?? 0) > 0
    })
    XCTAssertTrue(isShown, "The window was not shown.", file: file, line: line)
    settle(file: file, line: line)
  }
}
