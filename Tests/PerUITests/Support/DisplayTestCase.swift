import Gtk
import PerUI
import XCTest
import XCTestSupport

/// A test of widgets with Per's style sheet.
@MainActor
class DisplayTestCase: GtkTestCase {
  private static let style: Void = AppStyle.load()

  /// The windows that tests of other modules didn't destroy. Some of them can't be destroyed again.
  private static let earlierWindows = Window.all

  /// The font before the test; nil if the test didn't change it.
  private var earlierFont: String?

  override func setUp() async throws {
    try await super.setUp()
    Self.style
    _ = Self.earlierWindows
  }

  override func tearDown() async throws {
    if let earlierFont { Settings.current?.fontName = earlierFont }
    destroyAllWindows()
    try await super.tearDown()
  }

  /// Changes the font of the user interface until the end of the test.
  func setFont(_ name: String) throws {
    let settings = try XCTUnwrap(Settings.current)
    earlierFont = earlierFont ?? settings.fontName
    settings.fontName = name
  }

  /// Destroys all windows of the test, dialogs first. A window or a menu that remains would keep the keyboard from
  /// later tests.
  func destroyAllWindows() {
    for window in Window.all.reversed()
    where !Self.earlierWindows.contains(where: { $0.isSame(as: window) }) {
      for popover in window.all(Popover.self) { popover.popDown() }
      window.destroy()
    }
  }

  /// Waits until a window is laid out.
  func waitUntilShown(_ window: Window, file: StaticString = #filePath, line: UInt = #line) {
    let isShown = MainLoop.iterate(until: {
      window.isMapped && (window.child?.allocatedHeight ?? 0) > 0
    })
    XCTAssertTrue(isShown, "The window was not shown.", file: file, line: line)
    settle(file: file, line: line)
  }

  /// Waits for a window, and until it is laid out.
  func opened(
    _ expectation: String, file: StaticString = #filePath, line: UInt = #line,
    _ window: () -> Window?
  ) throws -> Window {
    waitUntil(expectation, file: file, line: line) { window() != nil }
    let window = try XCTUnwrap(window(), file: file, line: line)
    waitUntilShown(window, file: file, line: line)
    return window
  }
}
