extension Character {
  var isPercentSign: Bool {
    switch onlyScalar {
    case "%", "\u{66A}", "\u{FF05}", "\u{FE6A}": true
    default: false
    }
  }

  package var isOpeningParenthesis: Bool { onlyScalar == "(" || onlyScalar == "\u{FF08}" }

  var isClosingParenthesis: Bool { onlyScalar == ")" || onlyScalar == "\u{FF09}" }

  /// A Boolean value indicating whether the character is a digit of the Arabic script.
  var isArabicDigit: Bool {
    guard !isASCII, let scalar = unicodeScalars.first else { return false }
    return (0x660...0x669).contains(scalar.value) || (0x6F0...0x6F9).contains(scalar.value)
  }

  /// The value of a character such as "½"; nil for all others.
  var vulgarFraction: Rational? {
    guard !isASCII, let scalar = onlyScalar else { return nil }
    return Self.vulgarFractions[scalar]
  }

  /// The characters that Unicode decomposes into a numerator, a fraction slash and a denominator.
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

  /// A Boolean value indicating whether the character only sets the direction of the text around it.
  var isDirectionMark: Bool {
    !isASCII && onlyScalar?.properties.isBidiControl == true
  }
}

extension String {
  /// A Boolean value indicating whether the text has a character that only sets its direction.
  var hasDirectionMark: Bool {
    utf8.contains { $0 >= 0x80 } && contains(where: \.isDirectionMark)
  }
}
