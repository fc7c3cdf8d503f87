extension Offer {
  /// Returns the packs that the offer reduces together.
  ///
  /// - Parameters:
  ///   - amount: The amount of one pack, in base units.
  ///   - price: The price of one pack; nil if it is unknown.
  /// - Throws: An `OfferError` if the offer is impossible with this price.
  func group(amount: Rational, price: Rational?) throws(OfferError) -> PackGroup {
    let groups = limit.map { $0 / packs }
    func group(amount: Rational, cost: Rational, limit: Int? = groups) -> PackGroup {
      PackGroup(packs: packs, amount: amount * Rational(packs), cost: cost, limit: limit)
    }
    if case .bundle(_, let bundlePrice) = terms {
      if let price, bundlePrice >= price * Rational(packs) { throw .savesNothing }
      return group(amount: amount, cost: bundlePrice)
    }
    guard let price else { throw .priceMissing }
    let hundred = Rational(100)
    switch terms {
    case .bundle: preconditionFailure("A bundle has its own price")
    case .multibuy(_, let pay):
      return group(amount: amount, cost: price * Rational(pay))
    case .nth(_, let percent):
      return group(amount: amount, cost: price * (Rational(packs) - percent / hundred))
    case .percent(let percent):
      return group(amount: amount, cost: price * (hundred - percent) / hundred)
    case .amount(let reduction):
      guard reduction < price else { throw .exceedsPrice }
      return group(amount: amount, cost: price - reduction)
    case .coupon(let reduction, _):
      let cost = price * Rational(packs) - reduction
      guard cost.isPositive else { throw .exceedsPrice }
      return group(amount: amount, cost: cost, limit: 1)
    case .bonus(let bonus, let unit):
      return group(amount: amount + bonus * unit.factor, cost: price)
    case .bonusPercent(let percent):
      return group(amount: amount * (hundred + percent) / hundred, cost: price)
    }
  }
}
