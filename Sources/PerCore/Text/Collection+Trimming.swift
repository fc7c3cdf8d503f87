extension BidirectionalCollection<Character> {
  /// Returns the text without white space at its start and its end.
  package func trimmingSpace() -> SubSequence {
    guard let start = firstIndex(where: { !$0.isSpace }),
      let end = lastIndex(where: { !$0.isSpace })
    else { return self[endIndex...] }
    return self[start...end]
  }
}
