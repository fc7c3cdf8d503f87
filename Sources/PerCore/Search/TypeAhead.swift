/// The characters that a user types to find a text, such as the name of a product or of a comparison.
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

  /// Appends a character, without its case and accents.
  public mutating func type(_ character: Character) {
    let folded = character.folded
    typed.append(folded)
    if let byte = folded.asciiValue { bytes?.append(byte) } else { bytes = nil }
  }

  /// Returns whether the typed characters occur in `text` at the start of a word, ignoring case and accents.
  ///
  /// - Complexity: O(*m* · *n*) for *m* typed characters and a text of *n*.
  public func matches(_ text: String) -> Bool { isFound(in: text, atWordStart: true) }

  /// Returns whether the typed characters occur anywhere in `text`, ignoring case and accents.
  ///
  /// - Complexity: O(*m* · *n*) for *m* typed characters and a text of *n*.
  public func occurs(in text: String) -> Bool { isFound(in: text, atWordStart: false) }

  /// Returns whether the typed characters occur in a text in lowercase and without accents at the start of a word.
  func matchesFolded(_ text: String) -> Bool {
    isFound(in: text, atWordStart: true, isFolded: true)
  }

  private func isFound(in text: String, atWordStart: Bool, isFolded: Bool = false) -> Bool {
    var text = text
    let result: Bool? = text.withUTF8 { utf8 in
      guard utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
      guard let bytes else { return false }
      // An ASCII text is searched in place.
      return Self.isFound(
        bytes, in: utf8.lazy.map(\.asciiLowercased), atWordStart: atWordStart,
        isInWord: \.isASCIIWordCharacter)
    }
    return result
      ?? Self.isFound(
        typed, in: isFolded ? Array(text) : text.map(\.folded), atWordStart: atWordStart,
        isInWord: { $0.isLetter || $0.isNumber })
  }

  private static func isFound<Text: RandomAccessCollection>(
    _ typed: [Text.Element], in text: Text, atWordStart: Bool, isInWord: (Text.Element) -> Bool
  ) -> Bool where Text.Index == Int, Text.Element: Equatable {
    guard let first = typed.first, typed.count <= text.count else { return false }
    return (0...text.count - typed.count).contains { start in
      text[start] == first && text[start...].starts(with: typed)
        && (!atWordStart || start == 0 || !isInWord(text[start - 1]))
    }
  }

  /// Returns the index of the text that matches the typed characters; nil if there is none.
  ///
  /// A first character leads to the next match, and further ones refine the match.
  ///
  /// - Parameter index: The index of the current text, after which the search starts; it wraps around.
  /// - Complexity: O(*n*) for *n* texts.
  public func index(in texts: [String], from index: Int?) -> Int? {
    let start = (index ?? -1) + (typed.count == 1 || index == nil ? 1 : 0)
    return texts.indices.lazy.map { (start + $0) % texts.count }.first { matches(texts[$0]) }
  }
}

extension UInt8 {
  /// A Boolean value indicating whether the byte is an ASCII digit or lowercase letter.
  fileprivate var isASCIIWordCharacter: Bool {
    isASCIIDigit || isASCIILetter && !isASCIIUppercase
  }
}
