/// Prices of one of several packs or pieces.
extension LineParser {
  /// Finds prices of one of several packs without a currency: "6 x 150 g je 0,39", "4 x 15 oz 0.99 each".
  func readBarePricesOfEach() {
    guard !monies.contains(where: { $0.mark == .none && $0.hasSign }) else { return }
    for index in tokens.indices where isNumber(index) {
      guard let number = number(index), !number.isBroken, number.decimals > 0,
        hasPriceDecimals(number), isOfEach(index), !isMoment(index), !isPerhapsMoment(index)
      else { continue }
      monies.append(Money(number, range: index..<index + 1, hasSign: false))
      let last = monies.count - 1
      if !readUnitAfter(last), !readUnitBefore(last) { monies.removeLast() }
    }
  }

  /// Reads "0,99 komkommer per stuk", whose only number is the price of the unit at the end.
  func readUnitAtEnd() {
    let word = tokens.count - 1
    guard word > 2, has(word - 1, .per), isFree(word - 1), tokens[word - 1].kind == .word,
      let sense = unit(word), let unit = sense.unit, sense.isOne,
      [.piece, .kilogram, .pound, .litre].contains(unit), !has(word, .noun), isOnlyUnit(word),
      tokens.count(where: { $0.kind == .number }) == 1,
      // "5p off per litre"
      present.isDisjoint(with: [.off, .offer, .more])
    else { return }
    if monies.isEmpty, let number = number(0), isLikePrice(number) {
      monies.append(Money(number, range: 0..<1, hasSign: false))
    }
    guard monies.count == 1, monies[0].mark == .none, monies[0].range.lowerBound == 0 else {
      return
    }
    setRate(0, LineAmount(.one, unit), monies[0].range)
    use(word - 1..<word + 1, as: .unitPrice)
  }

  /// Returns a Boolean value indicating whether "each", or a piece after packs, is beside a number: "4 x 125 g 5,90
  /// st".
  private func isOfEach(_ index: Int) -> Bool {
    if unit(index + 1)?.unit == .piece {
      // "12 oz @ 9.99 ea"
      return index + 2 == tokens.count && (present.contains(.multiply) || isSign(index - 1, "@"))
    }
    // "per pak 2,22 m²" states the size.
    let hasUnit = unit(index + 1) != nil && !has(index + 1, .currency)
    if !hasUnit && isOfContainer(before: index) || isPieceAfterPacks(index - 1)
      || isOneOfSeveral(index + 1) && isLastWord(index + 2)
    {
      return true
    }
    return unit(index + 1) == nil && !(isDash(index + 1) && unit(index + 2) != nil)
      // "2 @ 1.25" on a receipt is a number of purchases, and "15 oz x 4 @ 0.99" one of packs.
      && (has(index - 1, .each) && isFree(index - 1)
        && (!isNumber(index - 2) || has(index - 3, .multiply))
        || has(index + 1, [.each, .eachAfter]) && isFree(index + 1))
  }

  /// Returns whether the price at `start` is that of a container: "4 x 100 g je Becher 0,39 €", "20 x 0,5 l, Flasche
  /// 0,65 €", "350ml×6本 1本120円".
  func isOfContainer(before start: Int) -> Bool {
    let (word, before) = (start - 1, start - 2)
    guard isFree(word), isFree(before) else { return false }
    if isOneOfSeveral(before) { return true }
    let isUnit = unit(word) != nil
    if isNumber(before) {
      return isUnit && isIdeograph(word) && unit(word)?.unit?.kind == .units
        && numbers[tokens[before].number].count == 1 && present.contains(.multiply)
    }
    guard has(word, .container), !isUnit else { return false }
    if isSign(before, ",") { return present.contains(.multiply) && !has(word, .outerPack) }
    return has(before, [.per, .each]) && !isSign(before, "/") && !isNumber(before - 1)
      && unit(before - 1)?.unit?.kind != .units
  }

  /// Returns whether one of several things is at `index`: "1個" in "卵 10個 1個25円", "1 St." in "Eier 10 St. 1 St. 0,25 €".
  func isOneOfSeveral(_ index: Int) -> Bool {
    let word = index + 1
    guard isNumber(index), numbers[tokens[index].number].count == 1, isFree(word),
      has(word, .container) || unit(word)?.unit?.kind == .units
    else { return false }
    let item = isIdeograph(word) ? nil : unit(word)?.unit
    return tokens.indices.contains { other in
      other != word && isAfterNumber(other)
        && (isSameThing(other, word) || item != nil && unit(other)?.unit == item)
        && numbers[tokens[other - 1].number].value > .one
    }
  }

  /// Returns whether two tokens are the same word, or the plural and the singular of a container: "Packungen",
  /// "Packung".
  private func isSameThing(_ one: Int, _ other: Int) -> Bool {
    if tokens[one].sense == tokens[other].sense { return true }
    guard has(one, .container), has(other, .container) else { return false }
    let (first, second) = (foldedText(one), foldedText(other))
    let shared = zip(first, second).prefix { $0 == $1 }.count
    return shared >= 3 && shared + 1 >= min(first.count, second.count)
      && shared + 2 >= max(first.count, second.count)
  }

  /// Returns whether a word for a piece at `index` follows the size of packs: "6 x 150 g Stück 0,39".
  func isPieceAfterPacks(_ index: Int) -> Bool {
    guard present.contains(.multiply), unit(index)?.unit == .piece, tokens[index].kind == .word,
      !has(index, [.noun, .dosage, .container]), isAfterNumber(index - 1),
      let size = unit(index - 1)?.unit
    else { return false }
    return size.kind != .units
  }

