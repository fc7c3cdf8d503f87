/// What a text can have, by its words alone. Readings of texts take much longer.
extension LineReader {
  /// Returns whether a text can have the sign, the code or the name of a currency.
  package func canHaveCurrency(_ text: String) -> Bool {
    hasWord(in: text) { $0.roles.contains(.currency) }
      || text.split { !$0.isLetter }.contains { word in
        word.utf8.count == 3 && word.allSatisfy(\.isUppercase)
          || Currency.codes(ofLocalSign: word.lowercased()) != nil
      }
  }

  /// Returns whether a text can have a word that has a meaning in lines.
  package func canHaveWord(_ text: String) -> Bool { hasWord(in: text) { _ in true } }

  /// Returns whether a text is a word that satisfies a condition.
  func isWord(_ text: Substring, where condition: (WordSense) -> Bool) -> Bool {
    var folded: [UInt32] = []
    for scalar in text.unicodeScalars { folded.append(folding: scalar) }
    return lexicon.longestMatch(in: folded, at: 0) { end, sense in
      end == folded.count && condition(sense)
    } != nil
  }

  /// Returns whether a word of a text can satisfy a condition. Other scripts and signs of currencies can.
  private func hasWord(in text: String, where condition: (WordSense) -> Bool) -> Bool {
    guard text.utf8.allSatisfy({ (0x20..<0x7f).contains($0) && $0 != UInt8(ascii: "$") }) else {
      return true
    }
    let folded = text.utf8.map { UInt32($0.asciiLowercased) }
    func isLetter(_ index: Int) -> Bool {
      folded.indices.contains(index) && ScalarClass(folded[index]) == .letter
    }
    return folded.indices.contains { start in
      isLetter(start) && !isLetter(start - 1)
        && lexicon.longestMatch(in: folded, at: start) { !isLetter($0) && condition($1) } != nil
    }
  }
}
