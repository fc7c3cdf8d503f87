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
    if isAfter && isSizeOfPiece(measure, before: count) || isSizeOfBar(measure, count) {
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

  /// Returns whether a weight or a volume before a number of pieces can be that of each, since it would be little for
  /// all of them: less than 8 g for each as in "43 g 10 pcs", or less than 30 g for each of a few as in "soap 100 g 6
  /// pcs". A number after the price says what the pack contains.
  private func isSizeOfPiece(_ measure: Quantity, before count: Quantity) -> Bool {
    guard count.unit == .piece, count.value >= Rational(5),
      !count.range.contains(where: { has($0, .cup) }),
      measure.unit.kind == .weight || measure.unit.kind == .volume
    else { return false }
    let amount = measure.inBaseUnits
    return amount * Rational(125) < count.value
      || !isNoun(count) && amount * Rational(100) < count.value * Rational(3)
        && amount * count.value <= Rational(2)
        && !(measure.range.upperBound..<count.range.lowerBound).contains {
          tokens[$0].kind == .number
        }
  }

  /// Returns whether a weight next to a few tablets is too much for those of medicine or detergent, so that it can be
  /// that of a bar of soap: "jabón 4 pastillas 125 g".
  private func isSizeOfBar(_ weight: Quantity, _ count: Quantity) -> Bool {
    let weightOfBar = weight.inBaseUnits
    return count.unit == .tablet && weight.unit.kind == .weight && count.value <= Rational(8)
      && weightOfBar * Rational(50) > count.value && weightOfBar * Rational(4) <= .one
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
