extension LineScanner {
  /// The 3 and the 2 of "3 for 2 129 kr" if `group` is the 2, or nil.
  ///
  /// Both "3 for 2" and "2129 kr" can be meant, so the digits are not grouped.
  ///
  /// - Parameter end: The end of the digits after it.
  func packsBefore(_ group: NumberSpelling.Group, end: Int) -> PacksBeforePrice? {
    guard group.count == 1, has(tokens.count - 1, [.forPrice, .each, .per, .offer]),
      isPrice(endingAt: end)
    else { return nil }
    let paid = Int(folded[group.start]) - 48
    var index = tokens.count - 1
    while index >= 0, index >= tokens.count - 3, tokens[index].kind == .word,
      !has(index, [.unit, .currency])
    {
      index -= 1
    }
    guard index >= 0, index < tokens.count - 1, tokens[index].kind == .number,
      let packs = numbers[tokens[index].number].count, packs > paid, packs < 10 || packs <= paid * 2
    else { return nil }
    return (packs, paid)
  }

  /// Returns whether decimals, the dash of "129,-" or a currency follow digits.
  func isPrice(endingAt end: Int) -> Bool {
    guard end < folded.count else { return false }
    if [0x2e, 0x2c, 0x3a].contains(folded[end]) {
      return end + 1 < folded.count
        && (scalarClass(at: end + 1) == .digit || [0x2d, 0x2013].contains(folded[end + 1]))
    }
    var next = end
    while next < folded.count, folded[next] == 0x20 || folded[next] == 0xa0 { next += 1 }
    return lexicon.longestMatch(in: folded, at: next) { end, sense in
      sense.roles.contains(.currency) && isWordEnd(end)
    } != nil
  }
}
