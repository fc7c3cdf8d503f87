/// Prices that need a number of packs.
extension LineParser {
  /// Finds "ab 2 Pkg. je 0,99", "1,29 ab 6 Stück" and "$2.99 when you buy 4": a price that needs a number of packs.
  func findMinimumPacks() {
    guard present.contains(.from),
      isMinimumAlone || tokens.indices.contains(where: { isSize($0) })
    else { return }
    for index in tokens.indices where has(index, .from) && isFree(index) {
      guard let number = number(index + 1), let packs = number.count, number.isInteger,
        (2...24).contains(packs), let end = endOfLeastPacks(index)
      else { continue }
      use(index..<end, as: .offer)
      guard packsOfPhrase != packs else { continue }
      hasOffer = true
      minimumPacks = packs
    }
  }

  /// A Boolean value indicating whether the line begins with a word such as "from" and names no product, as below the
  /// products of web pages: "A partir de 3 un R$ 27,90".
  private var isMinimumAlone: Bool {
    has(0, .from)
      && !tokens.indices.contains { index in
        tokens[index].kind == .word && (sense(index) == nil || has(index, .noun))
      }
  }

  /// Returns whether the unit of a measure is at `index`, without a number, before the packs of an offer: "pint 2/$9".
  func isUnitBeforePacks(_ index: Int) -> Bool {
    guard let sense = unit(index), let unit = sense.unit, sense.isOne, typedLength(index) > 1 else {
      return false
    }
    return unit.kind != .units && !isAfterNumber(index) && index + 1 < tokens.count
      && uses[index + 1] == .offer
  }

  /// Returns whether the unit of a measure is after a number at `index`.
  func isSize(_ index: Int) -> Bool {
    guard isNumber(index), let unit = unit(wordAfter(index + 1))?.unit else { return false }
    return unit.kind != .units
  }

  /// The token after "ab 2 Pkg.", or nil if the number is not one of packs.
  private func endOfLeastPacks(_ index: Int) -> Int? {
    let isCount = unit(index + 2)?.unit == .piece || has(index + 2, [.container, .pack])
    if has(index, .offer) { return isCount ? index + 3 : unit(index + 2) == nil ? index + 2 : nil }
    var end = index + 2
    while end < index + 5, isFree(end), tokens[end].kind == .word || isSign(end, "."),
      !has(end, .each)
    {
      end += 1
    }
    if has(end, .each) && isFree(end) { return end }
    // "da" is "of" as well: "scatola da 4 rotoloni 2,99".
    guard !has(index, .of) else { return nil }
    // "Cola ab 6 1,5 l 0,79"
    if end == index + 2, isSize(end) { return end }
    guard end > index + 2 else { return nil }
    if monies.contains(where: { $0.range.lowerBound == end }) { return end }
    // "Cola 1,25 l ab 6 Flaschen 0,89"
    if isCount, price(startingAt: end) != nil { return end }
    // "1,29 ab 6 Stück"
    let isAfterPrice =
      monies.contains { $0.range.upperBound == index } || isBarePrice(index - 1)
    return isAfterPrice && isCount ? index + 3 : nil
  }

  /// Finds "2. Packung für 1 €", the price of another pack beside that of the first one.
  func findPriceOfOrdinal() {
    for money in monies.indices where monies[money].hasSign && isPriceOfPack(monies[money]) {
      let end = monies[money].range.lowerBound
      guard end > 0, tokens[end - 1].kind == .word, let index = ordinal(before: end),
        monies.count > 1
          || tokens.indices.contains(where: { isBarePrice($0) && unit($0 + 1) == nil })
      else { continue }
      hasOffer = true
      // "3. Packung für 1 €"
      let every = folded[tokens[index].start] == 0x33 ? 3 : max(2, sense(index)?.times ?? 2)
      priceOfOrdinal = (every, monies[money].value)
      monies[money].mark = .old
      for token in index..<monies[money].range.upperBound {
        uses[token] = .offer
      }
      // "das 2. für 1 €"
      if isArticleOfOrdinal(index - 1) { use(index - 1..<index, as: .offer) }
      return
    }
  }

