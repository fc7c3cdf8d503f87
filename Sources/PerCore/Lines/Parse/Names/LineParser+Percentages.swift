/// Percentages, such as "-20%", "20% more" and "3,5% Fett".
extension LineParser {
  /// Sets aside a percentage, which can be a reduction, free content or a part of the name.
  func readPercent(_ index: Int) -> Bool {
    var end = index + 1
    // "3-5%"; "5.90 -20%" and "5.90 - 20%" are a price and a discount.
    if isDash(end), isNumber(end + 1),
      isGlued(end) || !isGlued(end + 1) && !isPrice(index, beforePercentAfter: end)
    {
      end += 2
    }
    guard isSign(end, "%"), !isSignOfNext(end) else { return readPercentAfterSign(index) }
    let isMinus = (isDash(index - 1) || isSign(index - 1, "−")) && isGlued(index)
    // "plus 8.875% tax" isn't part of the name. The tax is not included in the price.
    let isPlus = isSign(index - 1, "+") || has(index - 1, .plus)
    // "You save 43%": the price is reduced already.
    if has(index - 1, .off), has(index - 1, .verdict) {
      use(index - 1..<end + 1, as: .noise)
      return true
    }
    // "30% less sugar"
    if !isMinus, isReducedContent(after: end) {
      use(index..<end + 1, as: .percent)
      decided(by: .percent)
      return true
    }
    var next = end + 1
    while has(next, [.of, .each, .more]) { next += 1 }
    if isMinus || has(end + 1, .off) || has(next, .off) || has(index - 1, .off)
      || has(end + 1, .on) || isReduction(index, end: end) || isBesideReduction(index, end: end)
    {
      useAsOffer(index - (isMinus ? 1 : 0)..<end + (has(end + 1, .off) ? 2 : 1))
    } else if isPlus || has(end + 1, [.more, .free]) || has(next, .free) || isBonus(index, end: end)
    {
      hasBonusPercent = true
      use(index - (isPlus ? 1 : 0)..<end + (has(end + 1, [.more, .free]) ? 2 : 1), as: .offer)
      decided(by: .bonus)
    } else {
      if isBesideOrdinal(index) || isUpToPercent(index, end: end) { hasOffer = true }
      use(index..<end + 1, as: .percent)
      decided(by: .percent)
    }
    return true
  }

  /// Returns whether the percentage is that of free content: "20% de produit en plus", "増量20%".
  private func isBonus(_ index: Int, end: Int) -> Bool {
    if index > 0, has(index - 1, .more), isIdeograph(index - 1) { return true }
    let word = has(end + 1, .of) ? end + 2 : end + 1
    return tokens.indices.contains(word) && tokens[word].kind == .word
      && has(word + 1, word == end + 1 ? .free : [.more, .free])
  }

  /// Reads "%20", as Turkish and Arabic write it. Multiples of five are more likely a reduction than a content.
  private func readPercentAfterSign(_ index: Int) -> Bool {
    guard isSign(index - 1, "%"), isGlued(index), isFree(index - 1),
      !isNumber(index - 2) || isSignOfNext(index - 1), let percent = number(index)
    else { return false }
    let isReduction = percent.count.map { $0 % 5 == 0 } ?? false
    if isReduction { hasOffer = true }
    use(index - 1..<index + 1, as: isReduction ? .offer : .percent)
    decided(by: .percent)
    return true
  }

  /// Returns whether a percent sign belongs to the number after it, not to a price before it: "299,90 %25".
  func isSignOfNext(_ sign: Int) -> Bool {
    guard isSign(sign, "%"), !isGlued(sign), isGlued(sign + 1), let price = number(sign - 1),
      isLikePrice(price), tokens[sign + 1].kind == .number,
      // The offer can have the number already.
      let percent = numbers[tokens[sign + 1].number].count
    else { return false }
    return percent % 5 == 0 && (5...95).contains(percent)
  }

  /// Returns whether the line also has an ordinal number such as the one in "2° pezzo al 50%", and the percentage can
  /// be that of an offer.
  private func isBesideOrdinal(_ percent: Int) -> Bool {
    guard let value = number(percent)?.count, value % 5 == 0 else { return false }
    return tokens.indices.contains(where: isOrdinal)
  }
}
