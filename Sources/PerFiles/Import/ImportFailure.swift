/// A reason why nothing can be imported.
public enum ImportFailure: Error, Equatable {
  case file(FileBytes.Failure)
  /// The file has no path and can't be read. The text is the error message of the system.
  case unreadable(String)
  /// The content is no text.
  case binary
  /// The encoding that was chosen is unknown.
  case unknownEncoding(String)
  /// The content has no rows.
  case empty
}
