/// Counters and numbers beside a size that are read as its packs.
extension LineParser {
  /// The end of "/piece" after a measure at `end`, which states the size of each of a number of pieces: "150克/片 10片",
  /// "100 g/pc 6 pcs"; nil if the line has no number of them.
  func endOfCounter(_ measure: Quantity, at end: Int) -> Int? {
    let word = end + 1
    guard measure.isMeasure, measure.unit != .milligram, isSign(end, "/"), isFree(end),
      isGlued(end), let unit = unit(word)?.unit,
      [.piece, .sheet, .bag, .serving, .pair].contains(unit), !has(word, [.noun, .dosage]),
      tokens.indices.contains(where: { other in
        other != word && isAfterNumber(other) && tokens[other].sense == tokens[word].sense
      })
    else { return nil }
    return word + 1
  }

  /// Returns whether the brackets around a chain end at `index`, and a number multiplies it: "(2 x 125 g) x 3".
  func isBracketBeforeTimes(_ index: Int, from start: Int) -> Bool {
    isSign(index, ")") && isFree(index) && isSign(start - 1, "(") && isFree(start - 1)
      && has(index + 1, .multiply) && isFree(index + 1) && isNumber(index + 2)
  }

  /// Reads the containers of "dozen bottles", of which there are twelve times as many.
  func containers(of dozens: Quantity, at end: Int) -> Quantity? {
    guard dozens.unit == .dozen, has(end, [.container, .pack]), isFree(end), unit(end) == nil else {
      return nil
    }
    var result = dozens
    result.values = dozens.values.map { $0 * Rational(12) }
    (result.single, result.unit, result.form) = (result.values[0], .piece, .container)
    result.range = dozens.range.lowerBound..<end + 1
    return result
  }

  /// The number of packs that a number of dozens can be beside a size: 24 for "330 ml 2 dozen". In "eggs 1 dozen 24
  /// oz", the size is that of all.
  func packs(ofDozens count: Quantity, beside measure: Quantity) -> Rational? {
    count.unit == .dozen && !measure.isMultiplied && !present.contains(.noun)
      ? count.value * Rational(12) : nil
  }

  /// Removes the weight of a nutrient beside another measure: "30g protein 11 fl oz".
  func removeNutrients(_ measures: inout [Quantity]) {
    guard clues.contains(.nutrient), measures.count > 1 else { return }
    let isNutrient = { (measure: Quantity) in
      measure.unit == .gram && measure.value <= Rational(100) && !measure.isMultiplied
        && self.has(measure.range.upperBound, .nutrient) && self.isFree(measure.range.upperBound)
    }
    if !measures.allSatisfy(isNutrient) { remove(from: &measures, where: isNutrient) }
  }

  /// The 4 of "ヨーグルト 4P 75g" and the 12 of "12R 25m", as Japanese shops write packs and rolls, or nil.
  func packsBeforeLetter(_ index: Int) -> Rational? {
    guard notation.language == "ja", isFree(index), tokens[index].kind == .mixed,
      (2...3).contains(typedLength(index)), tokens[index].number >= 0,
      [0x70, 0x72].contains(folded[tokens[index].end - 1])
    else { return nil }
    let packs = numbers[tokens[index].number]
    return packs.isInteger && packs.value > .one && packs.digits <= 2 ? packs.value : nil
  }

  /// The 12 of "12R シングル60m" and "60m 12R", the number of rolls beside the length of each, or nil.
  func rolls(besideLength measure: Quantity) -> Rational? {
    guard measure.unit == .metre else { return nil }
    let word = measure.range.lowerBound - 1
    var places = [measure.range.upperBound]
    if isFree(word), tokens[word].kind == .word, sense(word) == nil { places.append(word - 1) }
    for place in places {
      guard isFree(place), folded[tokens[place].end - 1] == 0x72 else { continue }
      if let rolls = packsBeforeLetter(place) { return rolls }
    }
    return nil
  }

  /// The 24 of "330 ml (24)", "330 ml cans (24)" and "330 ml /24", or nil.
  func packsInMark(after end: Int) -> Rational? {
    let isContainer = has(end, .container) && isFree(end) && isSign(end + 1, "(")
    let mark = isContainer ? end + 1 : end
    guard isFree(mark), isSign(mark, "(") || isSign(mark, "[") || isSign(mark, "/"),
      let packs = packCount(mark + 1, digits: 2)
    else { return nil }
    let next = mark + 2
    if isSign(mark, "(") { return isSign(next, ")") ? packs : nil }
    if isSign(mark, "[") { return isSign(next, "]") ? packs : nil }
    // "100 g/100 ml", "1 l /3 €"
    return isFree(next) && [.word, .mixed].contains(tokens[next].kind) ? nil : packs
  }
}
