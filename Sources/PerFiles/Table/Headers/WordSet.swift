/// Words that headers can have, in lower case. Words that belong together are one element: "net weight".
struct WordSet: ExpressibleByArrayLiteral, Sequence, Sendable {
  private let words: Set<String>
  /// A bit for each ending that a known word has. Few other words have one of these endings.
  private let endings: [UInt64]

  /// The number of bits that tell endings apart.
  private static let endingBits = 10

  init(_ words: Set<String>) {
    self.words = words
    var endings = [UInt64](repeating: 0, count: 1 << Self.endingBits / 64)
    for word in words {
      // `hasAny(of:)` tests the words of a header one by one.
      let last = word.utf8.lastIndex(of: UInt8(ascii: " ")).map { word[$0...].dropFirst() }
      guard let ending = Self.ending(last ?? word[...]) else { continue }
      endings[ending / 64] |= 1 << UInt64(ending % 64)
    }
    self.endings = endings
  }

  init(arrayLiteral words: String...) {
    self.init(Set(words))
  }

  func makeIterator() -> Set<String>.Iterator { words.makeIterator() }

  /// Returns a number for the last three bytes of a word; nil if they aren't ASCII. Other letters can be written in
  /// several ways.
  private static func ending(_ word: Substring) -> Int? {
    var ending = 0
    for byte in word.utf8.suffix(3) {
      guard byte < 0x80 else { return nil }
      ending = ending << 3 ^ Int(byte)
    }
    return ending & (1 << endingBits - 1)
  }
}

extension WordSet {
  func contains(_ word: String) -> Bool { words.contains(word) }

  func union(_ other: WordSet) -> WordSet { WordSet(words.union(other.words)) }

  func union(_ other: some Sequence<String>) -> WordSet { WordSet(words.union(other)) }

  func subtracting(_ other: WordSet) -> WordSet { WordSet(words.subtracting(other.words)) }

  func subtracting(_ other: some Sequence<String>) -> WordSet {
    WordSet(words.subtracting(other))
  }

  /// Returns whether one of the words of a header is known, ends with a known word, or starts a known group of words.
  ///
  /// Looks up the words and their ends, since a header has fewer of them than there are known words.
  func hasAny(of header: [String]) -> Bool {
    guard header.contains(where: canHaveEnd) else { return false }
    if header.contains(where: words.contains) || hasGroup(in: header) { return true }
    // Languages that write words together or without spaces: "Packungsgröße", "商品名称".
    return header.contains { word in
      guard canHaveEnd(of: word) else { return false }
      var end = word.dropFirst()
      // Two letters of Chinese or Japanese have six bytes.
      while end.utf8.count >= Self.leastEnd {
        let part = String(end)
        if words.contains(part), part.count >= Self.shortestEnd(part) { return true }
        end = end.dropFirst()
      }
      return false
    }
  }

  /// Returns whether a known word may end as this word does. For most unknown words the answer is no, and it takes less
  /// time than looking the word up.
  private func canHaveEnd(of word: String) -> Bool {
    guard let ending = Self.ending(word[...]) else { return true }
    return endings[ending / 64] >> UInt64(ending % 64) & 1 == 1
  }

  /// Returns whether several adjacent words are known together.
  private func hasGroup(in header: [String]) -> Bool {
    header.indices.contains { start in
      var group = header[start]
      return header[(start + 1)...].contains { word in
        group += " " + word
        return words.contains(group)
      }
    }
  }

  /// The least number of letters of a known word that can be the end of a longer word.
  private static let leastEnd = 5

  /// The least length of a known word that can be the end of a longer word.
  private static func shortestEnd(_ word: String) -> Int {
    word.unicodeScalars.first.map { $0.value >= 0x2e80 } == true ? 2 : leastEnd
  }
}
