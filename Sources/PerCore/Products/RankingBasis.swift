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
