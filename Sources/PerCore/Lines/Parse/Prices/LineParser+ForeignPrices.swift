/// Prices in a currency that no sign of the word tables names.
extension LineParser {
  /// Marks the prices such as "10,-" that the code or the sign of another currency is next to.
  func markForeignPrices() {
    for index in monies.indices where !monies[index].range.contains(where: { has($0, .currency) }) {
      if isForeignPrice(monies[index].range) { monies[index].isForeign = true }
    }
  }

  /// Returns whether the code or the sign of another currency is next to the number at `index`: "12.90 HUF", "₺ 12.90".
  func isForeignPrice(_ index: Int) -> Bool {
    var start = index
    while isNumber(start - 1) { start -= 1 }
    return isForeignPrice(start..<index + 1)
  }

  private func isForeignPrice(_ range: Range<Int>) -> Bool {
    guard !notation.currency.isEmpty else { return false }
    // "Rs. 250"
    let before = range.lowerBound - 1
    let sign = isSign(before, ".") && isGlued(before) ? before - 1 : before
    return isForeignSign(range.upperBound, isBefore: false) || isForeignSign(sign, isBefore: true)
  }

  /// Returns whether the token names a currency other than that of the list.
  ///
  /// A code that is also a word of names does so only after a price that no name follows, and a local word such as
  /// "lei" only after a price. Short ones such as "Rs" can also be before it.
  private func isForeignSign(_ index: Int, isBefore: Bool) -> Bool {
    guard isFree(index), [.word, .sign].contains(tokens[index].kind), unit(index) == nil else {
      return false
    }
    let text = text(of: index..<index + 1).trimmingSuffix(".")
    if let codes = Currency.codes(ofSign: text) {
      guard !codes.contains(notation.currency) else { return false }
      guard Currency.codesInNames.contains(text) else { return true }
      return !isBefore && !(isFree(index + 1) && tokens[index + 1].kind == .word)
    }
    guard !isBefore || text.count == 2 && isUppercase(tokens[index].start),
      let codes = Currency.codes(ofLocalSign: text.lowercased())
    else { return false }
    return !codes.contains(notation.currency)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    last == character && count > 1 ? String(dropLast()) : self
  }
}
