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

  private func combine(
    _ main: Quantity, counts: [Quantity], explained: [Rational], count: inout LineAmount?
  ) -> AmountResult {
    if let total = statedTotal(main, counts: counts, count: &count) { return total }
    if explained.isEmpty, let food = askPackOfFood(main, counts) { return food }
    var values = main.values
    var doubtful: Rational?
    for other in counts where !explained.contains(other.value) {
      switch meaning(of: other, beside: main, explained: explained) {
      case .nothing: break
      case .multiplier: values = values.map { $0 * other.value }
      case .possibleMultiplier(let packs): doubtful = packs
      case .content: count = other.amount
      case .amount: return .ask(.total, [other.amount, LineAmount(values[0], main.unit)])
      case .result(let result): return result
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
}
