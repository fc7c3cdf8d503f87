/// The amounts and costs of packs as multiples of their common parts, for purchases below a limit.
struct PurchaseNumbers {
  let need: Int
  let limit: Int
  /// The products, without the groups of packs that contain too much.
  let products: [PurchaseProduct<Int>]

  /// The costs must be less than this, so that the sums of all costs in a table don't overflow.
  private static let greatestCost = 1 << 34

  /// Returns nil if a sum can overflow.
  ///
  /// - Parameters:
  ///   - need: The least amount.
  ///   - limit: The amount that the purchases must stay below.
  init?(_ need: Rational, below limit: Rational, of packs: [Pack]) {
    func groups(_ pack: Pack) -> (reduced: PackGroup?, single: PackGroup?) {
      let reduced = pack.reduced.flatMap { $0.amount < limit ? $0 : nil }
      let hasSingle = reduced != nil || !pack.takesReducedFirst || pack.reduced == nil
      return (reduced, hasSingle ? pack.single.flatMap { $0.amount < limit ? $0 : nil } : nil)
    }
    let all = packs.map(groups)
    let found = all.flatMap { [$0.reduced, $0.single].compactMap { $0 } }
    guard let amounts = Rational.multiples(found.map(\.amount) + [need, limit]),
      let costs = Rational.multiples(found.map(\.cost)),
      costs.allSatisfy({ $0 < Self.greatestCost }),
      case let (need, limit) = (amounts[amounts.count - 2], amounts[amounts.count - 1]),
      case let most = limit / (amounts.dropLast(2).min() ?? limit) + 1,
      most < 1 << 60 / Self.greatestCost
    else { return nil }
    (self.need, self.limit) = (need, limit)
    var next = 0
    func group(_ group: PackGroup) -> PurchaseProduct<Int>.Group {
      defer { next += 1 }
      return PurchaseProduct.Group(
        packs: group.packs, amount: amounts[next], cost: costs[next], limit: group.limit)
    }
    products = zip(packs, all).enumerated().map { index, pack in
      PurchaseProduct(
        index: index, reduced: pack.1.reduced.map(group), single: pack.1.single.map(group),
        takesReducedFirst: pack.0.takesReducedFirst)
    }
  }
}
