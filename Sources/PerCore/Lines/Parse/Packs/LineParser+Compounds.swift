extension LineParser {
  /// The small units that can follow a big unit, and how many of them make one big unit.
  static let compounds: [(big: Unit, small: Unit, limit: Int)] = [
    (.pound, .ounce, 16), (.stone, .pound, 14), (.kilogram, .gram, 1000), (.gram, .milligram, 1000),
    (.litre, .millilitre, 1000), (.litre, .centilitre, 100), (.litre, .decilitre, 10),
    (.metre, .centimetre, 100), (.foot, .inch, 12), (.yard, .foot, 3),
    (.yard, .inch, 36), (.usGallon, .usQuart, 4),
    (.usGallon, .usPint, 8), (.usQuart, .usPint, 2), (.usPint, .usFluidOunce, 16),
    (.usQuart, .usFluidOunce, 32), (.usGallon, .usFluidOunce, 128),
    (.imperialGallon, .imperialPint, 8),
    (.imperialPint, .imperialFluidOunce, 20), (.imperialQuart, .imperialPint, 2),
  ]

  /// Reads "4 lb 2 oz", "1 kg 200 g" and "1 kg 20 dkg".
  func readCompound(_ big: Quantity, at start: Int) -> Quantity? {
    // "1 lb, 4 oz"
    let hasComma = isSign(start, ",") && !big.unit.isMetric
    let index = hasComma || isAndOfCompound(start, after: big) ? start + 1 : start
    guard let number = number(index), !number.isBroken, number.value.isPositive else { return nil }
    if let multiples = readMultiples(big, unit(index - 1), number, at: index) {
      decided(by: .compound)
      return multiples
    }
    if isGlued(index) || isRestBeforeOf(index), index == start,
      let sum = readThousandths(big, number, at: index)
    {
      return sum
    }
    guard let sense = unit(index + 1), let small = sense.unit, sense.over == 1,
      sense.times == 1 || number.isInteger,
      number.whole == nil || isGluedFraction(index) || !has(index + 2, [.container, .noun]),
      // "Hose 50 ft 5/8 in" has a diameter.
      small != .inch || !number.isFraction || number.whole != nil,
      big.values.count == 1, !has(index + 2, [.multiply, .limit])
    else { return nil }
    if let pair = Self.compounds.first(where: { $0.big == big.unit && $0.small == small }) {
      let limit = Rational(pair.limit)
      // "20 dkg" are 200 g.
      let rest = (number.value + (number.whole ?? .zero)) * Rational(sense.times)
      guard big.value.denominator.isOne, rest < limit,
        number.marksAreCertain
      else { return nil }
      decided(by: .compound)
      var sum = big
      sum.unit = small
      sum.values = [big.value * limit + rest]
      sum.single = sum.values[0]
      sum.decimals = number.decimals
      sum.range = big.range.lowerBound..<index + 2
      return sum
    }
    return nil
  }

  /// Reads "1kg200".
  func readThousandths(
    _ big: Quantity, _ number: NumberSpelling, at index: Int
  ) -> Quantity? {
    guard big.unit.hasThousandths, number.isInteger,
      number.digits == 3, big.values.count == 1, big.value.denominator.isOne,
      unit(index + 1) == nil, !has(index + 1, [.multiply, .currency])
    else { return nil }
    decided(by: .compound)
    var sum = big
    sum.values = [big.value + number.value / Rational(1000)]
    (sum.single, sum.decimals) = (sum.values[0], 3)
    sum.range = big.range.lowerBound..<index + 1
    return sum
  }

  /// Reads "1斤2两": both units are multiples of one.
  func readMultiples(
    _ big: Quantity, _ bigSense: WordSense?, _ number: NumberSpelling, at index: Int
  ) -> Quantity? {
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
    return sum
  }

  enum MixedFraction {
    case sum, packs, unknown
  }

  /// "1 1/2 lb" is one and a half pounds; "6 1/2-litre bottles" are six bottles.
  func mixedFraction(_ index: Int, word: Int, whole: Rational) -> MixedFraction {
    guard whole != .one, !isGluedFraction(index) else { return .sum }
    let hasHyphen = isDash(word - 1)
    let hasContainer = has(word + 1, .container)
    guard hasHyphen || hasContainer else { return .sum }
    let isPlural =
      hasContainer && folded[tokens[word + 1].end - 1] == 0x73
    return isPlural ? .packs : .unknown
  }

  /// Returns whether a sign such as "½" is directly after the whole number: "10½".
  private func isGluedFraction(_ index: Int) -> Bool {
    let text = foldedText(index)
    return text.count > 1 && text.dropLast().allSatisfy { ScalarClass($0) == .digit }
      && text.last.map { ScalarClass($0) != .digit } == true
  }

  /// The fraction of a unit that an amount is less: the quarter in "2 كيلو إلا ربع", two kilograms less a quarter.
  func fractionLess(at index: Int) -> (Rational, end: Int)? {
    guard has(index, .minus), isFree(index), has(index + 1, .numberWord), isFree(index + 1),
      let fraction = sense(index + 1), fraction.over > fraction.times
    else { return nil }
    return (fraction.factor, index + 2)
  }
}

extension Unit {
  /// A Boolean value indicating whether three digits after the unit can be its thousandths, as in "1kg200".
  var hasThousandths: Bool { self == .kilogram || self == .litre || self == .metre }
}
