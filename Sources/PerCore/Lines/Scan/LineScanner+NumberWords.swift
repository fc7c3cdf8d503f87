extension LineScanner {
  func has(_ index: Int, _ roles: WordRoles) -> Bool {
    tokens.indices.contains(index) && tokens[index].sense >= 0
      && !lexicon.senses[tokens[index].sense].roles.isDisjoint(with: roles)
  }

  func isUnit(_ index: Int) -> Bool {
    has(index, .unit) && lexicon.senses[tokens[index].sense].unit != nil
  }

  /// Returns whether the token is a word such as "a" or "of".
  func isShortWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
      && tokens[index].end - tokens[index].start <= 2 && !isUnit(index)
  }

  /// Returns whether the token is the hyphen of "half-litre".
  func isHyphen(_ index: Int) -> Bool {
    index >= 0 && index + 1 < tokens.count && tokens[index].sign == 0x2d
      && !tokens[index].hasSpaceBefore && !tokens[index + 1].hasSpaceBefore
  }

  /// Reads words such as "two" and "half" before a unit as numbers: "two pounds", "half a dozen".
  mutating func readNumberWords() {
    if hasNumberWords {
      splitNumberedPacks()
      joinDecimals()
      joinFractions()
      joinPrices()
    }
    readWordsBeforeUnits()
  }

  private mutating func readWordsBeforeUnits() {
    var index = 0
    while index < tokens.count {
      if let (value, range) = numberInWords(endingAt: index) {
        replace(range, by: value, isFraction: !value.denominator.isOne)
        index = range.lowerBound
      }
      index += 1
    }
  }

  /// Divides the "four pack" of "twenty four pack" into its words.
  private mutating func splitNumberedPacks() {
    var index = 1
    while index < tokens.count {
      let before = isHyphen(index - 1) ? index - 2 : index - 1
      if has(index, .numberedPack), let tens = wholeNumberWord(before), let pack = sense(index),
        Self.number(tens, pack.times, areJoined: false) != nil
      {
        splitPack(index)
      }
      index += 1
    }
  }

  private mutating func splitPack(_ index: Int) {
    let token = tokens[index]
    let separators: Set<UInt32> = [0x20, 0x2d]
    guard
      let space = folded[token.start..<token.end].lastIndex(where: { separators.contains($0) }),
      let number = lexicon.longestMatch(
        in: folded, at: token.start, isEnd: { end, _ in end == space }),
      let pack = lexicon.longestMatch(
        in: folded, at: space + 1, isEnd: { end, _ in end == token.end })
    else { return }
    let first = LineToken(
      kind: .word, start: token.start, end: space, sense: number.sense,
      hasSpaceBefore: token.hasSpaceBefore)
    let second = LineToken(
      kind: .word, start: space + 1, end: token.end, sense: pack.sense, hasSpaceBefore: true)
    tokens.replaceSubrange(index..<index + 1, with: [first, second])
  }

  /// The number before a unit whose last word is at `index`, with its tokens; nil if there is none.
  private mutating func numberInWords(endingAt index: Int) -> (Rational, Range<Int>)? {
    guard tokens[index].kind == .word else { return nil }
    if isTwoBeforeUnit(index) { return (Rational(2), index..<index + 1) }
    if isNumberWord(index), let sense = sense(index), sense.over > 1 {
      return partInWords(index, sense)
    }
    let next = isHyphen(index + 1) && isMeasure(index + 2) ? index + 2 : index + 1
    guard has(next, Self.counted), let value = numberWord(index), canCount(next, index, value)
    else { return nil }
    if !value.denominator.isOne { return (value, index..<next) }
    guard let (whole, start) = sum(endingAt: index) ?? hundreds(endingAt: index, before: next)
    else { return nil }
    return (Rational(whole), start..<next)
  }

  /// The number of a word such as "half" or "anderthalb", with its tokens.
  private mutating func partInWords(
    _ index: Int, _ sense: WordSense
  ) -> (Rational, Range<Int>)? {
    let isPart = sense.times < sense.over
    if isPart, isAfterAmount(index) {
      // "750 g half fat": nobody halves a gram.
      let unit = self.sense(index - 1)?.unit
      let isName =
        (unit == .gram || unit == .millilitre) && !isIdeograph(index)
        && tokens.indices.contains(index + 1) && tokens[index + 1].kind == .word
        && self.sense(index + 1) == nil && !tokens[index + 1].clues.contains(.price)
      if !isName { hasDoubtfulHalf = true }
      return nil
    }
    let next = isPart ? endOfJoiners(index + 1) : index + 1
    guard has(next, [.unit, .container, .forPrice, .aloneIsOne]),
      !isIdeograph(index) || isMeasure(next)
    else { return nil }
    return (sense.factor, index..<next)
  }

  /// The 750 of "seven fifty ml". In "two fifty ml bottles", the first number is that of the bottles.
  private func hundreds(endingAt index: Int, before next: Int) -> (value: Int, start: Int)? {
    guard let unit = sense(next)?.unit, unit == .gram || unit == .millilitre,
      !isIdeograph(index), !has(next + 1, [.container, .pack]),
      let (tens, start) = group(endingAt: index), (10..<100).contains(tens),
      let (ones, first) = sum(endingAt: start - 1),
      (1..<10).contains(ones)
    else { return nil }
    return (ones * 100 + tens, first)
  }

  /// Returns whether "两" is the number of "两斤苹果", and not the unit of "二两".
  private func isTwoBeforeUnit(_ index: Int) -> Bool {
    guard [0x4e24, 0x5169].contains(folded[tokens[index].start]), isUnit(index),
      tokens[index].end - tokens[index].start == 1, isUnit(index + 1),
      !tokens[index + 1].hasSpaceBefore,
      let kind = sense(index + 1)?.unit?.kind, kind == .weight || kind == .volume
    else { return false }
    return index == 0
      || tokens[index - 1].kind != .number
        && (tokens[index].hasSpaceBefore || !isNumberWord(index - 1))
  }

  /// Returns whether "half" follows an amount: "1 kg and a half", "one and a half pounds".
  private func isAfterAmount(_ index: Int) -> Bool {
    var before = index - 1
    if isUnit(before), before > 0 { return tokens[before - 1].kind == .number }
    while before > 0, isShortWord(before) || has(before, .numberWord), !has(before, .and) {
      before -= 1
    }
    return has(before, .and) && isUnit(before - 1)
  }

  /// What a number word counts.
  private static let counted: WordRoles = [
    .unit, .container, .forPrice, .aloneIsOne, .pack, .packAfter, .multiply, .currency,
  ]

  /// Returns whether the token is in a script without spaces between words.
  func isIdeograph(_ index: Int) -> Bool { ScalarClass(folded[tokens[index].start]) == .ideograph }

  private func isMeasure(_ index: Int) -> Bool {
    guard isUnit(index), let kind = sense(index)?.unit?.kind else { return false }
    return kind == .weight || kind == .volume
  }

  /// Returns whether the number word at `index`, whose value is `value`, counts what the word at `next` means.
  private func canCount(_ next: Int, _ index: Int, _ value: Rational) -> Bool {
    let isMeasured = isMeasure(next)
    let isMoney = has(next, .currency) && !isUnit(next)
    // "Neuf" is also an adjective, and "79 cent kg" states a price.
    if let sense = sense(index), !sense.roles.contains(.numberWord),
      !isMeasured && !isMoney || index > 0 && tokens[index - 1].kind == .number
    {
      return false
    }
    let isIdeograph = isIdeograph(index)
    if isMoney { return !isIdeograph && isPriced(next) }
    // Words for hundreds have other meanings: "cento" is a town.
    if value >= Rational(100) { return isUnit(next) }
    let isOne = value == .one
    guard has(next, [.unit, .container, .forPrice, .aloneIsOne]) else {
      if isOne || isIdeograph { return false }
      if has(next, .multiply) { return isNumber(next + 1) }
      return has(next, [.pack, .packAfter]) && !has(next, .numberedPack)
    }
    let unit = sense(next)?.unit
    // In "三只松鼠" and "One Serving of Joy", the number is part of a name.
    guard isIdeograph || isOne && unit?.kind == .units && unit != .dozen else { return true }
    return isMeasured
  }

  /// Returns whether the word for a currency is that of a number before it. That of "After Eight EUR 2,99" is not.
  private func isPriced(_ currency: Int) -> Bool {
    guard tokens[currency].kind == .word else { return false }
    let isLast = currency + 1 == tokens.count
    // "Vitamin C" is not a price, but "ninety five p" is one.
    if tokens[currency].end - tokens[currency].start == 1 { return has(currency, .cents) && isLast }
    return !isNumber(currency + 1) || has(currency + 2, .currency)
  }
}
