/// Prices beside other prices.
extension ColumnHeader {
  /// Returns what a price is beside other prices.
  static func priceSort(_ words: [String]) -> PriceSort? {
    func has(_ known: Set<String>) -> Bool { HeaderWords.has(known, words) }
    if words.contains("30"), has(HeaderWords.days) { return .lowest }
    if words.contains(where: HeaderWords.basePrices.contains) { return .base }
    let isIncluded = has(HeaderWords.included)
    if has(HeaderWords.deposits), isIncluded { return .withDeposit }
    if has(HeaderWords.unpaid) { return .unpaid }
    if has(HeaderWords.member) { return .member }
    // "不含税价" ends with the word for a price with tax.
    if words.contains(where: HeaderWords.withoutTax.contains) { return .withoutTax }
    if words.contains("%"), has(HeaderWords.taxes), words.contains("0") { return .withoutTax }
    if words.contains("%"), has(HeaderWords.taxes), has(HeaderWords.plainPrices) { return .withTax }
    if has(HeaderWords.withTax) || isIncluded && has(HeaderWords.taxes) { return .withTax }
    if has(HeaderWords.withoutTax) || has(HeaderWords.excluded) && has(HeaderWords.taxes) {
      return .withoutTax
    }
    if has(HeaderWords.regular) || words.first == "van" { return .regular }
    return HeaderWords.isPricePerContainer(words) ? .perContainer : nil
  }
}
