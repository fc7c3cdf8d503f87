package import Gtk
internal import TestSupport
public import XCTest

/// A test that needs a display.
///
/// Test methods are `async throws`: XCTest runs only those of a main actor class on the main thread.
@MainActor
open class GtkTestCase: XCTestCase, Sendable {
  open override func setUp() async throws {
    MessageLog.start()
    try require(GtkRuntime.start(), "There is no display.")
    Settings.current?.animationsEnabled = false
  }

  open override func tearDown() async throws {
    guard GtkRuntime.start() else { return }
    MainLoop.iterate()
    GtkRuntime.dropPendingTooltip()
    // A tooltip that is cancelled removes its timeout later, although the timeout has run.
    let messages = MessageLog.takeAll().filter { !$0.contains("Source ID") }
    XCTAssertEqual(messages, [])
  }

  /// Waits until a condition is true. It may take a minute on a busy machine.
  package func waitUntil(
    _ expectation: String, file: StaticString = #filePath, line: UInt = #line,
    _ condition: () -> Bool
  ) {
    XCTAssertTrue(MainLoop.iterate(until: condition), expectation, file: file, line: line)
  }

  /// Waits until the windows are laid out and drawn, and all earlier events are handled.
  package func settle(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(Window.settleAll(), "A window was not drawn.", file: file, line: line)
  }

  /// Waits until a timeout of the main loop has run. Those that were due before have run then.
  package func waitForTimeout(milliseconds: Int) {
    var isOver = false
    MainLoop.timeout(milliseconds: milliseconds) { isOver = true }
    MainLoop.iterate(until: { isOver })
  }

  /// Gives the focus to a window, as a window manager does.
  package func giveKeyboard(to window: Window) throws {
    window.title = "Per \(ObjectIdentifier(window).hashValue)"
    MainLoop.iterate()
    // The X server moves the focus when a window that had it is destroyed.
    let end = ContinuousClock.now + .seconds(60)
    repeat {
      try xdotool([
        "search", "--sync", "--onlyvisible", "--name", window.title ?? "", "windowfocus",
      ])
    } while !window.isActive && ContinuousClock.now < end
    XCTAssertTrue(window.isActive, "The window is not active.")
  }
}
