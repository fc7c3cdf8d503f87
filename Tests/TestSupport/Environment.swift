internal import Glibc

/// The environment of the tests.
package enum Environment {
  package static subscript(name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// All variables.
  package static var variables: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      // Another test can change the variables meanwhile, so the text is checked after it is copied.
      let text = String(
        decoding: Array(UnsafeBufferPointer(start: entry, count: strlen(entry))).map(
          UInt8.init(bitPattern:)), as: UTF8.self)
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      next += 1
    }
    return variables
  }

  /// A Boolean value indicating whether a missing display or tool fails the tests that need it, as in CI. Otherwise
  /// they are skipped.
  package static let isStrict = Environment["PER_TEST_STRICT"] == "1"

  /// The option with the configuration of the tests' message bus, for `dbus-daemon` and `dbus-run-session`.
  package static let busOption = "--config-file=" + packageRoot + "/tools/bus/session.conf"

  /// The root folder of the package.
  package static let packageRoot = String(
    #filePath.dropLast("/Tests/TestSupport/Environment.swift".count))

  /// The path of Per: `$PER_BINARY`, or the program that was built with the running one.
  package static let per = Environment["PER_BINARY"] ?? product("per")

  /// Returns the path of a program that was built with the running one.
  package static func product(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let own = String(decoding: buffer[..<max(count, 0)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let slash = own.lastIndex(of: "/") else { return name }
    return String(own[...slash]) + name
  }
}
