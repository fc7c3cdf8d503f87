extension StringProtocol {
  /// The lines of the text without their line breaks, with the empty ones. A line break at the end begins no line.
  ///
  /// - Complexity: O(*n*) for a text of *n* characters.
  package var lines: [SubSequence] {
    var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// A Boolean value indicating whether the text is empty or has only white space.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
