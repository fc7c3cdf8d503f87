/// Lines of a receipt that name no product.
extension LineParser {
  /// Whether the words of the line are a phrase of a receipt, and at most a sum is beside them: "Bar 50,00",
  /// "Du hast 3,20 € gespart".
  var isReceiptLine: Bool {
    guard tokens.count <= 10, tokens.count(where: { $0.number >= 0 }) <= 1 else { return false }
    var words: [UInt32] = []
    for (index, token) in tokens.enumerated() where token.kind != .number && token.kind != .sign {
      if has(index, .currency), isBesideNumber(index) { continue }
      guard token.kind == .word else { return false }
      if !words.isEmpty { words.append(0x20) }
      for scalar in folded[token.start..<token.end] where scalar != 0x2e {
        words.append(scalar == 0x2d || scalar == 0xa0 ? 0x20 : scalar)
      }
    }
    return lexicon.receiptPhrases.contains(words)
  }

  private func isBesideNumber(_ index: Int) -> Bool {
    [index - 1, index + 1].contains { tokens.indices.contains($0) && tokens[$0].kind == .number }
  }
}
