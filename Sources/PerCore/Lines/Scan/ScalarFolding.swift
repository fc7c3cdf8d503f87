/// Folds a scalar to the form in which words are compared: small letters without accents, ASCII
/// digits, and one form of each sign and space.
enum ScalarFolding {
  /// The letters that fold to a plain letter.
  private static let accents: [(plain: Character, accented: String)] = [
    ("a", "àáâãäåāăąǎ"), ("c", "çćĉċč"), ("d", "ďđ"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"),
    ("h", "ĥħ"), ("i", "ìíîïĩīĭįı"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀłℓ"), ("n", "ñńņňŉ"),
    ("o", "òóôõöōŏő"), ("r", "ŕŗř"), ("s", "śŝşšſș"), ("t", "ţťŧț"), ("u", "ùúûüũūŭůűų"),
    ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"), ("е", "ё"), ("ا", "أإآٱ"), ("ه", "ة"), ("ي", "ىی"),
    ("ك", "ک"), ("2", "²"), ("3", "³"), ("μ", "µ"),
  ]

  /// Half-width katakana from U+FF66 on.
  private static let halfWidthKatakana = Array(
    ("ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン")
      .unicodeScalars.map(\.value))

  private static let tableSize = 0x700

  /// The folded scalars below `tableSize`; 0 for ignored ones.
  private static let table: [UInt32] = {
    var table = (0..<UInt32(tableSize)).map { $0 }
    for value in table.indices {
      let small = Unicode.Scalar(UInt32(value))?.properties.lowercaseMapping.unicodeScalars
      if let small, small.count == 1, let first = small.first { table[value] = first.value }
    }
    var plain: [UInt32: UInt32] = [:]
    for (letter, accented) in accents {
      guard let letter = letter.unicodeScalars.first?.value else { continue }
      for scalar in accented.unicodeScalars { plain[scalar.value] = letter }
    }
    for value in table.indices { table[value] = plain[table[value]] ?? table[value] }
    table[0x130] = 0x69
    // Combining marks, Arabic vowel marks, the tatweel, direction marks and the soft hyphen.
    for value in Array(0x300...0x36f) + Array(0x64b...0x65f) + [0x640, 0x670, 0x61c, 0xad] {
      table[value] = 0
    }
    for digit in 0..<10 {
      table[0x660 + digit] = UInt32(48 + digit)
      table[0x6f0 + digit] = UInt32(48 + digit)
    }
    table[0x2bc] = 0x27
    table[0xb4] = 0x27
    table[0x60c] = 0x2c  // Arabic comma
    table[0x61b] = 0x3b
    table[0x66a] = 0x25
    table[0x09] = 0x20
    return table
  }()

  /// Compatibility characters that stand for several letters.
  private static let expansions: [UInt32: [UInt32]] = {
    let pairs: [(String, String)] = [
      ("㎏", "kg"), ("㎎", "mg"), ("㎖", "ml"), ("㎗", "dl"), ("㎘", "kl"), ("ℓ", "l"),
      ("㎝", "cm"), ("㎜", "mm"), ("㎡", "m2"), ("㎠", "cm2"), ("㏄", "cc"), ("㌘", "グラム"),
      ("㌔", "キロ"), ("㍑", "リットル"), ("㍉", "ミリ"), ("㌢", "センチ"), ("㍍", "メートル"), ("㎍", "μg"),
      ("㎾", "kw"), ("Ⅱ", "ii"), ("№", "no"), ("℔", "lb"), ("㎞", "km"), ("ﬂ", "fl"), ("ﬁ", "fi"),
    ]
    return Dictionary(
      uniqueKeysWithValues: pairs.compactMap { from, to in
        from.unicodeScalars.first.map { ($0.value, to.unicodeScalars.flatMap { [fold($0.value)] }) }
      })
  }()

  /// The folded scalars that replace one scalar above ASCII, or nil if only one does.
  static func expansion(of value: UInt32) -> [UInt32]? {
    guard value >= 0x2100, value < 0x3400 || value >= 0xfb00 else { return nil }
    return expansions[value]
  }

  /// The folded scalar, or 0 if it is ignored.
  static func fold(_ value: UInt32) -> UInt32 {
    value < UInt32(tableSize) ? table[Int(value)] : foldRare(value)
  }

  private static func foldRare(_ value: UInt32) -> UInt32 {
    switch value {
    // The narrow spaces that French and other languages group digits with.
    case 0x2007, 0x2009, 0x202f, 0x2008: 0xa0
    case 0x2000...0x200a, 0x3000, 0x205f: 0x20
    case 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x2069, 0xfeff, 0xfe00...0xfe0f, 0x20e3: 0
    case 0x2010, 0x2011: 0x2d
    case 0x2012...0x2015, 0x2500: 0x2013
    case 0x301c, 0xff5e, 0x223c: 0x7e
    case 0x2018, 0x2019, 0x201b, 0x2032: 0x27
    case 0x2715, 0x2716, 0x2a2f, 0x2a09, 0x274c, 0x2217, 0xff0a: 0xd7
    case 0x2044, 0x2215, 0x29f8: 0x2f
    case 0x3001: 0x3b
    case 0x3002: 0x2e
    case 0x3008, 0x3010, 0x300c, 0xff08, 0x3014: 0x28
    case 0x3009, 0x3011, 0x300d, 0xff09, 0x3015: 0x29
    case 0x2126: 0x3c9
    case 0x2103, 0x2109: 0xb0
    case 0x3099, 0x309a, 0xff9e, 0xff9f: 0
    case 0xff66...0xff9d: unvoiced(halfWidthKatakana[Int(value - 0xff66)])
    case 0xffe5: 0xa5
    case 0xffe1: 0xa3
    case 0xffe0: 0xa2
    case 0xff21...0xff3a: value - 0xff21 + 0x61
    case 0xff01...0xff5d: value - 0xff01 + 0x21
    case 0x3041...0x30ff: unvoiced(value)
    case 0x0966...0x096f: value - 0x0966 + 48
    case 0x0e50...0x0e59: value - 0x0e50 + 48
    case 0x1e00...0x1eff, 0x1f00...0x1fff:
      Unicode.Scalar(value)?.properties.lowercaseMapping.unicodeScalars.first?.value ?? value
    default: value
    }
  }

  /// A kana without its voicing mark, so that its composed and decomposed forms are equal.
  private static func unvoiced(_ value: UInt32) -> UInt32 {
    let base = value >= 0x30a0 ? value - 0x60 : value
    let plain: UInt32 =
      switch base {
      case 0x304b...0x3061: (base - 0x304b) % 2 == 1 ? base - 1 : base
      case 0x3064...0x3069: (base - 0x3064) % 2 == 1 ? base - 1 : base
      case 0x306f...0x307d: base - (base - 0x306f) % 3
      case 0x3094: 0x3046
      default: base
      }
    return value >= 0x30a0 ? plain + 0x60 : plain
  }
}

extension [UInt32] {
  /// Appends the folded form of a scalar, which can be several scalars or none.
  mutating func append(folding scalar: Unicode.Scalar) {
    if let expansion = ScalarFolding.expansion(of: scalar.value) { return self += expansion }
    let folded = ScalarFolding.fold(scalar.value)
    if folded != 0 { append(folded) }
  }
}

/// The kinds of folded scalars that the scanner distinguishes.
enum ScalarClass {
  case digit, letter
  /// A letter of a script without spaces between words.
  case ideograph
  case space, sign, control

  init(_ value: UInt32) {
    switch value {
    case 48...57: self = .digit
    case 97...122, 65...90: self = .letter
    case 0x20, 0xa0: self = .space
    case 0..<0x20, 0x7f..<0xa0, 0xfffd, 0xd800...0xdfff, 0xe000...0xf8ff: self = .control
    case 0x21..<0x7f: self = .sign
    case 0xaa, 0xb5, 0xba, 0xdf...0xf6, 0xf8...0x2af: self = .letter
    case 0x370...0x5ff, 0x620...0x669, 0x671...0x6d3, 0x6d5...0x1fff, 0x2c00...0x2dff:
      self = .letter
    case 0x3005...0x3007, 0x3041...0x3096, 0x30a1...0x30fa, 0x30fc...0x30ff, 0x3400...0x9fff,
      0xac00...0xd7a3, 0xf900...0xfaff, 0x20000...0x3ffff:
      self = .ideograph
    default: self = .sign
    }
  }
}
