/// What a product is worth beside the best of the others.
public struct Worth: Equatable, Sendable {
  /// The quantity of the product, with an offer that of all its packs.
  public let quantity: [QuantityText]
  /// How much more the product costs than the same quantity of the best one, such as "€0.74"; nil for a best product,
  /// and for a difference that rounds to zero.
  public let excess: String?
  /// The highest price at which the product would be the best value, or stays it, such as "€3.24". It is never rounded
  /// up; nil if there is no such price in the currency's usual decimals, and for a product with an offer.
  public let bestPrice: String?
  /// The least quantity with which the product would be the best value for its price, rounded up to three digits; nil
  /// for a best product, and for one with an offer.
  public let bestQuantity: QuantityText?
}

extension ProductListController {
  /// Returns what the product at `rank` is worth beside the best of the others; nil for the only product.
  public func worth(at rank: Int) -> Worth? {
    let products = state.products
    guard rank < products.rankedCount, products.rankedCount > 1 else { return nil }
    let packs: Int
    let product = products[rank]
    switch products.basis {
    case .offer: packs = product.pack.packsOfOffer
    case .onePack: packs = 1
    // The purchase says what to buy for a need.
    case .need: return nil
    }
    let rival = products.unitPrice(at: rank == 0 ? 1 : 0)
    let isBest = products.verdict(at: rank) == .best
    let pack = product.pack
    let amount = pack.amount(packs)
    guard let price = pack.cost(packs) else { return nil }
    let limit = rival.exact * amount
    guard pack.packsOfOffer > packs || product.offer == nil else {
      // The price of one pack at which an offer wins depends on its terms.
      return Worth(
        quantity: [
          PackText.quantity(
            amount / product.unit.factor, product.unit, format: conventions.numbers)
        ],
        excess: isBest ? nil : string(price - limit), bestPrice: nil, bestQuantity: nil)
    }
    return Worth(
      quantity: PackText(product, conventions: conventions).result,
      excess: isBest ? nil : string(price - limit),
      bestPrice: string(limit.roundedDown(decimals: conventions.money.usualDecimals)),
      bestQuantity: isBest ? nil : quantity(price / rival.exact / product.unit.factor, product.unit)
    )
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
