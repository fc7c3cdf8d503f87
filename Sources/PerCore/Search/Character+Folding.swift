extension StringProtocol {
  /// The text in lowercase and without accents, for comparison with text that a user types.
  public var folded: String {
    utf8.allSatisfy { $0 < 0x80 }
      ? String(decoding: utf8.map(\.folded), as: UTF8.self) : String(map(\.folded))
  }
}

extension UInt8 {
  /// The ASCII character in lowercase.
  var folded: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}

extension Character {
  /// The character in lowercase and without accents.
  package var folded: Character {
    if let ascii = asciiValue {
      // The ASCII value of CR LF is that of LF, so the character itself is returned.
      return (0x41...0x5A).contains(ascii) ? Character(Unicode.Scalar(ascii.folded)) : self
    }
    let lowercase = lowercased().first ?? self
    if let base = Self.bases[lowercase] { return base }
    let scalars = lowercase.unicodeScalars
    let isMarked = scalars.dropFirst().contains { $0.properties.generalCategory == .nonspacingMark }
    return isMarked ? Character(scalars[scalars.startIndex]) : lowercase
  }

  /// The base letters of accented lowercase letters.
  ///
  /// The keys are decomposed. Swift compares characters by canonical equivalence, so they also match precomposed
  /// letters.
  private static let bases: [Character: Character] = {
    let ranges: [ClosedRange<UInt32>] = [0x61...0x7A, 0x3B1...0x3C9, 0x430...0x44F]
    let accents: [UInt32] = [
      0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30A, 0x30B, 0x30C, 0x31B,
      0x323, 0x326, 0x327, 0x328,
    ]
    // Vietnamese vowels can have a second accent.
    let tones: [UInt32] = [0x300, 0x301, 0x303, 0x309, 0x323]
    var bases: [Character: Character] = ["ø": "o", "đ": "d", "ł": "l", "ı": "i"]
    for base in ranges.joined().compactMap(Unicode.Scalar.init) {
      for accent in accents.compactMap(Unicode.Scalar.init) {
        let letter = String(base) + String(accent)
        bases[Character(letter)] = Character(base)
        for tone in tones.compactMap(Unicode.Scalar.init) where tone != accent {
          bases[Character(letter + String(tone))] = Character(base)
        }
      }
    }
    return bases
  }()
}