  /// Reads "each" at the end of a part of the line: "6 x 150 g 0,39 je".
  ///
  /// - Parameters:
  ///   - word: A word that can mean "each" or "per".
  ///   - price: The index in `monies` of the price before it.
  func readLastEach(_ word: Int, after price: Int) -> Bool {
    guard has(word, .each), typedLength(word) > 1, isLastWord(word) else { return false }
    setRate(price, LineAmount(.one, .piece), monies[price].range.lowerBound..<word + 1)
    return true
  }

  /// The prices that "6 cans 330 ml each £0.59" and "6 x 1 l 0,50 € Flasche" can have: that of all containers, and the
  /// given one for each of them; nil if the price has one meaning.
  func pricesOfAllOrEach(_ price: Rational) -> [Rational]? {
    guard let range = rangeOfPrice(price), let size = quantities.first(where: \.isMeasure) else {
      return nil
    }
    let (start, end) = (range.lowerBound, range.upperBound)
    if has(start - 1, .eachAfter), size.range.upperBound == start {
      // "12 bars, 2.1 oz each $18.00" states the size of each bar.
      let packs = quantities.first { $0.form == .container && $0.range.upperBound < start - 1 }
      return packs.flatMap { packs in
        has(packs.range.upperBound - 1, .container) ? [price, price * packs.value] : nil
      }
    }
    if isOnePack(end) { return size.isMultiplied ? [price, price * size.factor] : nil }
    // "1,19 die Packung"
    let word = isArticleOfContainer(end) && isLastWord(end + 1) ? end + 1 : end
    // "de fles" is one bottle, and "les pots" are several.
    let isOne = !isPluralContainer(word) || word > end && folded[tokens[end].end - 1] != 0x73
    let isContainer =
      has(word, .container) && isFree(word) && word + 1 == tokens.count && isOne
      && (!has(word, .outerPack)
        || word > end && !has(word, .crate)
          && !size.range.contains(where: { has($0, .container) }))
    return isContainer && size.isMultiplied ? [price, price * size.factor] : nil
  }

  /// The tokens of the price, with or without a currency.
  private func rangeOfPrice(_ price: Rational) -> Range<Int>? {
    if let money = monies.first(where: { $0.mark == .none && $0.value == price }) {
      return money.range
    }
    return tokens.indices.last { index in
      uses[index] == .price && tokens[index].kind == .number
        && numbers[tokens[index].number].value == price
    }.map { $0..<$0 + 1 }
  }

  /// Returns whether the line ends with "a pack" or "per pack" at `index`, and has no other word for a pack. "Le pack"
  /// is all of them.
  private func isOnePack(_ index: Int) -> Bool {
    let word = index + 1
    guard word + 1 == tokens.count, isFree(index), isFree(word), tokens[index].kind == .word,
      has(word, .pack), !has(word, [.container, .numberedPack])
    else { return false }
    let (first, length) = (folded[tokens[index].start], typedLength(index))
    let isA = length == 1 && first == 0x61
    let isArticle = length == 2 && first == 0x6c
    return (isA || has(index, [.per, .each]) && !isArticle)
      && folded[tokens[word].end - 1] != 0x73
      && tokens.indices.count(where: { has($0, .pack) }) == 1
  }

  /// Returns whether a short word such as an article and a container are at `index`: "die Packung", "le pack".
  private func isArticleOfContainer(_ index: Int) -> Bool {
    isFree(index) && tokens[index].kind == .word && typedLength(index) <= 3
      && !has(index, [.unit, .numberWord, .forPrice, .and, .plus]) && has(index + 1, .container)
  }

  /// The price of all containers in "6 Dosen je 0,33 l je 0,59", where the same word for "each" precedes the size and
  /// the price of a container.
  func priceOfContainers(_ rate: Money) -> Rational? {
    guard !rate.range.contains(where: { has($0, .container) }),
      rate.range.contains(where: { isSecondEach($0) }),
      let containers = quantities.first(where: { $0.isMultiplied && $0.isMeasure })
    else { return nil }
    return rate.value * containers.factor
  }

  /// Returns whether "each" is at `index`, and also before it, after a container: "6 Dosen je 0,33 l je 0,59".
  func isSecondEach(_ index: Int) -> Bool {
    // "à" can mean "at" before a price.
    guard has(index, .each), typedLength(index) > 1 else { return false }
    return (1..<max(1, index)).contains {
      tokens[$0].sense == tokens[index].sense && has($0 - 1, .container)
    }
  }

  /// Returns whether the line or a part of it ends after the token at `index`, and no price follows: "1,980円 1本あたり66円".
  func isLastWord(_ index: Int) -> Bool {
    index + 1 == tokens.count
      || tokens[index + 1].kind == .sign && !monies.contains { $0.range.lowerBound == index + 1 }
  }

  /// Returns whether the price that ends at `end` is that of several pieces: "à 15 € les 60".
  func isOfGroup(endingAt end: Int) -> Bool {
    has(end, .group) && isFree(end) && packCount(end + 1) != nil
  }

  /// Returns whether a number of containers is before the token at `index`: "6 Flaschen".
  func hasContainers(before index: Int) -> Bool {
    (0..<max(0, index - 1)).contains { place in
      has(place + 1, .container) && isFree(place + 1)
        && number(place).map { $0.isInteger && $0.value > .one } == true
    }
  }

  /// Returns whether "each" at `index` belongs to the count before it: "5 reams 500 sheets each £18".
  func isCountOfEach(_ index: Int) -> Bool {
    guard has(index, .eachAfter), unit(index - 1)?.unit?.kind == .units, isNumber(index - 2) else {
      return false
    }
    return (0..<max(0, index - 2)).contains {
      isNumber($0) && has($0 + 1, [.container, .pack]) && isFree($0 + 1)
    }
  }
}
