extension LineParser {
  /// Finds numbers with a currency, and numbers such as "10,-".
  func findPrices() {
    for index in tokens.indices where uses[index] == nil {
      if has(index, .currency) {
        readSignedPrice(index)
      } else if tokens[index].kind == .number {
        readDashPrice(index)
      }
    }
    readSubunits()
    markForeignPrices()
    for index in monies.indices {
      markNegative(index)
      markRange(index)
    }
  }

  func money(
    _ number: NumberSpelling, cents: Bool, sign: WordSense?, range: Range<Int>
  ) -> Money {
    let limit = notation.currencyDecimals
    var value = number.value
    var other = number.other
    var isDoubtful = false
    switch number.marks {
    case .otherBeforeThree where limit < 3 && isGroupedByComma(range):
      (value, other) = (number.other ?? value, nil)
    case .decimalBeforeThree, .otherBeforeThree:
      if limit < 3 { isDoubtful = true } else { other = nil }
    case .plainSpace(let isUsual, _):
      if isUsual { other = nil } else { isDoubtful = true }
    case .certain: break
    case .broken: other = nil
    }
    if cents {
      value = value / Rational(100)
      if number.decimals > 0 || !number.isInteger { isDoubtful = true }
    } else if number.decimals > limit, value == number.value {
      isDoubtful = true
    }
    let isForeign =
      sign.map { sign in
        !notation.currency.isEmpty && sign.currency > 0
          && !CurrencySign.all[sign.currency].codes.contains(notation.currency)
      } ?? false
    return Money(
      value: value, other: other, decimals: number.decimals + (cents ? 2 : 0), range: range,
      isForeign: isForeign, isDoubtful: isDoubtful, isBroken: number.isBroken,
      hasThreeDecimals: number.isDecimalBeforeThree)
  }

  /// Returns whether the price in `range` is written as "1,250" in a locale with an Arabic decimal mark, where the
  /// comma groups digits.
  private func isGroupedByComma(_ range: Range<Int>) -> Bool {
    notation.decimalMark == "٫"
      && range.contains { index in
        tokens[index].kind == .number && foldedText(index).contains(0x2c)
      }
  }

  /// Returns whether the number at `index` is unused and not a fraction.
  private func canBePrice(_ index: Int) -> Bool {
    guard let number = number(index) else { return false }
    return !number.isFraction
  }

  /// Returns whether a unit directly follows the number at `index`, which then isn't a price: "Reais 200g".
  private func isMeasured(_ index: Int) -> Bool {
    isGlued(index + 1) && unit(index + 1).map { $0.unit?.kind != .units } == true
      && number(index)?.decimals == 0
  }

  /// Reads the price before or after the sign of a currency.
  private func readSignedPrice(_ index: Int) {
    guard let sense = sense(index) else { return }
    let isCents = sense.roles.contains(.cents)
    // "12 ct" is a count in English.
    if isCents, sense.roles.contains(.unit), notation.language == "en" { return }
    let isGluedOnly = CurrencySign.all[sense.currency].language != nil
    if isGluedOnly, !isGlued(index) || !canBePrice(index - 1) { return }
    if let price = colonPrice(index, sense) { return add(price) }
    if !isCents, let price = loosePrice(index, sense) { return add(price) }
    let hasLeft = canBePrice(index - 1) && !isOfUnitPrice(index)
    // "р.4" is a size in Russian, where the currency is after its number.
    let hasRight =
      !isCents && canBePrice(index + 1)
      && !(tokens[index].kind == .word && isMeasured(index + 1))
      && !(notation.currency == "RUB" && isLetter(index))
    if hasLeft, hasRight, let price = splitPrice(index, sense) {
      monies.append(price)
      return use(price.range, as: .price)
    }
    if isCents {
      if hasLeft { readCents(index, sense) } else { useCentsAfterPrice(index) }
      return
    }
    if hasRight, areBothPossible(index) {
      // "Vino 75 cl 7 € 9": one of them is the price.
      for place in [index + 1, index - 1] {
        guard let number = number(place) else { continue }
        monies.append(money(number, cents: false, sign: sense, range: place..<place + 1))
      }
      return use(index - 1..<index + 2, as: .price)
    }
    if isLeftPrice(index, hasLeft: hasLeft, hasRight: hasRight) {
      guard let number = number(index - 1) else { return }
      var start = index - 1
      if isLeadingDashPrice(index - 1, number) { start -= 1 }
      return add(money(number, cents: false, sign: sense, range: start..<index + 1))
    }
    if hasRight, let number = number(index + 1) {
      // "€/kg 7,98" is read with the unit prices.
      if let end = dashEnd(index + 1) {
        return add(wholePrice(number, sign: sense, range: index..<end))
      }
      return add(money(number, cents: false, sign: sense, range: index..<index + 2))
    }
    // "10,- €"
    for back in 2...3 where index >= back {
      if let number = number(index - back), let end = dashEnd(index - back), end == index {
        return add(wholePrice(number, sign: sense, range: index - back..<index + 1))
      }
    }
  }

