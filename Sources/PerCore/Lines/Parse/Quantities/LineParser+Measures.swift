extension LineParser {
  func combine(
    _ group: [Quantity], counts: [Quantity], count: inout LineAmount?
  ) -> AmountResult {
    if group.contains(where: \.isRange) { return .ask(.range, []) }
    var main = group[0]
    var values = main.values
    /// The numbers of packs that a restated total explains.
    var explained: [Rational] = []
    for other in group.dropFirst() {
      if isBrokenCompound(main, other),
        main.value.denominator.isOne || equalValue(values, main, other) == nil
      {
        return .ask(.total, [LineAmount(values[0], main.unit), other.amount])
      }
      if let equal = equalValue(values, main, other) {
        // One of them, multiplied or not, states the same amount.
        values = [equal]
        if other.isMultiplied, !main.isMultiplied {
          main.isMultiplied = true
          main.factor = other.factor
        }
        decided(by: .restatedTotal)
      } else if main.isMultiplied, other.inBaseUnits == main.base(main.single) {
        decided(by: .restatedTotal)
      } else if other.isMultiplied, main.inBaseUnits == other.base(other.single) {
        (main, values) = (other, other.values)
        decided(by: .restatedTotal)
      } else if areSystemsDifferent(main, other) || isConverted(main, other),
        let value = agreeing(values, main, other)
      {
        values = [value]
        decided(by: .twoSystems)
      } else if let packs = packs(explaining: main, other, counts: counts) {
        explained.append(packs)
        if main.inBaseUnits < other.inBaseUnits {
          (main, values) = (other, other.values)
        }
        decided(by: .restatedTotal)
      } else {
        return .ask(.total, [LineAmount(values[0], main.unit), other.amount])
      }
    }
    main.values = values
    // "cinq filets de 120 g chacun": the number of pieces is unknown.
    if main.isEach, !main.isMultiplied, counts.allSatisfy({ $0.value == .one }),
      main.hasEachAfter || hasNumberWord
    {
      return .ask(.total, [LineAmount(values[0], main.unit)])
    }
    return combine(
      main, counts: withoutRestatements(counts), explained: explained, count: &count)
  }

  /// A Boolean value indicating whether the line has an unused number word such as "five".
  private var hasNumberWord: Bool {
    present.contains(.numberWord)
      && tokens.indices.contains {
        has($0, .numberWord) && isFree($0) && (sense($0)?.times ?? 1) > 1
      }
  }

  func equalValue(_ values: [Rational], _ main: Quantity, _ other: Quantity) -> Rational? {
    values.first { value in other.values.contains { other.base($0) == main.base(value) } }
  }

  /// Returns whether the two are next to each other as in "1 lb 16 oz", which is not a sum.
  func isBrokenCompound(_ a: Quantity, _ b: Quantity) -> Bool {
    a.range.upperBound == b.range.lowerBound && !a.isMultiplied && !b.isMultiplied
      && a.unit != b.unit && areSystemsDifferent(a, b) == false
      && !a.unit.isMetric
  }

  func areSystemsDifferent(_ a: Quantity, _ b: Quantity) -> Bool {
    a.unit.isMetric != b.unit.isMetric
  }

  /// The value of `main` that agrees with a measure in another system, within the rounding of either.
  func agreeing(_ values: [Rational], _ main: Quantity, _ other: Quantity) -> Rational? {
    let others = (other.isMultiplied ? [other.value, other.single] : [other.value])
      .flatMap { value in unitsOfPack(other.unit).map { value * $0.factor } }
    func agree(_ a: Rational, _ b: Rational) -> Bool {
      let difference = a.distance(to: b)
      let steps = [main, other].map {
        $0.unit.factor * Rational(.one, decimals: $0.decimals) / Rational(2)
      }
      return difference * Rational(50) <= a
        || steps.contains { difference <= $0 }
          && difference * Rational(10) <= a
    }
    for value in values {
      let mine = main.isMultiplied ? [value, value / main.factor] : [value]
      for mine in mine where others.contains(where: { agree(main.base(mine), $0) }) {
        return value
      }
    }
    return nil
  }

  /// The number of packs that makes one of the measures the total of the other.
  func packs(explaining a: Quantity, _ b: Quantity, counts: [Quantity]) -> Rational? {
    let numbers = counts.map(\.value) + (looseFactor.map { [$0] } ?? [])
    let (x, y) = (a.inBaseUnits, b.inBaseUnits)
    return numbers.first { $0 > .one && (x * $0 == y || y * $0 == x) }
  }

  func combine(
    _ main: Quantity, counts: [Quantity], explained: [Rational], count: inout LineAmount?
  ) -> AmountResult {
    if let total = statedTotal(main, counts: counts, count: &count) { return total }
    if explained.isEmpty, let food = askPackOfFood(main, counts) { return food }
    var values = main.values
    var doubtful: Rational?
    for other in counts where !explained.contains(other.value) {
      if let packs = packs(ofDozens: other, beside: main), !explained.contains(packs) {
        doubtful = packs
        continue
      }
      if other.value == .one { continue }
      if other.isRange { return .ask(.range, []) }
      let isSame = main.isMultiplied && main.factor == other.value
      let isAfter = other.range.lowerBound >= main.range.upperBound
      switch other.form {
      case .pack:
        if isSame, !isOuterPack(other, of: main) { continue }
        if main.isMultiplied {
          doubtful = other.value
          continue
        }
        decided(by: .pack)
        if main.unit.kind == .area, !main.isEach {
          // "Tiles 1.44 m² pack of 8": the area is that of the whole pack as a rule.
          doubtful = other.value
          continue
        }
        if other.range.contains(where: { has($0, .numberedPack) }) {
          // "Shampoo twin pack 500 ml": the measure can be that of both.
          doubtful = other.value
          continue
        }
        if !isAfter && isTotalOfPack(other, main)
          || isWeightOfAll(main, in: other) && main.inBaseUnits * Rational(100) < other.value
        {
          count = other.amount
          continue
        }
        let gap = gap(from: main.range.upperBound, to: other.range.lowerBound)
        if main.isEach || isAfter && gap <= 3
          || !isAfter && isDrinkOfPack(main, packs: other.value) && !isSizeOfBox(main, after: other)
        {
          values = values.map { $0 * other.value }
        } else {
          doubtful = other.value
        }
      case .container:
        // "2 x 125 g, 2 packs" can be two packs of each size.
        if isSame, !isOuterPack(other, of: main),
          !isAfter || !isSign(main.range.upperBound, ",")
        {
          continue
        }
        decided(by: .container)
        if other.unit == .bag, main.unit.kind == .volume, !main.isMultiplied,
          other.value >= Rational(5), main.inBaseUnits >= Rational(10),
          !has(main.range.upperBound, .container)
        {
          // "13 gallon 110 bags"
          return .ask(.total, [LineAmount(other.value, .bag), LineAmount(values[0], main.unit)])
        }
        if isWeightOfAll(main, in: other)
          || !main.isMultiplied && main.unit.kind == .weight && other.value >= Rational(40)
            && main.inBaseUnits * other.value > Rational(5)
            && main.inBaseUnits * Rational(250) < other.value
        {
          count = other.amount
          continue
        }
        let gap = gap(from: main.range.upperBound, to: other.range.lowerBound)
        if !main.isMultiplied,
          main.isEach || isOfChain(from: other, to: main) || isSizeOfCan(main, in: other)
            || isAfter && gap <= 1 && isDrinkSize(main) && main.unit.isMetric
              && other.value >= Rational(4)
        {
          values = values.map { $0 * other.value }
        } else {
          doubtful = other.value
        }
      default:
        if other.isSum {
          hasOffer = true
          continue
        }
        if main.isEach, !main.isMultiplied {
          values = values.map { $0 * other.value }
          decided(by: .multiply)
          continue
        }
        if let sheets = sheetsOfPaper(main, other) {
          decided(by: .measureAndCount)
          return sheets
        }
        if isJoined(other, to: main) {
          values = values.map { $0 * other.value }
          decided(by: .container)
          continue
        }
        if [.piece, .bag].contains(other.unit), other.value >= Rational(5), !main.isMultiplied,
          main.unit.kind == .volume,
          main.inBaseUnits >= Rational(10) || hasBagsOfSize(main, other)
        {
          // "13-gallon 100-count" and "13 gallon 2 x 45 bags" state the capacity of each bag.
          return .ask(
            .total, [LineAmount(other.value, other.unit), LineAmount(values[0], main.unit)])
        }
        if let cups = askCups(main, other) { return cups }
        if !isAfter, other.range.contains(where: { has($0, .countWord) }),
          !main.isMultiplied, isDrinkSize(main) || isDrinkSize(inOunces: main),
          isDrinkContainer(main.range.upperBound)
        {
          // "8 ct 20 oz bottles"
          values = values.map { $0 * other.value }
          decided(by: .container)
          continue
        }
        if canBeOfEach(main, of: other, isAfter: isAfter) || isAfter && isPerhapsPacks(other) {
          doubtful = other.value
          continue
        }
        decided(by: other.unit == .wash || other.unit == .serving ? .uses : .measureAndCount)
        count = other.amount
      }
    }
    if let rest = restOfKilogram(main) {
      return .ask(.number, main.amounts([values[0] + rest, values[0]]))
    }
    if let looseFactor, looseFactor != .one, !explained.contains(looseFactor),
      !(main.isMultiplied && main.factor == looseFactor)
    {
      doubtful = looseFactor
    }
    if let doubtful { return .ask(.total, main.amounts([values[0] * doubtful, values[0]])) }
    if values.count > 1 {
      let reason: LineReason =
        main.unit.kind == .weight && isTwoSized(main) ? .unit : numberReason(main)
      return .ask(reason, main.amounts(values))
    }
    return .certain(LineAmount(values[0], main.unit), other: nil)
  }

  /// Returns whether a weight is that of all of many packs or containers, which would be far too heavy if it were that
  /// of each: "240 bags 750 g", "tea 160 pack 464 g".
  private func isWeightOfAll(_ weight: Quantity, in packs: Quantity) -> Bool {
    !weight.isMultiplied && weight.unit.kind == .weight && packs.value > Rational(24)
      && weight.inBaseUnits < Rational(5) && weight.inBaseUnits * packs.value > Rational(50)
  }

  /// Returns whether the line is about bags, and the volume can be what each of them holds: "Beutel 4 l 50 Stück".
  private func hasBagsOfSize(_ volume: Quantity, _ count: Quantity) -> Bool {
    count.value >= Rational(10) && volume.inBaseUnits * Rational(2) >= .one
      && tokens.indices.contains { isFree($0) && sense($0)?.unit == .bag && has($0, .container) }
  }
}
