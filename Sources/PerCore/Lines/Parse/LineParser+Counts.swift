extension LineParser {
  mutating func amount(of counts: [Quantity]) -> AmountResult {
    guard !counts.isEmpty else { return looseFactor.map { askPieces($0) } ?? .none }
    if counts.contains(where: \.isRange) { return .ask(.range, []) }
    var left = counts
    if left.contains(where: { $0.form == .count }) {
      left.removeAll { $0.form != .count && $0.value == .one }
      // Servings are not the amount if there is another count.
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
          isPackOf
            ? [amount(product, stays.unit)]
              + [stays, stays.range == main.range ? other : main]
              .map { amount($0.value, $0.unit) } : [])
      }
    }
    if let looseFactor, looseFactor != .one, looseFactor != main.value,
      !(main.isMultiplied && main.factor == looseFactor)
    {
      return .ask(
        .total, [amount(main.value * looseFactor, main.unit), amount(main.value, main.unit)])
    }
    if let other = numberBeforeEquals(main) {
      return .ask(.total, [amount(other, main.unit), amount(main.value, main.unit)])
    }
    if main.values.count > 1 {
      return .ask(.number, main.values.map { amount($0, main.unit) })
    }
    // A large number before "tablets" is a strength.
    if main.unit == .tablet || main.unit == .capsule, !main.isMultiplied,
      main.value > Rational(1000) || Self.strengths.contains(where: { main.value == Rational($0) }),
      !quantities.contains(where: { $0.unit == .milligram })
    {
      return .ask(.amount, [])
    }
    if main.range.contains(where: { has($0, .cup) }) {
      let cup: Unit = notation.measures == .us ? .usCup : .metricCup
      return .ask(.unit, [LineAmount(main.value, cup), amount(main.value, main.unit)])
    }
    // "500er Packung Nudeln" contains 500 g.
    if left.count == 1, main.form == .pack, main.value > Rational(100),
      main.range.contains(where: { has($0, .packAfter) })
    {
      return .ask(.amount, [amount(main.value, main.unit)])
    }
    // "113 sheets each": the number of rolls is unknown.
    if left.count == 1, main.hasEachAfter { return .ask(.total, [amount(main.value, main.unit)]) }
    if isNoun(main) { decided(by: .nameAndInteger) }
    if main.unit == .wash || main.unit == .serving { decided(by: .uses) }
    return .certain(amount(main.value, main.unit), other: nil)
  }

  /// The 9 of "9 = 12 rolls", or nil.
  private func numberBeforeEquals(_ count: Quantity) -> Rational? {
    let start = count.range.lowerBound
    guard isSign(start - 1, "="), let other = number(start - 2), other.isInteger, !other.isBroken,
      other.value.isPositive, other.value != count.value
    else { return nil }
    return other.value
  }

  /// Usual strengths in milligrams, which can be before "tablets" without their unit.
  private static let strengths = [250, 300, 350, 375, 400, 500, 600, 750, 800, 1000]

  func askPieces(_ value: Rational) -> AmountResult {
    value.isPositive ? .ask(.amount, [LineAmount(value, .piece)]) : .none
  }

  /// The amount of a count, with dozens converted to pieces.
  func amount(_ value: Rational, _ unit: Unit) -> LineAmount {
    unit == .dozen ? LineAmount(value * Rational(12), .piece) : LineAmount(value, unit)
  }

  func isNoun(_ quantity: Quantity) -> Bool {
    quantity.range.contains { has($0, .noun) }
  }

  func isSheetsOfRolls(_ a: Quantity, _ b: Quantity) -> Bool {
    a.unit == .sheet && b.unit == .roll || a.unit == .roll && b.unit == .sheet
  }

  func countThatRemains(_ a: Quantity, _ b: Quantity) -> Quantity {
    if a.unit == .sheet { return a }
    if b.unit == .sheet { return b }
    return a.form == .count ? a : b
  }

  /// Two counts that state one amount, or nil if they do not.
  mutating func merge(_ a: Quantity, _ b: Quantity, all: [Quantity]) -> Quantity? {
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
    // A pack after the count multiplies it.
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
    // One of three counts is the product of the others.
    if let total = all.first(where: { $0.base($0.value) == x * y }) { return total }
    return nil
  }
}
