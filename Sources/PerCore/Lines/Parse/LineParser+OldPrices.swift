extension LineParser {
  mutating func markPrices() {
    markFromTo()
    for index in tokens.indices where uses[index] == nil {
      if has(index, .deposit) {
        markDeposit(index)
      } else if has(index, .old) {
        mark(after: index, as: .old)
      } else if has(index, .now) {
        mark(after: index, as: .now)
      }
    }
    // If one price is called the current one, the others are old.
    if monies.contains(where: { $0.mark == .now }) {
      for index in monies.indices where monies[index].mark == .none { setOld(index) }
    }
  }

  /// Marks the prices of "van 4,99 voor 3,49" and "de R$ 12,90 por R$ 9,90".
  private mutating func markFromTo() {
    guard present.contains(.forPrice) else { return }
    for index in tokens.indices where has(index, .forPrice) && isFree(index) {
      guard let old = price(endingAt: index), has(old.lowerBound - 1, [.of, .from]),
        let new = price(startingAt: index + 1)
      else { continue }
      let (from, to) = (money(at: old), money(at: new))
      guard monies[to].value < monies[from].value else { continue }
      use(old.lowerBound - 1..<old.lowerBound, as: .oldPrice)
      use(index..<index + 1, as: .noise)
      setOld(from)
      monies[to].mark = .now
    }
  }

  private func price(endingAt end: Int) -> Range<Int>? {
    if let money = monies.first(where: { $0.range.upperBound == end && $0.mark == .none }) {
      return money.range
    }
    return number(end - 1).map(isLikePrice) == true && notation.currencyDecimals > 0
      ? end - 1..<end : nil
  }

  private func price(startingAt start: Int) -> Range<Int>? {
    if let money = monies.first(where: { $0.range.lowerBound == start && $0.mark == .none }) {
      return money.range
    }
    return number(start).map(isLikePrice) == true && notation.currencyDecimals > 0
      && unit(start + 1) == nil && !has(start + 1, [.multiply, .container])
      ? start..<start + 1 : nil
  }

  /// The index in `monies` of the price at `range`; a price without a currency is added.
  private mutating func money(at range: Range<Int>) -> Int {
    if let index = monies.firstIndex(where: { $0.range == range }) { return index }
    let number = numbers[tokens[range.lowerBound].number]
    monies.append(
      Money(value: number.value, decimals: number.decimals, range: range, hasSign: false))
    use(range, as: .price)
    return monies.count - 1
  }

  private mutating func setOld(_ index: Int) {
    monies[index].mark = .old
    for token in monies[index].range { uses[token] = .oldPrice }
    decided(by: .oldPrice)
  }

  private mutating func mark(after index: Int, as mark: Money.Mark) {
    var next = index + 1
    while isSign(next, ":") || isSign(next, "=") || isSign(next, "(") { next += 1 }
    if let money = monies.indices.first(where: {
      monies[$0].range.lowerBound == next && monies[$0].mark == .none
    }) {
      use(index..<index + 1, as: mark == .old ? .oldPrice : .noise)
      if mark == .old { setOld(money) } else { monies[money].mark = .now }
    } else if let number = number(next), hasPriceDecimals(number),
      number.isInteger == (notation.currencyDecimals == 0), unit(next + 1) == nil,
      !number.isBroken, !number.isFraction, !has(next + 1, [.container, .multiply])
    {
      let found = money(at: next..<next + 1)
      use(index..<index + 1, as: mark == .old ? .oldPrice : .noise)
      if mark == .old { setOld(found) } else { monies[found].mark = .now }
    }
  }

  private mutating func markDeposit(_ index: Int) {
    if has(index - 1, .including) { hasIncludedDeposit = true }
    var next = index + 1
    while isSign(next, ":") || isSign(next, "=") || has(next, .of) { next += 1 }
    func money(_ condition: (Money) -> Bool) -> Int? {
      monies.indices.first { monies[$0].mark == .none && condition(monies[$0]) }
    }
    use(index..<index + 1, as: .deposit)
    let (after, before) = (
      money { $0.range.lowerBound == next }, money { $0.range.upperBound == index }
    )
    var found = after ?? before
    // "3,10 € Pfand 17,99 €": the lower price is the deposit. "1,14 € zzgl. Pfand 1,50 €" is clear.
    let isPhrase = folded[tokens[index].start..<tokens[index].end].contains(0x20)
    if !isPhrase, let after, let before, monies[before].value < monies[after].value {
      found = before
      if isSign(index + 1, "=") { hasIncludedDeposit = true }
    }
    if let found {
      // A single price before "plus deposit" is the price of the product.
      let isOnly = monies.count { $0.mark == .none } == 1
      let isBefore = monies[found].range.upperBound == index
      let start = monies[found].range.lowerBound
      if isOnly, isBefore, !isSign(start - 1, "+"), !has(start - 1, [.including, .plus]) { return }
      if has(start - 1, .including) { hasIncludedDeposit = true }
      monies[found].mark = .deposit
      for token in monies[found].range { uses[token] = .deposit }
      return
    }
    let isLower =
      !isPhrase
      && number(index - 1).flatMap { before in number(next).map { before.value < $0.value } }
        ?? false
    let isAdded = has(index - 2, .plus) || isSign(index - 2, "+") || isLower
    for place in isAdded ? [index - 1, next] : [next, index - 1] {
      guard let number = number(place), number.decimals == notation.currencyDecimals,
        notation.currencyDecimals > 0, !number.isBroken, unit(place + 1) == nil
      else { continue }
      if place < index, !isAdded { continue }
      monies.append(
        Money(
          value: number.value, decimals: number.decimals, range: place..<place + 1,
          mark: .deposit, hasSign: false))
      return use(place..<place + 1, as: .deposit)
    }
  }
}
