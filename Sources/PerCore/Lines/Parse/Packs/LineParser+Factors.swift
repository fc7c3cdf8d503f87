extension LineParser {
  func readFactor(_ start: Int) -> Quantity? {
    var index = start
    while has(index, .about) || isSign(index, "~"), isFree(index) { index += 1 }
    if index > start, !isNumber(index) { return nil }
    if let number = number(index) {
      let factor = readNumber(index, number, from: start)
      if index > start, factor != nil { aboutWords.append(start) }
      return factor
    }
    if uses.indices.contains(index), uses[index] == nil {
      if let first = readUnitFirst(index) { return first }
      if let pack = readPackOf(index) { return pack }
      if has(index, .numberedPack), !isAfterNumber(index), let sense = sense(index) {
        return quantity([Rational(sense.times)], .piece, index..<index + 1, .pack)
      }
      if let sense = unit(index), sense.roles.contains(.aloneIsOne), let unit = sense.unit,
        !isAfterNumber(index)
      {
        let value = sense.factor
        let form = unit.kind == .units ? Quantity.Form.count : .measure
        let one = quantity([value], unit, index..<index + 1, form)
        return containers(of: one, at: index + 1) ?? one
      }
      if let one = readUnitWord(index) { return one }
      if let sense = unit(index), !isAfterNumber(index), sense.unit == .piece, sense.times > 1 {
        return quantity([sense.factor], .piece, index..<index + 1, .count)
      }
    }
    return nil
  }

  func isAfterNumber(_ index: Int) -> Bool { index > 0 && tokens[index - 1].kind == .number }

  func quantity(
    _ values: [Rational], _ unit: Unit, _ range: Range<Int>, _ form: Quantity.Form,
    decimals: Int = 0
  ) -> Quantity {
    Quantity(
      values: values, unit: unit, single: values[0], range: range, decimals: decimals, form: form)
  }

  /// The word after a number, which a hyphen can join to it: "2-pound".
  func wordAfter(_ index: Int) -> Int {
    isDash(index) && isGlued(index) && isGlued(index + 1) && sense(index + 1) != nil
      && typedLength(index) == 1 ? index + 1 : index
  }

  /// Reads the quantity that begins with a number, with the words after it.
  func readNumber(
    _ index: Int, _ number: NumberSpelling, from start: Int
  ) -> Quantity? {
    if isSign(index - 1, "−"), isGlued(index), isFree(index - 1) {
      if unit(index + 1) != nil { hasBadNumber = true }
      return nil
    }
    if !number.value.isPositive {
      // "0-18 kg"
      if isDash(index + 1), isGlued(index + 1),
        let range = readRange(index, number, from: start)
      {
        return range
      }
      if has(index + 1, .multiply) { hasZeroFactor = true }
      if unit(index + 1) != nil { hasBadNumber = true }
      return nil
    }
    if let range = readRange(index, number, from: start) { return range }
    if let sum = readSum(index, number) { return sum }
    let word = unitOfFraction(index, number) ?? wordAfter(index + 1)
    if word > index + 1, isDash(index + 1) { decided(by: .hyphen) }
    if let described = readDescribed(index, number, from: start) { return described }
    if let contents = readDescribedContents(index, number, from: start) { return contents }
    if has(index + 1, .packOf), isFree(index + 1), number.isInteger, number.value > .one,
      number.digits <= 2, tokens.indices.contains(index + 2), tokens[index + 2].kind == .word,
      self.sense(index + 2) == nil,
      folded[tokens[index + 1].start..<tokens[index + 1].end].contains(0x20)
    {
      // "2 packs of pasta each 500 g"
      return quantity([number.value], .piece, start..<index + 2, .container)
    }
    if let containers = readDescribedContainers(index, number, from: start) { return containers }
    if let packs = readPacksOf(index, number, from: start) { return packs }
    guard let sense = sense(word), isFree(word) else {
      return number.isInteger && !number.isBroken
        ? quantity([number.value], .piece, start..<index + 1, .bare) : nil
    }
    if let unitSense = unit(word), let unit = unitSense.unit {
      return readMeasure(index, number, word, unitSense, unit, from: start)
    }
    return readCount(index, number, word, sense, from: start)
  }

  /// Reads a number with a word after it that isn't a unit of measure: a number of pieces, of packs or of containers.
  private func readCount(
    _ index: Int, _ number: NumberSpelling, _ word: Int, _ sense: WordSense, from start: Int
  ) -> Quantity? {
    guard number.isInteger, !number.isBroken else {
      if sense.roles.contains(.unit) || sense.roles.contains(.container) { hasBadNumber = true }
      return nil
    }
    if sense.roles.contains(.pieces), isGlued(word), number.digits <= 3 {
      let dose = unitOfDose ?? .piece
      return quantity([number.value], dose, start..<word + 1, .count)
    }
    if isYearOrType(number, before: word) || isNameNumber(number, before: word) { return nil }
    if let packs = readNumberedPacks(number, word, from: start) { return packs }
    if sense.roles.contains(.packAfter) || sense.roles.contains(.pack) {
      var end = word + 1
      if isDash(end), isGlued(end), has(end + 1, [.pack, .container]) { end += 1 }
      while has(end, [.pack, .container]), isFree(end), !isPackOfOtherNumber(end, number.value) {
        end += 1
      }
      return quantity([number.value], .piece, start..<end, .pack)
    }
    if sense.roles.contains(.container) {
      // "6 bottle pack" is a pack.
      let isPack = has(word + 1, .pack) && isFree(word + 1)
      let end = isPack ? word + 2 : word + 1
      return quantity([number.value], .piece, start..<end, isPack ? .pack : .container)
    }
    return quantity([number.value], .piece, start..<index + 1, .bare)
  }

  /// Returns whether the number is the year of a wine, as in "2022er" and "2021 bouteille 75 cl", or the type of flour
  /// of "550er".
  private func isYearOrType(_ number: NumberSpelling, before word: Int) -> Bool {
    let isPack = has(word, .packAfter)
    guard let value = number.count, isPack || has(word, .container) && !isPluralContainer(word)
    else { return false }
    return number.digits == 4 && (1901..<2100).contains(value) && (isPack || value != 2000)
      || isPack && isGlued(word) && typedLength(word) == 2 && Self.flourTypes.contains(value)
  }

  /// Returns whether the number is part of a name, and the number of pieces follows: "Kronenbourg 1664 pack 12 x 25 cl".
  private func isNameNumber(_ number: NumberSpelling, before word: Int) -> Bool {
    number.digits == 4 && has(word, .pack) && !isGlued(word) && isNumber(word + 1)
      && has(word + 2, .multiply)
  }

  /// The usual types of flour in Germany.
  private static let flourTypes: Set<Int> = [405, 550, 630, 812, 815, 997, 1050, 1150]

  /// Returns whether a word for a pack states another number: "Doppelpack" after "4er-Pack", not after "2er".
  func isPackOfOtherNumber(_ index: Int, _ number: Rational) -> Bool {
    guard has(index, .numberedPack), let sense = sense(index) else { return false }
    return Rational(sense.times) != number
  }

  /// Reads a number and its unit, "500 g", or a compound of several, "3 yd 2 ft 6 in".
  func readMeasure(
    _ index: Int, _ number: NumberSpelling, _ word: Int, _ sense: WordSense, _ unit: Unit,
    from start: Int
  ) -> Quantity? {
    guard !number.isBroken, number.value.isPositive else {
      hasBadNumber = true
      return nil
    }
    if unit == .metre, isWith(word, after: number) { return nil }
    if isYear(index, before: word) { return nil }
    let isCount = unit.kind == .units
    if isCount, !number.isInteger, number.other == nil, !isPartOfDozen(number, unit, sense) {
      return nil
    }
    var (values, factor) = readValues(index, number, word, sense, unit)
    var end = word + 1
    if values.count == 1, let (fraction, after) = fractionLess(at: end) {
      decided(by: .compound)
      values = [values[0] - fraction * sense.factor]
      end = after
    }
    let isContainer = isCount && sense.roles.contains(.container)
    var result = quantity(
      values, unit, start..<end, isContainer ? .container : isCount ? .count : .measure,
      decimals: number.decimals)
    if factor != .one { result.multiply(by: factor) }
    if isCount {
      if let containers = containers(of: result, at: end) { return containers }
      if has(end, .pack), isFree(end), !has(end, .container), !isPackBeforeCount(end),
        !isPackOfOtherNumber(end, result.value)
      {
        result.form = .pack
        end += 1
      }
      if has(end, .total), isFree(end) {
        result.isTotal = true
        end += 1
      }
      result.range = start..<end
      return result
    }
    if let compound = readCompound(result, at: end) {
      // "3 yd 2 ft 6 in"
      return readCompound(compound, at: compound.range.upperBound) ?? compound
    }
    if has(end, .total), isFree(end) {
      result.isTotal = true
      result.range = start..<end + 1
    }
    return result
  }

  /// Returns the values that a number can have in the unit after it, and the number of packs: 6 for "6 1/2-litre bottles".
  private func readValues(
    _ index: Int, _ number: NumberSpelling, _ word: Int, _ sense: WordSense, _ unit: Unit
  ) -> (values: [Rational], factor: Rational) {
    var values = number.values(before: unit)
    if number.isGrouped { decided(by: .groupedNumber) }
    if number.usesOtherMark { decided(by: .otherMark) }
    if number.beginsWithMark { decided(by: .leadingMark) }
    var factor = Rational.one
    if let whole = number.whole {
      decided(by: .mixedFraction)
      switch mixedFraction(index, word: word, whole: whole) {
      case .sum: values = [values[0] + whole]
      case .packs: factor = whole
      case .unknown: values = [values[0] + whole, values[0] * whole]
      }
    }
    if sense.otherMillionths > 0, values.count == 1 {
      values.append(
        values[0] * Rational(sense.otherMillionths) / Rational(1_000_000) / sense.factor)
    }
    return (values.map { $0 * sense.factor }, factor)
  }

  /// Returns whether the number is the year of "Chianti 2021 cl 75", where the unit belongs to the number after it.
  ///
  /// The price has to follow, and "2000 ml" isn't a year.
  func isYear(_ index: Int, before word: Int) -> Bool {
    guard has(word, .unitFirst), notation.currencyDecimals > 0, tokens.indices.contains(index),
      tokens[index].end - tokens[index].start == 4, tokens[index].number >= 0,
      tokens.indices.contains(word + 2), tokens[word + 1].kind == .number, unit(word + 2) == nil,
      numbers[tokens[word + 1].number].isInteger,
      (word + 2..<tokens.count).contains(where: { tokens[$0].kind == .number })
    else { return false }
    return numbers[tokens[index].number].count.map { (1990...2035).contains($0) && $0 != 2000 }
      == true
  }

  /// Returns whether "m." is short for "with", as in "2,29 m. App 1,79" and "29,95 m. kort".
  private func isWith(_ word: Int, after number: NumberSpelling) -> Bool {
    typedLength(word) == 2 && folded[tokens[word].end - 1] == 0x2e
      && number.decimals == notation.currencyDecimals && number.decimals > 0
      && isFree(word + 1) && tokens[word + 1].kind == .word
  }

  /// Returns whether the number is a fraction of a dozen or of ten pieces, as in "half a dozen" and "полтора десятка".
  private func isPartOfDozen(_ number: NumberSpelling, _ unit: Unit, _ sense: WordSense) -> Bool {
    let pieces = unit == .dozen ? 12 : sense.times
    let value = number.value + (number.whole ?? .zero)
    return pieces > 1 && (value * Rational(pieces)).denominator.isOne
  }

  func readUnitFirst(_ index: Int) -> Quantity? {
    guard let sense = unit(index), sense.roles.contains(.unitFirst),
      !sense.roles.contains(.noiseBefore), let unit = sense.unit,
      !isAfterNumber(index) || isNoise(index - 1) || isYear(index - 1, before: index),
      let number = number(index + 1), !number.isBroken, number.value.isPositive,
      self.unit(index + 2) == nil, !isRange(index + 1), !isSizeOfClothes(index),
      !isFree(index + 2) || !has(index + 2, [.container, .pack, .packAfter, .currency]),
      // A number with the decimals of a price is a price: "kg 7,98".
      number.decimals == 0 || number.decimals != notation.currencyDecimals
        || index + 2 < tokens.count || !monies.isEmpty
    else { return nil }
    let values = number.values(before: unit).map { $0 * sense.factor }
    return quantity(values, unit, index..<index + 2, .measure, decimals: number.decimals)
  }

  /// Returns whether the number at `index` begins a range such as "43-46".
  private func isRange(_ index: Int) -> Bool {
    isDash(index + 1) && isGlued(index + 1) && isGlued(index + 2) && isNumber(index + 2)
  }

  /// Returns whether "Gr." is at `index`, which is also German for "size": "Gr. 104". In Italian, Spanish and
  /// Portuguese it is short for grams only.
  private func isSizeOfClothes(_ index: Int) -> Bool {
    let token = tokens[index]
    return unit(index)?.unit == .gram && !["es", "it", "pt"].contains(notation.language)
      && folded[token.end - 1] == 0x2e && isUppercase(token.start) && !isUppercase(token.start + 1)
  }
}
