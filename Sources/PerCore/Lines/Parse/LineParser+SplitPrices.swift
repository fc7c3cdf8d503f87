/// Prices whose cents are behind a colon or the currency.
extension LineParser {
  /// Reads "39:90 kr".
  func colonPrice(_ index: Int, _ sense: WordSense) -> Money? {
    guard notation.currencyDecimals == 2, isSign(index - 2, ":"), isGlued(index - 2),
      isGlued(index - 1), let whole = number(index - 3), let cents = number(index - 1),
      whole.isInteger, cents.isInteger, cents.digits == 2
    else { return nil }
    var price = money(whole, cents: false, sign: sense, range: index - 3..<index + 1)
    price.value = price.value + cents.value / Rational(100)
    price.decimals = 2
    return price
  }

  /// Reads "5€50".
  func splitPrice(_ index: Int, _ sense: WordSense) -> Money? {
    guard isGlued(index), isGlued(index + 1), notation.currencyDecimals == 2,
      let whole = number(index - 1), let cents = number(index + 1), whole.isInteger,
      cents.isInteger, cents.digits == 2, unit(index + 2) == nil
    else { return nil }
    var price = money(whole, cents: false, sign: sense, range: index - 1..<index + 2)
    price.value = price.value + cents.value / Rational(100)
    price.decimals = 2
    return price
  }
}
