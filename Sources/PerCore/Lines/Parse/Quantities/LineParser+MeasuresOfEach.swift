extension LineParser {
  /// Returns whether a measure can be that of each of a number of pieces.
  func canBeOfEach(_ measure: Quantity, of count: Quantity, isAfter: Bool) -> Bool {
    if isTooLight(measure, forEachOf: count) { return true }
    guard !measure.isMultiplied else { return false }
    // "12個(シングル60m)" states the length of each roll.
    if measure.unit == .metre, measure.isBracketed, count.unit == .piece { return true }
    // "Klebeband 66 m 6 Stück": the length of a few pieces is seldom that of all, as in "lights 10 m 100 pcs".
    if [.metre, .foot, .yard].contains(measure.unit), count.unit == .piece,
      count.value > .one, count.value <= Rational(24)
    {
      return true
    }
    // "24 ct, 12-oz cans"
    if isPluralContainer(measure.range.upperBound) { return true }
    if count.range.contains(where: { has($0, .countWord) }), !isOfNamedPieces(measure, count),
      count.value <= Rational(12) || isDrinkSize(measure)
        || isDrinkSize(inOunces: measure) || measure.unit == .ounce && measure.value < Rational(2)
    {
      return true
    }
    // "43 g 10 pcs": less than 8 g for each after the size of one.
    if isAfter, count.unit == .piece, count.value >= Rational(5),
      !count.range.contains(where: { has($0, .cup) }),
      measure.unit.kind == .weight || measure.unit.kind == .volume,
      measure.inBaseUnits * Rational(125) < count.value
    {
      return true
    }
    if count.unit == .piece {
      if count.isEach || isBesidePack(count) { return true }
      // "Øl 18 stk. 33 cl"
      if count.value >= Rational(4), isBottleSize(measure), !isNoun(count) { return true }
    }
    if !isAfter, isSmallPart(measure, of: count) { return true }
    if !isAfter, count.unit == .piece, measure.unit.kind == .weight,
      count.range.upperBound == measure.range.lowerBound, canBeWeightOfEach(measure, count)
    {
      return true
    }
    // "soap 3.75 oz, 14 bars"
    return isAfter && isNoun(count) && measure.unit.kind == .weight
      && measure.inBaseUnits * Rational(8) < .one && count.value >= Rational(10)
  }

  /// Returns whether the weight directly after a number of pieces can be that of each.
  private func canBeWeightOfEach(_ weight: Quantity, _ count: Quantity) -> Bool {
    guard isNoun(count) else {
      // "Savon 4 pièces 90 g". The weight of more pieces is that of all.
      return count.form == .count && count.value <= Rational(4)
        && weight.inBaseUnits * Rational(5) <= .one
    }
    // "8 Riegel 40 g": less than 6 g for each. "6 muffins 75 g": less than 30 g for each of a few, where the weight can
    // be that of one.
    return weight.inBaseUnits * Rational(500) < count.value * Rational(3)
      || count.value <= Rational(12) && !count.range.contains(where: { has($0, .slice) })
        && weight.inBaseUnits * Rational(20) <= Rational(3)
        && weight.inBaseUnits * Rational(100) < count.value * Rational(3)
  }
}
