/// The word that keeps a line from being read.
public enum UnreadWord: Equatable, Sendable {
  /// A word in place of a number, such as "1o0".
  case number(String)
  /// A word in place of a unit, such as "gg" in "500 gg".
  case unit(String)
}

extension UnreadWord {
  /// Returns the first word of a line that is neither a number nor a unit although it is in the place of one; nil if
  /// there is none.
  ///
  /// - Parameters:
  ///   - parts: The parts of the line that were read.
  ///   - format: The format of numbers in the line.
  package init?(in text: String, besides parts: [LinePart], format: NumberFormat) {
    let words = Self.words(of: text, besides: parts)
    for (index, word) in words.enumerated() where word.first?.decimalDigit != nil {
      let rest = word[word.numberPrefix(in: format).endIndex...]
      if rest.contains(where: \.isNumber) || Expression.misspelledNumber(in: String(word)) != nil {
        self = .number(String(word))
        return
      }
      let next = rest.isEmpty ? words[(index + 1)...].first : rest
      if let next, next.allSatisfy(\.isLetter) {
        self = .unit(String(next))
        return
      }
    }
    return nil
  }

  /// Returns the words of a line outside `parts`.
  private static func words(of text: String, besides parts: [LinePart]) -> [Substring] {
    let scalars = text.unicodeScalars
    // Counting from the beginning for each word would take O(*n*²).
    var (place, start) = (scalars.startIndex, 0)
    return text.split(whereSeparator: \.isWhitespace).filter { word in
      start += scalars.distance(from: place, to: word.startIndex)
      place = word.startIndex
      return !parts.contains { $0.role != .name && $0.range.contains(start) }
    }
  }
}
