/// Quantities that are joined by "x" or "of": "2 x 6 x 330 ml", "6 bottles of 20 cl", "500 g x 4".
extension LineParser {
  private struct Chain {
    var factors: [Quantity]
    /// The index of the token after the chain.
    var end: Int
    /// A Boolean value indicating whether factors are joined by "of".
    var hasOf = false
    /// A Boolean value indicating whether factors are joined by "x".
    var hasTimes = false

    var last: Quantity { factors[factors.count - 1] }
  }

  /// Reads a quantity, with all factors that are joined to it.
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
    var chain = Chain(factors: [first], end: end)
    if let count = readFactors(&chain, from: start) { return count }
    let range = start..<chain.end
    if chain.factors.count == 1 {
      guard first.form == .bare else { return quantityOfEach(first, range) }
      if let count = countBeforeContainer(first, range) { return count }
      keepFactor(first, range)
      return nil
    }
    if isSize(chain.factors) {
      findLongestSide(of: chain.factors)
      setAside(range)
      return nil
    }
    if let count = countNextToSize(chain.factors, range) { return count }
    guard let product = multiply(chain.factors, range: range) else { return nil }
    if chain.hasTimes { decided(by: .multiply) }
    if chain.hasOf { decided(by: .container) }
    return product
  }

  /// Reads the factors after the first one.
  ///
  /// - Returns: The first factor as a count, if the next one is only the minimum weight of each piece.
  private func readFactors(_ chain: inout Chain, from start: Int) -> Quantity? {
    while chain.end < tokens.count, let joint = joint(after: chain, from: start) {
      guard let factor = readFactor(joint.next) else { break }
      let end = factor.range.upperBound
      // "2 confezioni da 4 x 125 g": the number is a factor as well.
      let isFactor =
        joint.isOf && factor.form == .bare && has(end, .multiply) && isFree(end)
      if joint.isOf, factor.form == .bare, !isFactor {
        readUnknownContent(factor, at: joint.next, of: chain)
        break
      }
      if joint.isOf, chain.last.form == .bare, !isEach(chain.end), !isFactor,
        factor.form != .measure
      {
        break
      }
      // "10 eggs à 53 g+" states the minimum weight of each.
      if factor.unit == .gram, factor.value <= Rational(150), isSign(end, "+"),
        isGlued(end), !isGlued(end + 1), chain.factors[0].value >= Rational(4)
      {
        guard chain.factors[0].form == .bare, chain.factors.count == 1 else { break }
        return quantity([chain.factors[0].value], .piece, start..<chain.end + 1, .count)
      }
      chain.factors.append(factor)
      chain.end = end
      chain.hasOf = chain.hasOf || joint.isOf
      chain.hasTimes = chain.hasTimes || !joint.isOf
    }
    return nil
  }

  /// Returns whether the factors are joined to what follows by "of" or by "x", and the index of the next factor; nil if
  /// they aren't joined to it.
  private func joint(after chain: Chain, from start: Int) -> (isOf: Bool, next: Int)? {
    let (end, last) = (chain.end, chain.last)
    var next = chain.factors.count > 1 && isBracketBeforeTimes(end, from: start) ? end + 1 : end
    // "350ml缶×24本"
    if last.isMeasure, has(next, .container), isFree(next),
      unit(next) == nil || isIdeograph(next), has(next + 1, .multiply)
    {
      next += 1
    }
    guard isFree(next) else { return nil }
    if has(next, .multiply) {
      next += 1
      return (false, isSign(next, "(") ? next + 1 : next)
    }
    let isOf =
      (has(next, .of) || isEach(next)) && last.form != .measure
      || has(next, .packOf) && last.form == .bare
        // "Kronenbourg 1664 pack de 20 x 25 cl"
        && last.value < Rational(1000)
        && (isMeasure(at: next + 1) || isNumber(next + 1) && has(next + 2, .multiply))
    guard isOf else { return nil }
    next += 1
    return (true, isFree(next) && (isEach(next) || has(next, .about)) ? next + 1 : next)
  }

  /// Reads the number of "15 étuis de 10", which does not state what each of them contains.
  private func readUnknownContent(_ content: Quantity, at index: Int, of chain: Chain) {
    let first = chain.factors[0]
    guard chain.factors.count == 1, first.form == .container || first.form == .pack,
      content.value > .one,
      index + 1 == tokens.count || !isFree(index + 1) || isNumber(index + 1)
    else { return }
    // "24本 @88 2,112円"
    let total = first.value * content.value
    let isPrice = isSign(chain.end, "@") && monies.contains { $0.value == total }
    if !isPrice { looseFactor = content.value }
    use(chain.end..<content.range.upperBound, as: isPrice ? .unitPrice : .multiplier)
  }

  /// Reads the number of "8 oz can, 24/case" and "80 per box".
  private func countBeforeContainer(_ number: Quantity, _ range: Range<Int>) -> Quantity? {
    let end = range.upperBound
    guard has(end + 1, .container), unit(end + 1) == nil else { return nil }
    var count = number
    count.range = range.lowerBound..<end + 2
    if isSign(end, "/"), isGlued(end), isGlued(end + 1), number.value > .one, !number.isRange {
      count.form = .container
      return count
    }
    guard has(end, .per), !isSign(end, "/"), isFree(end), isFree(end + 1),
      number.values.count == 1
    else { return nil }
    count.form = .count
    (count.isEach, count.hasEachAfter) = (true, true)
    return count
  }

  /// Keeps the number of "2 x" for a quantity elsewhere in the line.
  private func keepFactor(_ number: Quantity, _ range: Range<Int>) {
    let end = range.upperBound
    guard has(end, .multiply), isFree(end), !number.isRange else { return }
    looseFactor = number.value
    use(range.lowerBound..<end + 1, as: .multiplier)
    readPacksOfLitres(number.value, end + 1)
  }

  /// Reads the words after a quantity that is that of each, and the packs before it.
  private func quantityOfEach(_ first: Quantity, _ range: Range<Int>) -> Quantity {
    let (start, end) = (range.lowerBound, range.upperBound)
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
    guard let packs = packsOfUnknownWord(beforeTimes: start - 1) else { return quantity }
    // "3 Tiegel x 75 ml" is certain, "50 cuts x 4 rolls" is not.
    guard quantity.isMeasure else {
      looseFactor = packs
      use(start - 3..<start, as: .multiplier)
      return quantity
    }
    decided(by: .multiply)
    quantity.multiply(by: packs)
    quantity.range = start - 3..<after
    return quantity
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
}
