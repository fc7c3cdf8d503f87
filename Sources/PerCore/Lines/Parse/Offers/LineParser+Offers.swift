/// The number of packs that a price is for.
struct PacksForPrice {
  let count: Rational
  /// A Boolean value indicating whether the number can't be a part of the name, as in "iPhone 15 for $300".
  var isCertain = false
}

extension LineParser {
  /// Finds offers such as "3 for 2", "2 for £5", "buy 2 get 1 free" and "£1 off".
  ///
  /// The value of an offer is not calculated. A line with an offer is a question.
  func findOffers() {
    findHalvedPrice()
    findProvenReduction()
    findSavings()
    findBoughtAndPaid()
    findPurchases()
    findPackPrices()
    findFreePacks()
    findPacksAfterPrices()
    findReducedParts()
    findSubtraction()
    findReductionAfterPrice()
    for index in tokens.indices {
      if isFree(index),
        has(index, .offer)
          || has(index, .anyOf) && (isNumber(index + 1) || has(index + 1, .numberWord))
      {
        useAsOffer(index..<index + 1)
      }
      findPacksBeforeFor(index)
      findPacksBeforeSlash(index)
      findAddedPacks(index)
      if isUnknownSurcharge(index) { useAsOffer(index..<index + 3) }
      if isFreeSum(index) { useAsOffer(index - 1..<index + 2) }
      if has(index, .free), isFree(index), number(index - 1)?.isInteger == true {
        useAsOffer(index - 1..<index + 1)
      }
      findReduction(index)
    }
  }

  /// Finds "2 for £5", "2 for 5" and "3 for 2" around the word at `index`.
  private func findPacksBeforeFor(_ index: Int) {
    guard has(index, .forPrice), isFree(index), let packs = number(index - 1), packs.isInteger,
      isFreeInteger(index - 1)
    else { return }
    let next = number(index + 1)
    let isMoney = money(startingAt: index + 1) != nil
    let isCount = next.map { $0.isInteger || isLikePrice($0) } ?? false
    // "16 for 12 rolls"
    let isForFewer = quantities.contains {
      !$0.isMeasure && $0.range.lowerBound == index + 1 && $0.value < packs.value
    }
    let hasUnit = unit(index + 2) != nil && !isMoney
    guard isMoney || isForFewer || isCount && !hasUnit else { return }
    hasOffer = true
    if isMoney || next.map(isLikePrice) == true, packs.value.isPositive {
      packsForPrice = PacksForPrice(
        count: packs.value, isCertain: has(index - 2, .noun) || has(index - 2, .countedBefore))
    }
    use(index - 1..<index + 1, as: .offer)
    guard !isMoney, let next, next.isInteger else { return }
    // "2 for 5"; "3 for 2" is another offer.
    if !isForFewer, packs.value > .one, packs.value < next.value {
      (packsForPrice, priceOfPacks) = (PacksForPrice(count: packs.value), next.value)
    }
    use(index + 1..<index + 2, as: .offer)
  }

  /// Finds "2/£5" around the slash at `index`.
  private func findPacksBeforeSlash(_ index: Int) {
    guard isSign(index, "/"), let packs = number(index - 1), packs.isInteger,
      money(startingAt: index + 1) != nil, isFree(index)
    else { return }
    hasOffer = true
    let isCertain = isFreeInteger(index - 1) && packs.digits <= 2
    packsForPrice =
      packs.value.isPositive ? PacksForPrice(count: packs.value, isCertain: isCertain) : nil
    use(index - 1..<index + 1, as: .offer)
  }

  /// Finds "500 g + 1" after the sign at `index`.
  private func findAddedPacks(_ index: Int) {
    guard isSign(index, "+"), isFree(index), number(index + 1)?.isInteger == true,
      !isNumber(index - 1) || !isGlued(index),
      quantities.contains(where: { $0.isMeasure || $0.range.upperBound == index }),
      unit(index + 2) == nil
    else { return }
    useAsOffer(index..<index + 2)
  }

