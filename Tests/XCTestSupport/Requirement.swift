internal import TestSupport
internal import XCTest

/// The error thrown if something that a test needs is missing, in an environment that must have it.
package struct MissingRequirement: Error {
  package let description: String
}

/// Skips the test if a condition is false. In a strict environment, the test fails.
package func require(_ condition: Bool, _ description: String) throws {
  guard !condition else { return }
  if Environment.isStrict { throw MissingRequirement(description: description) }
  throw XCTSkip(description)
}
