extension LineParser {
  /// Marks the deposit beside a word for it: "+ 0,25 € Pfand", "zzgl. Pfand 1,50 €".
  func markDeposit(_ index: Int) {
    if has(index - 1, .including) || has(index, .including) { hasIncludedDeposit = true }
    let hasPrice =
      !monies.isEmpty || uses.contains(.offer) || tokens.indices.contains(where: isBarePrice)
    if hasPrice, has(index - 1, [.including, .plus]), isFree(index - 1),
      tokens[index - 1].kind == .word
    {
      use(index - 1..<index, as: .deposit)
    }
    let next = readWordsAfterDeposit(index)
    use(index..<index + 1, as: .deposit)
    let after = depositMoney { $0.range.lowerBound == next }
    let before = depositMoney { $0.range.upperBound == (has(index - 1, .of) ? index - 1 : index) }
    // "3,10 € Pfand 17,99 €": the lower price is the deposit. "1,14 € zzgl. Pfand 1,50 €" is clear.
    let isPhrase = foldedText(index).contains(0x20)
    if !isPhrase, let after, let before, monies[before].value < monies[after].value {
      if canBeDeposit(monies[after].value, ofPrice: monies[before].value) { return }
      if isSign(index + 1, "=") { hasIncludedDeposit = true }
      markDepositPrice(before, besides: index, next: next, isPhrase: isPhrase)
    } else if let found = after ?? before {
      markDepositPrice(found, besides: index, next: next, isPhrase: isPhrase)
    } else {
      readBareDeposit(besides: index, next: next, isPhrase: isPhrase)
    }
  }

  /// Reads what can be between the word for a deposit and its price.
  ///
  /// - Returns: The index of the token after it.
  private func readWordsAfterDeposit(_ index: Int) -> Int {
    var next = index + 1
    if isDepositClass(next) { next += 1 }
    // "Pfand enthalten 0,25 €"
    if has(next, .including), isFree(next), isNumber(next + 1) || price(startingAt: next + 1) != nil
    {
      hasIncludedDeposit = true
      use(next..<next + 1, as: .deposit)
      next += 1
    }
    while isSign(next, ":") || isSign(next, "=") || has(next, .of) { next += 1 }
    markDepositOfEach(index, next)
    markDepositFactor(index, &next)
    return next
  }

  private func depositMoney(where condition: (Money) -> Bool) -> Int? {
    monies.indices.first {
      (monies[$0].mark == .none || isDepositOfEach && monies[$0].mark == .rate)
        && condition(monies[$0])
    }
  }

  /// Marks the price beside the word for a deposit, unless it is that of the product.
  private func markDepositPrice(_ found: Int, besides index: Int, next: Int, isPhrase: Bool) {
    // A single price before "plus deposit" is the price of the product.
    let isOnly = monies.count { $0.mark == .none || isPhrase && $0.mark == .rate } == 1
    let isBefore = monies[found].range.upperBound == index
    var start = monies[found].range.lowerBound
    if depositFactor != nil, has(start - 1, .multiply) { start -= 2 }
    if isOnly, isBefore, !isSign(start - 1, "+"), !has(start - 1, [.including, .plus]) {
      // "0,99 € Pfand 3"
      if isWholeDeposit(next, besides: index, isAdded: false) { addDeposit(next) }
      return
    }
    if !isSign(start - 1, "+"), !has(start - 1, .plus) {
      findInclusion(of: start..<monies[found].range.upperBound, besides: index)
    }
    monies[found].mark = .deposit
    if has(start - 1, .plus) { use(start - 1..<start, as: .deposit) }
    if has(index - 1, .plus) { use(index - 1..<index, as: .deposit) }
    for token in monies[found].range { uses[token] = .deposit }
  }

  /// Reads a number without a currency beside the word for a deposit: "4,99 0,25 Pfand".
  private func readBareDeposit(besides index: Int, next: Int, isPhrase: Bool) {
    let beside = number(index - 1).flatMap { before in number(next).map { (before, $0) } }
    let isLower = !isPhrase && beside.map { $0.value < $1.value } ?? false
    if isLower, let (before, after) = beside, canBeDeposit(after.value, ofPrice: before.value) {
      return
    }
    var sign = index - 2
    if depositFactor != nil, has(sign, .multiply) { sign -= 2 }
    let isAdded =
      has(sign, .plus) || has(sign, .including) || isSign(sign, "+") || isLower
      || isBesideHigherPrice(index - 1)
    for place in isAdded ? [index - 1, next] : [next, index - 1] {
      guard let number = number(place), !number.isBroken,
        unit(place + 1) == nil || isGrosz(place)
      else { continue }
      if number.isInteger {
        guard isWholeDeposit(place, besides: index, isAdded: isAdded) else { continue }
      } else if number.decimals != notation.currencyDecimals || place < index && !isAdded {
        continue
      }
      addDeposit(place)
      if !has(sign, .plus), !isSign(sign, "+") {
        findInclusion(of: place..<place + 1, besides: index)
      }
      if place > index, has(index - 1, .plus) { use(index - 1..<index, as: .deposit) }
      if has(sign, .plus) { use(sign..<sign + 1, as: .deposit) }
      return
    }
  }

