extension LineParser {
  /// What the amounts in a line come to.
  enum AmountResult {
    case none
    /// One amount; `other` is one of another kind that the line also states.
    case certain(LineAmount, other: LineAmount?)
    case ask(LineReason, [LineAmount])
  }

  private struct Combined {
    var quantity: Quantity
    var values: [Rational]
    /// A pack may be the total or each.
    var isTotalDoubtful = false
  }

  mutating func amount(
    kind: Kind?, net: inout LineAmount?, count: inout LineAmount?
  ) -> AmountResult {
    var measures = quantities.filter(\.isMeasure)
    let counts = quantities.filter { !$0.isMeasure }
    removeStrengths(&measures, counts)
    removeSizes(&measures, counts)
    guard !measures.isEmpty else { return amount(of: counts) }
    if measures.count == 1, measures[0].unit == .milligram, counts.isEmpty,
      tokens.contains(where: { $0.kind == .mixed && $0.number >= 0 })
    {
      return .ask(.amount, [LineAmount(measures[0].value, .milligram)])
    }
    if let drained = measures.first(where: { $0.mark == .drained }) {
      return amount(drained: drained, among: measures, counts: counts, net: &net)
    }
    if measures.contains(where: { $0.mark == .gross }) {
      decided(by: .gross)
      if measures.contains(where: { $0.mark != .gross }) {
        measures.removeAll { $0.mark == .gross }
      } else {
        return .ask(.amount, measures.prefix(1).map { LineAmount($0.value, $0.unit) })
      }
    }
    let firstKind = measures[0].unit.kind
    let chosen = kind.flatMap { kind in measures.contains { $0.unit.kind == kind } ? kind : nil }
    let group = measures.filter { $0.unit.kind == chosen ?? firstKind }
    let others = measures.filter { $0.unit.kind != chosen ?? firstKind }
    if !others.isEmpty { decided(by: .twoKinds) }
    if hasPlus(between: measures) { return askSum(measures) }
    let result = combine(group, counts: counts, count: &count)
    if case .certain(let amount, _) = result, let other = others.first {
      return .certain(amount, other: LineAmount(other.value, other.unit))
    }
    return result
  }

  /// A strength in milligrams belongs to each tablet.
  private mutating func removeStrengths(_ measures: inout [Quantity], _ counts: [Quantity]) {
    guard counts.contains(where: { $0.form == .count && $0.value > .one }) else { return }
    if tokens.indices.contains(where: { has($0, .capacity) }) {
      measures.removeAll { $0.unit.kind == .volume || $0.isRange && $0.unit == .kilogram }
    }
    let before = measures.count
    measures.removeAll { $0.unit == .milligram && $0.mark == .none && !$0.isMultiplied }
    if measures.count < before { decided(by: .measureAndCount) }
  }

  /// A length in centimetres beside another amount is the size of the product.
  private mutating func removeSizes(_ measures: inout [Quantity], _ counts: [Quantity]) {
    let hasOther =
      measures.contains { $0.unit.kind != .length } || counts.contains { $0.form == .count }
      || measures.contains { $0.unit.kind == .length && $0.unit == .metre }
    guard hasOther else { return }
    let before = measures.count
    measures.removeAll { [.centimetre, .millimetre, .inch].contains($0.unit) }
    if measures.count < before { decided(by: .nameNumber) }
  }

  private func hasPlus(between measures: [Quantity]) -> Bool {
    zip(measures, measures.dropFirst()).contains { a, b in
      let gap = a.range.upperBound..<max(a.range.upperBound, b.range.lowerBound)
      return gap.contains { isSign($0, "+") }
    }
  }

  private mutating func askSum(_ measures: [Quantity]) -> AmountResult {
    let isBonus = tokens.indices.contains { has($0, [.free, .more]) }
    if isBonus { decided(by: .bonus) }
    let first = measures[0]
    var candidates = [LineAmount(first.value, first.unit)]
    let same = measures.filter { $0.unit.kind == first.unit.kind }
    if same.count == measures.count {
      let sum = measures.reduce(Rational.zero) { $0 + $1.base($1.value) } / first.unit.factor
      candidates.insert(LineAmount(sum, first.unit), at: 0)
    }
    return .ask(isBonus ? .offer : .total, candidates)
  }

  // MARK: - Drained weights

