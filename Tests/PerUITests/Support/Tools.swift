import Glibc
import Gtk
import XCTest

extension DisplayTestCase {
  /// Presses real keys and buttons while the main loop goes on. Where xdotool is missing the test is
  /// skipped, unless PER_TEST_STRICT is 1.
  func xdotool(_ arguments: [String]) throws {
    let tool = "xdotool"
    var process = pid_t()
    var pointers = ([tool] + arguments).map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    let status = posix_spawnp(&process, tool, nil, nil, pointers, environ)
    guard status == 0 else {
      if isStrict { throw ToolError(tool: tool, status: status) }
      throw XCTSkip("\(tool) is not here.")
    }
    var ending: Int32 = 0
    XCTAssertTrue(MainLoop.iterate(until: { waitpid(process, &ending, WNOHANG) != 0 }))
    guard ending == 0 else { throw ToolError(tool: tool, status: ending) }
  }

  /// Gives a window the keyboard, as a window manager would.
  func giveKeyboard(to window: Window) throws {
    window.title = "Per \(ObjectIdentifier(window).hashValue)"
    MainLoop.iterate()
    try xdotool([
      "search", "--sync", "--onlyvisible", "--name", window.title ?? "", "windowfocus",
    ])
    waitUntil("The window has the keyboard.") { window.isActive }
  }

  /// Presses real keys one after another, by their X names: "Tab", "shift+Return", "KP_Decimal".
  func press(_ keys: String...) throws {
    for key in keys {
      // A key that the keyboard lacks is lent to it for half of the delay.
      try xdotool(["key", "--delay", key == "KP_Separator" ? "400" : "20", key])
    }
    MainLoop.iterate(milliseconds: 30)
  }

  /// Types real characters.
  func type(_ text: String) throws {
    try xdotool(["type", "--delay", "20", text])
    MainLoop.iterate(milliseconds: 30)
  }

  /// Clicks the middle of a widget with the real mouse.
  func click(_ widget: Widget) throws {
    try move(to: widget, then: ["click", "1"])
  }

  /// Moves the real mouse to the middle of a widget.
  func move(to widget: Widget) throws {
    try move(to: widget, then: [])
  }

  private func move(to widget: Widget, then commands: [String]) throws {
    waitUntil("The widget has its place.") { widget.isMapped && widget.allocatedWidth > 0 }
    MainLoop.iterate()
    let window = try XCTUnwrap(widget.root)
    let place = try XCTUnwrap(widget.position(in: window))
    let x = Int(place.x) + widget.allocatedWidth / 2
    let y = Int(place.y) + widget.allocatedHeight / 2
    try xdotool(
      [
        "search", "--onlyvisible", "--name", window.title ?? "", "mousemove", "--window", "%1",
        String(x), String(y), "sleep", "0.05",
      ] + commands)
    MainLoop.iterate(milliseconds: 30)
  }
}

/// Whether what is missing fails a test.
var isStrict: Bool { getenv("PER_TEST_STRICT").map { String(cString: $0) } == "1" }

struct ToolError: Error {
  var tool: String
  var status: Int32
}
