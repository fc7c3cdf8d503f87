/// A copy of the stored library that is made in parts. The library can change in between.
@MainActor
public protocol LibrarySnapshot: AnyObject {
  /// Copies the next part.
  ///
  /// - Returns: true if there is more to copy.
  func copyMore() throws(StoreFailure) -> Bool

  /// Returns the content of a file with the copy, after everything was copied.
  ///
  /// - Parameter changes: Changes that the store has not accepted yet. They are in the copy.
  func bytes(adding changes: [AppliedChange]) throws(StoreFailure) -> [UInt8]
}
