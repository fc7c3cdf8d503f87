package import Glibc
internal import Gtk
internal import XCTest

extension GtkTestCase {
  /// Presses keys and mouse buttons with xdotool, and waits until the windows have handled them.
  package func xdotool(_ arguments: [String]) throws {
    try run(["xdotool"] + arguments)
    settle()
  }

  /// Runs a program to its end while the main loop runs. If the program is missing, the test is skipped, or fails if
  /// PER_TEST_STRICT is 1.
  package func run(_ command: [String]) throws {
    let process = try spawn(command)
    var status: Int32 = 0
    XCTAssertTrue(MainLoop.iterate(until: { waitpid(process, &status, WNOHANG) != 0 }))
    guard status == 0 else { throw ToolError(tool: command[0], status: status) }
  }

  /// Starts a program.
  package func spawn(_ command: [String]) throws -> pid_t {
    var process = pid_t()
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let status = posix_spawnp(&process, command[0], nil, nil, &arguments, environ)
    guard status == 0 else {
      if Environment.isStrict { throw ToolError(tool: command[0], status: status) }
      throw XCTSkip("\(command[0]) is not installed.")
    }
    return process
  }

  /// Maps a symbol that the keyboard doesn't have to a key. xdotool maps it only while it presses the key.
  package func addToKeyboard(_ symbol: String) throws {
    try run(["xmodmap", "-e", "keycode 247 = \(symbol)"])
    settle()
  }
}

/// A display or a program that is missing or failed.
package struct ToolError: Error {
  package var tool: String
  package var status: Int32

  package init(tool: String, status: Int32) {
    (self.tool, self.status) = (tool, status)
  }
}
