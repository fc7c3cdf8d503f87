extension LineParser {
  /// Finds amounts, with their packs multiplied out.
  func findQuantities() {
    var index = 0
    while index < tokens.count {
      if uses[index] == nil, !isUpperGrade(index), let quantity = readChain(index) {
        for token in quantity.range where uses[token] == nil {
          uses[token] = quantity.isMeasure ? .measure : .count
        }
        quantities.append(quantity)
        index = max(quantity.range.upperBound, index + 1)
      } else {
        index += 1
      }
    }
    findPiecesAfterNoun()
    removeLimits()
    removeYields()
    findPackCounts()
    findFactorOfPack()
    findPacksBeforeRate()
    readBareFactors()
    markBrackets()
    for index in quantities.indices { multiplyByNoun(index) }
    markWeights()
    markBetween()
    markArticles()
    findCouple()
    findPacksOfNoun()
  }

  /// Finds the number of pieces in "Eggs 12 £2.25", between a noun and the price. Smaller numbers are often sizes or
  /// models.
  private func findPiecesAfterNoun() {
    guard quantities.isEmpty, present.contains(.noun) || present.contains(.unit),
      let index = tokens.indices.first(where: { isPiecesAfterNoun($0) }),
      let unit = unit(nounBefore(index))?.unit, let pieces = number(index)?.value
    else { return }
    let start = nounBefore(index) + 1 < index && has(index - 1, .group) ? index - 1 : index
    quantities.append(quantity([pieces], unit, start..<index + 1, .count))
    use(start..<index + 1, as: .count)
    decided(by: .nameAndInteger)
  }

  /// The token before `index`, or the one before a size or a word for a group: "Eggs L 10", "oeufs les 12".
  private func nounBefore(_ index: Int) -> Int {
    (isLetterSize(index - 1) || has(index - 1, .group)) && has(index - 2, .noun)
      ? index - 2 : index - 1
  }

  private func isPiecesAfterNoun(_ index: Int) -> Bool {
    let noun = nounBefore(index)
    // "Tea bags 160"; other bags are containers.
    let isTeaBags = unit(noun)?.unit == .bag && !has(noun, .container)
    guard has(noun, .noun) || isTeaBags, !has(noun, [.capacity, .cup]), !isAfterNumber(noun),
      let pieces = packCount(index), pieces >= Rational(4), tokens[index].hasSpaceBefore
    else { return false }
    var next = index + 1
    // "Eggs 12 large"
    while has(next, .adjective), isFree(next) { next += 1 }
    guard tokens.indices.contains(next) else { return false }
    return uses[next] == .price || next + 1 == tokens.count && isBarePrice(next)
  }

  /// Removes the measure of "10 cubes for 5 l", which is what can be made of them, and the count of "candlestick for
  /// four candles", which is what they are for.
  private func removeYields() {
    guard present.contains(.forPrice) else { return }
    for index in tokens.indices where has(index, .forPrice) && isFree(index) {
      guard !monies.contains(where: { $0.range.upperBound == index }), !isNumber(index - 1),
        let place = quantities.firstIndex(where: { $0.range.lowerBound == index + 1 }),
        quantities[place].isMeasure
          ? (0..<index).contains(where: { isNumber($0) || uses[$0] == .count })
          : isNoun(quantities[place]) && isFree(index - 1) && tokens[index - 1].kind == .word
      else { continue }
      for token in quantities[place].range { uses[token] = .name }
      quantities.remove(at: place)
      decided(by: .nameNumber)
    }
  }

  /// Uses the article of "ein halbes Pfund" and "a dozen": an amount in words has no other number before it.
  private func markArticles() {
    for quantity in quantities {
      let start = quantity.range.lowerBound
      guard isFree(start - 1), tokens[start - 1].kind == .word,
        ScalarClass(folded[tokens[start].start]) == .letter, isArticle(start - 1)
      else { continue }
      use(start - 1..<start, as: uses[start] ?? .measure)
    }
  }

  /// Returns whether the word means one, as "ein" and "une" do, or is "a" or "an".
  func isArticle(_ index: Int) -> Bool {
    guard let sense = sense(index) else { return false }
    if sense.roles.contains(.numberWord) { return sense.isOne }
    return notation.language == "en" && sense.roles.contains(.per)
      && folded[tokens[index].start] == 0x61
      && !isLetterOfName(index)
  }

  /// Finds the number of packs in "2 @ £1.50 milk 1 l £3.00", before the price of each.
  private func findPacksBeforeRate() {
    setAsidePurchases()
    for money in monies where money.mark == .rate && money.rate == LineAmount(.one, .piece) {
      let start = money.range.lowerBound
      let sign = isSign(start, "@") ? start : start - 1
      guard looseFactor == nil, money.value.isPositive, isSign(sign, "@"),
        let packs = packCount(sign - 1, digits: 2)
      else { continue }
      looseFactor = packs
      use(sign - 1..<sign, as: .multiplier)
    }
  }

  /// Sets aside the number of purchases in "milk 1 l 2 @ 1.50", whose price has no currency and is that of one.
  private func setAsidePurchases() {
    for index in tokens.indices where isSign(index, "@") && isFree(index) {
      guard isBarePrice(index + 1), packCount(index - 1, digits: 2) != nil,
        quantities.contains(where: { $0.isMeasure && $0.range.upperBound == index - 1 })
      else { continue }
      use(index - 1..<index + 1, as: .noise)
    }
  }

  /// Finds the number of packs in "qty 3", which the price can be for.
  private func findPackCounts() {
    guard present.contains(.packCount) else { return }
    for index in tokens.indices where has(index, .packCount) && isFree(index) {
      var next = index + 1
      while isSign(next, ":") || isSign(next, "=") || isSign(next, ".") { next += 1 }
      guard let packs = packCount(next, digits: 2), unit(next + 1) == nil else { continue }
      looseFactor = packs
      use(index..<next + 1, as: .multiplier)
    }
  }
}
