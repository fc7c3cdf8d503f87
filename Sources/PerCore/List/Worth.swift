/// What a product is worth beside the best of the others.
public struct Worth: Equatable, Sendable {
  /// The quantity of the product, with an offer that of all its packs.
  public let quantity: [QuantityText]
  /// How much more the product costs than the same quantity of the best one, such as "€0.74"; nil for a best product,
  /// and for a difference that rounds to zero.
  public let excess: String?
  /// The highest price at which the product would be a better value than all others, such as "€3.24"; of a best product,
  /// the highest price at which it stays one. It is never rounded up; nil if there is no such price in the currency's usual
  /// decimals.
  ///
  /// It is the price of one pack, also if the product has an offer, but of all packs of an offer such as 2 for €5.
  public let bestPrice: String?
  /// The number of packs that the best price is for; nil for one pack.
  public let packsOfBestPrice: String?
  /// A Boolean value indicating whether the product has an offer, with which the best price counts.
  public let hasOffer: Bool
  /// The least quantity of a pack with which the product would be the best value for its price, rounded up to three
  /// digits; nil for a best product.
  public let bestQuantity: QuantityText?
}

extension ProductListController {
  /// Returns what the product at `rank` is worth beside the best of the others; nil for the only product.
  public func worth(at rank: Int) -> Worth? {
    let products = state.products
    guard rank < products.rankedCount, products.rankedCount > 1 else { return nil }
    let product = products[rank]
    let pack = product.pack(by: products.basis.weight)
    let packs: Int
    switch products.basis.packs {
    case .offer: packs = pack.packsOfOffer
    case .one: packs = 1
    // The purchase says what to buy for a need.
    case .need: return nil
    }
    // One pack of an offer for several has its usual price.
    let offer = packs < pack.packsOfOffer ? nil : product.offer
    let rival = products.unitPrice(at: rank == 0 ? 1 : 0)
    let isBest = products.verdict(at: rank) == .best
    let amount = pack.amount(packs)
    guard let cost = pack.cost(packs) else { return nil }
    let limit = rival.exact * amount
    let price = bestPrice(
      of: product, offer, cost: limit / (.one + (product.terms.tax ?? .zero) / Rational(100)),
      isBest: isBest)
    let (decimals, format) = (conventions.money.usualDecimals, conventions.numbers)
    let needed = (cost / rival.exact).amountOfPack(offer, packs: packs)
    let isAsEntered = offer == nil && products.basis.weight == .drained
    return Worth(
      quantity: isAsEntered
        ? PackText(product, conventions: conventions).result
        : [PackText.quantity(amount / product.unit.factor, product.unit, format: format)],
      excess: isBest ? nil : string(cost - limit),
      bestPrice: price.map { conventions.money.string($0, decimals: decimals) },
      packsOfBestPrice: offer.flatMap { $0.isBundle ? format.string(Rational($0.packs)) : nil },
      hasOffer: offer != nil,
      bestQuantity: isBest || !needed.isPositive
        ? nil : quantity(needed / product.unit.factor, product.unit))
  }

  /// Returns the highest price at which the packs of an offer, or one pack without an offer, cost less than `cost`, or at
  /// most as much if the product is the best one, in the currency's usual decimals; nil if there is none with which the
  /// offer is possible.
  private func bestPrice(
    of product: Product, _ offer: Offer?, cost: Rational, isBest: Bool
  ) -> Rational? {
    let exact = offer?.price(forCost: cost) ?? cost
    let decimals = conventions.money.usualDecimals
    var price = exact.roundedDown(decimals: decimals)
    // At the exact price, the product and the best one would be equal.
    if !isBest, price == exact { price = price - Rational(.one, decimals: decimals) }
    guard price.isPositive else { return nil }
    let amount = product.quantity.value * product.unit.factor
    let pack: Pack?
    if let offer, offer.isBundle {
      let cheaper = try? Offer(.bundle(packs: offer.packs, price: price), limit: offer.limit)
      pack = cheaper.flatMap { try? Pack(amount: amount, price: product.price?.value, offer: $0) }
    } else {
      pack = try? Pack(amount: amount, price: price, offer: offer)
    }
    return pack == nil ? nil : price
  }

  /// Returns an amount of money in the currency's usual decimals; nil if it rounds to zero.
  private func string(_ value: Rational) -> String? {
    let money = conventions.money
    guard !value.rounded(decimals: money.usualDecimals).isZero else { return nil }
    return money.string(value, decimals: money.usualDecimals)
  }

  private func quantity(_ number: Rational, _ unit: Unit) -> QuantityText {
    let decimals = unit.kind == .units ? 0 : max(0, 2 - (number.leadingExponent ?? 0))
    return QuantityText(
      number.roundedUp(decimals: decimals), unit, format: conventions.numbers)
  }
}

extension Offer {
  /// A Boolean value indicating whether the offer states a price for several packs, such as "2 for €5".
  fileprivate var isBundle: Bool {
    if case .bundle = terms { true } else { false }
  }

  /// Returns the price of one pack at which the packs of the offer cost `cost`; `cost` itself if the offer is a bundle.
  fileprivate func price(forCost cost: Rational) -> Rational {
    let hundred = Rational(100)
    switch terms {
    case .bundle, .bonus, .bonusPercent: return cost
    case .multibuy(_, let pay): return cost / Rational(pay)
    case .nth(_, let percent): return cost / (Rational(packs) - percent / hundred)
    case .percent(let percent): return cost * hundred / (hundred - percent)
    case .amount(let reduction): return cost + reduction
    case .coupon(let reduction, _): return (cost + reduction) / Rational(packs)
    }
  }
}

extension Rational {
  /// Returns the amount of one pack without an offer, if this is that of `packs` packs with the offer. It is not positive
  /// if the additional amount of the offer is more.
  fileprivate func amountOfPack(_ offer: Offer?, packs: Int) -> Rational {
    switch offer?.terms {
    case .bonus(let bonus, let unit): self - bonus * unit.factor
    case .bonusPercent(let percent): self * Rational(100) / (Rational(100) + percent)
    default: self / Rational(packs)
    }
  }
}