  /// Finds "8折", "1/3 off" and "£2 off" around the word at `index`.
  private func findReduction(_ index: Int) {
    guard has(index, .off), isFree(index) else { return }
    // "8折": eight tenths of the price. "1/3 off": two thirds of it.
    if number(index - 1)?.isInteger == true && isGlued(index) && isIdeograph(index)
      || number(index - 1)?.isFraction == true || isPart(index - 1)
    {
      useAsOffer(index - 1..<index + 1)
    }
    // "Save 1/3"
    if number(index + 1)?.isFraction == true { useAsOffer(index..<index + 2) }
    for money in monies.indices
    where (monies[money].mark == .none || monies[money].mark == .rate)
      && (monies[money].range.upperBound == index || monies[money].range.lowerBound == index + 1)
    {
      // "You save £2": the price is reduced already.
      let isSaved = has(index, .verdict)
      if !isSaved { hasOffer = true }
      use(index..<index + 1, as: isSaved ? .noise : .offer)
      monies[money].mark = .old
      for token in monies[money].range { uses[token] = isSaved ? .noise : .offer }
    }
  }

  /// Returns whether a word such as "half" is at `index`.
  func isPart(_ index: Int) -> Bool {
    guard isFree(index), has(index, .numberWord), let sense = sense(index) else { return false }
    return sense.over > sense.times
  }

  /// Returns whether "2+1" is around the sign at `index`, and isn't part of an amount.
  private func isFreeSum(_ index: Int) -> Bool {
    guard isSign(index, "+"), isFree(index), isGlued(index), isGlued(index + 1),
      let paid = number(index - 1), let free = number(index + 1), paid.isInteger, free.isInteger,
      paid.digits == 1, free.digits == 1, free.value.isPositive, paid.value >= free.value,
      tokens[index - 1].hasSpaceBefore, !has(index - 2, .noiseBefore)
    else { return false }
    return true
  }

  /// Finds "take 3 pay 2" in any language: two small unused numbers with one or two words between them.
  private func findBoughtAndPaid() {
    for index in tokens.indices where isNumber(index) {
      var next = index + 1
      while next <= index + 2, isFree(next), tokens[next].kind == .word, unit(next) == nil {
        next += 1
      }
      guard next > index + 1, let bought = number(index), let paid = number(next),
        bought.isInteger, paid.isInteger, bought.digits == 1, paid.digits == 1,
        bought.value > paid.value, paid.value.isPositive, tokens[index + 1].hasSpaceBefore,
        tokens[index].hasSpaceBefore, tokens[next].hasSpaceBefore
      else { continue }
      useAsOffer(index..<next + 1)
    }
  }

  /// Finds "2 Stück 3 €" in a line that also has a size, and "500 g 3 pezzi a 2,50 €": the price
  /// can be for several packs.
  private func findPackPrices() {
    guard let measure = quantities.first(where: \.isMeasure) else { return }
    for count in quantities where !count.isMeasure && !count.isMultiplied && !count.isSum {
      let end = count.range.upperBound
      let isForPrice =
        has(end, [.forPrice, .to, .each, .per, .of]) && isFree(end) && !isSign(end, "/")
      let isPieces =
        count.form == .count && count.unit == .piece && !isNoun(count) && !measure.isMultiplied
      // "72 g Beutel 2 Stück 2,50", "2 kpl 5,00 jogurtti 1 kg", "500 g 3 pz a 1,99"
      let price = isForPrice ? end + 1 : end
      let isBarePrice =
        monies.isEmpty && number(price).map(isLikePrice) == true && isPieces
        && (price == tokens.count - 1 || count.range.upperBound <= measure.range.lowerBound)
        && unit(price + 1) == nil
      guard count.value > .one, count.value <= Rational(5),
        isBarePrice || isPieces && isCountAfterPrice(count)
          || monies.contains(where: {
            $0.mark == .none && !$0.isForeign && $0.hasSign
              && ($0.range.lowerBound == end
                && (measure.range.lowerBound >= $0.range.upperBound || isPieces)
                || isForPrice && $0.range.lowerBound == end + 1)
          })
      else { continue }
      hasOffer = true
    }
  }

