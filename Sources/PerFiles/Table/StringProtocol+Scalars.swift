extension StringProtocol {
  /// A Boolean value indicating whether the text has a digit other than zero, or another number.
  var hasNumberBesideZero: Bool { contains { $0.isNumber && $0 != "0" } }

  /// Returns whether a sign of `signs` is between two numbers, as in "2+1". Spaces don't count.
  func hasNumbers(
    around signs: String, where isNumber: (Character) -> Bool = \.isNumber
  ) -> Bool {
    var (last, isSigned): (Character, Bool) = (" ", false)
    for character in self where !character.isWhitespace {
      if isSigned, isNumber(character) { return true }
      isSigned = signs.contains(character) && isNumber(last)
      last = character
    }
    return false
  }
}

/// The contents of a text. These properties check bytes first, because reading characters takes much longer.
extension StringProtocol {
  /// A Boolean value indicating whether the text has a digit, or another number such as "½".
  var hasNumber: Bool {
    utf8.contains(where: \.isASCIIDigit)
      || hasScalarBeyondASCII { $0.properties.numericType != nil }
  }

  /// A Boolean value indicating whether the text has a number apart from exponents: that of "m²" is not a number.
  var hasNumberBesideExponents: Bool {
    utf8.contains(where: \.isASCIIDigit)
      || hasScalarBeyondASCII { $0.properties.numericType != nil && $0 != "²" && $0 != "³" }
  }

  /// A Boolean value indicating whether the text has a letter of any script.
  var hasLetter: Bool {
    utf8.contains(where: \.isASCIILetter)
      || hasScalarBeyondASCII { $0.properties.isAlphabetic }
  }

  /// Returns whether the text ends with the bytes of another text.
  func ends(with end: String) -> Bool {
    utf8.count >= end.utf8.count && utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  private func hasScalarBeyondASCII(where matches: (Unicode.Scalar) -> Bool) -> Bool {
    utf8.contains { $0 >= 0x80 } && unicodeScalars.contains { !$0.isASCII && matches($0) }
  }
}
