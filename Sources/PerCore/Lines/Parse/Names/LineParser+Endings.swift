/// Endings of Turkish words after numbers.
extension LineParser {
  /// Sets aside the ending of a price: "79,95'e", "45 TL'ye".
  func setAsideEndings() {
    guard notation.language == "tr" else { return }
    for index in tokens.indices.dropFirst() where isSign(index, "'") && isFree(index) {
      guard uses[index - 1] == .price, isGlued(index), isGlued(index + 1), isFree(index + 1),
        tokens[index + 1].kind == .word, typedLength(index + 1) <= 4
      else { continue }
      use(index..<index + 2, as: .noise)
    }
  }
}