  /// Returns whether the count is between the price and the end of the line: "85 g 89,99 2 шт" states how many were
  /// bought, or what the price is for.
  private func isCountAfterPrice(_ count: Quantity) -> Bool {
    let start = count.range.lowerBound
    guard count.range.upperBound == tokens.count else { return false }
    return money(endingAt: start) != nil || monies.isEmpty && isBarePrice(start - 1)
  }

  /// Finds "$5 for 2", "5€ les 2", "£3 per 3" and "$5.49/2".
  private func findPacksAfterPrices() {
    for money in monies where money.mark == .none {
      let end = money.range.upperBound
      // "le" and "al" are words for "per" as well: "3,99 € le 3 mai".
      let isPer =
        (isSign(end, "/") || has(end, .per) && typedLength(end) > 2)
        && !has(end + 2, .forPrice) && !isSign(end + 2, "%")
      // "£12 for 24 Peroni 330ml"
      let digits = has(end, .forPrice) && money.hasSign ? 2 : 1
      guard has(end, .forPrice) || isPer, isFree(end),
        let packs = packCount(end + 1, digits: digits),
        unit(end + 2) == nil,
        !has(end + 2, [.multiply, .container, .pack, .packAfter, .currency, .of])
      else { continue }
      hasOffer = true
      packsForPrice = PacksForPrice(count: packs)
      use(end..<end + 2, as: .offer)
    }
  }

  /// Finds "+ 1 pack free" and "the 2nd free".
  private func findFreePacks() {
    for index in tokens.indices where has(index, .free) && isFree(index) {
      let isAdded = quantities.contains {
        isSign($0.range.lowerBound - 1, "+") && (0...1).contains(index - $0.range.upperBound)
      }
      let before = tokens.indices.contains(index - 1) && tokens[index - 1].kind == .sign ? 2 : 1
      let isOrdinal =
        isSign(index - 1, ".") && isGlued(index - 1) && number(index - 2)?.isInteger == true
        || tokens.indices.contains(index - before)
          && (hasOrdinalEnding(index - before)
            || isNoise(index - before) && isNumberOrOrdinal(index - before)
            || has(index - before, .ordinal))
        // "the 3rd one is free"
        || tokens[index].kind == .word
          && (max(0, index - 4)..<index).contains { self.isOrdinal($0) && isFreeOrName($0) }
      guard isAdded || isOrdinal else { continue }
      useAsOffer(index..<index + 1)
      decided(by: .bonus)
    }
  }

  /// Returns whether the token is a number, or the ending of an ordinal number such as "nd".
  private func isNumberOrOrdinal(_ index: Int) -> Bool {
    tokens[index].kind == .number
      || isGlued(index) && tokens.indices.contains(index - 1) && tokens[index - 1].kind == .number
  }

  /// Returns whether no currency, slash or word such as "size" is before the number at `index`.
  private func isFreeInteger(_ index: Int) -> Bool {
    !has(index - 1, [.currency, .noiseBefore]) && !(isSign(index - 1, "/") && isGlued(index))
  }

  /// Returns whether the number has the decimals of a price. In China, one decimal is usual.
  func hasPriceDecimals(_ number: NumberSpelling) -> Bool {
    number.decimals == notation.currencyDecimals
      || number.decimals == 1 && notation.currency == "CNY"
  }

  /// Returns whether the unused number at `index` has the decimals of a price.
  func isBarePrice(_ index: Int) -> Bool {
    notation.currencyDecimals > 0 && number(index).map(isLikePrice) == true
  }

  func isLikePrice(_ number: NumberSpelling) -> Bool {
    !number.isBroken && !number.isFraction && number.value.isPositive
      && hasPriceDecimals(number) && number.digits <= 9
      && (notation.currencyDecimals > 0 || number.isInteger) && number.marksAreCertain
  }
}
