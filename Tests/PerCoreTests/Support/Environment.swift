import Foundation
import TestSupport

typealias Environment = TestSupport.Environment

extension Environment {
  static let fixtures = packageRoot + "/Tests/PerCoreTests/Fixtures"

  static func fileExists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  static func contents(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A program that calculates reference results.
struct Tool {
  private let path: String

  /// Finds the program on the PATH, which has the checked programs first. Returns `nil` if it isn't installed.
  init?(_ name: String) {
    let folders = (Environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    guard
      let path = folders.map({ "\($0)/\(name)" })
        .first(where: FileManager.default.isExecutableFile(atPath:))
    else { return nil }
    self.path = path
  }

  static func isInstalled(_ name: String) -> Bool { Tool(name) != nil }

  /// Returns the output of the program for an input.
  func output(_ arguments: [String], input: String) throws -> String {
    // With two pipes, each side could wait for the other.
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("per-core-tests-\(UUID().uuidString)")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "BC_LINE_LENGTH": "0", "LC_ALL": "C",
    ]) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: file)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