  private mutating func amount(
    drained: Quantity, among measures: [Quantity], counts: [Quantity], net: inout LineAmount?
  ) -> AmountResult {
    decided(by: .drained)
    let others = measures.filter {
      $0.mark != .drained && $0.mark != .gross && $0.unit.kind == drained.unit.kind
    }
    let netQuantity = others.first { $0.mark == .net } ?? others.first
    if measures.contains(where: \.isRange) { return .ask(.range, []) }
    var value = drained.value
    if let found = netQuantity {
      net = LineAmount(found.value, found.unit)
      let (total, single) = (found.base(found.value), found.base(found.single))
      let base = drained.base(drained.value)
      if found.isMultiplied, !drained.isMultiplied {
        let multiplied = value * found.factor
        if drained.isEach {
          value = multiplied
        } else if base < single {
          return .ask(
            .total, [LineAmount(multiplied, drained.unit), LineAmount(value, drained.unit)])
        }
      } else if drained.isMultiplied, !found.isMultiplied, base > total {
        return .ask(.total, [LineAmount(value, drained.unit)])
      }
      if drained.base(value) > total {
        return .ask(
          .total, [LineAmount(value, drained.unit), LineAmount(found.value, found.unit)])
      }
    }
    let isSingle = !drained.isMultiplied && (netQuantity.map { !$0.isMultiplied } ?? true)
    if let pack = counts.first(where: {
      ($0.form == .pack || $0.form == .container) && $0.value > .one
    }), isSingle {
      return .ask(
        .total,
        [LineAmount(value * pack.value, drained.unit), LineAmount(value, drained.unit)])
    }
    if drained.values.count > 1 {
      return .ask(.number, drained.values.map { LineAmount($0, drained.unit) })
    }
    return .certain(LineAmount(value, drained.unit), other: nil)
  }

  // MARK: - Measures of one kind

  private mutating func combine(
    _ group: [Quantity], counts: [Quantity], count: inout LineAmount?
  ) -> AmountResult {
    if group.contains(where: \.isRange) { return .ask(.range, []) }
    var main = group[0]
    var values = main.values
    /// The numbers of packs that a restated total explains.
    var explained: [Rational] = []
    for other in group.dropFirst() {
      if isBrokenCompound(main, other) {
        return .ask(
          .total, [LineAmount(values[0], main.unit), LineAmount(other.value, other.unit)])
      }
      if let equal = equalValue(values, main, other) {
        // One of them, multiplied or not, states the same amount.
        values = [equal]
        if other.isMultiplied, !main.isMultiplied {
          main.isMultiplied = true
          main.factor = other.factor
        }
        decided(by: .restatedTotal)
      } else if main.isMultiplied, other.base(other.value) == main.base(main.single) {
        decided(by: .restatedTotal)
      } else if other.isMultiplied, main.base(main.value) == other.base(other.single) {
        (main, values) = (other, other.values)
        decided(by: .restatedTotal)
      } else if areSystemsDifferent(main, other), let value = agreeing(values, main, other) {
        values = [value]
        decided(by: .twoSystems)
      } else if let packs = packs(explaining: main, other, counts: counts) {
        explained.append(packs)
        if main.base(main.value) < other.base(other.value) {
          (main, values) = (other, other.values)
        }
        decided(by: .restatedTotal)
      } else {
        return .ask(
          .total,
          [LineAmount(values[0], main.unit), LineAmount(other.value, other.unit)])
      }
    }
    main.values = values
    return combine(main, counts: counts, explained: explained, count: &count)
  }

  private func equalValue(_ values: [Rational], _ main: Quantity, _ other: Quantity) -> Rational? {
    values.first { value in other.values.contains { other.base($0) == main.base(value) } }
  }

  /// Whether the two stand side by side like "1 lb 16 oz", which is no sum.
  private func isBrokenCompound(_ a: Quantity, _ b: Quantity) -> Bool {
    a.range.upperBound == b.range.lowerBound && !a.isMultiplied && !b.isMultiplied
      && a.unit != b.unit && areSystemsDifferent(a, b) == false
      && !a.unit.systems.contains(.metric)
  }

  private func areSystemsDifferent(_ a: Quantity, _ b: Quantity) -> Bool {
    a.unit.systems.contains(.metric) != b.unit.systems.contains(.metric)
  }

  /// The value of `main` that agrees with a measure in another system, within the rounding of either.
  private func agreeing(_ values: [Rational], _ main: Quantity, _ other: Quantity) -> Rational? {
    let others = other.isMultiplied ? [other.value, other.single] : [other.value]
    func agree(_ a: Rational, _ b: Rational) -> Bool {
      let difference = a < b ? b - a : a - b
      let steps = [main, other].map {
        $0.unit.factor * Rational(.one, decimals: $0.decimals) / Rational(2)
      }
      return difference * Rational(50) <= a
        || steps.contains { difference <= $0 }
          && difference * Rational(10) <= a
    }
    for value in values {
      let mine = main.isMultiplied ? [value, value / main.factor] : [value]
      for mine in mine where others.contains(where: { agree(main.base(mine), other.base($0)) }) {
        return value
      }
    }
    return nil
  }

