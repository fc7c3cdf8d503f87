/// A reason why nothing can be imported.
public enum ImportFailure: Error, Equatable {
  case file(FileBytes.Failure)
  /// The file has no path and can't be read. The text is the error message of the system.
  case unreadable(String)
  case text(DecodedText.Failure)
  /// The content has no rows.
  case empty
}
