extension LineParser {
  /// Reads factors that are joined by "x" or "of": "2 x 6 x 330 ml", "6 bottles of 20 cl", "500 g x 4".
  func readChain(_ start: Int) -> Quantity? {
    if let size = dimensions(start) ?? endOfSize(start).map({ start..<$0 }) {
      setAside(size)
      return nil
    }
    if isPayLess(start) {
      hasOffer = true
      if let packs = number(start)?.count, let pay = number(start + 2)?.count {
        possibleOffer = try? Offer(.multibuy(packs: packs, pay: pay), limit: nil)
      }
      use(start..<start + 3, as: .offer)
      return nil
    }
    guard var first = readFactor(start) else { return nil }
    var end = first.range.upperBound
    if let counter = endOfCounter(first, at: end) {
      first.isEach = true
      end = counter
    }
    var factors = [first]
    var isJoined = false
    var hasTimes = false
    while end < tokens.count {
      var next = factors.count > 1 && isBracketBeforeTimes(end, from: start) ? end + 1 : end
      // "350ml缶×24本"
      if factors[factors.count - 1].isMeasure, has(next, .container), isFree(next),
        unit(next) == nil || isIdeograph(next), has(next + 1, .multiply)
      {
        next += 1
      }
      let isTimes = has(next, .multiply) && isFree(next)
      let isOf =
        !isTimes && isFree(next) && (has(next, .of) || isEach(next))
        && factors[factors.count - 1].form != .measure
        || !isTimes && isFree(next) && has(next, .packOf)
          && factors[factors.count - 1].form == .bare
          // "Kronenbourg 1664 pack de 20 x 25 cl"
          && factors[factors.count - 1].value < Rational(1000)
          && (isMeasure(at: next + 1) || isNumber(next + 1) && has(next + 2, .multiply))
      guard isTimes || isOf else { break }
      next += 1
      if isOf, isEach(next) || has(next, .about), isFree(next) { next += 1 }
      if isTimes, isSign(next, "(") { next += 1 }
      guard let factor = readFactor(next) else { break }
      let factorEnd = factor.range.upperBound
      // "2 confezioni da 4 x 125 g": the number is a factor as well.
      let isFactor = isOf && factor.form == .bare && has(factorEnd, .multiply) && isFree(factorEnd)
      if isOf, factor.form == .bare, !isFactor {
        // "15 étuis de 10": what each of them contains is not stated.
        if factors.count == 1, first.form == .container || first.form == .pack,
          factor.value > .one,
          next + 1 == tokens.count || !isFree(next + 1) || isNumber(next + 1)
        {
          // "24本 @88 2,112円"
          let total = first.value * factor.value
          let isPrice = isSign(end, "@") && monies.contains { $0.value == total }
          if !isPrice { looseFactor = factor.value }
          use(end..<factorEnd, as: isPrice ? .unitPrice : .multiplier)
        }
        break
      }
      if isOf, factors[factors.count - 1].form == .bare, !isEach(end), !isFactor,
        factor.form != .measure
      {
        break
      }
      // "10 eggs à 53 g+" states the minimum weight of each.
      if factor.unit == .gram, factor.value <= Rational(150), isSign(factorEnd, "+"),
        isGlued(factorEnd), !isGlued(factorEnd + 1), factors[0].value >= Rational(4)
      {
        guard first.form == .bare, factors.count == 1 else { break }
        return quantity([first.value], .piece, start..<end + 1, .count)
      }
      factors.append(factor)
      end = factorEnd
      isJoined = isJoined || isOf
      hasTimes = hasTimes || isTimes
    }
    let range = start..<end
    if factors.count == 1 {
      if first.form == .bare, has(end + 1, .container), unit(end + 1) == nil {
        var quantity = first
        quantity.range = start..<end + 2
        if isSign(end, "/"), isGlued(end), isGlued(end + 1), first.value > .one, !first.isRange {
          // "8 oz can, 24/case"
          quantity.form = .container
          return quantity
        }
        if has(end, .per), !isSign(end, "/"), isFree(end), isFree(end + 1),
          first.values.count == 1
        {
          // "80 per box"
          quantity.form = .count
          (quantity.isEach, quantity.hasEachAfter) = (true, true)
          return quantity
        }
      }
      if first.form == .bare {
        if has(end, .multiply), isFree(end), !first.isRange {
          looseFactor = first.value
          use(start..<end + 1, as: .multiplier)
          readPacksOfLitres(first.value, end + 1)
        }
        return nil
      }
      var quantity = first
      var after = end
      if has(end, .each), isFree(end) {
        quantity.isEach = true
        after += 1
        quantity.hasEachAfter =
          has(end, .eachAfter)
          || !isNumber(after) && !monies.contains { $0.range.lowerBound == after }
      } else if has(end, .per), isFree(end), isFree(end + 1), has(end + 1, .container),
        quantity.form != .container
      {
        // "244 sheets per roll"
        // "1,5 kg per net" states the amount of one net, which is the product.
        (quantity.isEach, quantity.hasEachAfter) = (true, unit(end + 1)?.unit == .roll)
        after += 2
      }
      quantity.range = start..<after
      if let packs = packsOfUnknownWord(beforeTimes: start - 1) {
        // "3 Tiegel x 75 ml" is certain, "50 cuts x 4 rolls" is not.
        guard quantity.isMeasure else {
          looseFactor = packs
          use(start - 3..<start, as: .multiplier)
          return quantity
        }
        decided(by: .multiply)
        quantity.multiply(by: packs)
        quantity.range = start - 3..<after
      }
      return quantity
    }
    if isSize(factors) {
      findLongestSide(of: factors)
      setAside(range)
      return nil
    }
    if let count = countNextToSize(factors, range) { return count }
    guard let product = multiply(factors, range: range) else { return nil }
    if hasTimes { decided(by: .multiply) }
    if isJoined { decided(by: .container) }
    return product
  }