  /// The price "10,-", whose dash stands for the decimals.
  private func wholePrice(
    _ number: NumberSpelling, sign: WordSense?, range: Range<Int>
  ) -> Money {
    var price = money(number, cents: false, sign: sign, range: range)
    price.decimals = max(price.decimals, notation.currencyDecimals)
    return price
  }

  func add(_ money: Money) {
    monies.append(money)
    use(money.range, as: .price)
  }

  /// Returns whether the number before the sign at `index` belongs to it.
  private func isLeftPrice(_ index: Int, hasLeft: Bool, hasRight: Bool) -> Bool {
    guard hasLeft else { return false }
    guard hasRight else {
      // A unit of the number would be between the number and the sign.
      return true
    }
    let isLeftGlued = isGlued(index)
    let isRightGlued = isGlued(index + 1)
    if isLeftGlued != isRightGlued { return isLeftGlued }
    if !isLeftGlued, isOfName(index - 1) || isUnitPriceBefore(index), !hasUnit(index + 1) {
      return false
    }
    if hasUnit(index + 1) { return true }
    // "2 kpl 5 € 3,98 €"
    if has(index + 2, .currency) && isFree(index + 2)
      || has(index - 2, .unit) && isAfterNumber(index - 2) && !isNoise(index - 3)
        && !isYear(index - 3, before: index - 2)
    {
      return true
    }
    if isPriceOfOrdinal(index - 1) { return true }
    guard let left = number(index - 1), let right = number(index + 1) else { return hasLeft }
    let limit = notation.currencyDecimals
    if right.decimals == limit, left.decimals != limit { return false }
    return true
  }

  /// Returns whether a unit or a container follows the number at `index`.
  func hasUnit(_ index: Int) -> Bool {
    unit(index + 1) != nil || has(index + 1, [.container, .pack, .multiply, .packAfter])
  }

  /// Returns whether the number at `index` is a number of packs, the number of a size or a type, or a year.
  private func isOfName(_ index: Int) -> Bool {
    guard let number = number(index), number.isInteger else { return false }
    let before = isSign(index - 1, ".") && isGlued(index - 1) ? index - 2 : index - 1
    if has(before, [.multiply, .packOf, .pack, .noiseBefore]), isFree(before) { return true }
    return number.digits == 4 && (1900...2099).contains(number.count ?? 0)
  }

  /// Returns whether "€/kg 12,45" or "kg 12,45" ends before `index`.
  private func isUnitPriceBefore(_ index: Int) -> Bool {
    guard let number = number(index - 1), number.decimals > 0, has(index - 2, .unit) else {
      return false
    }
    return isSign(index - 3, "/") || !isAfterNumber(index - 2) && index > 2
  }

