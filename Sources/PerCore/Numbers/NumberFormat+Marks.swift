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
    let plain = character.plainMark
    // Most characters of a number are ASCII, and comparing bytes takes a fraction of the time.
    if let ascii = plain.asciiValue { return mark(ascii: ascii) }
    if let digit = plain.decimalDigit { return .digit(digit) }
    if let mark = ownMark(plain) { return mark }
    for format in alternates {
      if let mark = format.ownMark(plain) { return mark }
    }
    return plain.isMark("\u{60C}") ? .foreign : nil
  }

  private func mark(ascii: UInt8) -> Mark? {
    if (48...57).contains(ascii) { return .digit(UInt(ascii - 48)) }
    if let mark = ownMark(ascii: ascii) { return mark }
    for format in alternates {
      if let mark = format.ownMark(ascii: ascii) { return mark }
    }
    return switch ascii {
    // Unless it separates groups, a point can be a decimal mark in every format.
    case UInt8(ascii: "."): .decimal
    case UInt8(ascii: ","), UInt8(ascii: "'"): .foreign
    default: nil
    }
  }

  /// Returns a Boolean value indicating whether a decimal mark is that of another format.
  func isForeignDecimalMark(_ character: Character) -> Bool {
    let plain = character.plainMark
    return plain != decimalMark.plainMark && plain != Self.arabicDecimalMark
  }

  private static let arabicDecimalMark: Character = "\u{66B}"
  private static let arabicGroupingMark: Character = "\u{66C}"

  private func ownMark(ascii: UInt8) -> Mark? {
    if ascii == asciiDecimalMark { return .decimal }
    return ascii == asciiGroupingMark ? .grouping : nil
  }

  private func ownMark(_ plain: Character) -> Mark? {
    if plain.isMark(decimalMark.plainMark) || plain.isMark(Self.arabicDecimalMark) {
      return .decimal
    }
    if let groupingMark, plain.isMark(groupingMark.plainMark) { return .grouping }
    return plain.isMark(Self.arabicGroupingMark) ? .grouping : nil
  }
}

extension Unicode.Scalar {
  /// A Boolean value indicating whether this is white space. The property of the standard library takes long for ASCII.
  package var isSpace: Bool {
    isASCII ? value == 0x20 || (0x9...0xD).contains(value) : properties.isWhitespace
  }
}

extension Character {
  /// The scalar of a character that consists of one; nil for other characters.
  ///
  /// Scalars are compared in far less time than characters, because characters with the same canonical decomposition are
  /// equal.
  var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first
  }

  /// Returns `self == other`, if either is a mark of numbers. No mark that is ASCII is equal to a character that is not,
  /// and comparing these takes long.
  fileprivate func isMark(_ other: Character) -> Bool {
    isASCII == other.isASCII && self == other
  }

  /// The value of a decimal digit of any script; nil for all other characters.
  package var decimalDigit: UInt? {
    if let ascii = asciiValue {
      return (48...57).contains(ascii) ? UInt(ascii - 48) : nil
    }
    guard let properties = onlyScalar?.properties,
      properties.numericType == .decimal, let value = properties.numericValue
    else { return nil }
    return UInt(value)
  }

  /// The ASCII equivalent of spaces, apostrophes and the full-width marks of East Asian input methods; other characters
  /// are unchanged.
  var plainMark: Character {
    guard !isASCII, let scalar = onlyScalar else { return self }
    return switch scalar {
    case "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}": " "
    case "\u{2019}", "\u{2BC}": "'"
    case "\u{FF0E}": "."
    case "\u{FF0C}": ","
    default: self
    }
  }
}
