/// The values of words for numbers: "two", "seven", "fünfundzwanzig", "two hundred and fifty".
extension LineScanner {
  /// The whole number that the word at `index` stands for, or nil.
  func wholeNumberWord(_ index: Int) -> Int? {
    guard let value = numberWord(index), value.denominator.isOne else { return nil }
    return value.numerator.asInt
  }

  /// The number that the word at `index` stands for, or nil; words for parts, such as "half", have other rules.
  func numberWord(_ index: Int) -> Rational? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    if let sense = sense(index), !sense.clues.contains(.numeral) {
      return isNumberWord(index) && sense.over == 1 ? Rational(sense.times) : nil
    }
    return composedNumber(tokens[index])
  }

  /// The value of a word that consists of words for numbers, such as "zweihundertfünfzig", "tjugofem" and
  /// "siebeneinhalb", or that is one of them; nil for another word.
  private func composedNumber(_ word: LineToken) -> Rational? {
    let end = folded[word.end - 1] == 0x2e ? word.end - 1 : word.end
    var place = word.start
    var total: Int?
    var isAfterAnd = false
    while place < end {
      guard let match = partOfNumber(from: place, to: end, canBeAnd: total != nil) else {
        return nil
      }
      let part = lexicon.senses[match.sense]
      let isNumber = part.roles.contains(.numberWord) || part.clues.contains(.numeral)
      place = match.end
      guard isNumber else {
        if isAfterAnd || place == end { return nil }
        isAfterAnd = true
        continue
      }
      if part.over > 1 {
        guard place == end, let total, part.times == 1, part.over == 2,
          isAfterAnd || part.clues.contains(.numeral)
        else { return nil }
        return Rational(total) + part.factor
      }
      // "Several" has no value.
      if part.isOne, part.clues.contains(.numeral) { return nil }
      if let first = total {
        guard let sum = Self.number(first, part.times, areJoined: isAfterAnd) else { return nil }
        total = sum
      } else {
        total = part.times
      }
      isAfterAnd = false
    }
    return total.map { Rational($0) }
  }

  /// The longest word for a number, or for "and", that begins at `start`.
  private func partOfNumber(from start: Int, to limit: Int, canBeAnd: Bool) -> Lexicon.Match? {
    lexicon.longestMatch(in: folded, at: start) { end, sense in
      end <= limit && sense.unit == nil
        && (sense.roles.contains(.numberWord) || sense.clues.contains(.numeral)
          || canBeAnd && sense.roles.contains(.and))
    }
  }

  /// The number that consists of two numbers in words: 25 for 20 and 5, or for 5 "and" 20; nil if there is none.
  ///
  /// - Parameter areJoined: Whether "and" is between the two.
  static func number(_ first: Int, _ second: Int, areJoined: Bool) -> Int? {
    let rest = first % 100
    // "fünfundzwanzig"
    if areJoined, (1..<10).contains(rest), (20..<100).contains(second), second % 10 == 0 {
      return first + second
    }
    if second == 100 { return (2..<10).contains(first) ? first * 100 : nil }
    if rest == 0 { return first >= 100 && (1..<100).contains(second) ? first + second : nil }
    // "soixante-quinze"
    let isOfTwenties = [60, 80].contains(rest) && second < 20
    return rest % 10 == 0 && (1..<10).contains(second) || isOfTwenties ? first + second : nil
  }

  /// The sum of number words, the last of which is at `index`, with the index of the first one: "twenty-five".
  ///
  /// Returns nil if the words before the last one make it a part of another number.
  func sum(endingAt index: Int) -> (value: Int, start: Int)? {
    guard let (total, start) = group(endingAt: index) else { return nil }
    if start > 0, tokens[start - 1].clues.contains(.decimal) { return nil }
    let isJoined = isHyphen(start - 1)
    let before = isJoined || has(start - 1, .and) ? start - 2 : start - 1
    if let word = wholeNumberWord(before) {
      // An article: "eine zwei Liter Flasche".
      let isArticle = word == 1 && before == start - 1 && !isInNumeral(start)
      return isArticle ? (total, start) : nil
    }
    // Parts of numbers that are not number words: "half-five", the point of "一点五".
    let isPart = isJoined && before >= 0 && tokens[before].kind == .word || isInNumeral(start)
    return isPart ? nil : (total, start)
  }

  /// The sum of number words up to `index` that are one number, such as the 50 of "three fifty".
  func group(endingAt index: Int) -> (value: Int, start: Int)? {
    guard var total = wholeNumberWord(index) else { return nil }
    var start = index
    while start > 0 {
      var before = start - 1
      // The Arabic "and" is a part of the word after it.
      var areJoined = tokens[start].kind == .word && folded[tokens[start].start] == Self.arabicAnd
      if isHyphen(before) {
        before -= 1
      } else if has(before, .and) {
        before -= 1
        areJoined = true
      }
      guard let word = wholeNumberWord(before),
        let sum = Self.number(word, total, areJoined: areJoined)
          ?? Self.number(word, hundreds: total)
      else { break }
      total = sum
      start = before
    }
    return (total, start)
  }

  /// The number of "drei hundert fünfzig" for 3 and 150; nil for other numbers.
  private static func number(_ first: Int, hundreds second: Int) -> Int? {
    (2..<10).contains(first) && (100..<200).contains(second) ? (first - 1) * 100 + second : nil
  }

  /// "و", which is usually joined to the word after it: "2 كيلو و نصف بطاطس" is the same as "2 كيلو ونصف بطاطس".
  static let arabicAnd: UInt32 = 0x648

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
}
