/// The characters that a user types to go to a product by its name or shop.
public struct TypeAhead: Equatable, Sendable {
  private var typed: [Character] = []
  /// The characters as bytes if all are ASCII, for a faster comparison with ASCII names.
  private var bytes: [UInt8]? = []

  public init() {}

  /// Creates a search for a text.
  public init(_ text: String) {
    self.init()
    for character in text { type(character) }
  }

  public var isEmpty: Bool { typed.isEmpty }

  /// A Boolean value indicating whether exactly one character was typed.
  var isFirst: Bool { typed.count == 1 }

  /// Appends a character, without its case and accents.
  public mutating func type(_ character: Character) {
    let folded = character.folded
    typed.append(folded)
    if let byte = folded.asciiValue { bytes?.append(byte) } else { bytes = nil }
  }

  /// Returns whether the typed characters occur in `text` at the start of a word, ignoring case and accents.
  ///
  /// - Complexity: O(*m* · *n*) for *m* typed characters and a text of *n*.
  public func matches(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return Self.matches(
        text.map(\.folded), typed, isInWord: { $0.isLetter || $0.isNumber })
    }
    guard let bytes else { return false }
    return Self.matches(text.utf8.map(\.folded), bytes, isInWord: \.isASCIIWordCharacter)
  }

  /// Returns whether the typed characters occur in a text in lowercase and without accents at the start of a word.
  func matchesFolded(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return Self.matches(Array(text), typed, isInWord: { $0.isLetter || $0.isNumber })
    }
    guard let bytes else { return false }
    return Self.matches(Array(text.utf8), bytes, isInWord: \.isASCIIWordCharacter)
  }

  /// Returns the index of the text that matches what is typed; nil if there is none.
  ///
  /// A first character leads to the next match, and further ones refine the match.
  ///
  /// - Parameter index: The index of the current text, after which the search starts; it wraps around.
  /// - Complexity: O(*n*) for *n* texts.
  public func index(in texts: [String], from index: Int?) -> Int? {
    firstIndex(below: texts.count, from: index) { matches(texts[$0]) }
  }

  /// Returns the first index below `count`, in the order of `index(in:from:)`, that satisfies a condition.
  func firstIndex(below count: Int, from index: Int?, where condition: (Int) -> Bool) -> Int? {
    let start = (index ?? -1) + (isFirst || index == nil ? 1 : 0)
    return (0..<count).lazy.map { (start + $0) % count }.first(where: condition)
  }

  private static func matches<Element: Equatable>(
    _ text: [Element], _ typed: [Element], isInWord: (Element) -> Bool
  ) -> Bool {
    guard !typed.isEmpty, typed.count <= text.count else { return false }
    return (0...text.count - typed.count).contains { start in
      text[start] == typed[0] && text[start...].starts(with: typed)
        && (start == 0 || !isInWord(text[start - 1]))
    }
  }
}

extension UInt8 {
  /// A Boolean value indicating whether the byte is an ASCII digit or lowercase letter.
  fileprivate var isASCIIWordCharacter: Bool {
    (0x61...0x7A).contains(self) || (0x30...0x39).contains(self)
  }
}
