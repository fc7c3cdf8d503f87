/// What a text has. These look at bytes first, since the characters of a text take much longer.
extension StringProtocol {
  /// A Boolean value indicating whether the text has a digit, or another number such as "½".
  var hasNumber: Bool {
    utf8.contains { (0x30...0x39).contains($0) }
      || hasScalarBeyondASCII { $0.properties.numericType != nil }
  }

  /// A Boolean value indicating whether the text has a number apart from exponents: that of "m²" is not a number.
  var hasNumberBesideExponents: Bool {
    utf8.contains { (0x30...0x39).contains($0) }
      || hasScalarBeyondASCII { $0.properties.numericType != nil && $0 != "²" && $0 != "³" }
  }

  /// A Boolean value indicating whether the text has a letter of any script.
  var hasLetter: Bool {
    utf8.contains { (0x61...0x7a).contains($0 | 0x20) }
      || hasScalarBeyondASCII { $0.properties.isAlphabetic }
  }

  private func hasScalarBeyondASCII(where matches: (Unicode.Scalar) -> Bool) -> Bool {
    utf8.contains { $0 >= 0x80 } && unicodeScalars.contains { !$0.isASCII && matches($0) }
  }
}
