extension LineParser {
  func amount(
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
      net = found.amount
      let (total, single) = (found.inBaseUnits, found.base(found.single))
      let base = drained.inBaseUnits
      if found.isMultiplied, !drained.isMultiplied {
        let multiplied = value * found.factor
        if drained.isEach {
          value = multiplied
        } else if base < single {
          return .ask(.total, drained.amounts([multiplied, value]))
        }
      } else if drained.isMultiplied, !found.isMultiplied, base > total {
        return .ask(.total, [LineAmount(value, drained.unit)])
      }
      if drained.base(value) > total {
        return .ask(
          .total, [LineAmount(value, drained.unit), found.amount])
      }
    }
    let isSingle = !drained.isMultiplied && (netQuantity.map { !$0.isMultiplied } ?? true)
    if let pack = counts.first(where: {
      ($0.form == .pack || $0.form == .container || isNetOfOneContainer(netQuantity))
        && $0.value > .one
    }), isSingle {
      return .ask(.total, drained.amounts([value * pack.value, value]))
    }
    if drained.values.count > 1 { return .ask(.number, drained.amounts(drained.values)) }
    return .certain(LineAmount(value, drained.unit), other: nil)
  }

  /// Asks if the number of a drained weight has no unit: "400 g ATG 240".
  func askDrained(_ measures: [Quantity]) -> AmountResult? {
    guard let drainedNumber else { return nil }
    return .ask(.total, measures[0].amounts([drainedNumber, measures[0].value]))
  }

  /// Returns whether a container follows the net weight: "5 oz can".
  private func isNetOfOneContainer(_ net: Quantity?) -> Bool {
    guard let net, !net.isMultiplied else { return false }
    return has(net.range.upperBound, .container) && isFree(net.range.upperBound)
  }
}
