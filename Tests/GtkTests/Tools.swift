import Glibc
import Gtk
import XCTest

// Programs of the desk that tests call. They are looked for on the PATH.

extension DisplayTestCase {
  /// Presses real keys and buttons.
  func xdotool(_ arguments: String...) throws {
    try run(["xdotool"] + arguments)
  }

  /// Runs a program while the main loop goes on. Where it is missing the test is skipped, unless
  /// PER_TEST_STRICT is 1.
  func run(_ command: [String]) throws {
    let process = try spawn(command)
    var ending: Int32 = 0
    XCTAssertTrue(MainLoop.iterate(until: { waitpid(process, &ending, WNOHANG) != 0 }))
    guard ending == 0 else { throw ToolError(tool: command[0], status: ending) }
  }

  /// Starts a program.
  func spawn(_ command: [String]) throws -> pid_t {
    var process = pid_t()
    var pointers = command.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    let status = posix_spawnp(&process, command[0], nil, nil, pointers, environ)
    guard status == 0 else {
      if isStrict { throw ToolError(tool: command[0], status: status) }
      throw XCTSkip("\(command[0]) is not here.")
    }
    return process
  }
}

/// Whether what is missing fails a test.
var isStrict: Bool { getenv("PER_TEST_STRICT").map { String(cString: $0) } == "1" }

struct ToolError: Error {
  var tool: String
  var status: Int32
}
