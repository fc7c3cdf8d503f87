extension NumberFormat {
  /// The role of a character in a number.
  enum Mark: Equatable {
    case digit(UInt)
    case decimal
    case grouping
    /// A mark that is used in other locales only.
    case foreign
  }

  /// Returns the role of a character in a number, or nil if it can't be part of one.
  ///
  /// Digits of all scripts are recognized, because input methods produce full-width and Arabic digits.
  func mark(_ character: Character) -> Mark? {
    character.onlyScalar.flatMap(mark)
  }

  /// Returns the role of a scalar in a number, or nil if it can't be part of one.
  func mark(_ scalar: Unicode.Scalar) -> Mark? {
    if let digit = scalar.decimalDigit { return .digit(digit) }
    let plain = scalar.plainMark
    if let mark = ownMark(plain) { return mark }
    for format in alternates {
      if let mark = format.ownMark(plain) { return mark }
    }
    return switch plain {
    // Unless it separates groups, a point can be a decimal mark in every format.
    case ".": .decimal
    case ",", "'", "\u{60C}": .foreign
    default: nil
    }
  }

  /// Returns a Boolean value indicating whether a decimal mark is that of another format.
  func isForeignDecimalMark(_ character: Character) -> Bool {
    let plain = character.onlyScalar?.plainMark
    return plain != plainDecimalMark && plain != Self.arabicDecimalMark
  }

  private static let arabicDecimalMark: Unicode.Scalar = "\u{66B}"
  private static let arabicGroupingMark: Unicode.Scalar = "\u{66C}"

  private func ownMark(_ plain: Unicode.Scalar) -> Mark? {
    if plain == plainDecimalMark || plain == Self.arabicDecimalMark { return .decimal }
    return plain == plainGroupingMark || plain == Self.arabicGroupingMark ? .grouping : nil
  }
}

extension Unicode.Scalar {
  /// A Boolean value indicating whether this is white space, as Unicode defines it (PropList.txt). The property of the
  /// standard library takes much longer.
  package var isSpace: Bool {
    switch value {
    case 0x20, 0x9...0xD, 0xA0, 0x85, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// The value of a decimal digit of any script; nil for all other scalars.
  var decimalDigit: UInt? {
    if isASCII { return (48...57).contains(value) ? UInt(value - 48) : nil }
    let properties = properties
    guard properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return UInt(value)
  }

  /// The ASCII equivalent of spaces, apostrophes and the full-width marks of East Asian input methods; other scalars
  /// are unchanged.
  var plainMark: Unicode.Scalar {
    switch self {
    case "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}": " "
    case "\u{2019}", "\u{2BC}": "'"
    case "\u{FF0E}": "."
    case "\u{FF0C}": ","
    default: self
    }
  }
}

extension Character {
  /// The scalar of a character that consists of one; nil for other characters.
  ///
  /// Scalars are compared in far less time than characters, because characters with the same canonical decomposition
  /// are equal.
  var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first
  }

  /// A Boolean value indicating whether this is white space.
  package var isSpace: Bool { unicodeScalars.first?.isSpace ?? false }

  /// The value of a decimal digit of any script; nil for all other characters.
  package var decimalDigit: UInt? { onlyScalar?.decimalDigit }
}
