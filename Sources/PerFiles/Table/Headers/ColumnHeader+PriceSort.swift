/// Prices beside other prices.
extension ColumnHeader {
  enum PriceScope {
    case onePack, allPacks
  }

  /// Prices that count only if the table has no other price.
  enum PriceSort {
    /// The price before a reduction.
    case regular
    case withoutTax, withTax, withDeposit
    /// The price for members only.
    case member
    /// The lowest price of the last 30 days.
    case lowest
    /// A price that nobody has to pay now: the price of the last year or of other shops, or a target.
    case unpaid
    /// The unit price, or the usual price: "Grundpris".
    case base
    /// The price of a pack or a case, which is a unit price beside another price: "Price per bottle".
    case perContainer
  }

  /// Sets whether the price is reduced, current or recommended.
  mutating func setReduction(_ words: [String]) {
    isReduced = HeaderWords.reduced.hasAny(of: words)
    isCurrent = HeaderWords.current.hasAny(of: words)
    isRecommended = HeaderWords.recommended.hasAny(of: words)
  }

  /// Returns what a price is beside other prices.
  static func priceSort(_ words: [String]) -> PriceSort? {
    let title = WordSet.Title(words)
    func has(_ known: WordSet) -> Bool { title.has(known) }
    if words.contains("30"), has(HeaderWords.days) { return .lowest }
    if words.contains(where: HeaderWords.basePrices.contains) { return .base }
    let isIncluded = has(HeaderWords.included)
    if has(HeaderWords.deposits), isIncluded { return .withDeposit }
    if has(HeaderWords.unpaid) { return .unpaid }
    if has(HeaderWords.member), !words.contains(where: HeaderWords.without.contains) {
      return .member
    }
    // "不含税价" ends with the word for a price with tax.
    if words.contains(where: HeaderWords.withoutTax.contains) { return .withoutTax }
    let hasTax = has(HeaderWords.taxes)
    let hasRate = hasTax && words.contains("%")
    let rate = words.filter { $0.allSatisfy(\.isNumber) }.joined()
    // "Hinta alv 0 %"
    if hasRate, !rate.isEmpty, rate.allSatisfy({ $0 == "0" }) { return .withoutTax }
    if has(HeaderWords.withTax) || isIncluded && hasTax { return .withTax }
    if has(HeaderWords.withoutTax) || has(HeaderWords.excluded) && hasTax { return .withoutTax }
    // "Hinta alv 14 %"
    if hasRate, has(HeaderWords.plainPrices) { return .withTax }
    if has(HeaderWords.regular) || words.first == "van" { return .regular }
    return HeaderWords.isPricePerContainer(words) ? .perContainer : nil
  }
}
