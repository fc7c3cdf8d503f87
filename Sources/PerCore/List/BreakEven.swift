/// The price and the quantity at which a product of a list would be the best value.
struct BreakEven {
  /// The pack with the offer by which it is compared. A list that ranks single packs ignores an offer for several
  /// packs.
  let pack: Pack
  /// A Boolean value indicating whether no other product is a better value.
  let isBest: Bool
  /// The amount for which the product is compared, in base units: that of its packs, or what the user needs.
  let comparedAmount: Rational
  /// The amount that the user needs, in base units; nil if the list compares unit prices.
  private let need: Rational?
  /// The price of the compared amount.
  private let cost: Rational
  /// The price of the compared amount of the best other product.
  private let limit: Rational
  /// The amount beyond the need that the best other product leaves.
  private let leftOfRival: Rational
  /// The factor by which the tax multiplies the price.
  private let tax: Rational

  /// - Parameter rank: The rank of a product that can be bought. There must be another one.
  init(_ products: ProductList, at rank: Int) {
    let product = products[rank]
    let pack = product.pack(by: products.basis.weight)
    let rival = rank == 0 ? 1 : 0
    (self.pack, need, comparedAmount) =
      switch products.basis.packs {
      case .need(let amount): (pack, amount, amount)
      case .one where pack.packsOfOffer > 1: (pack.withoutOffer, nil, pack.amount)
      case .one, .offer: (pack, nil, pack.amount(pack.packsOfOffer))
      }
    isBest = products.verdict(at: rank) == .best
    cost = products.unitPrice(at: rank).exact * comparedAmount
    limit = products.unitPrice(at: rival).exact * comparedAmount
    leftOfRival = products.rankedValue(at: rival).left
    tax = .one + (product.terms.tax ?? .zero) / Rational(100)
  }

  /// The number of packs of an offer such as "2 for €5", whose price is that of the packs; nil for other offers.
  var packsOfBundle: Int? {
    if case .bundle(let packs, _) = pack.offer?.terms { packs } else { nil }
  }

  /// How much more the compared amount costs than that of the best other product.
  var excess: Rational { cost - limit }

  /// Returns the highest price, rounded down to a number of decimals, at which the product would rank before all
  /// others. For a best product, it is the highest price at which the product stays one.
  ///
  /// It is the price of one pack, without the offer and the tax. For an offer such as "2 for €5", it is the price of
  /// all packs of the offer.
  ///
  /// - Returns: nil if the offer is possible with no such price, or if the product stays the best with every price with
  ///   which the offer is possible.
  func price(decimals: Int) -> Rational? {
    var highest: Rational?
    for packs in choices {
      guard let exact = packs.price(forCost: limit / tax, of: pack) else {
        if isBest, isBestWithoutOffer(packs) { return nil }
        continue
      }
      var price = exact.roundedDown(decimals: decimals)
      // At the exact price, the product and the best one cost the same.
      if price == exact, !winsTies(packs) { price = price - Rational(.one, decimals: decimals) }
      guard price.isPositive else { continue }
      if pack.isPossible(at: price) {
        highest = max(highest ?? price, price)
      } else if isBest, packsOfBundle != nil {
        // More than the packs cost without the offer.
        return nil
      }
    }
    return highest
  }

  /// Returns a Boolean value indicating whether the product ranks first if it costs as much as the best other one: it
  /// leaves less over, or it is a best product already and leaves no more.
  private func winsTies(_ packs: BoughtPacks) -> Bool {
    guard let need else { return isBest }
    let left = packs.amount(of: pack) - need
    return left < leftOfRival || isBest && left == leftOfRival
  }

  /// Returns a Boolean value indicating whether a best product stays one with packs that don't use the offer.
  private func isBestWithoutOffer(_ packs: BoughtPacks) -> Bool {
    guard packs.groups.isZero, let single = pack.single else { return false }
    let cost = packs.singles * single.cost
    return cost < limit || cost == limit && winsTies(packs)
  }

  /// The packs that can make up the compared amount of the product.
  private var choices: [BoughtPacks] {
    need.map { pack.packs(for: $0) } ?? [pack.packsForOffer]
  }

  /// The smallest amount of one pack, in base units, with which the product would be a best value at its price; nil for
  /// a best product, or if there is none. If the user needs an amount, the product must cost less than the best one.
  var amount: Rational? {
    // Of a product that costs as little as the best one, a larger pack would leave even more.
    guard !isBest, limit < cost else { return nil }
    guard let need else {
      return pack.packsForOffer.amount(forTotal: cost * comparedAmount / limit, of: pack)
    }
    return pack.packs(forLessThan: limit).amount(forTotal: need, of: pack)
  }
}