  /// The number of packs by which one of the measures is the total of the other.
  private func packs(explaining a: Quantity, _ b: Quantity, counts: [Quantity]) -> Rational? {
    let numbers = counts.map(\.value) + (looseFactor.map { [$0] } ?? [])
    let (x, y) = (a.base(a.value), b.base(b.value))
    return numbers.first { $0 > .one && (x * $0 == y || y * $0 == x) }
  }

  private mutating func combine(
    _ main: Quantity, counts: [Quantity], explained: [Rational], count: inout LineAmount?
  ) -> AmountResult {
    var values = main.values
    var doubtful: Rational?
    for other in counts where other.value != .one && !explained.contains(other.value) {
      if other.isRange { return .ask(.range, []) }
      let isSame = main.isMultiplied && main.factor == other.value
      let isBehind = other.range.lowerBound >= main.range.upperBound
      switch other.form {
      case .pack:
        if isSame { continue }
        if main.isMultiplied {
          doubtful = other.value
          continue
        }
        decided(by: .pack)
        let gap = other.range.lowerBound - main.range.upperBound
        if main.isEach || isBehind && gap <= 3 || !isBehind && isDrinkSize(main) {
          values = values.map { $0 * other.value }
        } else {
          doubtful = other.value
        }
      case .container:
        if isSame { continue }
        decided(by: .container)
        if main.isEach, !main.isMultiplied {
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
        if !main.isMultiplied, isPluralContainer(main.range.upperBound) {
          // "24 ct, 12-oz cans": the measure can be of each.
          doubtful = other.value
          continue
        }
        decided(by: other.unit == .wash || other.unit == .serving ? .uses : .measureAndCount)
        count = LineAmount(other.value, other.unit)
      }
    }
    if let rest = restOfKilogram(main) {
      return .ask(
        .number, [LineAmount(values[0] + rest, main.unit), LineAmount(values[0], main.unit)])
    }
    if let looseFactor, looseFactor != .one, !explained.contains(looseFactor),
      !(main.isMultiplied && main.factor == looseFactor)
    {
      doubtful = looseFactor
    }
    if let doubtful {
      return .ask(
        .total,
        [LineAmount(values[0] * doubtful, main.unit), LineAmount(values[0], main.unit)])
    }
    if values.count > 1 {
      let reason: LineReason =
        main.unit.kind == .weight && isTwoSized(main) ? .unit : numberReason(main)
      return .ask(reason, values.map { LineAmount($0, main.unit) })
    }
    return .certain(LineAmount(values[0], main.unit), other: nil)
  }

  private func isPluralContainer(_ index: Int) -> Bool {
    has(index, [.container, .noun]) && isFree(index) && folded[tokens[index].end - 1] == 0x73
  }

  /// The 0.5 of "1 kg 500", or nil.
  private func restOfKilogram(_ main: Quantity) -> Rational? {
    guard main.unit == .kilogram || main.unit == .litre, !main.isMultiplied,
      let number = number(main.range.upperBound), number.isInteger, number.digits == 3,
      tokens[main.range.upperBound].hasSpaceBefore, notation.currencyDecimals > 0
    else { return nil }
    return number.value / Rational(1000)
  }

  private func isTwoSized(_ quantity: Quantity) -> Bool {
    quantity.range.contains { sense($0).map { $0.otherMillionths > 0 } ?? false }
  }

  private func numberReason(_ quantity: Quantity) -> LineReason {
    quantity.range.contains {
      tokens[$0].kind == .number && numbers[tokens[$0].number].whole != nil
    } ? .total : .number
  }

  /// The sizes of bottles and cans, which a pack before them multiplies.
  private static let drinkSizes: Set<Int> = [
    150, 187, 200, 240, 250, 275, 284, 296, 300, 330, 333, 341, 350, 355, 375, 400, 440, 450, 473,
    480, 500, 550, 568, 591, 600, 620, 650, 660, 700, 710, 720, 740, 750, 1000, 1250, 1500, 1750,
    2000,
  ]

  private func isDrinkSize(_ quantity: Quantity) -> Bool {
    guard quantity.unit.kind == .volume, !quantity.isMultiplied, quantity.values.count == 1 else {
      return false
    }
    let millilitres = quantity.base(quantity.value) * Rational(1000)
    guard let whole = millilitres.rounded(decimals: 0).asInt else { return false }
    if quantity.unit.systems.contains(.metric) {
      return millilitres.denominator.isOne && Self.drinkSizes.contains(whole)
    }
    return [8, 11, 12, 16, 20, 24].contains { quantity.value == Rational($0) }
      && (quantity.unit == .usFluidOunce || quantity.unit == .imperialFluidOunce)
      || quantity.value == Rational(BigUInt(169), decimals: 1)
  }

  // MARK: - Counts

  private mutating func amount(of counts: [Quantity]) -> AmountResult {
    guard !counts.isEmpty else { return looseFactor.map { askPieces($0) } ?? .none }
    if counts.contains(where: \.isRange) { return .ask(.range, []) }
    var left = counts
    if left.contains(where: { $0.form == .count }) {
      left.removeAll { $0.form != .count && $0.value == .one }
      // Servings are no amount beside one.
      let isOther = { (count: Quantity) in count.unit != .serving }
      if left.contains(where: isOther) { left.removeAll { $0.unit == .serving } }
    }
    guard var main = left.first else { return .none }
    for other in left.dropFirst() {
      if let merged = merge(main, other, all: left) {
        main = merged
      } else {
        let product = main.value * other.value
        let stays = countThatRemains(main, other)
        let isPackOf = main.form != .count || other.form != .count || isSheetsOfRolls(main, other)
        return .ask(
          .total,
          isPackOf ? [amount(product, stays.unit), amount(stays.value, stays.unit)] : [])
      }
    }
    if let looseFactor, looseFactor != .one, looseFactor != main.value,
      !(main.isMultiplied && main.factor == looseFactor)
    {
      return .ask(
        .total, [amount(main.value * looseFactor, main.unit), amount(main.value, main.unit)])
    }
    if main.values.count > 1 {
      return .ask(.number, main.values.map { amount($0, main.unit) })
    }
    // A number that large before "tablets" is a strength.
    if main.unit == .tablet || main.unit == .capsule, !main.isMultiplied,
      main.value > Rational(1000)
    {
      return .ask(.amount, [])
    }
    if isNoun(main) { decided(by: .nameAndInteger) }
    if main.unit == .wash || main.unit == .serving { decided(by: .uses) }
    return .certain(amount(main.value, main.unit), other: nil)
  }

  private func askPieces(_ value: Rational) -> AmountResult {
    value.isPositive ? .ask(.amount, [LineAmount(value, .piece)]) : .none
  }

  /// A count; dozens are counted in pieces.
  private func amount(_ value: Rational, _ unit: Unit) -> LineAmount {
    unit == .dozen ? LineAmount(value * Rational(12), .piece) : LineAmount(value, unit)
  }

  private func isNoun(_ quantity: Quantity) -> Bool {
    quantity.range.contains { has($0, .noun) }
  }

  private func isSheetsOfRolls(_ a: Quantity, _ b: Quantity) -> Bool {
    a.unit == .sheet && b.unit == .roll || a.unit == .roll && b.unit == .sheet
  }

  private func countThatRemains(_ a: Quantity, _ b: Quantity) -> Quantity {
    if a.unit == .sheet { return a }
    if b.unit == .sheet { return b }
    return a.form == .count ? a : b
  }

  /// Two counts that state one amount, or nil where they do not.
  private mutating func merge(_ a: Quantity, _ b: Quantity, all: [Quantity]) -> Quantity? {
    let (x, y) = (a.base(a.value), b.base(b.value))
    // "2 St (1 Paar)"
    if a.unit == .pair, b.unit == .piece, x * Rational(2) == y { return b }
    if b.unit == .pair, a.unit == .piece, y * Rational(2) == x { return a }
    if a.isEach != b.isEach {
      var product = a.isEach ? a : b
      product.values = [a.value * b.value]
      product.isMultiplied = true
      decided(by: product.unit == .sheet ? .sheets : .multiply)
      return product
    }
    if x == y { return b.unit == .wash || a.form != .count ? b : a }
    if a.isMultiplied, a.factor == y || a.single == b.value { return a }
    if b.isMultiplied, b.factor == x || b.single == a.value { return b }
    // A pack behind the count multiplies it.
    if a.form == .count, b.form == .pack, !a.isMultiplied,
      b.range.lowerBound - a.range.upperBound <= 3
    {
      decided(by: .pack)
      var product = a
      product.values = a.values.map { $0 * b.value }
      product.factor = b.value
      product.isMultiplied = true
      return product
    }
    // Three counts of which one is the product of the others.
    if let total = all.first(where: { $0.base($0.value) == x * y }) { return total }
    return nil
  }
}
