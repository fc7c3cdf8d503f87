/// Judges whether a text was decoded by the right encoding.
enum TextPlausibility {
  /// Returns how many characters of a text are unlikely next to each other; 0 for an ordinary text.
  static func implausibility(of text: String) -> Int {
    var sum = 0
    var accents = 0
    var before: Unicode.Scalar = " "
    var last = before
    for scalar in text.unicodeScalars {
      if !scalar.isASCII || !last.isASCII {
        sum += implausibility(of: scalar)
        let (first, second, third) = (before.properties, last.properties, scalar.properties)
        if second.isLowercase, third.isUppercase { sum += 2 }
        if first.isUppercase, second.isUppercase, third.isLowercase { sum += 2 }
        if isLetter(before), isInnerSymbol(last), isLetter(scalar) { sum += 2 }
        if isASCIILetter(last) && isNonLatinLetter(scalar)
          || isNonLatinLetter(last) && isASCIILetter(scalar)
        {
          sum += 2
        }
      }
      // No language has three accented letters of the Latin script in a row.
      accents = (0xc0...0x24f).contains(scalar.value) ? accents + 1 : 0
      if accents == 3 { sum += 2 }
      (before, last) = (last, scalar)
    }
    return sum
  }

  private static func implausibility(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    // C1 control characters, private characters and the replacement character.
    case 0x80...0x9f, 0xe000...0xf8ff, 0xfffd: 10
    // Box drawing.
    case 0x2500...0x25ff: 3
    // "¤", "¦", "¨", "¬", "¯", "´", "¸" and halfwidth Katakana.
    case 0xa4, 0xa6, 0xa8, 0xac, 0xaf, 0xb4, 0xb8, 0xff61...0xff9f: 1
    default: 0
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic
  }

  /// Returns whether a scalar is a letter of a script other than Latin.
  private static func isNonLatinLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x370 && scalar.value < 0xff00 && isLetter(scalar)
      && !(0x1e00...0x1eff).contains(scalar.value)
  }

  /// Returns whether a scalar is a sign that words don't have inside.
  private static func isInnerSymbol(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && !isLetter(scalar) && !"’‘·–—‐‑×\u{ad}\u{a0}".unicodeScalars.contains(scalar)
      && !scalar.properties.isEmojiPresentation && scalar.value < 0x3000
  }
}
