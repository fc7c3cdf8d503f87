import Glibc
import Gtk
import XCTest

/// Presses real keys and buttons while the main loop goes on. Where xdotool is missing the test is
/// skipped, unless PER_TEST_STRICT is 1.
@MainActor
func xdotool(_ arguments: String...) throws {
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

/// Whether what is missing fails a test.
var isStrict: Bool { getenv("PER_TEST_STRICT").map { String(cString: $0) } == "1" }

struct ToolError: Error {
  var tool: String
  var status: Int32
}
