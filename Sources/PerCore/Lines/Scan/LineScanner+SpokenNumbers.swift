/// Decimal numbers and prices in words: "one point five kilos", "zwei Euro fünfzig", "for three fifty".
extension LineScanner {
  /// Joins the words of decimal numbers: "eins Komma fünf Kilo", "1 point 5 kg".
  mutating func joinDecimals() {
    var index = 1
    while index < tokens.count {
      if tokens[index].clues.contains(.decimal) { joinDecimal(index) }
      index += 1
    }
  }

  /// Joins the numbers on both sides of a decimal mark in words if a unit or a currency follows them.
  private mutating func joinDecimal(_ mark: Int) {
    guard let (whole, start) = wholePart(endingAt: mark - 1),
      let (digits, count, end) = decimals(from: mark + 1),
      isUnit(end) || has(end, .currency)
    else { return }
    let value = Rational(whole) + Rational(BigUInt(UInt(digits)), decimals: count)
    replace(start..<end, by: value, isFraction: false, decimals: count)
  }

  /// The whole number before a decimal mark in words, which can be zero.
  private func wholePart(endingAt index: Int) -> (value: Int, start: Int)? {
    if isZero(index) || isNumber(index) && numbers[tokens[index].number].count == 0 {
      return (0, index)
    }
    return wholeNumber(endingAt: index)
  }

  /// The decimals from `start` on, as one number, their count and the token after them: "five", "two five", "25".
  private func decimals(from start: Int) -> (value: Int, count: Int, end: Int)? {
    if isNumber(start) {
      let number = numbers[tokens[start].number]
      guard let value = number.count, number.digits < 5 else { return nil }
      return (value, number.digits, start + 1)
    }
    var (value, place) = (0, start)
    while place < start + 4, let digit = digit(place) {
      value = value * 10 + digit
      place += 1
    }
    if place > start { return (value, place - start, place) }
    // "virgule vingt-cinq"
    let end = endOfNumberWords(from: start)
    guard let (tens, first) = group(endingAt: end - 1), first == start, (10..<100).contains(tens)
    else { return nil }
    return (tens, 2, end)
  }

  private func digit(_ index: Int) -> Int? { wholeNumberWord(index).flatMap { $0 < 10 ? $0 : nil } }

  private func isZero(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].clues.contains(.zero)
  }

  /// The end of the number words from `start` on, with the hyphens and the words for "and" between them.
  private func endOfNumberWords(from start: Int) -> Int {
    var end = start
    while wholeNumberWord(end) != nil {
      end += 1
      if isHyphen(end) || has(end, .and), wholeNumberWord(end + 1) != nil { end += 1 }
    }
    return end
  }

  /// Joins the words of prices: "zwei Euro fünfzig", "three dollars forty nine", "for three fifty".
  mutating func joinPrices() {
    var index = 1
    while index < tokens.count {
      if has(index, .currency), !has(index, .cents), tokens[index].kind == .word, !isUnit(index) {
        joinHundredths(after: index)
      }
      index += 1
    }
    joinLastPrice()
  }

  /// Joins the words after a currency to the number before it: "zwei Euro fünfzig".
  private mutating func joinHundredths(after currency: Int) {
    let first = has(currency + 1, .and) ? currency + 2 : currency + 1
    let end = endOfNumberWords(from: first)
    // In "2 euros dos manzanas", the number counts something.
    guard end == tokens.count || end > first && tokens[end].kind == .sign || has(end, .each),
      let (hundredths, start) = group(endingAt: end - 1), start == first, hundredths < 100,
      !isIdeograph(start),
      let (whole, number) = wholeNumber(endingAt: currency - 1), !has(end, .currency)
    else { return }
    let word = tokens[currency]
    tokens[currency] = unitToken(word, word.start..<tokens[end - 1].end)
    tokens.removeSubrange(currency + 1..<end)
    replacePrice(number..<currency, whole, hundredths)
  }

  /// Joins the two numbers at the end of "2 litres for three fifty", "a gallon of milk is three forty nine" and "flour
  /// five pounds three forty nine".
  private mutating func joinLastPrice() {
    guard let last = tokens.indices.last else { return }
    let end = has(last, .currency) && tokens[last].kind == .word ? last : last + 1
    guard let (hundredths, middle) = group(endingAt: end - 1), (10..<100).contains(hundredths),
      !isIdeograph(middle)
    else { return }
    let before = isHyphen(middle - 1) ? middle - 2 : middle - 1
    guard let (whole, start) = sum(endingAt: before), start > 0,
      (has(start - 1, [.forPrice, .per]) || tokens[start - 1].clues.contains(.statement))
        && tokens[start - 1].kind == .word
        || isUnit(start - 1) && !hasPrice(before: end)
    else { return }
    replacePrice(start..<end, whole, hundredths)
  }

  /// Returns whether the tokens before `end` can have a price: a currency, or a number with two decimals.
  private func hasPrice(before end: Int) -> Bool {
    tokens.indices.contains { index in
      index < end
        && (has(index, .currency) && !isUnit(index)
          || isNumber(index) && numbers[tokens[index].number].decimals == 2)
    }
  }

  private mutating func replacePrice(_ range: Range<Int>, _ whole: Int, _ hundredths: Int) {
    let value = Rational(whole) + Rational(hundredths) / Rational(100)
    replace(range, by: value, isFraction: false, decimals: 2)
  }
}
