extension String {
  /// The number of characters after which a word is divided. A tooltip is wider than that.
  private static let longestWord = 40

  /// The text with zero-width spaces in very long words. GTK divides the text of a tooltip only between words, so that
  /// such a word could be wider than the screen.
  package var withDivisibleWords: String {
    guard utf8.count > Self.longestWord else { return self }
    var result = ""
    var length = 0
    for character in self {
      if character == " " || character.isNewline {
        length = 0
      } else if length == Self.longestWord {
        result.append("\u{200B}")
        length = 1
      } else {
        length += 1
      }
      result.append(character)
    }
    return result
  }
}
