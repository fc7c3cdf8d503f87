extension LineParser {
  /// Finds prices per unit: "2,99 €/kg", "1 kg = 7,98 €", "je 100 g 1,99 €", "(0.50 / 100 g)".
  func findUnitPrices() {
    readSignPerUnit()
    readPackTotals()
    readWeighedPrices()
    for index in monies.indices where monies[index].mark == .none {
      markPack(after: monies[index])
      if readUnitAfter(index) || readUnitBefore(index) { continue }
    }
    readBarePricesOfEach()
    readUnitAtEnd()
    readBareUnitPrices()
    markNamedUnitPrices()
  }

  /// Excludes the words for the pack after a price from the name: "5,28 €/pack".
  private func markPack(after money: Money) {
    let slash = money.range.upperBound
    guard isSign(slash, "/"), isPackWord(slash + 1) else { return }
    use(slash..<slash + 2, as: .noise)
  }

  /// Returns whether the token is part of "a pack" or "per pack" after a price. These words say nothing about the product.
  func isWordOfPricedPack(_ index: Int) -> Bool {
    let first = has(index, .pack) ? index - 1 : index
    return first > 0 && has(first, [.per, .each]) && isFree(first) && uses[first - 1] == .price
      && isPackWord(first + 1)
  }

  /// Returns whether an unused word for one pack is at `index`, without the number of its pieces.
  private func isPackWord(_ index: Int) -> Bool {
    has(index, .pack) && !has(index, [.numberedPack, .unit]) && isFree(index)
      && !has(index + 1, .of) && !isNumber(index + 1)
  }

  /// The amount of a unit price at `index`, "kg" or "100 g", and the position after it.
  func rateAmount(at index: Int) -> (amount: LineAmount, end: Int)? {
    if let sense = unit(index), let unit = sense.unit {
      return (LineAmount(sense.factor, unit), index + 1)
    }
    if let number = number(index), !number.isBroken, number.value.isPositive {
      if let sense = unit(index + 1), let unit = sense.unit {
        return (LineAmount(number.value * sense.factor, unit), index + 2)
      }
      return nil
    }
    // "/case" and "/each"
    if has(index, .container) || has(index, .each) && isSign(index - 1, "/"), isFree(index) {
      return (LineAmount(.one, .piece), index + 1)
    }
    return nil
  }

  func setRate(_ index: Int, _ amount: LineAmount, _ range: Range<Int>) {
    monies[index].mark = .rate
    monies[index].rate = amount
    for token in range.clamped(to: 0..<tokens.count)
    where uses[token] == nil || uses[token] == .price {
      uses[token] = .unitPrice
    }
    let own = monies[index].range
    monies[index].range =
      min(range.lowerBound, own.lowerBound)..<max(range.upperBound, own.upperBound)
  }

  /// Reads "€/kg 7,98", with the currency before the unit and the number after it.
  private func readSignPerUnit() {
    for index in tokens.indices
    where has(index, .currency) && !has(index, .packOf) && uses[index] == nil
      && isSign(index + 1, "/")
    {
      guard let (amount, end) = rateAmount(at: index + 2) else { continue }
      var next = end
      while isSign(next, ":") || isSign(next, "=") { next += 1 }
      if let number = number(next), unit(next + 1) == nil, !number.isFraction {
        monies.append(Money(number, range: index..<next + 1))
        use(index..<next + 1, as: .unitPrice)
        setRate(monies.count - 1, amount, index..<next + 1)
      } else {
        use(index..<end, as: .noise)
      }
    }
  }

  /// Reads the unit after a price: "2,99 €/kg", "1,10 euro pièce", "1,99 € = 1 kg".
  func readUnitAfter(_ index: Int) -> Bool {
    var next = monies[index].range.upperBound
    if isSign(next, ")") { return false }
    if let amount = unitInBrackets(next, beside: index) {
      setRate(index, amount, monies[index].range.lowerBound..<next + 1)
      return true
    }
    if isForUnit(next) { next += 1 }
    let hasSlash = isSign(next, "/")
    if hasSlash || has(next, .per) && isFree(next) || isArticleOfUnit(next) {
      return readUnitAfterPer(next, of: index, isSlash: hasSlash)
    }
    if has(next, .each), isFree(next), !isNumber(next + 1),
      // Either of the two prices can be that of one piece: "2,95 € l'unité 1,99 €".
      !monies.contains(where: { $0.range.lowerBound == next + 1 })
    {
      return readUnitAfterEach(next, of: index)
    }
    if isOneOfSeveral(next), isLastWord(next + 1) {
      setRate(index, LineAmount(.one, .piece), monies[index].range.lowerBound..<next + 2)
      return true
    }
    // "1,10 euro pièce", "99 kr. kg"
    if let sense = unit(next), let unit = sense.unit, sense.isOne,
      unit == .piece && !has(next, [.noun, .dosage, .container])
        || unit == .kilogram || unit == .pound || isVolumeInFull(next, sense),
      next + 1 == tokens.count || tokens[next + 1].kind == .sign || isUnitBeforeName(next),
      unit.kind == .weight || unit.kind == .volume && isOnlyUnit(next)
        || unit.kind == .units
          && !tokens.indices.contains(where: { $0 != next && self.unit($0)?.unit == unit })
    {
      setRate(index, LineAmount(.one, unit), monies[index].range.lowerBound..<next + 1)
      return true
    }
    if let amount = unitOfGoods(next) ?? unitOfColonPrice(next) {
      setRate(index, amount, monies[index].range.lowerBound..<next + 1)
      return true
    }
    // "1,99 € = 1 kg"
    if isSign(next, "="), let (amount, end) = rateAmount(at: next + 1), isOneUnit(amount) {
      setRate(index, amount, monies[index].range.lowerBound..<end)
      return true
    }
    return false
  }

  /// Reads the unit after a slash or a word for "per", which follows a price.
  private func readUnitAfterPer(_ word: Int, of index: Int, isSlash: Bool) -> Bool {
    // "25 جنيه للكيلو": the unit contains the word for "per".
    let hasOwnWord = isSlash || unit(word) == nil || rateAmount(at: word + 1) != nil
    let next = hasOwnWord ? word + 1 : word
    guard let (amount, end) = rateAmount(at: next) else {
      return !isSlash && readLastEach(word, after: index)
    }
    // Either of the two prices can be the unit price: "1,99 € je Ei 0,33 €".
    if !isSlash, monies.contains(where: { $0.range.lowerBound == end }) {
      sharedRate = (amount, word..<end)
      return false
    }
    // "12 € per 6 bottles" and "5 € à 500 g" are read like any other amount.
    if !isSlash, has(next, .container), unit(next) == nil, has(word, .each),
      !present.contains(.multiply)
    {
      return false
    }
    setRate(index, amount, monies[index].range.lowerBound..<end)
    return true
  }

  /// Reads the unit after a word for "each", which follows a price; it can be one piece.
  private func readUnitAfterEach(_ word: Int, of index: Int) -> Bool {
    let start = monies[index].range.lowerBound
    if let (amount, end) = rateAmount(at: word + 1) {
      setRate(index, amount, start..<end)
      return true
    }
    // "32 centimes à ce prix": the word is a preposition.
    if typedLength(word) == 1, tokens[word].kind == .word { return false }
    setRate(index, LineAmount(.one, .piece), start..<word + 1)
    return true
  }
}
