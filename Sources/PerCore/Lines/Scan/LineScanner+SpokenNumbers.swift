/// Decimal numbers in words: "one point five kilos".
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

  /// The decimals from `start` on, as one number, their count and the token behind them: "five", "two five", "25".
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

  private func digit(_ index: Int) -> Int? {
    if isZero(index) { return 0 }
    return wholeNumberWord(index).flatMap { $0 < 10 ? $0 : nil }
  }

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
}
