package import Glibc
package import Gtk
internal import TestSupport
internal import XCTest

extension GtkTestCase {
  /// Presses keys, by their X names: "Tab", "shift+Return", "KP_Decimal".
  package func press(_ keys: String...) throws {
    for key in keys {
      if key == "KP_Separator" { try addToKeyboard(key) }
      try xdotool(["key", "--delay", "2", key])
    }
  }

  /// Types ASCII characters.
  package func type(_ text: String) throws {
    try xdotool(["type", "--delay", "2", text])
  }

  /// Clicks the middle of a widget.
  package func click(_ widget: Widget) throws {
    try move(to: widget)
    try xdotool(["click", "1"])
  }

  /// Moves the pointer to a point of a widget; to its middle if the point is nil.
  package func move(to widget: Widget, at point: (x: Int, y: Int)? = nil) throws {
    waitUntil("The widget is laid out.") { widget.isMapped && widget.allocatedWidth > 0 }
    settle()
    let window = try XCTUnwrap(widget.root)
    let place = try XCTUnwrap(widget.position(in: window))
    let x = Int(place.x) + (point?.x ?? widget.allocatedWidth / 2)
    let y = Int(place.y) + (point?.y ?? widget.allocatedHeight / 2)
    try xdotool([
      "search", "--onlyvisible", "--name", window.title ?? "", "mousemove", "--window", "%1",
      String(x), String(y),
    ])
  }

  /// Presses keys and mouse buttons with xdotool, and waits until the windows have handled them.
  package func xdotool(_ arguments: [String]) throws {
    try run(["xdotool"] + arguments)
    settle()
  }

  /// Runs a program to its end while the main loop runs. Skips the test if the program is missing.
  package func run(_ command: [String]) throws {
    let process = try spawn(command)
    var status: Int32 = 0
    XCTAssertTrue(MainLoop.iterate(until: { waitpid(process, &status, WNOHANG) != 0 }))
    guard status == 0 else { throw ProgramFailure(program: command[0], status: status) }
  }

  /// Starts a program. Skips the test if the program is missing.
  package func spawn(_ command: [String]) throws -> pid_t {
    try require(
      command[0].contains("/") || Program.path(of: command[0]) != nil,
      "\(command[0]) is not installed.")
    return try Program(command).start()
  }

  /// Maps a symbol that the keyboard doesn't have to a key. xdotool maps it only while it presses the key.
  package func addToKeyboard(_ symbol: String) throws {
    try run(["xmodmap", "-e", "keycode 247 = \(symbol)"])
    settle()
  }
}

/// The error thrown if a program fails.
package struct ProgramFailure: Error {
  package let program: String
  package let status: Int32
}
