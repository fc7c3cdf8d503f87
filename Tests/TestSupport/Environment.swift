internal import Glibc

/// The environment of the tests.
package enum Environment {
  package static subscript(name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether a missing display or tool fails the tests that need it, as it does in CI. Otherwise they are skipped.
  package static let isStrict = Environment["PER_TEST_STRICT"] == "1"

  /// The root folder of the package.
  package static let packageRoot = String(
    #filePath.dropLast("/Tests/TestSupport/Environment.swift".count))
}
