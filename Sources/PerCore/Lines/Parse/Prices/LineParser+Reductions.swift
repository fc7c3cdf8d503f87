/// Percentages and parts that are those of a price reduction.
extension LineParser {
  /// Returns whether the percentage at the end of the line follows the price: "4.80 50%". Contents of fat and alcohol
  /// are rarely multiples of ten.
  func isReduction(_ index: Int, end: Int) -> Bool {
    guard end + 1 == tokens.count, let percent = number(index)?.count, percent % 10 == 0,
      percent > 10
    else { return false }
    // "2,95 € - 20%"
    let price = isDash(index - 1) && isFree(index - 1) && !isGlued(index) ? index - 2 : index - 1
    return has(price, .currency) || isBarePrice(price)
  }

  /// Returns whether the number at `index` is a price, and a whole percentage follows the dash at `dash`.
  func isPrice(_ index: Int, beforePercentAfter dash: Int) -> Bool {
    (has(index - 1, .currency) || isBarePrice(index)) && numbers[tokens[dash + 1].number].isInteger
  }

  /// Returns whether a word of price reduction is before or after the percentage, with at most prepositions between
  /// them: "reduced by 30%", "30% lower", "Aktion: 30 %".
  ///
  /// In "Aktion 45 % Fett" and "30% less sugar", a content follows. In "vodka 40% sale", the product has that content.
  ///
  /// - Parameters:
  ///   - index: The number.
  ///   - end: The percent sign.
  func isBesideReduction(_ index: Int, end: Int) -> Bool {
    guard !clues.isDisjoint(with: [.reduction, .possibleReduction]) || present.contains(.off),
      tokens[index].number >= 0, let percent = numbers[tokens[index].number].count, percent < 100,
      !isContent(end + 1)
    else { return false }
    // "Detersivo al 50%", but "cioccolato fondente al 50%"
    if has(index - 1, .possibleReduction), percent % 10 == 0, percent <= 50,
      !clues.contains(.content)
    {
      return true
    }
    var before = index - 1
    while before > index - 4, isBetweenReduction(before) { before -= 1 }
    if isReductionWord(before) { return true }
    if isContentOfProduct(index, percent) { return false }
    let after = has(end + 1, .of) && isFree(end + 1) ? end + 2 : end + 1
    return isReductionWord(after) && !isContent(after + 1)
  }

  /// Returns whether the percentage is the usual content of the product before it, with at most words of its name
  /// between them: "сметана 20% акция".
  private func isContentOfProduct(_ index: Int, _ percent: Int) -> Bool {
    var before = index - 1
    while isFree(before), [.word, .mixed].contains(tokens[before].kind) {
      if has(before, .lowFat) { return percent < 5 }
      if has(before, .fat) { return percent <= 45 }
      if has(before, .spirit) { return (35...45).contains(percent) }
      before -= 1
    }
    return false
  }

  /// Returns whether a content follows the word of reduction after the percentage: "30% less sugar".
  func isReducedContent(after end: Int) -> Bool {
    clues.contains(.content) && isContent(end + 2)
      && (has(end + 1, .off) || has(end + 1, .reduction))
  }

  private func isReductionWord(_ index: Int) -> Bool {
    isFree(index) && (has(index, .reduction) || has(index, .off))
  }

  /// Returns whether a preposition, an article or a mark is at `index`: the "o" of "taniej o 30%".
  private func isBetweenReduction(_ index: Int) -> Bool {
    guard isFree(index), !isReductionWord(index) else { return false }
    return isSign(index, ":") || isSign(index, "(") || isDash(index)
      || tokens[index].kind == .word && typedLength(index) <= 3 && unit(index) == nil
  }

  /// Returns whether a word for a content such as fat, or the unit of a strength, is at `index` or after a preposition.
  private func isContent(_ index: Int) -> Bool {
    if has(index, .content) || has(index, .noiseAfter) { return true }
    return isFree(index) && has(index, .of) && has(index + 1, .content)
  }

  /// Finds a part of the price that words state: "a third off", "second at half". What it is a part of is not certain.
  func findReducedParts() {
    if clues.contains(.price), tokens.indices.contains(where: isFractionOfPrice) { hasOffer = true }
    guard clues.contains(.part) else { return }
    for index in tokens.indices where has(index, .part) && isFree(index) {
      guard isReducedPart(index) || isPartOfOrdinal(index) else { continue }
      useAsOffer(index..<index + 1)
    }
  }

  /// Returns whether a fraction of a price is at `index`: "1/2 price", "½ prix", "1/2 des Preises".
  private func isFractionOfPrice(_ index: Int) -> Bool {
    tokens[index].kind == .number && numbers[tokens[index].number].isFraction
      && (has(index + 1, .price) || has(index + 2, .price) && typedLength(index + 1) <= 3)
  }

  /// Returns whether a word of price reduction, or for a free part, is beside the part: "ein Drittel günstiger",
  /// "rabatt en tredjedel". "A third less sugar" is a content.
  private func isReducedPart(_ index: Int) -> Bool {
    for after in index + 1...index + 2 {
      if isReductionWord(after) || has(after, .more) && isFree(after) {
        return !isContent(after + 1)
      }
      guard isFree(after), tokens[after].kind == .word, typedLength(after) <= 4 else { break }
    }
    var before = index - 1
    while before > index - 3, isBetweenReduction(before) { before -= 1 }
    return isReductionWord(before) && !isContent(index + 1)
  }

  /// Returns whether the part is the price of another pack: "druhý kus za půlku", "half price on the second".
  private func isPartOfOrdinal(_ index: Int) -> Bool {
    func isWords(_ range: Range<Int>) -> Bool {
      range.allSatisfy { isFreeOrName($0) && tokens[$0].kind != .number }
    }
    return (max(0, index - 4)..<index).contains {
      isFreeOrName($0) && isOrdinal($0) && isWords($0 + 1..<index)
    }
      || (index + 1..<min(index + 6, tokens.count)).contains {
        isFreeOrName($0) && isOrdinal($0) && isWords(index + 1..<$0)
      }
  }

  /// Finds a negative price after another one, which is what the price is reduced by: "1,99 -1 €".
  func findReductionAfterPrice() {
    for index in monies.indices where monies[index].isNegative {
      let sign = monies[index].range.lowerBound - 1
      guard price(endingAt: sign) != nil else { continue }
      hasOffer = true
      (monies[index].isNegative, monies[index].mark) = (false, .old)
      for token in sign..<monies[index].range.upperBound { uses[token] = .offer }
    }
  }

  /// Returns whether the percentage is the highest of several reductions: "bis zu 30%". A content is named: "bis 30%
  /// Fett".
  func isUpToPercent(_ index: Int, end: Int) -> Bool {
    has(index - 1, .limit) && isFree(index - 1) && tokens[index - 1].kind == .word
      && !(tokens.indices.contains(end + 1) && tokens[end + 1].kind == .word)
  }
}
