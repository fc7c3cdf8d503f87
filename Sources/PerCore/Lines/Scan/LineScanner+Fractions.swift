/// Fractions in words that are joined to a number: "three quarters", "one and a half".
extension LineScanner {
  /// Joins fractions in words to their numbers: "trois quarts de litre", "two and a half pounds", "1 kilo y medio".
  mutating func joinFractions() {
    var index = 0
    while index < tokens.count {
      if let (fraction, start) = fraction(endingAt: index),
        let end = joinToUnit(fraction, start..<index + 1)
          ?? joinToNumber(fraction, start..<index + 1)
          ?? joinMultiple(fraction, start..<index + 1)
      {
        index = end
      } else {
        index += 1
      }
    }
  }

  /// The fraction whose last word is at `index`, and the index of its first token: "half", "three quarters", "1/2"; nil
  /// for another word.
  private func fraction(endingAt index: Int) -> (Rational, start: Int)? {
    if isNumber(index) {
      let number = numbers[tokens[index].number]
      return number.isFraction && number.whole == nil && number.value < .one
        ? (number.value, index) : nil
    }
    guard let sense = sense(index), isNumberWord(index), sense.over > sense.times else {
      return nil
    }
    let one = sense.factor
    let before = isHyphen(index - 1) ? index - 2 : index - 1
    let count = isNumber(before) ? wholeNumber(endingAt: before)?.value : wholeNumberWord(before)
    guard sense.times == 1, sense.over > 2, let count, count > 1, count < sense.over else {
      return (one, index)
    }
    return (one * Rational(count), before)
  }

  /// Joins the fraction of "dos kilos y medio" and "kilo y medio" to the amount before it.
  ///
  /// Returns the index after the joined tokens; nil if the fraction can belong to something else: "1 kg y medio melón".
  private mutating func joinToUnit(_ fraction: Rational, _ range: Range<Int>) -> Int? {
    guard let and = andBefore(range) ?? unitBeforeIdeograph(range),
      let unit = sense(and - 1)?.unit,
      unit.kind == .weight || unit.kind == .volume || unit == .dozen,
      !isDivisibleUnit(range.upperBound)
    else { return nil }
    // "2 كيلو ونصف طماطم": "and" is part of the word for "half". "2斤半 苹果" has none.
    let isCertain =
      endsAmount(range.upperBound) || isAnd(range.lowerBound) || and == range.lowerBound
      || folded[tokens[and].start] == Self.arabicAnd
    let word = tokens[and - 1]
    let end = tokens[range.upperBound - 1].end
    if let (whole, start) = wholeNumber(endingAt: and - 2), whole < 100 {
      guard isCertain else { return nil }
      tokens[and - 1] = unitToken(word, word.start..<end)
      tokens.removeSubrange(and..<range.upperBound)
      replace(start..<and - 1, by: fraction + Rational(whole))
      return start + 2
    } else {
      // "Kilo a půl brambor", "a dozen and a half eggs": what follows is not what the half is of.
      let isWhole = unit == .dozen || has(range.lowerBound, .aloneIsOne)
      guard !isNumber(and - 2), !isNumberWord(and - 2), !isNumeral(and - 2),
        !word.clues.contains(.plural), isCertain || isWhole && isAlone(and - 1)
      else { return nil }
      // The unit stands for one of it, and the words after it are read as the unit.
      let start = tokens[and].start
      replace(and - 1..<and, by: fraction + .one)
      tokens[and] = unitToken(word, start..<end)
      tokens.removeSubrange(and + 1..<range.upperBound)
      return and + 1
    }
  }

  /// Returns whether the token is a word for a number that has no value, or is a part of another number: "several".
  private func isNumeral(_ index: Int) -> Bool {
    tokens.indices.contains(index)
      && (tokens[index].clues.contains(.numeral) || wholeNumberWord(index) != nil)
  }

  /// Joins the fraction of "one and a half pounds" to the number before it; nil if it has another form.
  private mutating func joinToNumber(_ fraction: Rational, _ range: Range<Int>) -> Int? {
    guard let and = andBefore(range) else { return nil }
    let next = isHyphen(range.upperBound) ? range.upperBound + 1 : range.upperBound
    guard isUnit(next) else { return nil }
    // "نص وربع كيلو"
    if let (first, start) = self.fraction(endingAt: and - 1), fraction < first,
      fraction + first < .one
    {
      replace(start..<next, by: fraction + first)
      return start + 1
    }
    guard let (whole, start) = wholeNumber(endingAt: and - 1), whole < 100 else { return nil }
    replace(start..<next, by: fraction + Rational(whole))
    return start + 1
  }

  /// Joins the words of "three quarters of a pound" to one number; nil if it has another form.
  private mutating func joinMultiple(_ fraction: Rational, _ range: Range<Int>) -> Int? {
    guard range.count > 1 else { return nil }
    let next = endOfJoiners(range.upperBound)
    guard isUnit(next) else { return nil }
    replace(range.lowerBound..<next, by: fraction)
    return range.lowerBound + 1
  }