  /// Returns whether the higher of two amounts of money can be the deposit: "2,99 € Pfand 3,30 €". The deposit of a
  /// crate can be up to twice its price.
  private func canBeDeposit(_ higher: Rational, ofPrice lower: Rational) -> Bool {
    higher < lower * Rational(2)
  }

  /// Returns whether a higher price is directly before the number at `index`: "4,99 0,25 Pfand", "4,99 € 0,25 Pfand".
  private func isBesideHigherPrice(_ index: Int) -> Bool {
    guard let deposit = number(index), isLikePrice(deposit), !isNumber(index + 2) else {
      return false
    }
    let price =
      money(endingAt: index).map { monies[$0].value }
      ?? number(index - 1).flatMap { isLikePrice($0) ? $0.value : nil }
    return price.map { $0 > deposit.value } ?? false
  }

  /// Finds the word that includes a deposit in the price: "inkl. 3,30 € Pfand", "consigne 0,60 € incluse". In "Pfand
  /// 3,30 € inkl. MwSt." the word includes something else.
  ///
  /// - Parameter word: The word for the deposit.
  private func findInclusion(of deposit: Range<Int>, besides word: Int) {
    let end = deposit.upperBound
    // "Pfand 0,25 € bereits enthalten"
    let isApart = isFree(end) && tokens[end].kind == .word && sense(end) == nil
    for index in [deposit.lowerBound - 1, isApart && has(end + 1, .including) ? end + 1 : end]
    where has(index, .including) && isFree(index) {
      if index == deposit.upperBound, index + 1 != word, tokens.indices.contains(index + 1),
        tokens[index + 1].kind == .word
      {
        continue
      }
      hasIncludedDeposit = true
      use(index..<index + 1, as: .deposit)
    }
  }

  /// Finds the word "each" beside a deposit: "+ je 0,25 € Pfand", "Pfand je 0,25 €", "Pfand 0,25 € je Flasche".
  ///
  /// - Parameters:
  ///   - index: The word for the deposit.
  ///   - next: The token after it.
  private func markDepositOfEach(_ index: Int, _ next: Int) {
    let price =
      monies.first { $0.range.lowerBound == next } ?? monies.first { $0.range.upperBound == index }
    if let price, price.mark == .rate, price.rate.map({ $0.unit.kind == .units }) ?? true {
      isDepositOfEach = true
    }
    let start = price?.range.lowerBound ?? index - 1
    let end = max(price?.range.upperBound ?? next, index + 1)
    for place in [start, start - 1, end] where isFree(place) && has(place, [.each, .eachAfter]) {
      isDepositOfEach = true
      use(place..<place + 1, as: .deposit)
      if place == end, has(end + 1, .container) { use(end + 1..<end + 2, as: .deposit) }
    }
    markContainerOfDeposit(end)
  }

  /// Reads "per can", "pro Flasche" and "/Flasche" after a deposit. "Pro Kasten" is the deposit of the whole pack.
  private func markContainerOfDeposit(_ index: Int) {
    let word = index + 1
    guard isSign(index, "/") || has(index, [.per, .each, .from]), isFree(index), isFree(word),
      has(word, .container) || unit(word)?.unit?.kind == .units
    else { return }
    if !has(word, .outerPack) { isDepositOfEach = true }
    use(index..<word + 1, as: .deposit)
  }

  /// Finds the number in "+ 6 x 0,25 € Pfand" and "Pfand 6 x 0,25 €".
  ///
  /// - Parameters:
  ///   - index: The word for the deposit.
  ///   - next: The token after it. The number is skipped.
  private func markDepositFactor(_ index: Int, _ next: inout Int) {
    if has(next + 1, .multiply), isFree(next + 1), let packs = packCount(next, digits: 2),
      price(startingAt: next + 2) != nil
    {
      depositFactor = packs
      use(next..<next + 2, as: .deposit)
      next += 2
    } else if let price = price(endingAt: index), has(price.lowerBound - 1, .multiply),
      let packs = packCount(price.lowerBound - 2, digits: 2),
      has(price.lowerBound - 3, .plus) || isSign(price.lowerBound - 3, "+")
    {
      depositFactor = packs
      use(price.lowerBound - 2..<price.lowerBound, as: .deposit)
    }
  }

  private var hasMeasure: Bool { quantities.contains(where: \.isMeasure) }

  /// The deposit of the whole pack.
  var deposit: Rational? {
    guard let deposit = monies.first(where: { $0.mark == .deposit })?.value else { return nil }
    let containers =
      quantities.first { $0.isMultiplied && $0.factor.denominator.isOne }?.factor
      // "33 cl 6-pack"
      ?? quantities.first { $0.form == .pack && !$0.isMultiplied && hasMeasure }?.value
    if let depositFactor { return deposit * depositFactor }
    return isDepositOfEach ? deposit * (containers ?? .one) : deposit
  }
}
