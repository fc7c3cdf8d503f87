/// Amounts of two units that are said without a number or without a unit: "a kilo 200 g", "un kilo deux cents".
extension LineParser {
  /// Returns the sum of a measure and the amount that the words next to it add, such as "and a half"; nil if they add
  /// none.
  func spokenSum(_ measure: Quantity) -> LineAmount? {
    guard !measure.isMultiplied, measure.values.count == 1 else { return nil }
    return sumWithUnit(before: measure) ?? sumWithWords(after: measure)
      ?? sumWithNumerals(after: measure)
  }

  /// The sum of "kilo 200 g" and "chilo e 200 g", or nil.
  private func sumWithUnit(before measure: Quantity) -> LineAmount? {
    var index = measure.range.lowerBound - 1
    if has(index, .and), isFree(index) { index -= 1 }
    guard let sense = unit(index), sense.isOne, sense.unit?.kind == .weight,
      typedLength(index) > 1, !isAfterNumber(index),
      !has(index - 1, [.per, .numberWord]) || index == 1,
      let pair = Self.compounds.first(where: { $0.big == sense.unit && $0.small == measure.unit }),
      measure.value < Rational(pair.limit)
    else { return nil }
    return LineAmount(Rational(pair.limit) + measure.value, measure.unit)
  }

  /// The sum of "un kilo deux cents" and "ein Pfund zweihundert", or nil.
  private func sumWithWords(after measure: Quantity) -> LineAmount? {
    let isOfGrams =
      measure.unit == .gram && measure.value >= Rational(500) && measure.decimals == 0
      && !isNumberOfGrams(measure)
    guard measure.unit.hasThousandths || isOfGrams, measure.value.denominator.isOne else {
      return nil
    }
    var index = measure.range.upperBound
    if has(index, .and), isFree(index) { index += 1 }
    // "Zweihundertfünfzig" is one word.
    var rest = isFree(index) && sense(index) == nil ? wholeNumberWord(index) ?? 0 : 0
    while isFree(index), has(index, .numberWord), let word = sense(index), word.over == 1 {
      rest = word.times == 100 && (2..<10).contains(rest) ? rest * 100 : rest + word.times
      index += 1
    }
    guard (20..<1000).contains(rest) else { return nil }
    let all = isOfGrams ? Rational(rest) : Rational(rest) / Rational(1000)
    return LineAmount(measure.value + all, measure.unit)
  }

  /// Returns whether the amount is stated in grams, not in pounds or the like.
  private func isNumberOfGrams(_ measure: Quantity) -> Bool {
    measure.range.contains { sense($0).map { $0.unit == .gram && $0.times == 1 } == true }
  }

  /// The sum of "一公斤二百克", or nil.
  private func sumWithNumerals(after measure: Quantity) -> LineAmount? {
    let place = tokens[measure.range.upperBound - 1].end
    guard measure.unit.hasThousandths, place + 1 < folded.count, folded[place + 1] == 0x767e,
      let digit = Unicode.Scalar(folded[place]).flatMap({ OfferMatcher.numerals[$0] })
    else { return nil }
    return LineAmount(measure.value + Rational(digit) / Rational(10), measure.unit)
  }
}