  /// Returns whether the numbers on both sides of the sign at `index` can be the price: two whole numbers with spaces
  /// between.
  private func areBothPossible(_ index: Int) -> Bool {
    guard !isGlued(index), !isGlued(index + 1), !hasUnit(index + 1), !isOfName(index - 1),
      let left = number(index - 1), let right = number(index + 1), left.isInteger,
      right.isInteger, !has(index + 2, .currency), !has(index - 2, .currency),
      notation.currencyDecimals == 0 || right.digits != 2
    else { return false }
    return true
  }

  /// The position after the dash of "10,-", or nil.
  private func dashEnd(_ index: Int) -> Int? {
    // "35/-" is usual in India.
    let isMark =
      isSign(index + 1, ",") || isSign(index + 1, ".") || isSign(index + 1, ":")
      || isSign(index + 1, "/") && notation.currency == "INR"
    guard isMark, isGlued(index + 1), isDash(index + 2), isGlued(index + 2),
      !isNumber(index + 3) || !isGlued(index + 3)
    else { return nil }
    return index + 3
  }

  private func isLeadingDashPrice(_ index: Int, _ number: NumberSpelling) -> Bool {
    number.beginsWithMark && number.digits == notation.currencyDecimals && isDash(index - 1)
      && isGlued(index) && isFree(index - 1)
  }

  private func readDashPrice(_ index: Int) {
    guard let number = number(index), !number.isFraction else { return }
    if isLeadingDashPrice(index, number), unit(index + 1) == nil, !has(index + 1, .currency) {
      return add(money(number, cents: false, sign: nil, range: index - 1..<index + 1))
    }
    if notation.writesColonPrices, isSign(index + 1, ":"), isGlued(index + 1),
      let cents = self.number(index + 2), isGlued(index + 2), cents.isInteger, cents.digits == 2,
      number.isInteger, !has(index + 3, .currency),
      unit(index + 3) == nil || unitOfColonPrice(index + 3) != nil
    {
      var price = money(number, cents: false, sign: nil, range: index..<index + 3)
      price.value = price.value + cents.value / Rational(100)
      price.decimals = 2
      price.isDoubtful = isQuarterHour(number, cents)
      return add(price)
    }
    guard let end = dashEnd(index), number.isInteger, !has(end, .currency),
      !has(index - 1, .currency)
    else { return }
    add(wholePrice(number, sign: nil, range: index..<end))
  }

  /// Marks the price in "16-20 €", "from 74 to 72 €" and "€2–3".
  private func markRange(_ index: Int) {
    let (start, end) = (monies[index].range.lowerBound, monies[index].range.upperBound)
    if let lower = number(start - 2), !lower.isBroken, isFree(start - 1), unit(start - 1) == nil {
      let isDashed =
        isDash(start - 1)
        && (isGlued(start - 1) || lower.decimals == notation.currencyDecimals
          || has(start - 3, [.from, .of]))
        || isSign(start - 1, "~") && typedLength(start - 1) == 1
      if isDashed
        || has(start - 1, .to) && !has(start - 3, .noiseBefore)
        || has(start - 1, .and) && lower.value < monies[index].value
      {
        monies[index].isRange = true
      }
    }
    if isDash(end), isGlued(end), isGlued(end + 1), let upper = number(end + 1),
      unit(end + 2) == nil, !has(end + 2, .multiply), upper.value > monies[index].value
    {
      monies[index].isRange = true
    }
  }

  /// A minus sign before a price makes it negative; a dash with spaces on both sides does not.
  private func markNegative(_ index: Int) {
    let start = monies[index].range.lowerBound
    if isMinusAfter(monies[index].range, decimals: monies[index].decimals) {
      monies[index].isNegative = true
    }
    guard isDash(start - 1) || isSign(start - 1, "−"), isFree(start - 1), isGlued(start) else {
      return
    }
    let hasSpace = tokens[start - 1].hasSpaceBefore
    let isAfterBracket = isSign(start - 2, "(")
    if hasSpace || isAfterBracket || start == 1 { monies[index].isNegative = true }
  }
}
