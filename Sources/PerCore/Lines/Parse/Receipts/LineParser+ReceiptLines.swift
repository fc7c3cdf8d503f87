/// Lines of a receipt that name no product.
extension LineParser {
  /// What the line says if all its words are phrases of a receipt, beside sums and counts: "Bar 50,00", "Du hast 3,20 €
  /// gespart", "Eco fee 1 ea $0.10"; nil if it has other words.
  var receiptMeaning: ReceiptWords.Meaning? {
    if isTotalOfItems { return .noProduct }
    var meanings: Set<ReceiptWords.Meaning> = []
    var phrases = 0
    var index = 0
    while index < tokens.count {
      if isPartOfSum(index) {
        index += 1
      } else if let (meaning, end) = receiptPhrase(at: index), meaning != .items {
        meanings.insert(meaning)
        phrases += 1
        index = end
      } else {
        return nil
      }
    }
    if meanings.contains(.totalWeight) { return isLabelOfSum(phrases) ? .totalWeight : nil }
    if meanings.contains(.noProduct) { return isLabelOfSum(phrases) ? .noProduct : nil }
    return phrases == 1 && isOneSum ? .payment : nil
  }

  /// A Boolean value indicating whether the line only has a number of items and their total: "6 items £23.45".
  private var isTotalOfItems: Bool {
    guard tokens.count > 1, tokens[0].kind == .number, numbers[tokens[0].number].isInteger,
      let (meaning, end) = receiptPhrase(at: 1), meaning == .items
    else { return false }
    return (end..<tokens.count).allSatisfy { isPartOfSum($0) && unit($0) == nil }
  }

  /// A Boolean value indicating whether the line begins with the phrase, and has one sum: "500 g 3,99 € + 0,25 € Pfand"
  /// is a product.
  private func isLabelOfSum(_ phrases: Int) -> Bool {
    let numberTokens = tokens.indices.filter { tokens[$0].kind == .number }
    if numberTokens.first == 0, !has(1, .multiply) { return false }
    let sums = numberTokens.filter(isSum)
    let hasMeasure = numberTokens.contains { unit($0 + 1)?.unit.map { $0.kind != .units } ?? false }
    // "Total 0% 500 g" is a yoghurt.
    if hasMeasure, tokens.indices.contains(where: { isSign($0, "%") }) { return false }
    return sums.count <= (hasMeasure ? 1 : phrases)
  }

  /// Returns whether the number at `index` is neither a measure nor a count or a percentage.
  private func isSum(_ index: Int) -> Bool {
    // "3 items in your basket" begins a heading.
    guard unit(index + 1) == nil, !has(index + 1, [.multiply, .heading]) else { return false }
    // The unit of "6 x 330 ml 4.49" belongs to the number before it.
    let isMeasure = has(index - 1, .unitFirst) && !isAfterNumber(index - 1)
    return !isSign(index + 1, "%") && !isMeasure
  }

  /// A Boolean value indicating whether the line has at most one sum, and no count: "Kort 10 st" are ten cards.
  private var isOneSum: Bool {
    let numberTokens = tokens.indices.filter { tokens[$0].kind == .number }
    return numberTokens.count <= 1
      && numberTokens.allSatisfy { unit($0 + 1) == nil && !has($0 + 1, .multiply) }
  }

  /// Returns the longest phrase of a receipt that begins at a token, which other words can be in the middle of; nil if
  /// there is none.
  private func receiptPhrase(at start: Int) -> (ReceiptWords.Meaning, end: Int)? {
    var node: UInt32? = 0
    var found: (ReceiptWords.Meaning, end: Int)?
    var isApart = false
    for index in start..<min(tokens.count, start + 12) {
      let token = tokens[index]
      guard token.kind == .word || token.kind == .mixed, index == start || !isPartOfSum(index)
      else {
        // "Du hast 3,20 € gespart"
        guard isPartOfSum(index) else { break }
        isApart = true
        continue
      }
      if index > start, isApart || token.hasSpaceBefore { node = node.flatMap { child($0, 0x20) } }
      isApart = false
      for scalar in folded[token.start..<token.end] where scalar != 0x2e {
        node = node.flatMap { child($0, scalar == 0x2d || scalar == 0xa0 ? 0x20 : scalar) }
      }
      guard let node else { break }
      if let meaning = lexicon.receiptPhrases[node].flatMap(ReceiptWords.Meaning.init) {
        found = (meaning, index + 1)
      }
    }
    return found
  }

  private func child(_ node: UInt32, _ scalar: UInt32) -> UInt32? {
    lexicon.receiptPhrases.child(of: node, scalar)
  }

  /// Returns whether the token is a number, a sign, or a word beside a number: a currency, a unit, "x".
  private func isPartOfSum(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .number, .sign: return true
    case .mixed: return false
    case .word:
      if has(index, .currency), isBesideNumber(index) { return true }
      if has(index, [.multiply, .each]), isAfterNumber(index) { return true }
      return isAfterNumber(index) && unit(index) != nil
        || has(index, .unitFirst) && index + 1 < tokens.count && tokens[index + 1].kind == .number
    }
  }

  private func isBesideNumber(_ index: Int) -> Bool {
    [index - 1, index + 1].contains { tokens.indices.contains($0) && tokens[$0].kind == .number }
  }
}
