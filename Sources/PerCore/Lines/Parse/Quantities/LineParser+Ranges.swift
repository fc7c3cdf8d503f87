extension LineParser {
  func readRange(
    _ index: Int, _ number: NumberSpelling, from start: Int
  ) -> Quantity? {
    var sign = index + 1
    var firstUnit: Unit?
    if let sense = unit(sign), let unit = sense.unit { (firstUnit, sign) = (unit, sign + 1) }
    let isTo = has(sign, .to) && isFree(sign)
    let isTilde = isSign(sign, "~")
    let isSlash = firstUnit == nil && isSign(sign, "/")
    guard isDash(sign) || isTo || isTilde || isSlash, let upper = self.number(sign + 1),
      !number.isBroken, !upper.isBroken, upper.value.isPositive,
      // "49,95/200 g" is a price.
      !isSlash || number.decimals == 0 || number.decimals != notation.currencyDecimals
    else { return nil }
    let word = wordAfter(sign + 2)
    var end = word + 1
    let unitSense = unit(word)
    // "4 pièces à 125 g"
    if isTo, firstUnit?.kind == .units, unitSense?.unit?.kind != .units { return nil }
    let isPack = has(word, [.pack, .packAfter, .container]) && isFree(word)
    guard unitSense?.unit != nil || isPack else { return nil }
    if isSlash, let packs = readPacksBeforeSlash(index, number, upper, unitSense, from: start) {
      return packs
    }
    guard number.value < upper.value || isSlash || firstUnit != nil && firstUnit != unitSense?.unit
    else { return nil }
    // " - " also separates a name that ends with a number from the amount.
    let isSpaced = !isGlued(sign) && !isGlued(sign + 1)
    if isDash(sign), isSpaced, firstUnit == nil || firstUnit != unitSense?.unit,
      Rational(4) * number.value < upper.value
    {
      return nil
    }
    // "Mac & Cheese 5 - 7.25 oz boxes" has five boxes.
    if isDash(sign), isSpaced, firstUnit == nil, number.isInteger,
      unitSense?.unit.map({ $0.kind != .units }) ?? false, isPluralContainer(end)
    {
      return nil
    }
    // "5 oz - 4 pack", "24 ct - 16.9 oz": the dash separates two parts of the line.
    let upperKind = unitSense?.unit?.kind ?? Kind.units
    if isDash(sign), isSpaced, let firstUnit, firstUnit.kind != upperKind { return nil }
    // "4 pots de 125 g - 500 g" states the total again.
    if isDash(sign), isSpaced, has(start - 1, [.of, .multiply, .each]), number.value.isPositive,
      (upper.value / number.value).denominator.isOne
    {
      return nil
    }
    while isPack, has(end, [.pack, .container]), isFree(end) { end += 1 }
    decided(by: .range)
    let unit = unitSense?.unit ?? .piece
    var result = quantity(
      [upper.value * (unitSense.map(\.factor) ?? .one)], unit, start..<end,
      unit.kind == .units ? .count : .measure)
    result.isRange = true
    return result
  }

  /// The numbers of bottles and cans in a case.
  private static let usualPacks: Set<Int> = [
    2, 3, 4, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 28, 30, 32, 35, 36, 40, 48,
  ]

  /// Reads "24/12 oz", which warehouse clubs write for 24 bottles of 12 oz.
  ///
  /// Others are questions, because they can be ranges or fractions: "2/48 oz", "3/2 oz".
  private func readPacksBeforeSlash(
    _ index: Int, _ number: NumberSpelling, _ size: NumberSpelling, _ sense: WordSense?,
    from start: Int
  ) -> Quantity? {
    guard notation.measures == .us, let sense, let unit = sense.unit,
      [.ounce, .usFluidOunce, .litre, .millilitre].contains(unit), let packs = number.count,
      Self.usualPacks.contains(packs), isGlued(index + 1), isGlued(index + 2), !size.isFraction
    else { return nil }
    let each = size.value * sense.factor
    let single = quantity([each], unit, index + 2..<index + 4, .measure, decimals: size.decimals)
    guard number.value >= size.value, isDrinkSize(single) || isDrinkSize(inOunces: single) else {
      looseFactor = number.value
      use(start..<index + 2, as: .multiplier)
      return single
    }
    decided(by: .multiply)
    var result = quantity([each * number.value], unit, start..<index + 4, .measure)
    (result.factor, result.single, result.isMultiplied) = (number.value, each, true)
    return result
  }

  /// Marks the measure in "entre 600 et 800 g" as a range: a smaller unused number
  /// is before it, with a short word between them.
  func markBetween() {
    for index in quantities.indices where quantities[index].isMeasure {
      let start = quantities[index].range.lowerBound
      guard let lower = number(start - 2), lower.isInteger || lower.decimals == 1,
        tokens[start - 1].kind == .word, isFree(start - 1),
        !has(start - 1, [.of, .multiply, .about]),
        typedLength(start - 1) <= 3, tokens[start].hasSpaceBefore,
        has(start - 1, [.and, .to]) || folded[tokens[start - 1].start] == typedScalar(start - 1),
        lower.value.isPositive, lower.value < quantities[index].value,
        !has(start - 3, [.noiseBefore, .currency])
      else { continue }
      decided(by: .range)
      use(start - 2..<start, as: .measure)
      quantities[index].range = start - 2..<quantities[index].range.upperBound
      quantities[index].isRange = true
    }
  }

  /// Reads "9+1 gratis", "10+2 rolls" and "100+10 g", which has two meanings.
  func readSum(_ index: Int, _ number: NumberSpelling) -> Quantity? {
    guard isSign(index + 1, "+"), let extra = self.number(index + 2),
      number.isInteger && extra.isInteger || isSize(index + 2) && !number.isBroken,
      number.value.isPositive, extra.value.isPositive,
      // "Size 4+ 40 pieces" is not a sum.
      isGlued(index + 1) == isGlued(index + 2)
    else { return nil }
    var end = index + 3
    let countUnit = unit(end)
    let isFreeAfter = has(end, .free)
    if isSign(end, ")") || has(end, .multiply) {
      useAsOffer(index..<end)
      decided(by: .bonus)
      return nil
    }
    if let sense = countUnit, let unit = sense.unit, unit.kind != .units {
      // "100+10 g" can include something free.
      let values = [number.value + extra.value, number.value].map { $0 * sense.factor }
      decided(by: .bonus)
      var result = quantity(values, unit, index..<end + 1, .measure)
      result.isSum = true
      return result
    }
    guard countUnit != nil || isFreeAfter || has(end, [.container, .pack]) else { return nil }
    end += 1
    if has(end, .free) { end += 1 }
    decided(by: .bonus)
    var result = quantity(
      [number.value + extra.value], countUnit?.unit ?? .piece, index..<end, .count)
    result.isSum = true
    return result
  }
}
