/// Ordinal numbers, which name the pack that an offer is about.
extension LineParser {
  /// Returns whether "second", "2°", "3e", "2nd" or "2." before a word is at `index`, and is not part of an offer that
  /// was read.
  func isOrdinal(_ index: Int) -> Bool {
    guard uses[index] != .offer else { return false }
    if has(index, .ordinal) { return true }
    let token = tokens[index]
    guard [0x32, 0x33].contains(folded[token.start]) else { return false }
    if token.kind == .mixed {
      return Self.ordinalEndings.contains(Array(folded[token.start + 1..<token.end]))
    }
    guard token.kind == .number, token.end - token.start == 1, tokens.indices.contains(index + 1),
      isGlued(index + 1)
    else { return false }
    // "2-й" and "2-я"
    let isHyphenated = isDash(index + 1) && isGlued(index + 2) && typedLength(index + 2) <= 2
    if isHyphenated { return tokens[index + 2].kind == .word && sense(index + 2) == nil }
    let end = tokens[index + 1]
    if isSign(index + 1, ".") {
      return tokens.indices.contains(index + 2) && tokens[index + 2].kind == .word
        && tokens[index + 2].hasSpaceBefore
    }
    return Self.ordinalEndings.contains(Array(folded[end.start..<end.end]))
  }

  /// Returns whether "4e", "2nd" or the like is at `index`; "7up" is a name.
  func hasOrdinalEnding(_ index: Int) -> Bool {
    if isOrdinal(index) { return true }
    let text = foldedText(index)
    return tokens[index].kind == .mixed && tokens[index].number >= 0
      && Self.ordinalEndings.contains(Array(text.drop { ScalarClass($0) == .digit }))
  }

  /// The folded endings of ordinal numbers: "°", "º", "ª", "e", "eme", "nd", "rd".
  private static let ordinalEndings: Set<[UInt32]> = [
    [0xb0], [0xba], [0xaa], [0x65], [0x65, 0x6d, 0x65], [0x6e, 0x64], [0x72, 0x64],
  ]
}
