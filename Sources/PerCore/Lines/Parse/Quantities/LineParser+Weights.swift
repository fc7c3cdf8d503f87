extension LineParser {
  /// Marks the measures in brackets, and those after "each".
  func markBrackets() {
    let hasPacks = quantities.contains { !$0.isMeasure && $0.value > .one }
    for index in quantities.indices {
      let start = quantities[index].range.lowerBound
      var depth = 0
      for token in 0..<start {
        if isSign(token, "(") || isSign(token, "[") { depth += 1 }
        if isSign(token, ")") || isSign(token, "]") { depth = max(0, depth - 1) }
      }
      quantities[index].isBracketed = depth > 0
      // "5 prk tonnikala à 185 g"
      if isEach(start - 1), hasPacks || !has(start - 1, .per), isFree(start - 1),
        quantities[index].isMeasure
      {
        quantities[index].isEach = true
      }
    }
  }

  /// Returns whether a word such as "each" is at `index`, or "à", which means the same in every language: "4 ks à 125
  /// g". Without its accent, it is another word in many of them.
  func isEach(_ index: Int) -> Bool {
    if has(index, .each) { return true }
    guard tokens.indices.contains(index), tokens[index].kind == .word, typedLength(index) == 1,
      folded[tokens[index].start] == 0x61
    else { return false }
    let place = Int(places[tokens[index].start])
    let next = place + 1 < scalars.count ? scalars[place + 1] : 0
    return [0xe0, 0xe1].contains(scalars[place]) || [0x300, 0x301].contains(next)
  }

  /// Multiplies the measure of "6 Farben à 5 ml", whose noun is unknown. "4 steaks de 125 g" is a question.
  func multiplyByNoun(_ index: Int) {
    let start = quantities[index].range.lowerBound
    guard quantities[index].isMeasure, !quantities[index].isMultiplied,
      has(start - 1, .of) || isEach(start - 1), isFree(start - 1), !isSign(start - 1, "/")
    else { return }
    var first = start - 1
    while first > start - 6, isNounPart(first - 1) { first -= 1 }
    if first == start - 1, has(start - 2, .noiseAfter), uses.indices.contains(start - 3),
      isNoise(start - 3), tokens[start - 3].kind == .number,
      numbers[tokens[start - 3].number].value.isPositive
    {
      // "3 Sorten à 50 g"
      looseFactor = numbers[tokens[start - 3].number].value
      return use(start - 1..<start, as: .multiplier)
    }
    guard first < start - 1, tokens[first].hasSpaceBefore, let count = packCount(first - 1) else {
      return
    }
    use(first - 1..<start, as: .multiplier)
    guard isEach(start - 1), !has(start - 1, .of) else {
      looseFactor = count
      return
    }
    quantities[index].multiply(by: count)
    quantities[index].range = first - 1..<quantities[index].range.upperBound
    decided(by: .container)
  }

  /// Finds the number of "3 Gläschen 190 g", whose noun is unknown, at the start of the line or if
  /// there would be less than 8 g for each: the measure can be that of each.
  func findPacksOfNoun() {
    guard looseFactor == nil else { return }
    if let count = countAtStart {
      (looseFactor, packsOfNoun) = (count, 0)
      return use(0..<1, as: .multiplier)
    }
    if let word = unusedNumberWord, let sense = sense(word),
      quantities.contains(where: { $0.isMeasure && !$0.isMultiplied })
    {
      (looseFactor, packsOfNoun) = (Rational(sense.times), word)
      return use(word..<word + 1, as: .multiplier)
    }
    for quantity in quantities where quantity.isMeasure {
      // "6 Fl. 0,75 l", "2 Steigen 6 x 90 g"
      let start = quantity.range.lowerBound
      let noun = isSign(start - 1, ".") && isGlued(start - 1) ? start - 2 : start - 1
      guard noun > 0, tokens[noun].kind == .word, tokens[noun].hasSpaceBefore, isFree(noun),
        sense(noun) == nil, !quantity.isRange, let packs = packCount(noun - 1),
        let count = number(noun - 1)
      else { continue }
      let isWeighed = quantity.unit.kind == .weight || quantity.unit.kind == .volume
      // "2 Bx. 80 g", "3 Ringe 100 g"
      let isGerman = notation.language == "de"
      let isLikeContainer =
        isLowercase(noun) || quantity.isMultiplied && isGerman
        || isWeighed && (noun == start - 2 || isGerman)
      let isFirst =
        noun == 1 && packs <= Rational(24)
        || isLikeContainer
          && packs <= Rational(12) && !count.beginsWithZero
          && tokens[noun - 1].hasSpaceBefore
          && !has(noun - 2, [.noiseBefore, .forPrice, .offer])
      guard
        isFirst
          || isWeighed && !quantity.isMultiplied
            && quantity.inBaseUnits * Rational(125) < packs
            // "Heinz 57 Sauce 10 oz" is not a pack of 16 kg.
            && quantity.inBaseUnits * packs <= Rational(10)
      else { continue }
      (looseFactor, packsOfNoun) = (packs, noun - 1)
      return use(noun - 1..<noun, as: .multiplier)
    }
  }

  /// The word of "two 16-oz bags" and "trois pizzas 400 g", or nil. "Four Roses" is a name.
  private var unusedNumberWord: Int? {
    guard present.contains(.numberWord) else { return nil }
    return tokens.indices.first { index in
      guard has(index, .numberWord), isFree(index), tokens[index].kind == .word,
        let sense = sense(index), (2..<100).contains(sense.times), sense.over == 1,
        !isIdeograph(index)
      else { return false }
      let isBeforeMeasure = quantities.contains { $0.range.lowerBound == index + 1 }
      // "After Eight 300 g"
      return isBeforeMeasure && !isEndOfName(index) || isLowercase(index)
    }
  }

  /// Returns whether the number word is the last word of a name in capital letters: "After Eight", "Route Six".
  func isEndOfName(_ index: Int) -> Bool {
    func isCapitalized(_ index: Int) -> Bool {
      isFree(index) && tokens[index].kind == .word && isUppercase(tokens[index].start)
    }
    return isCapitalized(index) && isCapitalized(index - 1)
  }

  /// The 6 of "6 rouleaux apéritif 125 g", or nil. Names such as "7 Up 2 l" have a capital letter.
  private var countAtStart: Rational? {
    guard let count = number(0), count.isInteger, count.value > .one, count.value <= Rational(24),
      !count.beginsWithZero, tokens.count > 2, tokens[1].kind == .word, isFree(1),
      tokens[1].hasSpaceBefore, sense(1) == nil, isLowercase(1) || notation.language == "de",
      let measure = quantities.first(where: \.isMeasure), !measure.isMultiplied, !measure.isRange,
      // "3 halen 2 betalen" is an offer.
      number(2).map({ $0.isInteger && $0.digits == 1 && $0.value < count.value }) != true
    else { return nil }
    return count.value
  }

  /// Returns whether "de" and nouns join the two, as in "6 latas de cerveza de 33 cl".
  func isOfChain(from container: Quantity, to measure: Quantity) -> Bool {
    let (start, end) = (container.range.upperBound, measure.range.lowerBound)
    return start < end - 2 && has(start, .of) && has(end - 1, .of)
      && (start..<end).allSatisfy { has($0, .of) && isFree($0) || isNounPart($0) }
  }

  /// Returns whether the token is an unknown word or an adjective, or a hyphen or full stop within one.
  func isNounPart(_ index: Int) -> Bool {
    guard isFree(index) else { return false }
    if isDash(index) { return isGlued(index) && isGlued(index + 1) }
    if isSign(index, ".") { return isGlued(index) }
    return tokens[index].kind == .word
      && (sense(index) == nil || has(index, [.adjective, .shop, .and, .paper, .on])
        || has(index, .vessel) && !has(index, .container))
  }

  /// Returns whether a weight is before the token at `index`, or two weights are in the line.
  private func hasOtherWeight(_ index: Int) -> Bool {
    let weights = quantities.filter { $0.isMeasure && $0.unit.kind == .weight }
    return weights.count > 1 || weights.contains { $0.range.upperBound <= index }
  }

  /// Marks the measures next to "net", "drained" and "gross", from right to left.
  func markWeights() {
    for index in tokens.indices.reversed() where isFree(index) {
      guard has(index, [.net, .drained, .gross]), let sense = sense(index) else { continue }
      // "PE" is the drained weight beside another weight, and polyethylene in "Sacos PE 30 l".
      if typedLength(index) == 2, sense.roles.contains(.drained), !hasOtherWeight(index) {
        continue
      }
      let mark: Quantity.Mark =
        sense.roles.contains(.drained) ? .drained : sense.roles.contains(.gross) ? .gross : .net
      var isEach = false
      var next = index + 1
      while isSign(next, ":") || isSign(next, "=") || isSign(next, ".") || isSign(next, "(")
        || has(next, [.net, .about, .of, .each]) && isFree(next)
      {
        if has(next, .each) { isEach = true }
        next += 1
      }
      func measure(_ condition: (Quantity) -> Bool) -> Int? {
        quantities.indices.first {
          quantities[$0].isMeasure && quantities[$0].mark == .none && condition(quantities[$0])
        }
      }
      var found = measure { $0.range.lowerBound == next }
      // "84 g drained (120 g)": a drained weight is less than the other one.
      if mark == .drained, let after = found,
        let before = measure({ $0.range.upperBound == index }),
        quantities[before].inBaseUnits
          < quantities[after].inBaseUnits
      {
        found = before
      }
      // "400 g ATG 240" states a drained weight without its unit.
      if found == nil, mark == .drained, let number = number(next), number.isInteger,
        number.digits > 1
      {
        drainedNumber = number.value
        continue
      }
      if found == nil {
        var before = index
        while isSign(before - 1, "(") || isSign(before - 1, ",") || has(before - 1, [.net, .of]) {
          before -= 1
        }
        found = measure { $0.range.upperBound == before }
        isEach = has(index + 1, .each) && isFree(index + 1)
      }
      guard let found else { continue }
      // "Champagne brut 75 cl"
      if mark == .gross, quantities[found].unit.kind != .weight { continue }
      quantities[found].mark = mark
      if isEach { quantities[found].isEach = true }
      uses[index] = mark == .drained ? .drained : .net
    }
  }
}