  /// The index of "and" before a fraction, which an article can precede; nil if there is none.
  private func andBefore(_ fraction: Range<Int>) -> Int? {
    let start = fraction.lowerBound
    if isAnd(start) { return start > 0 ? start : nil }
    if isAnd(start - 1) { return start > 1 ? start - 1 : nil }
    return start > 2 && isArticle(start - 1) && isAnd(start - 2) ? start - 2 : nil
  }

  /// Returns whether the unit is the first word of the line, except for an article.
  private func isAlone(_ unit: Int) -> Bool { unit == 0 || unit == 1 && isArticle(0) }

  /// Returns whether the token is a unit that half of is an amount, unlike "eggs".
  private func isDivisibleUnit(_ index: Int) -> Bool {
    guard isUnit(index), let unit = sense(index)?.unit else { return false }
    return unit.kind != .units || unit == .dozen
  }

  /// What makes a word with "half" before it: 半熟 (half-done), 成, 生, 干, 自, 价, 糖, 脂, 脱, 边, 只, 个, 条, 片, 瓶, 盒, 袋, 筋.
  private static let halves: Set<UInt32> = [
    0x719f, 0x6210, 0x751f, 0x5e72, 0x81ea, 0x4ef7, 0x7cd6, 0x8102, 0x8131, 0x8fb9, 0x53ea, 0x4e2a,
    0x6761, 0x7247, 0x74f6, 0x76d2, 0x888b, 0x7b4b,
  ]

  /// The token after the unit in "2斤半", which has no "and" before "half"; nil if there is no such unit, or more of a
  /// word.
  private func unitBeforeIdeograph(_ fraction: Range<Int>) -> Int? {
    let (start, end) = (fraction.lowerBound, fraction.upperBound)
    guard start > 1, isUnit(start - 1), !tokens[start].hasSpaceBefore,
      ScalarClass(folded[tokens[start].start]) == .ideograph,
      wholeNumber(endingAt: start - 2) != nil
    else { return nil }
    // "3斤半熟牛肉"
    let isWordAfter =
      tokens.indices.contains(end) && tokens[end].kind == .word && !tokens[end].hasSpaceBefore
      && Self.halves.contains(folded[tokens[end].start])
    return isWordAfter ? nil : start
  }

  /// Returns whether the token is "and" or "&".
  private func isAnd(_ index: Int) -> Bool {
    has(index, .and) || tokens.indices.contains(index) && tokens[index].sign == 0x26
  }

  /// Returns whether what is at `index` is not what a fraction before it is a part of.
  private func endsAmount(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return true }
    return ![.word, .mixed].contains(tokens[index].kind)
      || has(index, [.of, .currency, .forPrice, .each]) && !isUnit(index)
      || isBeforeVowel(index)
  }

  /// Returns whether the word begins with "d'", as "d'eau" does.
  private func isBeforeVowel(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.end - token.start > 2 && folded[token.start] == 0x64
      && folded[token.start + 1] == 0x27
  }

  /// The index after the words that join a fraction to its unit: "of a", "de", a hyphen.
  func endOfJoiners(_ index: Int) -> Int {
    if isHyphen(index) { return index + 1 }
    guard isShortWord(index) || isArticle(index) else { return index }
    return !isUnit(index + 1) && isArticle(index + 1) ? index + 2 : index + 1
  }

  private func isArticle(_ index: Int) -> Bool {
    if let sense = sense(index), isNumberWord(index) { return sense.isOne }
    return isShortWord(index)
  }

  func isNumber(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .number
  }

  func isNumberWord(_ index: Int) -> Bool {
    has(index, .numberWord) && tokens[index].kind == .word && sense(index)?.unit == nil
  }

  func sense(_ index: Int) -> WordSense? {
    guard tokens.indices.contains(index), tokens[index].sense >= 0 else { return nil }
    return lexicon.senses[tokens[index].sense]
  }

  /// The positive whole number that ends at `index`, in digits or in words, and its first token; nil if there is none.
  func wholeNumber(endingAt index: Int) -> (value: Int, start: Int)? {
    guard isNumber(index) else { return sum(endingAt: index) }
    let number = numbers[tokens[index].number]
    guard let count = number.count, number.marksAreCertain, !number.beginsWithZero, count > 0
    else { return nil }
    return (count, index)
  }

  /// Replaces tokens by one number.
  mutating func replace(
    _ range: Range<Int>, by value: Rational, isFraction: Bool = true, decimals: Int = 0
  ) {
    let first = tokens[range.lowerBound]
    let spelling = NumberSpelling()
    spelling.value = value
    spelling.isFraction = isFraction
    spelling.digits = 1 + decimals
    spelling.decimals = decimals
    tokens.replaceSubrange(
      range,
      with: [
        LineToken(
          kind: .number, start: first.start, end: tokens[range.upperBound - 1].end,
          number: numbers.count, hasSpaceBefore: first.hasSpaceBefore)
      ])
    numbers.append(spelling)
  }

  func unitToken(_ word: LineToken, _ range: Range<Int>) -> LineToken {
    LineToken(
      kind: .word, start: range.lowerBound, end: range.upperBound, sense: word.sense,
      hasSpaceBefore: word.hasSpaceBefore)
  }
}