  /// The 3 of "3 Tiegel x 75 ml", whose word is unknown, or nil.
  private func packsOfUnknownWord(beforeTimes times: Int) -> Rational? {
    guard has(times, .multiply), isFree(times), times > 1, tokens[times - 1].kind == .word,
      isFree(times - 1), sense(times - 1) == nil, !has(times - 3, .noiseBefore)
    else { return nil }
    return packCount(times - 2)
  }

  private func isMeasure(at index: Int) -> Bool {
    guard isNumber(index), let unit = unit(wordAfter(index + 1))?.unit else { return false }
    return unit.kind != .units
  }

  /// Returns whether "3x2" is at `index` in a language where it means three for the price of two.
  func isPayLess(_ index: Int) -> Bool {
    guard ["es", "it", "pt"].contains(notation.language), has(index + 1, .multiply),
      !has(index + 3, .multiply),
      isGlued(index + 1) && isGlued(index + 2) || !has(index + 3, [.pack, .packAfter, .container]),
      let packs = number(index), let paid = number(index + 2),
      packs.isInteger, paid.isInteger, packs.digits == 1, paid.digits == 1,
      paid.value < packs.value, paid.value.isPositive
    else { return false }
    // "3x2 l" is a number of packs.
    let sense = unit(index + 3)
    return sense == nil || sense?.unit?.kind == .units
  }

  /// Returns whether the factors are the length and width of something: "60 x 60 cm".
  func isSize(_ factors: [Quantity]) -> Bool {
    if isSizeOfSheet(factors) { return true }
    let lengths = factors.filter { $0.isMeasure && $0.unit.kind == .length }
    guard !lengths.isEmpty else { return false }
    if lengths.count > 1 { return true }
    guard let last = factors.last, last.isMeasure else { return false }
    if factors.dropLast().contains(where: { $0.form != .bare }) { return false }
    if last.unit == .metre { return factors.dropLast().contains { !$0.value.denominator.isOne } }
    return [.centimetre, .millimetre, .inch, .foot].contains(last.unit)
  }

  /// Returns whether the factors are those of "4x8 sheet", the size of one sheet.
  private func isSizeOfSheet(_ factors: [Quantity]) -> Bool {
    guard notation.language == "en", let sheet = factors.last, sheet.unit == .sheet,
      sheet.form == .count, factors.dropLast().allSatisfy({ $0.form == .bare })
    else { return false }
    return folded[tokens[sheet.range.upperBound - 1].end - 1] != 0x73
  }

  func multiply(_ factors: [Quantity], range: Range<Int>) -> Quantity? {
    let measures = factors.filter(\.isMeasure)
    guard measures.count <= 1 else { return nil }
    var result: Quantity
    if let measure = measures.first, let doses = readDoses(measure, factors) {
      decided(by: .measureAndCount)
      result = doses
      result.range = range
      return result
    }
    if let pieces = readWearerWeight(factors) {
      decided(by: .nameNumber)
      result = pieces
      (result.form, result.range) = (.count, range)
      return result
    }
    if let measure = measures.first, isCapacity(measure),
      let count = product(ofCounts: factors.filter { !$0.isMeasure })
    {
      // "bin bags 30 l x 20" states the capacity of each bag.
      decided(by: .measureAndCount)
      if isThingInName(of: measure) {
        thingAnswers = [
          LineAmount(count.value, .piece), LineAmount(count.value * measure.value, measure.unit),
        ]
      }
      result = count
      result.form = .count
      result.range = range
      return result
    }
    if let measure = measures.first {
      result = measure
    } else {
      let counts = factors.filter { $0.form == .count || $0.form == .container }
      guard let count = countThatStays(counts) ?? factors.first(where: { $0.form == .pack }) else {
        if factors.count == 2, bareFactors == nil {
          bareFactors = (first: factors[0].value, second: factors[1].value, range: range)
        } else {
          hasOffer = true
        }
        use(range, as: .offer)
        return nil
      }
      if count.unit == .sheet, counts.count > 1 { decided(by: .sheets) }
      result = count
      // "4 x 12 pouches 85 g": the size can be that of each container.
      let isOfContainers = counts.allSatisfy { $0.form == .container }
      if count.form != .pack, !isOfContainers { result.form = .count }
    }
    var factor = Rational.one
    var usedSelf = false
    for other in factors {
      let isSelf = other.range == result.range && !usedSelf
      if isSelf {
        usedSelf = true
        continue
      }
      guard other.value.denominator.isOne || other.isMeasure else { return nil }
      factor = factor * other.value
    }
    result.factor = result.factor * factor
    result.values = result.values.map { $0 * factor }
    result.isMultiplied = true
    result.isRange = factors.contains(where: \.isRange)
    result.range = range
    return result
  }

  /// The count that states the amount: sheets, not rolls; pieces, not packs.
  func countThatStays(_ counts: [Quantity]) -> Quantity? {
    counts.first { $0.unit == .sheet } ?? counts.first { $0.form == .count && $0.unit != .roll }
      ?? counts.last
  }
}
