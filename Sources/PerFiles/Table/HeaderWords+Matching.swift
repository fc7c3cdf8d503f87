/// Known words in headers.
extension HeaderWords {
  /// Returns whether one of the words is known, ends with a known word, or starts a known group of words.
  ///
  /// Looks up the words and their ends, since a table has fewer of them than there are known words.
  static func has(_ known: Set<String>, _ words: [String]) -> Bool {
    if words.contains(where: known.contains) || hasPhrase(known, words) { return true }
    // Languages that write words together or without spaces: "Packungsgröße", "商品名称".
    return words.contains { word in
      var end = word.dropFirst()
      // Two letters of Chinese or Japanese have six bytes.
      while end.utf8.count >= leastPart {
        let part = String(end)
        if known.contains(part), part.count >= shortestPart(part) { return true }
        end = end.dropFirst()
      }
      return false
    }
  }

  /// Returns whether several words beside each other are known together.
  private static func hasPhrase(_ known: Set<String>, _ words: [String]) -> Bool {
    words.indices.contains { start in
      var phrase = words[start]
      return words[(start + 1)...].contains { word in
        phrase += " " + word
        return known.contains(phrase)
      }
    }
  }

  /// The least number of letters of a known word that can be the end of a longer word.
  private static let leastPart = 5

  /// The least length of a known word that can be the end of a longer word.
  private static func shortestPart(_ word: String) -> Int {
    word.unicodeScalars.first.map { $0.value >= 0x2e80 } == true ? 2 : leastPart
  }
}
