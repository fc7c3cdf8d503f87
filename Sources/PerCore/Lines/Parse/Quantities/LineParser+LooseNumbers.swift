/// Numbers before a measure that can be a part of it.
extension LineParser {
  /// Returns whether the measure that begins at `start` can belong to the number before it: "O,75 l", "2.5 1/2 lb",
  /// "0/2 l", "½ x 2 l".
  func isAfterLooseNumber(_ start: Int) -> Bool {
    guard start > 0, tokens[start].kind == .number else { return false }
    let number = numbers[tokens[start].number]
    if isNumber(start - 1) { return number.isFraction || number.beginsWithMark }
    guard tokens[start - 1].kind == .sign || has(start - 1, .multiply), isFree(start - 1) else {
      return false
    }
    if isSign(start - 1, "/") || has(start - 1, .multiply) { return isNumber(start - 2) }
    var before = start - 1
    while isSign(before, ".") || isSign(before, ",") { before -= 1 }
    if before < start - 1, isGlued(start), isGlued(before + 1), isLikeDigit(before) { return true }
    return before < start - 1 && isShortNumber(before)
      && (number.beginsWithMark || isGlued(before + 1) && isGlued(start))
  }

  /// Returns whether a whole number of at most three digits is at `index`.
  private func isShortNumber(_ index: Int) -> Bool {
    number(index).map { $0.isInteger && $0.digits <= 3 } == true
  }

  /// Returns the amounts of a measure whose number can have its whole part before an unusual decimal mark or a space,
  /// the one with that part first: "1. 5 kg", "1 ,5 kg", "1·5 kg", "kg 1, 5". Nil if it has none.
  ///
  /// A full stop directly after a word can be a decimal mark as well: "wine.75L".
  func amountsWithWhole(_ measure: Quantity) -> [LineAmount]? {
    guard !measure.isMultiplied else { return nil }
    let (start, end) = (measure.range.lowerBound, measure.range.upperBound)
    if let whole = wholePart(before: start) {
      let part = numbers[tokens[start].number]
      guard part.value.isPositive, let value = number(whole.lowerBound)?.value else { return nil }
      let sum = value + part.asDecimals
      let all = LineAmount(measure.value * sum / part.value, measure.unit)
      splitNumber = (all, whole)
      return [all, measure.amount]
    }
    if canBeAfterMark(start, measure.unit) {
      let part = numbers[tokens[start].number]
      let amount = LineAmount(measure.value * part.asDecimals / part.value, measure.unit)
      return [amount, measure.amount]
    }
    guard let place = fractionPart(after: end, of: measure), let part = number(place),
      case let whole = numbers[tokens[end - 1].number].value, whole.isPositive
    else { return nil }
    let all = LineAmount(measure.value * (whole + part.asDecimals) / whole, measure.unit)
    splitNumber = (all, end..<place + 1)
    return [all, measure.amount]
  }

  /// The whole number and the decimal mark before the number at `start`, or nil.
  private func wholePart(before start: Int) -> Range<Int>? {
    guard start > 0, tokens[start].kind == .number else { return nil }
    let number = numbers[tokens[start].number]
    if number.beginsWithMark {
      return !number.isBroken && isShortNumber(start - 1) ? start - 1..<start : nil
    }
    let (mark, whole) = (start - 1, start - 2)
    guard number.isInteger, !number.isGrouped, number.digits <= 3, isFree(mark),
      isShortNumber(whole), !has(whole - 1, .noiseBefore)
    else { return nil }
    if isGlued(mark), isGlued(start) { return isDecimalMark(mark) ? whole..<start : nil }
    guard isSign(mark, ".") || isSign(mark, ","), typedLength(mark) == 1,
      let unit = unit(after: start)
    else { return nil }
    // "1, 5 kg", but not "WD 40, 400 ml"
    if isSign(mark, ",") {
      return [.kilogram, .litre, .metre].contains(unit) ? whole..<start : nil
    }
    // "2. 5 kg rice" is an item of a list, and "Type 4. 500 g" has a name before the size.
    let isItem = whole == 0 && self.number(whole)?.value.isPositive == true
    let small: [Unit] = [.gram, .millilitre, .milligram, .millimetre, .centimetre]
    return !isItem && unit.kind != .units && !small.contains(unit) ? whole..<start : nil
  }

  /// Returns whether the full stop between a word and the number at `start` can be a decimal mark: "wine.75L",
  /// "cheese.5kg", but not "Reis.1kg".
  private func canBeAfterMark(_ start: Int, _ unit: Unit) -> Bool {
    let units: [Unit] = [.kilogram, .pound, .litre, .metre, .usGallon, .imperialGallon]
    let (mark, word) = (start - 1, start - 2)
    guard word >= 0, units.contains(unit), tokens[start].kind == .number, isGlued(start),
      isGlued(mark), isSign(mark, "."), isFree(mark), typedLength(mark) == 1,
      tokens[word].kind == .word, isFree(word), typedLength(word) > 1, !isIdeograph(word),
      sense(word)?.roles.isSubset(of: .noiseAfter) != false
    else { return false }
    let number = numbers[tokens[start].number]
    return number.isInteger && !number.isGrouped && number.digits <= 3 && number.value > .one
  }

  /// The place of the decimals of "kg 1, 5" before a price, whose measure ends at `end`, or nil.
  private func fractionPart(after end: Int, of measure: Quantity) -> Int? {
    let place = end + 1
    guard measure.range.count == 2, has(end - 2, .unitFirst), tokens[end - 1].kind == .number,
      numbers[tokens[end - 1].number].isInteger, isFree(end), isGlued(end),
      isSign(end, ",") || isSign(end, "."), let number = number(place), number.isInteger,
      number.digits <= 2, uses.indices.contains(place + 1),
      uses[place + 1] == .price && tokens[place + 1].kind == .number || isBarePrice(place + 1)
    else { return nil }
    return place
  }

  /// Returns whether a sign that is typed for a decimal mark is at `index`.
  private func isDecimalMark(_ index: Int) -> Bool {
    tokens[index].kind == .sign && ".,·•;:_^".unicodeScalars.contains { isSign(index, $0) }
  }

  /// Returns whether a letter that looks like a digit is at `index`: "O,75 l", "l,5 l".
  private func isLikeDigit(_ index: Int) -> Bool {
    isFree(index) && tokens[index].kind == .word && typedLength(index) == 1
      && [0x69, 0x6c, 0x6f].contains(folded[tokens[index].start])
  }

  /// The unit after the number at `index`, which can be used.
  private func unit(after index: Int) -> Unit? {
    has(index + 1, .unit) ? sense(index + 1)?.unit : nil
  }

  /// Returns whether a size follows a length: "6 ft 2 in x 3 ft".
  func isBeforeSize(_ end: Int) -> Bool {
    isNoise(end) && tokens[end].kind == .number
      && (end + 1..<end + 3).contains { has($0, .multiply) }
  }
}
