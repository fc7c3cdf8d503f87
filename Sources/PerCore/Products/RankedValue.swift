/// What a list ranks of a product.
package struct RankedValue: Hashable, Sendable {
  /// The price per base unit; nil if the product can't be bought as the user buys.
  ///
  /// For a needed amount, it is the cost of the need per base unit of the need.
  package let unitPrice: UnitPrice?
  /// The amount beyond the need, in base units.
  let left: Rational

  package init(_ unitPrice: UnitPrice?, left: Rational = .zero) {
    (self.unitPrice, self.left) = (unitPrice, left)
  }

  /// Creates the value of a purchase for a need, in base units; nil if the product can't be bought.
  package init(_ purchase: SinglePurchase?, for need: Rational) {
    self.init(
      purchase.map { UnitPrice(price: $0.cost, amount: need) }, left: purchase?.left ?? .zero)
  }
}

extension RankedValue: Comparable {
  /// Products that can't be bought are last. Of products that cost the same, those with less left over are first.
  package static func < (a: RankedValue, b: RankedValue) -> Bool {
    guard let first = a.unitPrice, let second = b.unitPrice else {
      return a.unitPrice != nil && b.unitPrice == nil
    }
    if first < second { return true }
    return a.left < b.left && !(second < first)
  }
}

/// How a list ranks its products.
struct RankingBasis: Hashable {
  enum Packs: Hashable {
    /// By the unit price of as many packs as the offer needs.
    case offer
    /// By the unit price of one pack.
    case one
    /// By the cost of an amount in base units.
    case need(Rational)
  }

  let packs: Packs
  let weight: Buying.Weight

  /// A Boolean value indicating whether products are ranked by their own unit prices.
  var isUnitPrice: Bool { packs == .offer && weight == .drained }

  /// - Parameter comparability: What the list compares. A need that doesn't compare with it is ignored.
  init(_ buying: Buying = Buying(), in comparability: Comparability = Comparability()) {
    weight = buying.weight
    switch (buying.packs, buying.need) {
    case (.one, _): packs = .one
    case (.need, let need?) where comparability.refusal(of: need.unit) == nil:
      packs = .need(need.amount)
    case (.offer, _), (.need, _): packs = .offer
    }
  }

  func value(of product: Product) -> RankedValue {
    isUnitPrice ? RankedValue(product.unitPrice) : value(of: product.pack(by: weight))
  }

  /// - Parameter pack: A pack whose amount is by `weight`.
  func value(of pack: Pack) -> RankedValue {
    switch packs {
    case .offer: RankedValue(pack.unitPrice(pack.packsOfOffer))
    case .one: RankedValue(pack.unitPrice(1))
    case .need(let need):
      RankedValue(SinglePurchase(of: pack, for: need), for: need)
    }
  }
}
