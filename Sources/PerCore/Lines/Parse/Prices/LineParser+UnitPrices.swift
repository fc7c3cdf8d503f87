extension LineParser {
  /// Finds prices per unit: "2,99 €/kg", "1 kg = 7,98 €", "je 100 g 1,99 €", "(0.50 / 100 g)".
  func findUnitPrices() {
    readSignPerUnit()
    readPackTotals()
    readWeighedPrices()
    for index in monies.indices where monies[index].mark == .none {
      if readUnitAfter(index) || readUnitBefore(index) { continue }
    }
    readBarePricesOfEach()
    readUnitAtEnd()
    readBareUnitPrices()
    markNamedUnitPrices()
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

  func readUnitAfter(_ index: Int) -> Bool {
    var next = monies[index].range.upperBound
    if isSign(next, ")") { return false }
    if let amount = unitInBrackets(next, beside: index) {
      setRate(index, amount, monies[index].range.lowerBound..<next + 1)
      return true
    }
    if isForUnit(next) { next += 1 }
    let hasSlash = isSign(next, "/")
    let hasWord = has(next, .per) && isFree(next) || isArticleOfUnit(next)
    if hasSlash || hasWord {
      let word = next
      // "25 جنيه للكيلو": the unit contains the word for "per".
      if hasSlash || unit(word) == nil || rateAmount(at: word + 1) != nil { next += 1 }
      guard let (amount, end) = rateAmount(at: next) else {
        return !hasSlash && readLastEach(word, after: index)
      }
      // Either of the two prices can be the unit price: "1,99 € je Ei 0,33 €".
      if !hasSlash, monies.contains(where: { $0.range.lowerBound == end }) {
        sharedRate = (amount, word..<end)
        return false
      }
      // "12 € per 6 bottles" and "5 € à 500 g" are read like any other amount.
      if !hasSlash, has(next, .container), unit(next) == nil, has(word, .each),
        !present.contains(.multiply)
      {
        return false
      }
      setRate(index, amount, monies[index].range.lowerBound..<end)
      return true
    }
    if has(next, .each), isFree(next), !isNumber(next + 1),
      // Either of the two prices can be that of one piece: "2,95 € l'unité 1,99 €".
      !monies.contains(where: { $0.range.lowerBound == next + 1 })
    {
      if let (amount, end) = rateAmount(at: next + 1) {
        setRate(index, amount, monies[index].range.lowerBound..<end)
      } else if typedLength(next) == 1, tokens[next].kind == .word {
        // "32 centimes à ce prix": the word is a preposition.
        return false
      } else {
        setRate(index, LineAmount(.one, .piece), monies[index].range.lowerBound..<next + 1)
      }
      return true
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

  /// Returns whether the sign is in "M/L", which is a size.
  func isBetweenSizes(_ index: Int) -> Bool {
    isSign(index, "/") && index > 0 && tokens[index - 1].kind == .word
      && typedLength(index - 1) == 1 && !has(index - 1, .currency)
  }

  /// Returns whether "per" is at `index`, with a price before it.
  private func isPerAfterPrice(_ index: Int) -> Bool {
    has(index, .per) && !isSign(index, "/") && money(endingAt: index) != nil
  }

  func readUnitBefore(_ index: Int) -> Bool {
    let start = monies[index].range.lowerBound
    if isBracketedUnitPrice(index) { return true }
    // "2 Stück à 1,99 €"
    if has(start - 1, .each), isFree(start - 1), !isSign(start - 1, "/"),
      !has(start - 1, .of) || unit(start - 2) != nil,
      unit(start - 2) == nil || unit(start - 2)?.unit?.kind == .units || has(start - 1, .per)
        // "6 x 0,33 l à 0,79 €", "6 Flaschen Saft 1 l à 1,29 €"
        || has(start - 4, .multiply) && isAfterNumber(start - 4)
        || hasContainers(before: start - 3) && !has(start - 1, .eachAfter)
        || isSecondEach(start - 1),
      !hasUnitAtStart, !isCountOfEach(start - 1),
      !isBetweenPrices(start - 1, and: monies[index].value),
      !isOfGroup(endingAt: monies[index].range.upperBound)
    {
      setRate(index, LineAmount(.one, .piece), start - 1..<monies[index].range.upperBound)
      return true
    }
    if isOfContainer(before: start) {
      setRate(index, LineAmount(.one, .piece), start - 2..<monies[index].range.upperBound)
      return true
    }
    var end = start
    while isSign(end - 1, ":") || isSign(end - 1, "=") || isPriceWord(end - 1) { end -= 1 }
    let hasEquals = isSign(start - 1, "=")
    // "100gあたり158円"
    if has(end - 1, .per), isFree(end - 1), unit(end - 2) != nil,
      isIdeograph(end - 1)
    {
      let first = isNumber(end - 3) ? end - 3 : end - 2
      if let (amount, after) = rateAmount(at: first), after == end - 1 {
        setRate(index, amount, first..<monies[index].range.upperBound)
        return true
      }
    }
    guard unit(end - 1) != nil else { return false }
    let first = isNumber(end - 2) ? end - 2 : end - 1
    guard let (amount, after) = rateAmount(at: first), after == end else { return false }
    // "@ 1.99/lb $10.19"
    if isSign(first - 1, "/"), isGlued(first - 1), isNumber(first - 2) { return false }
    if isPerAfterPrice(first - 1) { return false }
    let hasPer =
      has(first - 1, .per) && isFree(first - 1) && !isBetweenSizes(first - 1)
      && !isOfPart(first - 1)
      || has(first, .per) && first == end - 1
    // "6 Flaschen je 0,5 l 4,49 €" states a number of bottles.
    let isPack =
      (isNumber(first) || amount.unit.kind == .units) && !(isIdeograph(first) && first == end - 1)
      && (isNumber(first - 2) || unit(first - 2) != nil
        || has(first - 2, [.container, .pack, .of])
        || isNumber(first) && hasContainers(before: first - 1))
    let isLetter = first > 0 && tokens[first - 1].kind == .word && typedLength(first - 1) == 1
    // "6 rolls 110 sheets/roll 12,99 €" states what is on each roll.
    let isOfEach = unit(first - 2) != nil && isAfterNumber(first - 2)
    if hasPer, !isPack || isSign(first - 1, "/") && !isOfEach, isOneUnit(amount),
      !isLetter || isIdeograph(first - 1)
    {
      // "crudo all'etto 3,20 €": the unit contains the word for "per".
      let hasOwn = has(first - 1, .per) && isFree(first - 1)
      setRate(index, amount, (hasOwn ? first - 1 : first)..<monies[index].range.upperBound)
      return true
    }
    let isOfUnit =
      first == end - 1
      && (end == start
        && (isUnitAlone(first) || isUnitAfterPrice(first) || isPieceAfterPacks(first))
        || isUnitBesideAmount(first))
    guard hasEquals && isOneUnit(amount) && amount.unit.kind != .units || isOfUnit else {
      return false
    }
    setRate(index, amount, first..<monies[index].range.upperBound)
    return true
  }

  /// Returns whether the unit follows another price and a comma: "1,99 €, kg 0,80 €".
  private func isUnitAfterPrice(_ index: Int) -> Bool {
    guard let kind = sense(index)?.unit?.kind, kind == .weight || kind == .volume else {
      return false
    }
    return (isSign(index - 1, ",") || isSign(index - 1, ";") || isSign(index - 1, "-"))
      && money(endingAt: index - 1) != nil
  }

  /// Returns whether a Chinese or Japanese word for an old or a current price is at `index`: "税抜", "税込".
  private func isPriceWord(_ index: Int) -> Bool {
    has(index, [.old, .now]) && isFree(index) && isIdeograph(index)
  }

  /// Reads "(100 g 0,99 €)" if the line has another price.
  private func isBracketedUnitPrice(_ index: Int) -> Bool {
    let range = monies[index].range
    guard let (amount, start) = bracketedAmount(before: range) else { return false }
    setRate(index, amount, start..<range.upperBound)
    return true
  }

  /// The amount of "(1 kg 4,44)" and "(100 g = 0,99 €)" and its position, if the line has a price outside the brackets.
  func bracketedAmount(before price: Range<Int>) -> (amount: LineAmount, start: Int)? {
    var end = price.lowerBound
    while isSign(end - 1, ":") || isSign(end - 1, "=") { end -= 1 }
    guard isSign(price.upperBound, ")"), unit(end - 1) != nil else { return nil }
    let start = isNumber(end - 2) ? end - 2 : end - 1
    guard isSign(start - 1, "("), let (amount, after) = rateAmount(at: start), after == end,
      isOneUnit(amount), amount.unit.kind != .units || amount.value == .one,
      hasPrice(outside: start..<price.upperBound)
    else { return nil }
    return (amount, start)
  }

  /// Returns whether the line has a price, or a number like one, that is not in `range`.
  func hasPrice(outside range: Range<Int>) -> Bool {
    monies.contains { $0.mark == .none && !$0.range.overlaps(range) }
      || tokens.indices.contains {
        !range.contains($0) && number($0).map(isLikePrice) == true && unit($0 + 1) == nil
      }
  }

  /// Returns whether the unit at `index` has no number, so that a price after it is for one of them: "Tomaten kg 2,49",
  /// "Gurke St. 0,49 €", "milk gallon 3.99".
  func isUnitAlone(_ index: Int) -> Bool {
    guard let sense = unit(index), let unit = sense.unit, tokens[index].kind == .word,
      !hasDoubtfulHalf, sense.isOne,
      unit == .kilogram || unit == .pound && !has(index, .currency)
        || unit == .piece && !has(index, [.noun, .dosage])
        || isVolumeInFull(index, sense)
    else { return false }
    return index > 0 && (tokens[index - 1].kind == .word || isSign(index - 1, "%"))
      && tokens[index].hasSpaceBefore
      && !has(
        index - 1,
        [.numberWord, .per, .of, .to, .from, .packAfter, .pack, .unit, .container, .adjective])
      && !has(index - 1, .part) && !has(index - 1, .numeral)
      && !has(index, .plural)
      && !tokens.indices.contains(where: { $0 != index && self.unit($0) != nil })
  }
}
