/// The value of a product compared with the best other product.
public struct Worth: Equatable, Sendable {
  /// The quantity of the product, with an offer that of all its packs.
  public let quantity: [QuantityText]
  /// How much more the product costs than the same quantity of the best one, such as "€0.74"; nil for a best product,
  /// and for a difference that rounds to zero.
  public let excess: String?
  /// The highest price at which the product would be a better value than all others, such as "€3.24"; of a best
  /// product, the highest price at which it stays one. It is never rounded up; nil if there is no such price in the
  /// currency's usual decimals.
  ///
  /// It is the price of one pack, even if the product has an offer. With an offer such as 2 for €5, it is the price of
  /// all packs of the offer.
  public let bestPrice: String?
  /// The number of packs that the best price is for; nil for one pack.
  public let packsOfBestPrice: String?
  /// A Boolean value indicating whether the product has an offer, with which the best price counts.
  public let hasOffer: Bool
  /// The smallest quantity of a pack with which the product would be the best value for its price, rounded up to three
  /// digits; nil for a best product.
  public let bestQuantity: QuantityText?
}

extension ProductListController {
  /// Returns what the product at `rank` is worth compared with the best of the others; nil for the only product.
  public func worth(at rank: Int) -> Worth? {
    let products = state.products
    guard rank < products.rankedCount, products.rankedCount > 1 else { return nil }
    let product = products[rank]
    let breakEven = BreakEven(products, at: rank)
    let (decimals, format) = (conventions.money.usualDecimals, conventions.numbers)
    let price = breakEven.price(decimals: decimals)
    return Worth(
      quantity: quantity(of: product, breakEven),
      excess: breakEven.isBest ? nil : string(breakEven.excess),
      bestPrice: price.map { conventions.money.string($0, decimals: decimals) },
      packsOfBestPrice: breakEven.packsOfBundle.map { format.string(Rational($0)) },
      hasOffer: breakEven.pack.offer != nil,
      bestQuantity: breakEven.amount.map { smallestQuantity($0, product.unit) })
  }

  /// Returns the quantity for which a product is compared with the best one.
  private func quantity(of product: Product, _ breakEven: BreakEven) -> [QuantityText] {
    let (products, format) = (state.products, conventions.numbers)
    if case .need = products.basis.packs, let need = products.buying.need {
      return [PackText.quantity(need.quantity.value, need.unit, format: format)]
    }
    if breakEven.pack.offer == nil, products.basis.weight == .drained {
      return PackText(product, conventions: conventions).result
    }
    let quantity = breakEven.comparedAmount / product.unit.factor
    return [PackText.quantity(quantity, product.unit, format: format)]
  }

  /// Returns an amount of money in the currency's usual decimals; nil if it rounds to zero.
  private func string(_ value: Rational) -> String? {
    let money = conventions.money
    guard !value.rounded(decimals: money.usualDecimals).isZero else { return nil }
    return money.string(value, decimals: money.usualDecimals)
  }

  /// Returns an amount in base units, rounded up to three digits in the unit.
  private func smallestQuantity(_ amount: Rational, _ unit: Unit) -> QuantityText {
    let number = amount / unit.factor
    let decimals = unit.kind == .units ? 0 : max(0, 2 - (number.leadingExponent ?? 0))
    return PackText.quantity(
      number.roundedUp(decimals: decimals), unit, format: conventions.numbers)
  }
}
