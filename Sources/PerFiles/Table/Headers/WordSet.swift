/// Words that headers can have, in lower case. Words that belong together are one element: "net weight".
struct WordSet: ExpressibleByArrayLiteral, Sequence, Sendable {
  private var words: Set<String>
  /// The ends of the known words and groups.
  private var endings = Endings()
  /// The ends of the known groups.
  private var groupEndings = Endings()
  /// The maximum number of words in a known group.
  private var maximumGroup = 1

  init(_ words: Set<String>) {
    self.words = words
    for word in words {
      endings.insert(word)
      guard let space = word.utf8.lastIndex(of: UInt8(ascii: " ")) else { continue }
      let last = String(word[space...].dropFirst())
      endings.insert(last)
      groupEndings.insert(last)
      let spaces = word.utf8.count { $0 == UInt8(ascii: " ") }
      maximumGroup = Swift.max(maximumGroup, spaces + 1)
    }
  }

  init(arrayLiteral words: String...) {
    self.init(Set(words))
  }

  func makeIterator() -> Set<String>.Iterator { words.makeIterator() }

  /// A set of the ends of words, with false positives: two ends can have the same number. Few unknown words end like a
  /// known one, and this check takes less time than looking a word up.
  private struct Endings {
    private var bits = [UInt64](repeating: 0, count: 1 << Self.size / 64)

    /// The number of bits in the number of an end.
    private static let size = 12

    mutating func formUnion(_ other: Endings) {
      for index in bits.indices { bits[index] |= other.bits[index] }
    }

    mutating func insert(_ word: String) {
      guard let ending = Self.ending(of: word) else { return }
      bits[ending / 64] |= 1 << UInt64(ending % 64)
    }

    func contains(_ ending: Int?) -> Bool {
      guard let ending else { return true }
      return bits[ending / 64] >> UInt64(ending % 64) & 1 == 1
    }

    /// Returns a number for the last three bytes of a word; nil if they aren't ASCII. Other letters can be written in
    /// several ways.
    static func ending(of word: String) -> Int? {
      func ending(_ bytes: some BidirectionalCollection<UInt8>) -> Int? {
        var (ending, isASCII) = (0, true)
        for byte in bytes.suffix(3) {
          isASCII = isASCII && byte < 0x80
          ending = ending << 3 ^ Int(byte)
        }
        return isASCII ? ending & (1 << size - 1) : nil
      }
      return word.utf8.withContiguousStorageIfAvailable(ending) ?? ending(word.utf8)
    }
  }
}

extension WordSet {
  func contains(_ word: String) -> Bool {
    endings.contains(Endings.ending(of: word)) && words.contains(word)
  }

  func union(_ other: WordSet) -> WordSet {
    var result = self
    result.words.formUnion(other.words)
    result.endings.formUnion(other.endings)
    result.groupEndings.formUnion(other.groupEndings)
    result.maximumGroup = Swift.max(maximumGroup, other.maximumGroup)
    return result
  }

  func union(_ other: some Sequence<String>) -> WordSet { union(WordSet(Set(other))) }

  func subtracting(_ other: some Sequence<String>) -> WordSet {
    var result = self
    result.words.subtract(other)
    return result
  }

  /// Returns whether one of the words of a header is known, ends with a known word, or starts a known group of words.
  ///
  /// Looks up the words and their ends, since a header has fewer of them than there are known words.
  func hasAny(of header: [String]) -> Bool { hasAny(of: Title(header)) }

  /// The words of a header and their ends.
  struct Title {
    let words: [String]
    fileprivate let endings: [Int?]

    init(_ words: [String]) {
      self.words = words
      endings = words.map(Endings.ending)
    }

    /// See `WordSet.hasAny(of:)`.
    func has(_ known: WordSet) -> Bool { known.hasAny(of: self) }
  }

  /// See `hasAny(of:)`. Many sets can be asked for the words of one header.
  func hasAny(of title: Title) -> Bool {
    for (word, ending) in zip(title.words, title.endings) where endings.contains(ending) {
      if words.contains(word) || endsWithWord(word) { return true }
    }
    return hasGroup(in: title)
  }

  /// Returns whether a word ends with a known word, in languages that write words together or without spaces:
  /// "Packungsgröße", "商品名称".
  private func endsWithWord(_ word: String) -> Bool {
    var end = word.dropFirst()
    // Two letters of Chinese or Japanese have six bytes.
    while end.utf8.count >= Self.minimumEnd {
      let part = String(end)
      if words.contains(part), part.count >= Self.shortestEnd(part) { return true }
      end = end.dropFirst()
    }
    return false
  }

  /// Returns whether several adjacent words are known together.
  private func hasGroup(in title: Title) -> Bool {
    guard maximumGroup > 1, title.words.count > 1 else { return false }
    return title.words.indices.dropFirst().contains { last in
      guard groupEndings.contains(title.endings[last]) else { return false }
      var group = title.words[last]
      return title.words[..<last].suffix(maximumGroup - 1).reversed().contains { word in
        group = word + " " + group
        return words.contains(group)
      }
    }
  }

  /// The minimum number of letters of a known word that can be the end of a longer word.
  private static let minimumEnd = 5

  /// The minimum length of a known word that can be the end of a longer word.
  private static func shortestEnd(_ word: String) -> Int {
    word.unicodeScalars.first.map { $0.value >= 0x2e80 } == true ? 2 : minimumEnd
  }
}
