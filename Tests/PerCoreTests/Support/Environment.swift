import Foundation

/// The environment of the tests.
enum Environment {
  static subscript(name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A Boolean value indicating whether missing tools and files are failures, as in CI.
  static let isStrict = Environment["PER_TEST_STRICT"] == "1"

  static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()  // Support
    .deletingLastPathComponent()  // PerCoreTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent().path

  static let fixtures = packageRoot + "/Tests/PerCoreTests/Fixtures"

  static func fileExists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  static func contents(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// An installed program.
struct Tool {
  private let path: String

  /// Finds the program in `PATH`; nil where it is not installed.
  init?(_ name: String) {
    let folders = (Environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    guard
      let path = folders.map({ "\($0)/\(name)" })
        .first(where: FileManager.default.isExecutableFile(atPath:))
    else { return nil }
    self.path = path
  }

  static func isInstalled(_ name: String) -> Bool { Tool(name) != nil }

  /// Runs the program with `input` and returns its output.
  func output(_ arguments: [String], input: String) throws -> String {
    // Two pipes could block each other.
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
