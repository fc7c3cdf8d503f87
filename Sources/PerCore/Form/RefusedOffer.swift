/// An offer in the form that costs too much or takes off too much for the price, in the user's currency format.
public struct RefusedOffer: Equatable, Sendable {
  /// The number of packs, such as `"2"`.
  public let packs: String
  /// The money of the offer, such as `"€8.00"`.
  public let value: String
  /// The price of one pack, such as `"€3.99"`.
  public let price: String
  /// The price of all packs without the offer, such as `"€7.98"`.
  public let cost: String
  /// A Boolean value indicating whether the money of the offer is as much as the packs cost.
  public let isEqual: Bool

  /// Returns nil for an offer without money.
  init?(_ offer: Offer, price: Rational, _ conventions: Conventions) {
    let money = conventions.money
    let value: Rational
    switch offer.terms {
    case .bundle(_, let amount), .amount(let amount), .coupon(let amount, _): value = amount
    case .multibuy, .nth, .percent, .bonus, .bonusPercent: return nil
    }
    let cost = price * Rational(offer.packs)
    packs = conventions.numbers.string(Rational(offer.packs))
    self.value = money.roundedString(value)
    self.price = money.roundedString(price)
    self.cost = money.roundedString(cost)
    isEqual = value == cost
  }
}
