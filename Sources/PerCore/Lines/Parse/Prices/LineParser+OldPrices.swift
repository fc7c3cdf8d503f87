extension LineParser {
  func markPrices() {
    markFromTo()
    markStruckPrices()
    for index in tokens.indices where uses[index] == nil {
      if has(index, .deposit) {
        markDeposit(index)
      } else if markTaxedPrice(index) {
        continue
      } else if has(index, .old) {
        // "Ab 3 Stück 0,99 € sonst 1,29 €": the usual price is that of one pack.
        if minimumPacks == nil || !has(index, .regular) { mark(after: index, as: .old) }
      } else if has(index, .now) {
        mark(after: index, as: .now)
      }
    }
    // If one price is called the current one, the others are old.
    guard let now = monies.first(where: { $0.mark == .now })?.value else { return }
    // In "2,99 € 2 Stück nur 5 €", the higher price is that of several packs; in "238円(税込257円)", it is the one with
    // tax.
    if monies.contains(where: { $0.mark == .none && $0.value < now && !isSaving($0) }),
      !tokens.indices.contains(where: { has($0, .now) && isIdeograph($0) })
    {
      for index in monies.indices where monies[index].mark == .now { monies[index].mark = .none }
    } else {
      for index in monies.indices where monies[index].mark == .none { setOld(index) }
    }
  }

  /// Returns whether the amount is what is saved: "save £1".
  private func isSaving(_ money: Money) -> Bool {
    has(money.range.lowerBound - 1, .off) || has(money.range.upperBound, .off)
  }

  /// Marks the prices of "van 4,99 voor 3,49", "de R$ 12,90 por R$ 9,90", "reduced from £1.25 to 99p", "von 1,49 auf
  /// 1,19" and "4.99 -> 3.49".
  private func markFromTo() {
    for index in tokens.indices where isFree(index) {
      let isArrow = isSign(index, "→")
      guard isArrow || has(index, [.forPrice, .to, .on]), let old = price(endingAt: index),
        isArrow || areFromAndTo(old.lowerBound - 1, index),
        let new = price(startingAt: index + 1), value(of: new) < value(of: old)
      else { continue }
      let (from, to) = (money(at: old), money(at: new))
      if !isArrow { use(old.lowerBound - 1..<old.lowerBound, as: .oldPrice) }
      use(index..<index + 1, as: .noise)
      setOld(from)
      monies[to].mark = .now
    }
  }

  /// Returns whether the words at two positions are before an old price and the price. "From £1 to £2" and "van 1,95
  /// tot 0,89" can be several prices.
  private func areFromAndTo(_ from: Int, _ to: Int) -> Bool {
    if has(to, .forPrice), has(from, [.of, .from]) { return true }
    if has(to, .to), has(from, .old), !has(from, [.of, .from]) { return true }
    return has(to, .on) && has(from, .of)
  }

  /// Marks the price that Markdown strikes through: "~~£1.99~~ £1.29".
  private func markStruckPrices() {
    for index in tokens.indices where isStrike(index) {
      guard let price = price(startingAt: index + 1), isStrike(price.upperBound) else { continue }
      setOld(money(at: price))
      use(index..<price.upperBound + 1, as: .oldPrice)
    }
  }

  /// Returns whether "~~" is at `index`.
  private func isStrike(_ index: Int) -> Bool {
    isSign(index, "~") && isFree(index) && typedLength(index) == 2
  }

  /// The tokens of a price, with or without a currency, that ends before the token at `end`, or nil.
  func price(endingAt end: Int) -> Range<Int>? {
    if let money = money(endingAt: end) { return monies[money].range }
    return isBarePrice(end - 1) ? end - 1..<end : nil
  }

  /// The tokens of a price, with or without a currency, that starts at `start`, or nil.
  func price(startingAt start: Int) -> Range<Int>? {
    if let money = money(startingAt: start) { return monies[money].range }
    return isBarePrice(start) && unit(start + 1) == nil
      && !has(start + 1, [.multiply, .container]) ? start..<start + 1 : nil
  }

  /// The index in `monies` of the price that starts at `start` and has no other meaning, or nil.
  func money(startingAt start: Int) -> Int? {
    monies.firstIndex { $0.range.lowerBound == start && $0.mark == .none }
  }

  /// The index in `monies` of the price that ends before `end` and has no other meaning, or nil.
  func money(endingAt end: Int) -> Int? {
    monies.firstIndex { $0.range.upperBound == end && $0.mark == .none }
  }

  /// The index in `monies` of the price at `range`; a price without a currency is added.
  func money(at range: Range<Int>) -> Int {
    if let index = monies.firstIndex(where: { $0.range == range }) { return index }
    let number = numbers[tokens[range.lowerBound].number]
    monies.append(
      Money(value: number.value, decimals: number.decimals, range: range, hasSign: false))
    use(range, as: .price)
    return monies.count - 1
  }

  func setOld(_ index: Int) {
    monies[index].mark = .old
    for token in monies[index].range { uses[token] = .oldPrice }
    decided(by: .oldPrice)
  }

  private func mark(after index: Int, as mark: Money.Mark) {
    var next = index + 1
    while isSign(next, ":") || isSign(next, "=") || isSign(next, "(") { next += 1 }
    if let money = money(startingAt: next) {
      use(index..<index + 1, as: mark == .old ? .oldPrice : .noise)
      if mark == .old { setOld(money) } else { monies[money].mark = .now }
    } else if let number = number(next), hasPriceDecimals(number),
      number.isInteger == (notation.currencyDecimals == 0), !isMeasured(number, before: next + 1),
      !number.isBroken, !number.isFraction, !has(next + 1, [.container, .multiply])
    {
      let found = money(at: next..<next + 1)
      use(index..<index + 1, as: mark == .old ? .oldPrice : .noise)
      if mark == .old { setOld(found) } else { monies[found].mark = .now }
      if mark == .now { markOld(before: index, above: number.value) }
    } else if mark == .old, isOldWholePrice(next, after: index) {
      use(index..<index + 1, as: .oldPrice)
      setOld(money(at: next..<next + 1))
    }
  }

  /// Returns whether the whole number at `index`, which has no currency, is an old price: it ends the line, and the
  /// lower price is directly before the word: "24.99 was 31".
  private func isOldWholePrice(_ index: Int, after word: Int) -> Bool {
    guard let old = number(index), old.isInteger, !old.isBroken, !old.isFraction,
      index + 1 == tokens.count || index + 2 == tokens.count && isSign(index + 1, ")"),
      let price = value(endingAt: isSign(word - 1, "(") || isSign(word - 1, ",") ? word - 1 : word)
    else { return false }
    // A number that is many times higher is another one.
    return old.value > price && old.value < price * Rational(4)
  }

  /// The price that ends before the token at `end`, which can be a whole number directly after an amount: "500 g 65
  /// statt 80".
  private func value(endingAt end: Int) -> Rational? {
    if let price = price(endingAt: end) { return value(of: price) }
    guard let number = number(end - 1), number.isInteger, !number.isBroken,
      unit(end - 2) != nil, isAfterNumber(end - 2)
    else { return nil }
    return number.value
  }

  /// Marks the higher price without a currency in "8,99 jetzt 6,99".
  private func markOld(before index: Int, above price: Rational) {
    let place = isSign(index - 1, ",") ? index - 2 : index - 1
    guard isBarePrice(place), let old = number(place), old.value > price else { return }
    setOld(money(at: place..<place + 1))
  }

  /// Returns whether a unit follows a number. "Galletas" after "3,49" is part of the name, because pieces are whole.
  private func isMeasured(_ number: NumberSpelling, before index: Int) -> Bool {
    guard let unit = unit(index)?.unit else { return false }
    return number.isInteger || unit.kind != .units
  }

  /// The lower of two prices if only it agrees with the unit price, which shops state for the price that is paid:
  /// "250 g (1 kg = 7,96 €) 1,99 € 3,49 €". The higher one becomes the old price. Nil for other prices.
  func reducedPriceBesideRate(_ prices: [Rational], _ amount: LineAmount?) -> Rational? {
    guard let amount, prices.count == 2, let low = prices.min(), let high = prices.max(),
      !hasOffer, !clues.contains(.membership), fits(amount, low) == true,
      fits(amount, high) == false,
      !monies.contains(where: { $0.isRange || isBound($0.range) || isLowest($0.range) })
    else { return nil }
    let places: [Range<Int>] = [low, high].compactMap { price in
      monies.first { [.none, .now].contains($0.mark) && $0.value == price }?.range
        ?? tokens.indices.first {
          tokens[$0].kind == .number && (isFree($0) || uses[$0] == .price)
            && numbers[tokens[$0].number].value == price
        }.map { $0..<$0 + 1 }
    }
    guard places.count == 2, !places.contains(where: hasWordBeside) else { return nil }
    _ = money(at: places[0])
    setOld(money(at: places[1]))
    decided(by: .unitPrice)
    return low
  }

  /// Returns whether a word is beside a price that isn't part of a quantity or of another price. It can be a condition,
  /// such as "app" or "ab 3".
  private func hasWordBeside(_ price: Range<Int>) -> Bool {
    [price.lowerBound - 1, price.upperBound].contains { index in
      guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
      return ![.measure, .count, .multiplier, .price, .unitPrice].contains(uses[index])
    }
  }
}
