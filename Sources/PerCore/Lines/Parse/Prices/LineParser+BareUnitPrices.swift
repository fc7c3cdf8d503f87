extension LineParser {
  /// The amount that a unit price is for, and the tokens of both.
  private typealias BareRate = (amount: LineAmount, range: Range<Int>)

  /// Finds unit prices without a currency: "0.50 / 100 g", "2,49/l", "1 kg = 7,98" and "(kg 7,98)".
  func readBareUnitPrices() {
    for index in tokens.indices where isNumber(index) {
      guard let number = number(index),
        number.decimals > 0 || isWholeRate(index) || isGroupedRate(index), !number.isBroken,
        let rate = amountAfter(index) ?? rateLikePrice(index)
      else { continue }
      monies.append(Money(number, range: rate.range, hasSign: false))
      setRate(monies.count - 1, rate.amount, rate.range)
    }
  }

  /// Returns whether the number before a slash can have three decimals, although the locale groups digits with its
  /// mark: "Diesel 1.659/l" in German.
  private func isGroupedRate(_ index: Int) -> Bool {
    isSign(index + 1, "/")
      && pricesOfMark(Money(numbers[tokens[index].number], range: index..<index + 1)) != nil
  }

  /// The two meanings of a unit price whose only mark is before three digits; nil for other prices. The mark can be a
  /// decimal mark even if the locale groups digits with it.
  func pricesOfMark(_ money: Money) -> [Rational]? {
    let decimals = notation.currencyDecimals
    guard let other = money.other, !money.hasThreeDecimals, decimals > 0 else { return nil }
    let prices = [min(money.value, other), max(money.value, other)]
    let isGrouped =
      prices[0] * Rational(1000) == prices[1]
      && !Self.currenciesOfWholePrices.contains(notation.currency)
    return money.decimals > decimals || isGrouped ? prices : nil
  }

  /// Returns whether the number at `index` has the decimals of a price, or can be a price without them.
  private func isRate(_ index: Int) -> Bool {
    numbers[tokens[index].number].decimals == notation.currencyDecimals || isWholeRate(index)
  }

  /// Returns whether the only number of the line is whole, in a currency whose prices seldom have decimals: "sugar kilo
  /// 38". "Sugar kg 38" can be 38 kg.
  private func isWholeRate(_ index: Int) -> Bool {
    guard monies.isEmpty, let number = number(index), number.isInteger,
      (2...6).contains(number.digits), !has(index - 1, .unitFirst),
      tokens.count(where: { $0.kind == .number }) == 1
    else { return false }
    return Self.currenciesOfWholePrices.contains(notation.currency)
  }

  /// Reads "0.50 / 100 g" and "2,49/l".
  private func amountAfter(_ index: Int) -> BareRate? {
    let number = numbers[tokens[index].number]
    // "1,80 all'etto"
    if has(index + 1, .per), let sense = unit(index + 1), let unit = sense.unit,
      sense.times > 1 || typedLength(index + 1) > 1 && !isLikePrice(index + 2), isRate(index)
    {
      return (LineAmount(sense.factor, unit), index..<index + 2)
    }
    if let one = pieceAfter(index) { return one }
    if isForUnit(index + 1), number.decimals == notation.currencyDecimals,
      let (amount, end) = rateAmount(at: index + 3)
    {
      return (amount, index..<end)
    }
    guard
      isSign(index + 1, "/") || has(index + 1, .per) && isFree(index + 1) && !isLitre(index + 1)
        || number.decimals == notation.currencyDecimals && isArticleOfUnit(index + 1),
      let (amount, end) = rateAmount(at: index + 2),
      // Either of the two numbers can be the price: "8 x 125 g 1,20 la unidad 0,15".
      isSign(index + 1, "/") || amount.unit.kind != .units || !isLikePrice(end),
      isOneUnit(amount)
        || number.decimals == notation.currencyDecimals && amount.value.denominator.isOne
          && amount.unit.kind != .units
    else { return nil }
    return (amount, index..<end)
  }

  /// Returns whether the letter at `index` is that of litres, as in "2,5 L 50 lavages", and not the French article of
  /// "0,26 l'unité" and "0,26 l unité".
  private func isLitre(_ index: Int) -> Bool {
    guard typedLength(index) == 1, unit(index)?.unit == .litre, let next = number(index + 1) else {
      return false
    }
    return next.value != .one
  }

  /// Reads "0,99 kpl", the price of one piece in a line without an amount.
  private func pieceAfter(_ index: Int) -> BareRate? {
    let word = index + 1
    guard numbers[tokens[index].number].decimals == notation.currencyDecimals, monies.isEmpty,
      word + 1 == tokens.count, unit(word)?.unit == .piece, sense(word)?.times == 1,
      !has(word, [.noun, .dosage, .container, .pieces]), tokens[word].hasSpaceBefore,
      isOnlyUnit(word)
    else { return nil }
    return (LineAmount(.one, .piece), index..<word + 1)
  }

  /// Returns whether no other word of the line is a unit.
  func isOnlyUnit(_ index: Int) -> Bool {
    !tokens.indices.contains { $0 != index && self.unit($0) != nil }
  }

  /// Returns a Boolean value indicating whether a number has the decimals of the currency and no unit.
  private func isLikePrice(_ index: Int) -> Bool { isBarePrice(index) && unit(index + 1) == nil }

  /// Reads the forms in which the number has the decimals of the currency and no unit of its own.
  private func rateLikePrice(_ index: Int) -> BareRate? {
    guard isRate(index) else { return nil }
    if let (amount, start) = bracketedAmount(before: index..<index + 1) {
      return (amount, start..<index + 1)
    }
    guard unit(index + 1) == nil else { return nil }
    return amountBeforeEquals(index) ?? unitInBrackets(index) ?? amountAfterPer(index)
      ?? amountWithPer(index) ?? lastUnit(index) ?? unitAfterProvenPrice(index)
  }

  /// Reads "kg 1,48" and "kg=0,50" after a price that the amount before it proves: "1,5 kg 2,22 kg 1,48", "10 kg 4,99
  /// kg=0,50".
  private func unitAfterProvenPrice(_ index: Int) -> BareRate? {
    let word = isSign(index - 1, "=") ? index - 2 : index - 1
    guard monies.isEmpty, let sense = unit(word), let unit = sense.unit, sense.isOne,
      unit == .kilogram || unit == .litre, let rate = number(index), let price = number(word - 1),
      price.decimals == notation.currencyDecimals, let size = number(word - 3), !size.isBroken,
      let sizeSense = self.unit(word - 2), let sizeUnit = sizeSense.unit,
      sizeUnit.kind == unit.kind
    else { return nil }
    let amount = size.value * sizeSense.factor * sizeUnit.factor / unit.factor
    let difference = (rate.value * amount).distance(to: price.value)
    guard difference * Rational(2) <= priceStep * (amount + Rational.one) else { return nil }
    return (LineAmount(.one, unit), word..<index + 1)
  }

  /// Reads "1 kg = 7,98", "(1L/1,79)", and "@ 1 lb /0.54" of receipts.
  private func amountBeforeEquals(_ index: Int) -> BareRate? {
    let first = isNumber(index - 3) ? index - 3 : index - 2
    let isAt = isSign(index - 1, "/") && isSign(first - 1, "@")
    // Without another size, the amount is that of the product.
    let isBracketed =
      isSign(index - 1, "/") && isSign(first - 1, "(") && isSign(index + 1, ")")
      && tokens.indices.contains { isSize($0) && $0 != first }
    guard isAt || isBracketed || isSign(index - 1, "="), let (amount, end) = rateAmount(at: first),
      end == index - 1, isOneUnit(amount), amount.unit.kind != .units
    else { return nil }
    return (amount, (isAt ? first - 1 : first)..<index + 1)
  }

  /// Reads "(kg 7,98)".
  private func unitInBrackets(_ index: Int) -> BareRate? {
    guard has(index - 1, .unitFirst), isSign(index - 2, "("), isSign(index + 1, ")"),
      let (amount, _) = rateAmount(at: index - 1)
    else { return nil }
    return (amount, index - 1..<index + 1)
  }

  /// Reads "pr. kg 87,38".
  private func amountAfterPer(_ index: Int) -> BareRate? {
    let first = isNumber(index - 2) ? index - 2 : index - 1
    guard !has(index + 1, [.container, .multiply]), unit(index - 1) != nil, has(first - 1, .per),
      isFree(first - 1), !isNumber(first - 2), !isBetweenSizes(first - 1), !isOfPart(first - 1),
      // "Vitamin A 500 g 9.99"
      !isNumber(first) || !isLetterOfName(first - 1),
      // "2 Packungen Nudeln je 500 g 1,78"
      !isNumber(first) || !hasContainers(before: first - 1),
      // "3er Pack je 500 g 2,37"
      !isNumber(first) || !has(first - 2, [.pack, .packAfter]),
      let (amount, _) = rateAmount(at: first), isOneUnit(amount),
      // "10 Rollen 160 Blatt/Rolle 3,95", "24 rolls 190 sheets per roll 13.00"
      !isContents(first - 2, of: amount.unit, orAny: isSign(first - 1, "/"))
    else { return nil }
    return (amount, first - 1..<index + 1)
  }

  /// Returns whether the unit of what one item contains is at `index`, after its number.
  ///
  /// - Parameter any: A Boolean value indicating whether every unit states contents, not only that of other items.
  private func isContents(_ index: Int, of item: Unit, orAny any: Bool) -> Bool {
    guard let unit = unit(index)?.unit, isAfterNumber(index) else { return false }
    return any || unit.kind == .units && item.kind == .units && unit != item
  }

  /// Reads "all'etto 2,99", whose unit contains the word for "per".
  private func amountWithPer(_ index: Int) -> BareRate? {
    guard has(index - 1, .per), typedLength(index - 1) > 1, !isNumber(index - 2),
      !has(index + 1, [.container, .multiply]), let sense = unit(index - 1), let unit = sense.unit
    else { return nil }
    return (LineAmount(sense.factor, unit), index - 1..<index + 1)
  }

  /// Reads "Tomaten kg 2,49".
  private func lastUnit(_ index: Int) -> BareRate? {
    guard numbers[tokens[index].number].marksAreCertain, index == tokens.count - 1,
      isUnitAlone(index - 1) || isUnitBesideAmount(index - 1), monies.isEmpty,
      let (amount, _) = rateAmount(at: index - 1)
    else { return nil }
    return (amount, index - 1..<index + 1)
  }

  /// Returns whether the currency at `index` belongs to the number after its unit, and the one before it is an amount:
  /// "kg 0,254 €/kg 18,90".
  func isOfUnitPrice(_ index: Int) -> Bool {
    guard isSign(index + 1, "/"), has(index - 2, .unitFirst), !isAfterNumber(index - 2),
      let (_, end) = rateAmount(at: index + 2)
    else { return false }
    return isLikePrice(end)
  }

  /// Marks a price after "unit price" as a unit price, even if its unit is unknown.
  func markNamedUnitPrices() {
    for index in tokens.indices where has(index, .unitPrice) && uses[index] == nil {
      // "2 kilosu 50 TL" is an amount, and "kilosu 50 TL" a unit price.
      if isAfterNumber(index), unit(index) != nil { continue }
      use(index..<index + 1, as: .unitPrice)
      let own = sense(index)?.unit.map { (amount: LineAmount(.one, $0), end: index + 1) }
      if let (amount, end) = own ?? rateAmount(at: index + 1) {
        // "soit 2,64 L 2,80 €" states the amount again.
        guard isOneUnit(amount) else {
          uses[index] = .noise
          continue
        }
        var next = end
        while isSign(next, ":") || isSign(next, "=") { next += 1 }
        if let money = money(startingAt: next) {
          setRate(money, amount, index..<monies[money].range.upperBound)
          continue
        }
        // "(precio por kg: 19,90)"
        if let number = number(next), number.decimals > 0, !number.isBroken,
          unit(next + 1) == nil, !has(next + 1, .currency), hasPrice(outside: next..<next + 1)
        {
          monies.append(Money(number, range: next..<next + 1, hasSign: false))
          setRate(monies.count - 1, amount, index..<next + 1)
          continue
        }
      }
      let after = monies.indices.filter { monies[$0].range.lowerBound > index }
      guard let next = after.min(by: { monies[$0].range.lowerBound < monies[$1].range.lowerBound })
      else {
        if let number = number(index + 1), number.decimals > 0, unit(index + 2) == nil {
          use(index + 1..<index + 2, as: .unitPrice)
        }
        continue
      }
      let isNear = monies[next].range.lowerBound - index <= 4
      guard isNear, monies[next].mark == .none else { continue }
      // "4,99 € soit 3,49 € avec la carte": the second price is not one of a unit.
      if sense(index)?.isRestatement == true, monies[next].range.lowerBound == index + 1,
        let before = money(endingAt: index),
        !isPriceOfOne(monies[next].value, of: monies[before].value)
      {
        uses[index] = .noise
        continue
      }
      monies[next].mark = .rate
      for token in index..<monies[next].range.upperBound { uses[token] = .unitPrice }
    }
  }

  /// Returns whether a number in the line makes a price of that of one, within rounding: "12 œufs 3,29 € soit 0,27 €
  /// l'œuf".
  private func isPriceOfOne(_ single: Rational, of all: Rational) -> Bool {
    tokens.indices.contains { index in
      guard let count = packCount(index) else { return false }
      return (single * count).distance(to: all) * Rational(2) <= priceStep * count
    }
  }
}