  /// Returns whether words between an ordinal number and the number at `index` make the number a price: "2e voor 1 euro
  /// 3,50".
  func isPriceOfOrdinal(_ index: Int) -> Bool {
    index > 0 && isFree(index - 1) && tokens[index - 1].kind == .word
      && ordinal(before: index) != nil
  }

  /// The last ordinal number before `end` if only words follow it, or nil.
  private func ordinal(before end: Int) -> Int? {
    let index = (max(0, end - 5)..<end).last { isFreeOrName($0) && isOrdinal($0) }
    guard let index else { return nil }
    let areWords = (index + 1..<end).allSatisfy {
      isFreeOrName($0) && (tokens[$0].kind == .word || isSign($0, ".") || isDash($0))
    }
    return areWords ? index : nil
  }

  /// Returns whether a price is of one pack: "1 €", "à 1 €".
  private func isPriceOfPack(_ money: Money) -> Bool {
    money.mark == .none || money.mark == .rate && money.rate == LineAmount(.one, .piece)
  }

  func isFreeOrName(_ index: Int) -> Bool { isFree(index) || uses[index] == .name }

  /// Returns whether a short word in lowercase, such as "das" or "il", is at `index`.
  private func isArticleOfOrdinal(_ index: Int) -> Bool {
    isFree(index) && tokens[index].kind == .word && typedLength(index) <= 3 && isLowercase(index)
      && unit(index) == nil
  }

  /// The offers of prices that need a number of packs: "2,29 €, ab 2 Stück je 1,79 €", "4 €, 2nd one £1".
  func offersOfPacks(_ known: LineProduct, _ ownPrices: [Rational]) -> [LineProduct] {
    let rates = monies.filter { $0.mark == .rate && $0.rate == LineAmount(.one, .piece) }
    let prices = ownPrices + (minimumPacks == nil ? [] : rates.map(\.value))
    guard Set(prices).count <= 2, let low = prices.min(), let high = prices.max() else { return [] }
    var product = known
    var terms: Offer.Terms?
    if let minimumPacks {
      product.price = low < high ? high : nil
      terms = .bundle(packs: minimumPacks, price: low * Rational(minimumPacks))
    } else if let (every, price) = priceOfOrdinal, low == high {
      product.price = low
      terms = .bundle(packs: every, price: low * Rational(every - 1) + price)
    }
    product.offer = terms.flatMap { try? Offer($0, limit: nil) }
    return product.offer == nil || product.pack == nil ? [] : [product]
  }

  /// Returns a question with answers for a reduction that needs several packs, "25% off when you buy 4", before those
  /// without it. The answer states the price of these packs.
  func adding(_ match: OfferMatcher.Match, to outcome: LineOutcome) -> LineOutcome {
    guard case .ask(let reason, let known, let candidates) = outcome,
      let packs = match.values.packs[.from], packs > 1
    else { return outcome }
    var reduced: [LineProduct] = []
    for candidate in candidates where candidate.offer == nil {
      guard let price = candidate.price else { continue }
      for terms in reducedTerms(match.values, packs: packs, price: price) {
        guard let offer = try? Offer(terms, limit: nil) else { continue }
        let product = candidate.with(offer)
        if product.pack != nil { reduced.append(product) }
      }
    }
    return .ask(reason, known: known, candidates: reduced + candidates)
  }

  /// The offers that a reduction of a price can be if a number of packs is bought.
  private func reducedTerms(
    _ values: OfferMatcher.Values, packs: Int, price: Rational
  ) -> [Offer.Terms] {
    if let percent = values.percent {
      let exact = price * (Rational(100) - percent) / Rational(100)
      // The price of each pack is rounded.
      let decimals = notation.currencyDecimals
      let each = Rational(exact.rounded(decimals: decimals), decimals: decimals)
      return [.bundle(packs: packs, price: each * Rational(packs))]
    }
    guard let money = values.money else { return [] }
    // The money is taken off once, or off each pack.
    let once: Offer.Terms = .coupon(money, packs: packs)
    guard money < price else { return [once] }
    return [once, .bundle(packs: packs, price: (price - money) * Rational(packs))]
  }
}
