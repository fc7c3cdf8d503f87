extension StringProtocol {
  /// Returns the text without the white space at both ends.
  package func trimmingSpace() -> SubSequence {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[start...end]
  }
}
