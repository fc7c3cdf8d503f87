extension LineParser {
  /// What the amounts in a line come to.
  enum AmountResult {
    case none
    /// One amount; `other` is one of another kind that the line also states.
    case certain(LineAmount, other: LineAmount?)
    case ask(LineReason, [LineAmount])
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
  mutating func removeStrengths(_ measures: inout [Quantity], _ counts: [Quantity]) {
    guard counts.contains(where: { $0.form == .count && $0.value > .one }) else { return }
    if tokens.indices.contains(where: { has($0, .capacity) }) {
      measures.removeAll { $0.unit.kind == .volume || $0.isRange && $0.unit == .kilogram }
    }
    let before = measures.count
    measures.removeAll { $0.unit == .milligram && $0.mark == .none && !$0.isMultiplied }
    if measures.count < before { decided(by: .measureAndCount) }
  }

  /// A length in centimetres beside another amount is the size of the product.
  mutating func removeSizes(_ measures: inout [Quantity], _ counts: [Quantity]) {
    let hasOther =
      measures.contains { $0.unit.kind != .length } || counts.contains { $0.form == .count }
      || measures.contains { $0.unit.kind == .length && $0.unit == .metre }
    guard hasOther else { return }
    let before = measures.count
    measures.removeAll { [.centimetre, .millimetre, .inch].contains($0.unit) }
    if measures.count < before { decided(by: .nameNumber) }
  }

  func hasPlus(between measures: [Quantity]) -> Bool {
    zip(measures, measures.dropFirst()).contains { a, b in
      let gap = a.range.upperBound..<max(a.range.upperBound, b.range.lowerBound)
      return gap.contains { isSign($0, "+") }
    }
  }

  mutating func askSum(_ measures: [Quantity]) -> AmountResult {
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
}
