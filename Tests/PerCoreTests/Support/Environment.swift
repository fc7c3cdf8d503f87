import TestSupport

typealias Environment = TestSupport.Environment

extension Environment {
  /// Returns the records of a file in the folder Fixtures.
  static func records(ofFixture name: String) -> [[String]] {
    TSV(Files.text(packageRoot + "/Tests/PerCoreTests/Fixtures/" + name) ?? "").records
  }
}

/// A program that calculates reference results.
struct Tool {
  private let path: String

  /// Finds the program on the PATH. Returns `nil` if it isn't installed.
  init?(_ name: String) {
    guard let path = Program.path(of: name) else { return nil }
    self.path = path
  }

  static func isInstalled(_ name: String) -> Bool { Tool(name) != nil }

  /// Returns the output of the program for an input.
  func output(_ arguments: [String], input: String) throws -> String {
    let variables = Environment.variables.merging(["BC_LINE_LENGTH": "0", "LC_ALL": "C"]) { $1 }
    return try Program([path] + arguments, environment: variables).run(input: input).output
  }
}
