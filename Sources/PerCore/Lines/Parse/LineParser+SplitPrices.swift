/// Prices whose cents are after a colon, a raised dot or the currency.
extension LineParser {
  /// Reads "39:90 kr", "£2:50" and "£2·50".
  func colonPrice(_ index: Int, _ sense: WordSense) -> Money? {
    if isGlued(index + 1), isCentMark(index + 2), isGlued(index + 3) {
      let range = index..<index + 4
      if let price = price(whole: index + 1, cents: index + 3, sense, range: range, minimum: 1) {
        return price
      }
    }
    guard isCentMark(index - 2), isGlued(index - 1) else { return nil }
    return price(
      whole: index - 3, cents: index - 1, sense, range: index - 3..<index + 1, minimum: 1)
  }

  /// Returns whether a colon or a raised dot directly follows a token.
  private func isCentMark(_ index: Int) -> Bool {
    isGlued(index) && (isSign(index, ":") || isSign(index, "·"))
  }

  /// Reads "5€50".
  func splitPrice(_ index: Int, _ sense: WordSense) -> Money? {
    guard isGlued(index), isGlued(index + 1), unit(index + 2) == nil else { return nil }
    return price(whole: index - 1, cents: index + 1, sense, range: index - 1..<index + 2)
  }

  /// Reads the whole part and the cents of a price. "£2:5" can be £2.50 or £2.05; in "£2:5 kg", the 5 is an amount.
  ///
  /// - Parameter minimum: The minimum number of digits of the cents.
  private func price(
    whole: Int, cents place: Int, _ sense: WordSense, range: Range<Int>, minimum: Int = 2
  ) -> Money? {
    guard notation.currencyDecimals == 2, let whole = number(whole), let cents = number(place),
      whole.isInteger, cents.isInteger, (minimum...2).contains(cents.digits),
      cents.digits == 2 || !hasUnit(place)
    else { return nil }
    var price = money(whole, cents: false, sign: sense, range: range)
    if cents.digits == 1 {
      price.other = price.value + cents.value / Rational(10)
      price.isDoubtful = true
    }
    price.value = price.value + cents.value / Rational(100)
    price.decimals = 2
    return price
  }
}
