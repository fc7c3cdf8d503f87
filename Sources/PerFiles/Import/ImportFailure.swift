/// A reason why nothing can be imported.
public enum ImportFailure: Error, Equatable {
  case file(FileBytes.Failure)
  /// The content is no text.
  case binary
  /// The encoding that was chosen is unknown.
  case unknownEncoding(String)
  /// The content has no rows.
  case empty
}
