extension String {
  /// The number of columns in a font of fixed width. East Asian characters take two (Unicode Standard Annex 11), and
  /// marks of direction take none.
  package var columnWidth: Int { countOfLatinScalars ?? widthOfCharacters }

  /// The number of scalars of a text of Latin letters, signs and digits without combining marks, each of which is a
  /// character; nil for other texts. Reading bytes takes much less time than reading characters.
  private var countOfLatinScalars: Int? {
    var count = 0
    for byte in utf8 {
      // 0xcc begins the combining marks.
      if byte < 0x20 || byte >= 0xcc { return nil }
      if byte & 0xc0 != 0x80 { count += 1 }
    }
    return count
  }

  private var widthOfCharacters: Int {
    reduce(0) { sum, character in
      guard let scalar = character.unicodeScalars.first?.value else { return sum }
      if (0x2066...0x2069).contains(scalar) || (0x200E...0x200F).contains(scalar) { return sum }
      return sum + (character.isWide ? 2 : 1)
    }
  }

  /// Returns the text with spaces up to a number of columns.
  ///
  /// - Parameter isAtEnd: A Boolean value indicating whether the spaces are before the text.
  package func padded(to width: Int, isAtEnd: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - columnWidth))
    return isAtEnd ? space + self : self + space
  }

  /// The lines of the text, with a space between them. Empty lines are left out, and tabs stay.
  package var linesJoined: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The text with spaces in place of tabs and line breaks.
  package var onOneLine: String {
    contains { $0 == "\t" || $0.isNewline }
      ? String(map { $0 == "\t" || $0.isNewline ? " " : $0 }) : self
  }
}

extension Character {
  /// A Boolean value indicating whether this is an East Asian character that takes two columns, or an emoji.
  package var isWide: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    return (0x1100...0x115F).contains(scalar) || (0x2E80...0xA4CF).contains(scalar)
      || (0xAC00...0xD7A3).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
      || (0xFE30...0xFE6F).contains(scalar) || (0xFF00...0xFF60).contains(scalar)
      || (0xFFE0...0xFFE6).contains(scalar) || (0x1F300...0x1FAFF).contains(scalar)
      || (0x20000...0x3FFFD).contains(scalar)
  }
}
