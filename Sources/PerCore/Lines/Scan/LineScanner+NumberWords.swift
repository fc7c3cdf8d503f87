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
    joinFractions()
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

  /// The number before a unit whose last word is at `index`, with its tokens; nil if there is none.
  private mutating func numberInWords(endingAt index: Int) -> (Rational, Range<Int>)? {
    if isTwoBeforeUnit(index) { return (Rational(2), index..<index + 1) }
    guard isNumberWord(index), let sense = sense(index) else { return nil }
    let isPart = sense.over > 1 && sense.times < sense.over
    if isPart, isAfterAmount(index) {
      hasDoubtfulHalf = true
      return nil
    }
    let next = isPart ? endOfJoiners(index + 1) : index + 1
    let isIdeograph = ScalarClass(folded[tokens[index].start]) == .ideograph
    guard canCount(next, sense, isIdeograph: isIdeograph) else { return nil }
    if sense.over > 1 {
      return (sense.factor, index..<next)
    }
    return sum(endingAt: index).map { (Rational($0), $1..<next) }
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

  /// The sum of number words, the last of which is at `index`, with the index of the first one: "twenty-five", "cento e dois".
  ///
  /// Returns nil if the words before the last one make it a part of another number.
  private func sum(endingAt index: Int) -> (Int, start: Int)? {
    guard var total = sense(index)?.times else { return nil }
    var start = index
    while start > 0 {
      var before = start - 1
      let isJoined = isHyphen(before)
      if isJoined || has(before, .and) { before -= 1 }
      guard isNumberWord(before), let word = sense(before), word.over == 1 else {
        // Parts of numbers that aren't number words: "half-five", the point of "一点五".
        return isJoined && before >= 0 && tokens[before].kind == .word || isInNumeral(start)
          ? nil : (total, start)
      }
      let isUnitOfTens =
        word.times % 10 == 0
        && (total < 10 && (10..<100).contains(word.times)
          || total < 20 && [60, 80].contains(word.times))
      if isUnitOfTens || total < 100 && word.times >= 100 {
        total += word.times
        start = before
      } else if word.times == 1, before == start - 1, !isInNumeral(start) {
        // An article: "eine zwei Liter Flasche".
        return (total, start)
      } else {
        return nil
      }
    }
    return (total, start)
  }

  /// Returns whether an ideograph directly before a numeral makes it a part of a number: the point of "一点五", a hundred.
  private func isInNumeral(_ index: Int) -> Bool {
    guard index > 0, !tokens[index].hasSpaceBefore,
      ScalarClass(folded[tokens[index].start]) == .ideograph
    else { return false }
    return Self.partsOfNumerals.contains(folded[tokens[index - 1].end - 1])
  }

  /// 点 (point), 之 and 分 (of a fraction), 百, 千, 万, 億, 亿, 零, 〇, 数, 几, and the digits.
  private static let partsOfNumerals: Set<UInt32> = [
    0x70b9, 0x4e4b, 0x5206, 0x767e, 0x5343, 0x4e07, 0x5104, 0x4ebf, 0x96f6, 0x3007, 0x6570, 0x51e0,
    0x4e00, 0x4e8c, 0x4e24, 0x4e09, 0x56db, 0x4e94, 0x516d, 0x4e03, 0x516b, 0x4e5d, 0x5341,
  ]

  /// Returns whether "half" follows an amount: "1 kg and a half", "one and a half pounds".
  private func isAfterAmount(_ index: Int) -> Bool {
    var before = index - 1
    if isUnit(before), before > 0 { return tokens[before - 1].kind == .number }
    while before > 0, isShortWord(before) || has(before, .numberWord), !has(before, .and) {
      before -= 1
    }
    return has(before, .and)
      && (isUnit(before - 1) || has(before - 1, .numberWord)
        || before > 0 && tokens[before - 1].kind == .number)
  }

  private func canCount(_ next: Int, _ number: WordSense, isIdeograph: Bool) -> Bool {
    // Words for hundreds have other meanings: "cento" is a town.
    if number.times >= 100 { return isUnit(next) }
    guard has(next, [.unit, .container, .forPrice, .aloneIsOne]) else { return false }
    let isOne = number.isOne
    let unit = lexicon.senses[tokens[next].sense].unit
    // In "三只松鼠" and "One Serving of Joy", the number is part of a name.
    guard isIdeograph || isOne && unit?.kind == .units && unit != .dozen else { return true }
    return unit?.kind == .weight || unit?.kind == .volume
  }
}
