/// What is typed, a character after the other, to go to a product whose name or shop has a word that begins so.
public struct TypeAhead: Equatable, Sendable {
  private var typed: [Character] = []
  /// The same in bytes where it is ASCII: a name that is ASCII as well is compared by bytes.
  private var bytes: [UInt8]? = []

  public init() {}

  public var isEmpty: Bool { typed.isEmpty }

  /// Whether nothing was typed before the last character.
  var isFirst: Bool { typed.count == 1 }

  public mutating func type(_ character: Character) {
    let folded = character.folded
    typed.append(folded)
    if let byte = folded.asciiValue { bytes?.append(byte) } else { bytes = nil }
  }

  /// Whether a word of `text`, with what follows it, begins with what is typed, whatever the case and the accents.
  public func matches(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return Self.matches(
        text.map(\.folded), typed, isInWord: { $0.isLetter || $0.isNumber })
    }
    guard let bytes else { return false }
    return Self.matches(text.utf8.map(\.folded), bytes, isInWord: \.isASCIIWordCharacter)
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
  /// The ASCII character in small letters.
  fileprivate var folded: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }

  /// Whether it is an ASCII letter, in small letters, or a digit.
  fileprivate var isASCIIWordCharacter: Bool {
    (0x61...0x7A).contains(self) || (0x30...0x39).contains(self)
  }
}
