import Gtk
import XCTest

/// A test that needs a display. Where there is none it is skipped, unless PER_TEST_STRICT is 1.
///
/// Test methods are `async throws`: XCTest keeps only those of a main actor class on the main thread.
@MainActor
class DisplayTestCase: XCTestCase {
  private(set) var window: Window!

  override func setUp() async throws {
    MessageLog.start()
    guard GtkRuntime.start() else {
      if isStrict { throw ToolError(tool: "display", status: -1) }
      throw XCTSkip("There is no display.")
    }
    Settings.current?.animationsEnabled = false
    window = Window()
    window.defaultSize = (400, 300)
  }

  override func tearDown() async throws {
    window?.destroy()
    window = nil
    guard GtkRuntime.start() else { return }
    MainLoop.iterate()
    GtkRuntime.dropPendingTooltip()
    XCTAssertEqual(MessageLog.takeAll(), [])
  }

  /// Shows a widget in the window and waits until it is there.
  func show(_ widget: Widget, file: StaticString = #filePath, line: UInt = #line) {
    window.child = widget
    window.present()
    let isShown = MainLoop.iterate(until: { widget.isMapped && widget.allocatedHeight > 0 })
    XCTAssertTrue(isShown, "The widget was not shown.", file: file, line: line)
    MainLoop.iterate()
  }

  /// Gives the window the keyboard, as a window manager would.
  func focusWindow() throws {
    window.title = "Per \(ObjectIdentifier(window).hashValue)"
    MainLoop.iterate()
    try xdotool("search", "--sync", "--onlyvisible", "--name", window.title ?? "", "windowfocus")
    MainLoop.iterate(until: { self.window.isActive }, timeout: 2)
  }

  /// The first widget of a type below another one, or that one itself.
  func find<Target: Widget>(_ type: Target.Type, in widget: Widget) -> Target? {
    if let target = widget.cast(to: type) { return target }
    for child in widget.children {
      if let target = find(type, in: child) { return target }
    }
    return nil
  }
}

/// Something whose life a test can follow.
final class Owner {}
