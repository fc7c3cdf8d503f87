/// The amount of several factors: "2 x 6 x 330 ml".
extension LineParser {
  func multiply(_ factors: [Quantity], range: Range<Int>) -> Quantity? {
    let measures = factors.filter(\.isMeasure)
    guard measures.count <= 1 else { return nil }
    if let count = countOfMeasure(measures.first, factors) {
      var result = count
      result.range = range
      return result
    }
    guard let main = measures.first ?? mainCount(of: factors) else {
      if factors.count == 2, bareFactors == nil {
        bareFactors = (first: factors[0].value, second: factors[1].value, range: range)
      } else {
        hasOffer = true
      }
      use(range, as: .offer)
      return nil
    }
    return product(of: factors, as: main, range: range)
  }

  /// Returns the count of factors whose measure is not the amount: a dose, the weight of a wearer or a capacity.
  private func countOfMeasure(_ measure: Quantity?, _ factors: [Quantity]) -> Quantity? {
    if let measure, let doses = readDoses(measure, factors) {
      decided(by: .measureAndCount)
      return doses
    }
    if var pieces = readWearerWeight(factors) {
      decided(by: .nameNumber)
      pieces.form = .count
      return pieces
    }
    guard let measure, isCapacity(measure),
      var count = product(ofCounts: factors.filter { !$0.isMeasure })
    else { return nil }
    // "bin bags 30 l x 20" states the capacity of each bag.
    decided(by: .measureAndCount)
    if isThingInName(of: measure) {
      thingAnswers = [
        LineAmount(count.value, .piece), LineAmount(count.value * measure.value, measure.unit),
      ]
    }
    count.form = .count
    return count
  }

  /// Returns the count whose unit is that of the amount; nil if all factors are bare numbers.
  private func mainCount(of factors: [Quantity]) -> Quantity? {
    let counts = factors.filter { $0.form == .count || $0.form == .container }
    guard var count = countThatStays(counts) ?? factors.first(where: { $0.form == .pack }) else {
      return nil
    }
    if count.unit == .sheet, counts.count > 1 { decided(by: .sheets) }
    // "4 x 12 pouches 85 g": the size can be that of each container.
    let isOfContainers = counts.allSatisfy { $0.form == .container }
    if count.form != .pack, !isOfContainers { count.form = .count }
    return count
  }

  /// The count that states the amount: sheets, not rolls; pieces, not packs.
  func countThatStays(_ counts: [Quantity]) -> Quantity? {
    counts.first { $0.unit == .sheet } ?? counts.first { $0.form == .count && $0.unit != .roll }
      ?? counts.last
  }

  /// Multiplies `main`, which is one of the factors, by the others.
  private func product(
    of factors: [Quantity], as main: Quantity, range: Range<Int>
  ) -> Quantity? {
    var others = factors
    if let own = others.firstIndex(where: { $0.range == main.range }) { others.remove(at: own) }
    guard others.allSatisfy({ $0.value.denominator.isOne || $0.isMeasure }) else { return nil }
    let factor = others.reduce(Rational.one) { $0 * $1.value }
    var result = main
    result.factor = result.factor * factor
    result.values = result.values.map { $0 * factor }
    result.isMultiplied = true
    result.isRange = factors.contains(where: \.isRange)
    result.range = range
    return result
  }
}
