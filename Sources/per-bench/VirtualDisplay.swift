import Foundation
import TestSupport

/// A private X display, message bus and home folder, until it is closed.
final class VirtualDisplay {
  /// The environment for programs that use them.
  let environment: [String: String]
  /// The name of the display, such as ":99".
  let name: String
  private let home = UserHome()
  private var servers: [Process] = []

  init() throws {
    var environment = home.environment
    for variable in ["GDK_DEBUG", "GDK_DISABLE", "GSK_RENDERER", "G_DEBUG", "G_MESSAGES_DEBUG"] {
      environment[variable] = nil
    }
    let server = Environment.packageRoot + "/tools/x-server"
    let display = try Self.start([server, "1"], environment)
    name = ":" + display.line
    environment["DISPLAY"] = name
    let bus = try Self.start(
      [
        "dbus-daemon", Environment.busOption, "--nofork", "--nopidfile", "--print-address=1",
      ], environment)
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.line
    servers = [bus.process, display.process]
    self.environment = environment
  }

  /// Starts a server that prints its address in one line.
  private static func start(
    _ command: [String], _ environment: [String: String]
  ) throws -> (process: Process, line: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = environment
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = ""
    while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
      line.unicodeScalars.append(UnicodeScalar(byte))
    }
    guard !line.isEmpty else { throw Failure("\(command[0]) didn't start. Is it installed?") }
    return (process, line)
  }

  func close() {
    for server in servers {
      server.terminate()
      server.waitUntilExit()
    }
  }
}
