extension LineScanner {
  func has(_ index: Int, _ roles: WordRoles) -> Bool {
    tokens.indices.contains(index) && tokens[index].sense >= 0
      && !lexicon.senses[tokens[index].sense].roles.isDisjoint(with: roles)
  }

  func isUnit(_ index: Int) -> Bool {
    has(index, .unit) && lexicon.senses[tokens[index].sense].unit != nil
  }

  /// Whether the token is a word such as "a" or "of".
  func isShortWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
      && tokens[index].end - tokens[index].start <= 2 && !isUnit(index)
  }

  /// Whether the token is the hyphen of "half-litre".
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
    for index in tokens.indices where has(index, .numberWord) && tokens[index].kind == .word {
      let sense = lexicon.senses[tokens[index].sense]
      guard sense.unit == nil else { continue }
      let isPart = sense.over > 1 && sense.times < sense.over
      if isPart, isAfterAmount(index) {
        hasDoubtfulHalf = true
        continue
      }
      let next = isPart ? endOfJoiners(index + 1) : index + 1
      let isIdeograph = ScalarClass(folded[tokens[index].start]) == .ideograph
      guard
        canCount(next, sense, isIdeograph: isIdeograph)
      else { continue }
      let token = tokens[index]
      let spelling = NumberSpelling()
      spelling.value = Rational(sense.times) / Rational(sense.over)
      spelling.isFraction = sense.over > 1
      spelling.digits = 1
      tokens[index] = LineToken(
        kind: .number, start: token.start,
        end: next == index + 1 ? token.end : tokens[next - 1].end,
        number: numbers.count, hasSpaceBefore: token.hasSpaceBefore)
      numbers.append(spelling)
      if next > index + 1 {
        tokens.removeSubrange(index + 1..<next)
        return readWordsBeforeUnits()
      }
    }
  }

  /// Whether "half" follows an amount: "1 kg and a half", "one and a half pounds".
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
    let isOne = number.times == 1 && number.over == 1
    let unit = lexicon.senses[tokens[next].sense].unit
    // In "三只松鼠" and "One Serving of Joy", the number is part of a name.
    guard isIdeograph || isOne && unit?.kind == .units && unit != .dozen else { return true }
    return unit?.kind == .weight || unit?.kind == .volume
  }
}
