/// Units before the price that is for one of them.
extension LineParser {
  /// Returns whether the sign is in "M/L", which is a size.
  func isBetweenSizes(_ index: Int) -> Bool {
    isSign(index, "/") && index > 0 && tokens[index - 1].kind == .word
      && typedLength(index - 1) == 1 && !has(index - 1, .currency)
  }

  /// Returns whether "per" is at `index`, with a price before it.
  private func isPerAfterPrice(_ index: Int) -> Bool {
    has(index, .per) && !isSign(index, "/") && money(endingAt: index) != nil
  }

  /// Reads the unit before a price: "2 Stück à 1,99 €", "1 kg = 7,98 €", "100gあたり158円".
  func readUnitBefore(_ index: Int) -> Bool {
    let start = monies[index].range.lowerBound
    if isBracketedUnitPrice(index) { return true }
    if isEachBeforePrice(start - 1, index) {
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
    if hasPer, isRateBeforePrice(amount, first, end: end) {
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

  /// Returns whether a word means that the price after it is that of one piece: "2 Stück à 1,99 €".
  private func isEachBeforePrice(_ word: Int, _ index: Int) -> Bool {
    guard has(word, .each), isFree(word), !isSign(word, "/"),
      !has(word, .of) || unit(word - 1) != nil
    else { return false }
    let isAfterPieces =
      unit(word - 1) == nil || unit(word - 1)?.unit?.kind == .units || has(word, .per)
      // "6 x 0,33 l à 0,79 €", "6 Flaschen Saft 1 l à 1,29 €"
      || has(word - 3, .multiply) && isAfterNumber(word - 3)
      || hasContainers(before: word - 2) && !has(word, .eachAfter)
      || isSecondEach(word)
    return isAfterPieces && !hasUnitAtStart && !isCountOfEach(word)
      && !isBetweenPrices(word, and: monies[index].value)
      && !isOfGroup(endingAt: monies[index].range.upperBound)
  }

  /// Returns whether an amount between a word for "per" and a price is what the price is for.
  ///
  /// - Parameters:
  ///   - first: The first token of the amount.
  ///   - end: The end of the amount.
  private func isRateBeforePrice(_ amount: LineAmount, _ first: Int, end: Int) -> Bool {
    // "6 Flaschen je 0,5 l 4,49 €" states a number of bottles.
    let isPack =
      (isNumber(first) || amount.unit.kind == .units) && !(isIdeograph(first) && first == end - 1)
      && (isNumber(first - 2) || unit(first - 2) != nil
        || has(first - 2, [.container, .pack, .of])
        || isNumber(first) && hasContainers(before: first - 1))
    // "6 rolls 110 sheets/roll 12,99 €" states what is on each roll.
    let isOfEach = unit(first - 2) != nil && isAfterNumber(first - 2)
    let isLetter = first > 0 && tokens[first - 1].kind == .word && typedLength(first - 1) == 1
    return (!isPack || isSign(first - 1, "/") && !isOfEach) && isOneUnit(amount)
      && (!isLetter || isIdeograph(first - 1))
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
