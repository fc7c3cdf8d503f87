/// The amounts and costs of packs as multiples of their common parts, for purchases below a limit.
struct PurchaseNumbers {
  let need: Int
  let limit: Int
  /// The products, without the groups of packs that contain too much.
  let products: [PurchaseProduct<Int>]

  /// The maximum cost of the most expensive purchase below the limit. Sums of a few such costs don't overflow.
  static let maximumCost = 1 << 60
  /// The maximum number of packs in such a purchase. The sums of all packs in a table don't overflow.
  private static let maximumCount = 1 << 36

  /// Returns nil if a sum can overflow.
  ///
  /// - Parameters:
  ///   - need: The minimum amount.
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
      case let (need, limit) = (amounts[amounts.count - 2], amounts[amounts.count - 1]),
      case let most = limit / (amounts.dropLast(2).min() ?? limit) + 1,
      !Int.product(most, costs.max() ?? 0, exceeds: Self.maximumCost, 1),
      !Int.product(most, found.map(\.packs).max() ?? 1, exceeds: Self.maximumCount, 1)
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
