/// Counts with words between the number and the counted thing.
extension LineParser {
  /// Reads "6 large eggs", and "6 Braeburn apples" if the line begins with the number.
  func readDescribed(
    _ index: Int, _ number: NumberSpelling, from start: Int
  ) -> Quantity? {
    guard number.isInteger, !number.isBroken, number.value.isPositive, number.digits <= 3 else {
      return nil
    }
    var word = index + 1
    while isFree(word), word <= index + 3, tokens[word].kind == .word, tokens[word].hasSpaceBefore,
      has(word, .adjective) || index == 0 && sense(word) == nil
    {
      word += 1
    }
    if let rolls = rolls(after: index) { word = rolls }
    guard word > index + 1, let unit = unit(word)?.unit, unit.kind == .units,
      tokens[word].hasSpaceBefore, has(word, .noun) || unit == .roll
    else { return nil }
    return quantity([number.value], unit, start..<word + 1, .count)
  }

  /// Reads "288 total wipes", "90 2-ply sheets" and "100 coated tablets".
  func readDescribedContents(
    _ index: Int, _ number: NumberSpelling, from start: Int
  ) -> Quantity? {
    guard number.isInteger, !number.isBroken, number.digits <= 4, number.value >= Rational(10)
    else { return nil }
    var word = index + 1
    var isTotal = false
    while word <= index + 7, tokens.indices.contains(word), isDescription(word) {
      isTotal = isTotal || has(word, .total)
      word += 1
    }
    guard word > index + 1, let unit = unit(word)?.unit,
      [.sheet, .tablet, .capsule].contains(unit)
    else { return nil }
    var result = quantity([number.value], unit, start..<word + 1, .count)
    result.isTotal = isTotal
    return result
  }

  /// The amount of "3 cans 15 oz total", which no number of packs multiplies; nil if it is not called the total.
  func statedTotal(
    _ main: Quantity, counts: [Quantity], count: inout LineAmount?
  ) -> AmountResult? {
    guard main.isTotal, !main.isMultiplied, main.values.count == 1,
      !counts.contains(where: \.isRange)
    else { return nil }
    decided(by: .measureAndCount)
    count = counts.first?.amount
    return .certain(main.amount, other: nil)
  }

  /// Reads the number of containers in "6 kleine Flaschen 0,33 l" and "6 PET-Flaschen à 500 ml", if the line has a
  /// size.
  ///
  /// In "7 Up Dose 0,33 l", the number belongs to a name, which begins with a capital letter.
  func readDescribedContainers(
    _ index: Int, _ number: NumberSpelling, from start: Int
  ) -> Quantity? {
    guard number.isInteger, !number.isBroken, number.digits <= 2, number.value > .one,
      !number.beginsWithZero, isFree(index + 1), tokens[index + 1].hasSpaceBefore,
      tokens[index + 1].kind == .word, !has(index - 1, [.noiseBefore, .forPrice, .multiply])
    else { return nil }
    var word = index + 1
    while word <= index + 4, isFree(word), !has(word, .container) {
      let isJoint = isDash(word) && isGlued(word) && isGlued(word + 1)
      guard isJoint || tokens[word].kind == .word && (sense(word) == nil || has(word, .adjective))
      else { return nil }
      word += 1
    }
    guard word > index + 1, has(word, .container), isFree(word),
      isPluralContainer(word) || isDash(word - 1)
        || (index + 1..<word).allSatisfy({ !isUppercase(tokens[$0].start) }),
      tokens.indices.contains(where: {
        isAfterNumber($0) && [.weight, .volume].contains(sense($0)?.unit?.kind) && has($0, .unit)
      })
    else { return nil }
    return quantity([number.value], .piece, start..<word + 1, .container)
  }

  /// Returns whether the token can describe the thing that follows it: "soft", "2-ply", "choose-a-".
  private func isDescription(_ index: Int) -> Bool {
    let token = tokens[index]
    if isDash(index) { return isGlued(index) && isGlued(index + 1) }
    if isNoise(index) { return token.kind == .number || has(index, .noiseAfter) }
    guard isFree(index), token.kind == .word else { return false }
    return token.sense < 0 || has(index, [.adjective, .total, .paper]) && unit(index) == nil
      || isDash(index - 1) && isGlued(index) && unit(index) == nil
      || has(index, .numberWord) && isDash(index + 1)
  }

  /// The index of "rolls" in "12 double plus rolls", or nil.
  func rolls(after index: Int) -> Int? {
    let ends: WordRoles = [.unit, .currency, .multiply, .container, .pack, .packAfter, .each, .of]
    for word in index + 1...index + 4 {
      guard isFree(word), tokens[word].kind == .word, tokens[word].hasSpaceBefore else { break }
      if unit(word)?.unit == .roll { return word }
      if has(word, ends) { break }
    }
    return nil
  }
}
