extension StringProtocol {
  /// The lines of the text without their line breaks, with the empty ones. A line break at the end begins no line.
  ///
  /// - Complexity: O(*n*) for a text of *n* characters.
  package var lines: [SubSequence] {
    var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// A Boolean value indicating whether the text has a digit of any script, or another character for a number.
  package var containsDigit: Bool {
    utf8.contains(where: \.isASCIIDigit)
      // The digits of other scripts are above U+0600.
      || utf8.contains { $0 >= 0xd8 } && contains(where: \.isNumber)
  }

  /// A Boolean value indicating whether the text is empty or has only white space.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
