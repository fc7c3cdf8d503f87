/// Prices whose cents are after a colon, a raised dot, another unusual mark or the currency.
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

  /// Reads a price with a space next to its decimal mark, or with another sign for it: "£1. 29", "€ 3, 50", "$1 .99",
  /// "£3=50", and "1, 99 €" after an amount.
  func loosePrice(_ index: Int, _ sense: WordSense) -> Money? {
    guard notation.currencyDecimals == 2 else { return nil }
    return looseCents(after: index, sense) ?? looseCents(before: index, sense)
  }

  /// Reads the whole part and the cents after the currency at `index`. Before a word, the cents can be a number of
  /// something else.
  private func looseCents(after index: Int, _ sense: WordSense) -> Money? {
    let whole = index + 1
    guard let number = self.number(whole), number.isInteger, number.digits <= 3,
      let place = placeOfCents(after: whole), let cents = self.number(place),
      !has(place + 1, [.currency, .forPrice]), !hasUnit(place), !isSign(place + 1, "%"),
      !isDash(place + 1), !isBeforeCounted(place)
    else { return nil }
    var price = money(number, cents: false, sign: sense, range: index..<place + 1)
    let joined = price.value + cents.asDecimals
    let isPoint = isSign(whole + 1, ".") || isSign(whole + 1, ",")
    let isEnd = place + 1 == tokens.count || [.sign, .number].contains(tokens[place + 1].kind)
    price.decimals = 2
    guard isPoint, typedLength(whole + 1) == 1, isEnd else {
      (price.other, price.isDoubtful) = (joined, true)
      return price
    }
    price.value = joined
    return price
  }

  /// Reads the whole part after the unit of an amount and the cents before the currency at `index`: "1 kg 1, 99 €".
  private func looseCents(before index: Int, _ sense: WordSense) -> Money? {
    let (place, mark, whole) = (index - 1, index - 2, index - 3)
    guard let cents = self.number(place), cents.isInteger, cents.digits == 2, !isNumber(index + 1),
      isFree(mark), isSign(mark, ".") || isSign(mark, ","), typedLength(mark) == 1,
      let number = self.number(whole), number.isInteger, number.digits <= 3, unit(whole - 1) != nil,
      isAfterNumber(whole - 1)
    else { return nil }
    var price = money(cents, cents: false, sign: sense, range: whole..<index + 1)
    (price.other, price.isDoubtful) = (number.value + cents.asDecimals, true)
    return price
  }

  /// Returns whether words that the number at `index` can count follow it: "£2, 12 large eggs".
  private func isBeforeCounted(_ index: Int) -> Bool {
    (index + 1..<index + 4).contains { has($0, [.unit, .container, .noun]) && !isAfterNumber($0) }
  }

  /// The place of two digits after the mark that follows the number at `whole`, or nil.
  private func placeOfCents(after whole: Int) -> Int? {
    let next = whole + 1
    if let cents = number(next) {
      return cents.beginsWithMark && cents.digits == 2 && !cents.isBroken ? next : nil
    }
    guard isFree(next), tokens[next].kind == .sign, let cents = number(next + 1), cents.isInteger,
      cents.digits == 2, !cents.isGrouped
    else { return nil }
    if isSign(next, ".") || isSign(next, ",") { return next + 1 }
    let isMark = "•;_=^".unicodeScalars.contains { isSign(next, $0) }
    return isMark && isGlued(next) && isGlued(next + 1) ? next + 1 : nil
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
