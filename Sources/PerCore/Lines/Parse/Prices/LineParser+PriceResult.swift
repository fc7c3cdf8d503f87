extension LineParser {
  /// Returns whether a discount is already in the price: 4.99 less 20 % is 3.99.
  func isOfferExplained(_ known: LineProduct) -> Bool {
    guard let price = known.price,
      let old = monies.first(where: { $0.mark == .old && uses[$0.range.lowerBound] == .oldPrice })
    else { return false }
    let percents = tokens.indices.filter {
      tokens[$0].kind == .number && uses[$0] == .offer && isSign($0 + 1, "%")
    }
    let offers = tokens.indices.filter { uses[$0] == .offer && tokens[$0].kind == .number }
    if percents.isEmpty { return isSaving(old.value, price, offers) }
    guard percents.count == 1, offers == percents,
      !tokens.indices.contains(where: {
        has($0, [.offer, .forPrice]) && uses[$0] == .offer
      })
    else { return false }
    return isReduced(old.value, to: price, by: numbers[tokens[percents[0]].number].value)
  }

  /// Returns whether a percentage of the old price is what is saved, up to the rounding of the percentage and of the
  /// price.
  private func isReduced(_ old: Rational, to price: Rational, by percent: Rational) -> Bool {
    guard old.isPositive else { return false }
    let reduced = old * (Rational(100) - percent) / Rational(100)
    let saved = (old - price) * Rational(100) / old
    return reduced.distance(to: price) <= priceStep || saved.distance(to: percent) <= .one
  }

  /// Marks the old price of "2,50 € -30% 1,75 €", which the percentage proves.
  ///
  /// In "4,00 € le 2e -25% 3,00 €", the lower price is that of another pack.
  func findProvenReduction() {
    guard !isOfPacks, present.isDisjoint(with: [.offer, .anyOf, .forPrice, .old, .now]),
      clues.isDisjoint(with: [.purchase, .membership]),
      !tokens.indices.contains(where: { isOrdinal($0) })
    else { return }
    let percents = tokens.indices.filter {
      tokens[$0].kind == .number && uses[$0] == .offer && isSign($0 + 1, "%")
    }
    let own = monies.filter { $0.mark == .none && !$0.isForeign }.map { $0.range }
    let prices: [Range<Int>] =
      own.isEmpty ? tokens.indices.filter(isBarePrice).map { $0..<$0 + 1 } : own
    guard percents.count == 1, prices.count == 2 else { return }
    let values = prices.map { value(of: $0) }
    let high = values[0] > values[1] ? 0 : 1
    let percent = numbers[tokens[percents[0]].number].value
    guard values[high] != values[1 - high],
      isReduced(values[high], to: values[1 - high], by: percent)
    else { return }
    setOld(money(at: prices[high]))
  }

  /// Returns whether "save £2" is the difference between the old price and the price, or "half price" its half.
  private func isSaving(_ old: Rational, _ price: Rational, _ numbers: [Int]) -> Bool {
    guard !tokens.indices.contains(where: { isOrdinal($0) }) else { return false }
    if numbers.isEmpty {
      return (price + price).distance(to: old)
        <= priceStep
    }
    return numbers.count == 1 && price + self.numbers[tokens[numbers[0]].number].value == old
      && monies.contains { $0.range.contains(numbers[0]) && uses[numbers[0]] == .offer }
  }

  func price(hasQuantity: Bool) -> PriceResult {
    if monies.contains(where: \.isNegative) { return .refuse(.number) }
    let prices = monies.filter { $0.mark == .none || $0.mark == .now }
    if prices.contains(where: \.isBroken) { return .refuse(.number) }
    let own = prices.filter { !$0.isForeign }
    if own.contains(where: { $0.isRange || isBound($0.range) || isLowest($0.range) }) || isFromTo {
      return .ask(.offer, own.map(\.value))
    }
    if own.isEmpty, monies.contains(where: \.isForeign) { return .refuse(.currency) }
    if let first = own.first, isMessage(first.range) { return .ask(.price, own.map(\.value)) }
    let withContents = pricesWithContents
    if !withContents.isEmpty { return .ask(.number, withContents) }
    let ofMembers = pricesWithMembership()
    if !ofMembers.isEmpty { return .ask(.offer, ofMembers) }
    guard let first = own.first else {
      let result = barePrice(hasQuantity: hasQuantity)
      // A price that is only called an old one can be the price.
      if case .none(let values) = result, values.isEmpty {
        let old = monies.filter { $0.mark == .old && !$0.isForeign }.map(\.value)
        if old.count == 1, present.contains(.retailPrice) { return .certain(old[0]) }
        return .none(old)
      }
      return result
    }
    decided(by: .signedPrice)
    let now = own.filter { $0.mark == .now }
    let chosen = now.isEmpty ? own : now
    var values: [Rational] = []
    for money in chosen where !values.contains(money.value) { values.append(money.value) }
    if values.count > 1 { return .ask(.offer, values) }
    let money = now.first ?? first
    guard money.value.isPositive else { return .refuse(.number) }
    if let sum = priceWithCents(money) { return sum }
    if money.isDoubtful { return .ask(.number, (money.other.map { [$0] } ?? []) + [money.value]) }
    if isForOtherThing(after: money.range.upperBound) { return .ask(.price, [money.value]) }
    return .certain(money.value)
  }

  /// Returns whether a price is that of something else than a product: "£5/month", "£5 per person".
  private func isForOtherThing(after end: Int) -> Bool {
    guard isSign(end, "/") || has(end, .per) && isFree(end) && typedLength(end) > 2 else {
      return false
    }
    return isFree(end + 1) && tokens[end + 1].kind == .word && unit(end + 1) == nil
      && has(end + 1, .noiseAfter)
  }

  /// The price of "1 euro e 50", "1 euro con 5" and "2 € 50", whose cents follow the currency, or nil.
  private func priceWithCents(_ money: Money) -> PriceResult? {
    let end = money.range.upperBound
    let hasAnd = has(end, .and) && isFree(end)
    let place = hasAnd ? end + 1 : end
    guard notation.currencyDecimals == 2, money.decimals == 0, money.hasSign,
      let cents = number(place), cents.isInteger
    else { return nil }
    let sum = money.value + cents.value / Rational(100)
    if hasAnd, cents.digits == 1 { return .ask(.number, [sum]) }
    guard cents.digits == 2, place + 1 == tokens.count || tokens[place + 1].kind == .sign else {
      return nil
    }
    if hasAnd || isSpoken(money) {
      use(end..<place + 1, as: .price)
      return .certain(sum)
    }
    let values = [sum, money.value]
    return .ask(.number, isGlued(end) ? values : values + [cents.value])
  }

  /// Returns whether the currency of a whole price can't belong to the number after it: "2 euros 50" after an amount.
  private func isSpoken(_ money: Money) -> Bool {
    let (start, sign) = (money.range.lowerBound, money.range.upperBound - 1)
    return money.range.count == 2 && has(sign, .currency) && tokens[sign].kind == .word
      && typedLength(sign) > 3 && start > 0 && uses[start - 1] == .measure
  }

  /// A Boolean value indicating whether "to" is between an old price and another price: "van 1,95 tot 0,89".
  private var isFromTo: Bool {
    monies.contains { old in
      old.mark == .old
        && monies.contains { new in
          new.mark != .old && new.range.lowerBound > old.range.upperBound
            && (old.range.upperBound..<new.range.lowerBound).contains { has($0, .to) && isFree($0) }
        }
    }
  }

  /// Returns whether the number stands alone after the amount, and can be the price: "2 kg 10, 2 for 15 rice".
  func isBareAfterAmount(_ index: Int) -> Bool {
    quantities.contains { $0.range.upperBound == index }
      && (!isFree(index + 1) || isSign(index + 1, ",") || isSign(index + 1, ";")
        || has(index + 1, .shop) || isShopAtEnd(index + 1))
  }

  /// Returns whether the whole number of two digits or more at `index` is the price, in a currency whose prices seldom
  /// have decimals: "кофе 250 г 599". It follows the amount and ends the line, or a shop does.
  private func isWholePrice(_ index: Int) -> Bool {
    guard Self.currenciesOfWholePrices.contains(notation.currency), quantities.count == 1,
      let number = number(index), number.isInteger, !number.isFraction, number.digits >= 2,
      number.digits <= 6, !number.beginsWithZero, !number.isYear,
      index == tokens.count - 1 || isShopAtEnd(index + 1)
        || isSign(index + 1, "+") && has(index + 2, .deposit)
    else { return false }
    let (quantity, unit) = (quantities[0], quantities[0].unit)
    // "Rice 1 kg: 92", "Rice 1 kg - 92"
    let isApart =
      isSign(index - 1, ":") || isSign(index - 1, "=")
      || isDash(index - 1) && tokens[index].hasSpaceBefore
    guard quantity.range.upperBound == (isApart ? index - 1 : index) else { return false }
    // Two digits can be a number of packs, "Pepsi 33 cl 24", or the price of a kilogram, "Rice 5 kg 40".
    let isUnusual =
      quantity.inBaseUnits < Rational(BigUInt(4), decimals: 1) || quantity.inBaseUnits > Rational(2)
    guard number.digits > 2 || unit.kind == .weight && !isUnusual else { return false }
    // "Rice 5 kg 450" can be 5.45 kg.
    let canBeGrams =
      [.kilogram, .litre].contains(unit) && number.digits == 3
      && (number.value / Rational(50)).denominator.isOne
    return unit.kind == .units
      || [.weight, .volume].contains(unit.kind) && unit != .milligram && !canBeGrams
        && !present.contains(.paper)
  }

  /// Returns whether the whole number at `index` ends the line after a word for a price: "Reis 1 kg Preis 3".
  private func isLabeledPrice(_ index: Int) -> Bool {
    let label = isSign(index - 1, ":") ? index - 2 : index - 1
    return index == tokens.count - 1 && isFree(label) && has(label, .price)
      && number(index).map { $0.isInteger && !$0.isFraction && $0.value.isPositive } == true
  }

  static let currenciesOfWholePrices: Set<String> = [
    "ARS", "BDT", "COP", "CZK", "DKK", "DZD", "EGP", "HUF", "IDR", "INR", "KZT", "LKR", "MAD",
    "NOK", "NPR", "PHP", "PKR", "RSD", "RUB", "SEK", "THB", "TRY", "TWD", "UAH",
  ]

  /// Uses the words of "1.99 for 250 g", "1,99 les 200 g" and "1.99 for the 250 g pack" that join the price at `index`
  /// and the amount at `start`; returns false if there are none or others.
  private func useForAmount(after index: Int, startingAt start: Int) -> Bool {
    let (word, end) = (index + 1, start)
    guard isFree(word), has(word, [.forPrice, .group]), end == word + 1 || end == word + 2,
      end == word + 1 || isFree(word + 1) && has(word + 1, .article)
    else { return false }
    use(word..<end, as: .noise)
    return true
  }

  /// The last number of the line, if no number has a currency.
  func barePrice(hasQuantity: Bool) -> PriceResult {
    let free = tokens.indices.filter { isNumber($0) && !isMoment($0) && !isDayAndMonth($0) }
    guard let last = free.last, let number = number(last) else { return .none([]) }
    if number.isInteger || isLikePrice(number), isForeignPrice(last) { return .refuse(.currency) }
    if isLikePrice(number), let doubt = doubt(about: number, at: last) { return doubt }
    let amountEnd = quantities.map(\.range.upperBound).max() ?? 0
    let amountStart = quantities.map(\.range.lowerBound).min() ?? 0
    guard hasQuantity, amountEnd <= last || amountStart < last else {
      guard isLikePrice(number), notation.currencyDecimals > 0 else { return .none([]) }
      if hasQuantity, !useForAmount(after: last, startingAt: amountStart),
        free.count > 1 || !endsLikePrice(last) || isSign(last - 1, "(")
          || packsBeforePrice != nil || !quantities.allSatisfy(\.isMeasure)
      {
        barePrice = last
        return .none([number.value])
      }
      useAsPrice(last)
      return .certain(number.value)
    }
    if number.isBroken { return .none([]) }
    if isSign(last - 1, "("), isSign(last + 1, ")") {
      return isLikePrice(number) ? .ask(.number, [number.value]) : .none([])
    }
    if free.count == 1, isWholePrice(last) || isLabeledPrice(last) {
      useAsPrice(last)
      return .certain(number.value)
    }
    let earlier = free.dropLast()
    let isFollowedByWord =
      tokens.indices.contains(last + 1) && tokens[last + 1].kind != .sign
      && !isShopAtEnd(last + 1) && !has(last + 1, .tax)
    if isLikePrice(number), notation.currencyDecimals > 0 || !isFollowedByWord {
      useAsPrice(last)
      let first = earlier.lazy.compactMap { self.number($0) }.first(where: isLikePrice)
      if notation.currencyDecimals > 0, let first, first.value != number.value {
        return .ask(.offer, [number.value, first.value])
      }
      return .certain(number.value)
    }
    return perhapsPrice(number, at: last, after: earlier)
  }

  /// Returns why the last number, which looks like a price, may not be the price; nil if nothing speaks against it.
  private func doubt(about number: NumberSpelling, at last: Int) -> PriceResult? {
    let range = last..<last + 1
    let isMinus =
      (isDash(last - 1) || isSign(last - 1, "−")) && isGlued(last)
      && (tokens[last - 1].hasSpaceBefore || has(last - 2, .currency))
    if isMinus || isMinusAfter(range, decimals: number.decimals) { return .refuse(.number) }
    if isLowest(range) || isBound(range) {
      barePrice = last
      return .ask(.offer, [number.value])
    }
    guard isMessage(range) || isServing || isFacts || isPerhapsMoment(last) else { return nil }
    barePrice = last
    return .none([number.value])
  }

  /// Proposes the last number, which doesn't look like a price, as the price after an amount.
  private func perhapsPrice(
    _ number: NumberSpelling, at last: Int, after earlier: ArraySlice<Int>
  ) -> PriceResult {
    // "Milk 1 L 0.00"
    if last == tokens.count - 1, notation.currencyDecimals > 0, number.value.isZero,
      number.decimals == notation.currencyDecimals,
      !earlier.compactMap({ self.number($0) }).contains(where: isLikePrice)
    {
      return .refuse(.number)
    }
    guard last == tokens.count - 1 || isBareAfterAmount(last) || isShopAtEnd(last + 1),
      number.value.isPositive, !number.isFraction, number.digits <= 7
    else { return .none([]) }
    decided(by: .bareInteger)
    // "1,99 KW 23": the number with decimals is more likely the price.
    let price = earlier.last(where: isBarePrice)
    barePrice = price ?? last
    return .none((price.flatMap { self.number($0)?.value }.map { [$0] } ?? []) + [number.value])
  }

  /// Uses the last number as the price.
  private func useAsPrice(_ last: Int) {
    use(last..<last + 1, as: .price)
    decided(by: .lastNumber)
  }
}
