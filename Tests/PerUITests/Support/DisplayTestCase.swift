import Gtk
import PerUI
import XCTest

/// A test that needs a display. Where there is none it is skipped, unless PER_TEST_STRICT is 1.
///
/// Test methods are `async throws`: XCTest keeps only those of a main actor class on the main thread.
@MainActor
class DisplayTestCase: XCTestCase {
  private static let style: Void = PerApplication.loadStyle()

  override func setUp() async throws {
    MessageLog.start()
    guard GtkRuntime.start() else {
      if isStrict { throw ToolError(tool: "display", status: -1) }
      throw XCTSkip("There is no display.")
    }
    Settings.current?.animationsEnabled = false
    Self.style
  }

  override func tearDown() async throws {
    guard GtkRuntime.start() else { return }
    MainLoop.iterate()
    GtkRuntime.dropPendingTooltip()
    XCTAssertEqual(MessageLog.takeAll(), [])
  }

  /// Waits until a window is laid out.
  func waitUntilShown(_ window: Window, file: StaticString = #filePath, line: UInt = #line) {
    let isShown = MainLoop.iterate(until: {
      window.isMapped && (window.child?.allocatedHeight ?? 0) > 0
    })
    XCTAssertTrue(isShown, "The window was not shown.", file: file, line: line)
    MainLoop.iterate()
  }

  /// Waits until something is as it should be.
  func waitUntil(
    _ what: String, file: StaticString = #filePath, line: UInt = #line, _ condition: () -> Bool
  ) {
    XCTAssertTrue(MainLoop.iterate(until: condition, timeout: 3), what, file: file, line: line)
  }
}
