/// Prices whose cents are after a colon, a raised dot or the currency.
extension LineParser {
  /// Reads "39:90 kr", "£2:50" and "£2·50".
  func colonPrice(_ index: Int, _ sense: WordSense) -> Money? {
    if isGlued(index + 1), isCentMark(index + 2), isGlued(index + 3) {
      let range = index..<index + 4
      if let price = price(whole: index + 1, cents: index + 3, sense, range: range)
        ?? shortPrice(whole: index + 1, cents: index + 3, sense, range: range)
      {
        return price
      }
    }
    guard isCentMark(index - 2), isGlued(index - 1) else { return nil }
    let range = index - 3..<index + 1
    return price(whole: index - 3, cents: index - 1, sense, range: range)
      ?? shortPrice(whole: index - 3, cents: index - 1, sense, range: range)
  }

  /// Reads "£2:5", which can be £2.50 or £2.05. "£2:5 kg" is a price and an amount.
  private func shortPrice(
    whole: Int, cents: Int, _ sense: WordSense, range: Range<Int>
  ) -> Money? {
    guard notation.currencyDecimals == 2, let whole = number(whole), let digit = number(cents),
      whole.isInteger, digit.isInteger, digit.digits == 1, !hasUnit(cents)
    else { return nil }
    var price = money(whole, cents: false, sign: sense, range: range)
    price.other = price.value + digit.value / Rational(10)
    price.value = price.value + digit.value / Rational(100)
    (price.decimals, price.isDoubtful) = (2, true)
    return price
  }

  /// Whether a colon or a raised dot directly follows a token.
  private func isCentMark(_ index: Int) -> Bool {
    isGlued(index) && (isSign(index, ":") || isSign(index, "·"))
  }

  /// Reads "5€50".
  func splitPrice(_ index: Int, _ sense: WordSense) -> Money? {
    guard isGlued(index), isGlued(index + 1), unit(index + 2) == nil else { return nil }
    return price(whole: index - 1, cents: index + 1, sense, range: index - 1..<index + 2)
  }

  private func price(
    whole: Int, cents: Int, _ sense: WordSense, range: Range<Int>
  ) -> Money? {
    guard notation.currencyDecimals == 2, let whole = number(whole), let cents = number(cents),
      whole.isInteger, cents.isInteger, cents.digits == 2
    else { return nil }
    var price = money(whole, cents: false, sign: sense, range: range)
    price.value = price.value + cents.value / Rational(100)
    price.decimals = 2
    return price
  }
}
