extension String {
  /// The maximum number of characters of a text that can have any length. The layout of a very long text blocks the
  /// window.
  private static let limit = 300

  /// The maximum number of characters of a name in a message, which then has two lines in a narrow window.
  private static let limitInMessage = 60

  /// The maximum average number of Unicode scalars in a character. Most emoji have fewer.
  private static let scalarsInCharacter = 4

  /// The first 300 characters, with an ellipsis if there are more. Its directions end with it.
  package var shortened: String { shortened(to: Self.limit) }

  /// The first 60 characters, with an ellipsis if there are more. Its directions end with it.
  package var shortenedInMessage: String { shortened(to: Self.limitInMessage) }

  private func shortened(to limit: Int) -> String {
    // The number of bytes is known; characters have to be counted.
    guard utf8.count > limit else { return closingDirections }
    // A character can have any number of scalars.
    let scalars = unicodeScalars.prefix(limit * Self.scalarsInCharacter)
    let end = self[..<scalars.endIndex].prefix(limit).endIndex
    return end == endIndex ? closingDirections : String(self[..<end] + "…").closingDirections
  }

  /// The beginning and the end of a path, with an ellipsis between them if it has more than 300 characters.
  package var shortenedPath: String {
    guard utf8.count > Self.limit, unicodeScalars.count > Self.limit else {
      return closingDirections
    }
    let half = Self.limit / 2
    return (String(unicodeScalars.prefix(half)) + "…" + String(unicodeScalars.suffix(half)))
      .closingDirections
  }

  /// The text with all directional embeddings, overrides and isolates closed, so that they don't change the direction
  /// of the text that follows, and without NUL, which ends a text in C.
  private var closingDirections: String {
    func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
      (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || scalar.value == 0
    }
    guard unicodeScalars.contains(where: isSpecial) else { return self }
    var ends: [Unicode.Scalar] = []
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0: continue
      case 0x202A, 0x202B, 0x202D, 0x202E: ends.append("\u{202C}")
      case 0x2066...0x2068: ends.append("\u{2069}")
      case 0x202C:
        guard ends.last == scalar else { continue }
        ends.removeLast()
      case 0x2069:
        // It also ends the embeddings within its isolate.
        guard let start = ends.lastIndex(of: scalar) else { continue }
        ends.removeSubrange(start...)
      default: break
      }
      result.append(scalar)
    }
    return String(result + ends.reversed())
  }
}
