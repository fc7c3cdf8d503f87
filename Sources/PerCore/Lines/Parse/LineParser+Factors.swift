extension LineParser {
  mutating func readFactor(_ start: Int) -> (Quantity, Int)? {
    var index = start
    while has(index, .about) || isSign(index, "~"), isFree(index) { index += 1 }
    if index > start, !isNumber(index) { return nil }
    if let number = number(index) {
      let factor = readNumber(index, number, from: start)
      if index > start, factor != nil { isAbout = true }
      return factor
    }
    if uses.indices.contains(index), uses[index] == nil {
      if let first = readUnitFirst(index) { return first }
      if let pack = readPackOf(index) { return pack }
      if has(index, .numberedPack), !isAfterNumber(index), let sense = sense(index) {
        return (quantity([Rational(sense.times)], .piece, index..<index + 1, .pack), index + 1)
      }
      if let sense = unit(index), sense.roles.contains(.aloneIsOne), let unit = sense.unit,
        !isAfterNumber(index)
      {
        let value = times(sense)
        let form = unit.kind == .units ? Quantity.Form.count : .measure
        return (quantity([value], unit, index..<index + 1, form), index + 1)
      }
      if let one = readUnitWord(index) { return one }
      if let sense = unit(index), !isAfterNumber(index), sense.unit == .piece, sense.times > 1 {
        return (quantity([times(sense)], .piece, index..<index + 1, .count), index + 1)
      }
    }
    return nil
  }

  /// Reads one kilogram or litre in "Kilo Tomaten" and "Liter Milch", at the start of the line.
  private func readUnitWord(_ index: Int) -> (Quantity, Int)? {
    guard isUnitAtStart(index), let unit = sense(index)?.unit else { return nil }
    return (quantity([.one], unit, index..<index + 1, .measure), index + 1)
  }

  /// Whether "kilo" or "litre" is at `index`, as the first word or after "le".
  func isUnitAtStart(_ index: Int) -> Bool {
    guard index == 0 || index == 1 && has(0, .per) && isFree(0) && tokens[0].kind == .word,
      let sense = unit(index), sense.times == 1, sense.over == 1,
      sense.unit == .kilogram || sense.unit == .litre, typedLength(index) > 2,
      tokens.indices.contains(index + 1), tokens[index + 1].kind == .word, isFree(index + 1),
      self.sense(index + 1) == nil || has(index + 1, .of), !hasDoubtfulHalf
    else { return false }
    return true
  }

  func isAfterNumber(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].kind == .number
  }

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

  mutating func readNumber(
    _ index: Int, _ number: NumberSpelling, from start: Int
  ) -> (Quantity, Int)? {
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
    let word = wordAfter(index + 1)
    if word > index + 1 { decided(by: .hyphen) }
    if let described = readDescribed(index, number, from: start) { return described }
    if let packs = readPacksOf(index, number, from: start) { return packs }
    guard let sense = sense(word), isFree(word) else {
      return number.isInteger && !number.isBroken
        ? (quantity([number.value], .piece, start..<index + 1, .bare), index + 1) : nil
    }
    if let unitSense = unit(word), let unit = unitSense.unit {
      return readMeasure(index, number, word, unitSense, unit, from: start)
    }
    guard number.isInteger, !number.isBroken else {
      if sense.roles.contains(.unit) || sense.roles.contains(.container) { hasBadNumber = true }
      return nil
    }
    // "2022er" is the year of a wine.
    if sense.roles.contains(.packAfter), number.digits == 4, number.value > Rational(1900),
      number.value < Rational(2100)
    {
      return nil
    }
    if sense.roles.contains(.packAfter) || sense.roles.contains(.pack) {
      var end = word + 1
      if isDash(end), isGlued(end), has(end + 1, [.pack, .container]) { end += 1 }
      while has(end, [.pack, .container]), isFree(end) { end += 1 }
      return (quantity([number.value], .piece, start..<end, .pack), end)
    }
    if sense.roles.contains(.container) {
      var end = word + 1
      // "6 bottle pack" is a pack.
      var form = Quantity.Form.container
      if has(end, .pack), isFree(end) {
        form = .pack
        end += 1
      }
      return (quantity([number.value], .piece, start..<end, form), end)
    }
    return (quantity([number.value], .piece, start..<index + 1, .bare), index + 1)
  }

  /// Reads "6 large eggs", and "6 Braeburn apples" if the line begins with the number.
  func readDescribed(
    _ index: Int, _ number: NumberSpelling, from start: Int
  ) -> (Quantity, Int)? {
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
    return (quantity([number.value], unit, start..<word + 1, .count), word + 1)
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

  mutating func readMeasure(
    _ index: Int, _ number: NumberSpelling, _ word: Int, _ sense: WordSense, _ unit: Unit,
    from start: Int
  ) -> (Quantity, Int)? {
    guard !number.isBroken, number.value.isPositive else {
      hasBadNumber = true
      return nil
    }
    let isCount = unit.kind == .units
    if isCount, !number.isInteger, number.other == nil, !isPartOfDozen(number, unit) { return nil }
    let scale = times(sense)
    var values = number.values(before: unit)
    if number.isGrouped { decided(by: .groupedNumber) }
    if number.usesOtherMark { decided(by: .otherMark) }
    if number.beginsWithMark { decided(by: .leadingMark) }
    var factor = Rational.one
    if let whole = number.whole {
      decided(by: .mixedFraction)
      switch mixedFraction(word: word, whole: whole) {
      case .sum: values = [values[0] + whole]
      case .packs: factor = whole
      case .unknown: values = [values[0] + whole, values[0] * whole]
      }
    }
    if sense.otherMillionths > 0, values.count == 1 {
      values.append(values[0] * Rational(sense.otherMillionths) / Rational(1_000_000) / scale)
    }
    values = values.map { $0 * scale }
    let isContainer = isCount && sense.roles.contains(.container)
    var result = quantity(
      values, unit, start..<word + 1, isContainer ? .container : isCount ? .count : .measure,
      decimals: number.decimals)
    if factor != .one {
      result.factor = factor
      result.values = values.map { $0 * factor }
      result.isMultiplied = true
    }
    var end = word + 1
    if isCount {
      if has(end, .pack), isFree(end), !has(end, .container) {
        result.form = .pack
        end += 1
      }
      result.range = start..<end
      return (result, end)
    }
    if let (compound, after) = readCompound(result, at: end) { return (compound, after) }
    return (result, end)
  }

  /// Whether the number is a fraction of a dozen, as in "half a dozen".
  private func isPartOfDozen(_ number: NumberSpelling, _ unit: Unit) -> Bool {
    unit == .dozen
      && ((number.value + (number.whole ?? .zero)) * Rational(12)).denominator.isOne
  }

  enum MixedFraction {
    case sum, packs, unknown
  }

  /// "1 1/2 lb" is one and a half pounds; "6 1/2-litre bottles" are six bottles.
  func mixedFraction(word: Int, whole: Rational) -> MixedFraction {
    guard whole != .one else { return .sum }
    let hasHyphen = isDash(word - 1)
    let hasContainer = has(word + 1, .container)
    guard hasHyphen || hasContainer else { return .sum }
    let isPlural =
      hasContainer && folded[tokens[word + 1].end - 1] == 0x73
    return isPlural ? .packs : .unknown
  }

  /// The small units that can follow a big unit, and how many of them make one big unit.
  static let compounds: [(big: Unit, small: Unit, limit: Int)] = [
    (.pound, .ounce, 16), (.stone, .pound, 14), (.kilogram, .gram, 1000), (.gram, .milligram, 1000),
    (.litre, .millilitre, 1000), (.litre, .centilitre, 100), (.litre, .decilitre, 10),
    (.metre, .centimetre, 100), (.foot, .inch, 12), (.usGallon, .usQuart, 4),
    (.usGallon, .usPint, 8), (.usQuart, .usPint, 2), (.usPint, .usFluidOunce, 16),
    (.usQuart, .usFluidOunce, 32), (.usGallon, .usFluidOunce, 128),
    (.imperialGallon, .imperialPint, 8),
    (.imperialPint, .imperialFluidOunce, 20), (.imperialQuart, .imperialPint, 2),
  ]

  /// Reads "4 lb 2 oz" and "1 kg 200 g".
  mutating func readCompound(_ big: Quantity, at start: Int) -> (Quantity, Int)? {
    // "1 lb, 4 oz"
    let hasComma = isSign(start, ",") && !big.unit.systems.contains(.metric)
    let index = hasComma ? start + 1 : start
    guard let number = number(index), !number.isBroken, number.value.isPositive else { return nil }
    if let multiples = readMultiples(big, unit(index - 1), number, at: index) {
      decided(by: .compound)
      return multiples
    }
    if isGlued(index), !hasComma, let sum = readThousandths(big, number, at: index) { return sum }
    guard let sense = unit(index + 1), let small = sense.unit, sense.times == 1, sense.over == 1,
      number.whole == nil, big.values.count == 1, !has(index + 2, [.multiply, .limit])
    else { return nil }
    if let pair = Self.compounds.first(where: { $0.big == big.unit && $0.small == small }) {
      let limit = Rational(pair.limit)
      guard big.value.denominator.isOne, number.value < limit,
        number.marksAreCertain
      else { return nil }
      decided(by: .compound)
      var sum = big
      sum.unit = small
      sum.values = [big.value * limit + number.value]
      sum.single = sum.values[0]
      sum.decimals = number.decimals
      sum.range = big.range.lowerBound..<index + 2
      return (sum, index + 2)
    }
    return nil
  }

  /// Reads "1kg200".
  private mutating func readThousandths(
    _ big: Quantity, _ number: NumberSpelling, at index: Int
  ) -> (Quantity, Int)? {
    guard big.unit.hasThousandths, number.isInteger,
      number.digits == 3, big.values.count == 1, big.value.denominator.isOne,
      unit(index + 1) == nil, !has(index + 1, [.multiply, .currency])
    else { return nil }
    decided(by: .compound)
    var sum = big
    sum.values = [big.value + number.value / Rational(1000)]
    (sum.single, sum.decimals) = (sum.values[0], 3)
    sum.range = big.range.lowerBound..<index + 1
    return (sum, index + 1)
  }

  /// Reads "1斤2两": both units are multiples of one.
  private func readMultiples(
    _ big: Quantity, _ bigSense: WordSense?, _ number: NumberSpelling, at index: Int
  ) -> (Quantity, Int)? {
    guard let bigSense, let small = unit(index + 1), bigSense.unit == small.unit,
      bigSense.over == 1, small.over == 1, bigSense.times > small.times, small.times > 1,
      bigSense.times % small.times == 0, number.isInteger,
      number.value * Rational(small.times) < Rational(bigSense.times),
      (big.value / Rational(bigSense.times)).denominator.isOne
    else { return nil }
    var sum = big
    sum.values = [big.value + number.value * Rational(small.times)]
    sum.single = sum.values[0]
    sum.range = big.range.lowerBound..<index + 2
    return (sum, index + 2)
  }

  mutating func readUnitFirst(_ index: Int) -> (Quantity, Int)? {
    guard let sense = unit(index), sense.roles.contains(.unitFirst),
      !sense.roles.contains(.noiseBefore), let unit = sense.unit, !isAfterNumber(index),
      let number = number(index + 1), !number.isBroken, number.value.isPositive,
      self.unit(index + 2) == nil,
      !isFree(index + 2) || !has(index + 2, [.container, .pack, .packAfter, .currency]),
      // A number with the decimals of a price is a price: "kg 7,98".
      number.decimals == 0 || number.decimals != notation.currencyDecimals
        || index + 2 < tokens.count || !monies.isEmpty
    else { return nil }
    let values = number.values(before: unit).map { $0 * times(sense) }
    return (
      quantity(values, unit, index..<index + 2, .measure, decimals: number.decimals), index + 2
    )
  }
}
