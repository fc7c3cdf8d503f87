/// Factors after the price, which are numbers of packs.
extension LineParser {
  /// Finds the number of packs in "1 gal 3.49 x2" and "1 gal $3.49 x 2". The price can be that of one pack, as on
  /// receipts, or that of all packs.
  func findPackFactorAfterPrice() {
    guard present.contains(.multiply) else { return }
    for index in tokens.indices where has(index, .multiply) && isFree(index) {
      let isBracketed = isSign(index - 1, "(")
      let (start, end) = isBracketed ? (index - 1, index + 3) : (index, index + 2)
      guard packCount(index + 1, digits: 2) != nil, !isBracketed || isSign(index + 2, ")"),
        isPriceOfPacks(endingAt: start)
      else { continue }
      if end == tokens.count || isSign(end, ",") || isSign(end, ";") {
        useAsOffer(start..<end)
        decided(by: .multiply)
      }
    }
  }

  /// Returns whether a price ends at `end`. Without a currency, an amount must be before it.
  private func isPriceOfPacks(endingAt end: Int) -> Bool {
    if uses.indices.contains(end - 1), uses[end - 1] == .price { return true }
    return isBarePrice(end - 1) && !has(end - 2, .multiply) && !clues.contains(.dimensioned)
      && !monies.contains { $0.mark == .none && $0.hasSign }
      && (0..<end - 1).contains { isNumber($0) && unit(wordAfter($0 + 1)) != nil }
  }
}
