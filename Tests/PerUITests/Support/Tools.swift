import Gtk
import TestSupport
import XCTest

extension DisplayTestCase {
  /// Presses keys, by their X names: "Tab", "shift+Return", "KP_Decimal".
  func press(_ keys: String...) throws {
    for key in keys {
      if key == "KP_Separator" { try addToKeyboard(key) }
      try xdotool(["key", "--delay", "2", key])
    }
  }

  /// Types ASCII characters.
  func type(_ text: String) throws {
    try xdotool(["type", "--delay", "2", text])
  }

  /// Clicks the middle of a widget.
  func click(_ widget: Widget) throws {
    try move(to: widget)
    try xdotool(["click", "1"])
  }

  /// Moves the pointer to the middle of a widget.
  func move(to widget: Widget) throws {
    waitUntil("The widget is laid out.") { widget.isMapped && widget.allocatedWidth > 0 }
    settle()
    let window = try XCTUnwrap(widget.root)
    let place = try XCTUnwrap(widget.position(in: window))
    let x = Int(place.x) + widget.allocatedWidth / 2
    let y = Int(place.y) + widget.allocatedHeight / 2
    try xdotool([
      "search", "--onlyvisible", "--name", window.title ?? "", "mousemove", "--window", "%1",
      String(x), String(y),
    ])
  }
}
