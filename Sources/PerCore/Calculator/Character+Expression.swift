/// The characters of expressions. A character of several scalars has none of these meanings.
extension Character {
  var isPercentSign: Bool { onlyScalar?.isPercentSign ?? false }

  package var isOpeningParenthesis: Bool { onlyScalar?.isOpeningParenthesis ?? false }

  var isClosingParenthesis: Bool { onlyScalar?.isClosingParenthesis ?? false }

  /// A Boolean value indicating whether the character is a digit of the Arabic script.
  var isArabicDigit: Bool { unicodeScalars.first?.isArabicDigit ?? false }

  /// The value of a character such as "½"; nil for all others.
  var vulgarFraction: Rational? { onlyScalar?.vulgarFraction }

  /// A Boolean value indicating whether the character only sets the direction of the text around it.
  var isDirectionMark: Bool { onlyScalar?.isDirectionMark ?? false }
}

extension Unicode.Scalar {
  var isPercentSign: Bool {
    switch self {
    case "%", "\u{66A}", "\u{FF05}", "\u{FE6A}": true
    default: false
    }
  }

  var isOpeningParenthesis: Bool { self == "(" || self == "\u{FF08}" }

  var isClosingParenthesis: Bool { self == ")" || self == "\u{FF09}" }

  var isArabicDigit: Bool { (0x660...0x669).contains(value) || (0x6F0...0x6F9).contains(value) }

  /// A Boolean value indicating whether this only sets the direction of the text around it: Unicode's property
  /// Bidi_Control (PropList.txt).
  var isDirectionMark: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The value of a scalar such as "½"; nil for all others.
  var vulgarFraction: Rational? { isASCII ? nil : Self.vulgarFractions[self] }

  /// The scalars that Unicode decomposes into a numerator, a fraction slash and a denominator.
  private static let vulgarFractions: [Unicode.Scalar: Rational] = {
    let fractions: [(Unicode.Scalar, UInt, UInt)] = [
      ("¼", 1, 4), ("½", 1, 2), ("¾", 3, 4), ("⅐", 1, 7), ("⅑", 1, 9), ("⅒", 1, 10), ("⅓", 1, 3),
      ("⅔", 2, 3), ("⅕", 1, 5), ("⅖", 2, 5), ("⅗", 3, 5), ("⅘", 4, 5), ("⅙", 1, 6), ("⅚", 5, 6),
      ("⅛", 1, 8), ("⅜", 3, 8), ("⅝", 5, 8), ("⅞", 7, 8),
    ]
    return Dictionary(
      uniqueKeysWithValues: fractions.map {
        ($0, Rational(BigUInt($1), over: BigUInt($2)))
      })
  }()
}

extension String {
  /// A Boolean value indicating whether the text has a character that only sets its direction.
  var hasDirectionMark: Bool {
    utf8.contains { $0 >= 0x80 } && unicodeScalars.contains(where: \.isDirectionMark)
  }
}
