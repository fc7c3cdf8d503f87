/// The character encoding of a file.
public struct TextEncoding: Equatable, Sendable {
  /// How the encoding was found.
  public enum Source: Sendable {
    /// The user chose it.
    case chosen
    /// A byte order mark states it.
    case byteOrderMark
    /// The bytes are valid in this encoding, and unlikely to be valid in another.
    case valid
    /// It is the best guess.
    case guessed
  }

  /// The name of the encoding for iconv, such as "UTF-8" or "WINDOWS-1252".
  public let name: String
  /// How the encoding was found.
  public let source: Source

  public init(_ name: String, _ source: Source) {
    self.name = name
    self.source = source
  }
}
