/// An error thrown when the library cannot be read or saved.
public struct StoreFailure: Error, Equatable, Sendable {
  /// Why the library cannot be read or saved.
  public enum Reason: Equatable, Sendable {
    /// The disk is full.
    case full
    /// The file or its folder cannot be written.
    case readOnly
    /// The user has no permission to read the file.
    case unreadable
    /// Another process uses the file.
    case inUse
    /// Another process has changed or replaced the file since it was read.
    case changed
    /// The file was saved by a later version of Per.
    case newer
    /// The file is damaged. What can be read is recovered when the store is opened again.
    case damaged
    /// The user has no home folder.
    case noHome
    /// Any other error, with the message of the system.
    case other(String)
  }

  public let reason: Reason
  /// The path of the file or folder.
  public let path: String

  public init(_ reason: Reason, path: String) {
    (self.reason, self.path) = (reason, path)
  }
}
