/// The offer of a product as text in the user's number and currency format.
public struct OfferText: Equatable, Sendable {
  public let numbers: NumberFormat
  /// The terms, which select the words.
  public let terms: Offer.Terms
  /// The number of packs in the terms, such as `"3"` in "3 for 2".
  public let packs: String
  /// The number or the money in the terms, such as `"2"` in "3 for 2" and `"€5.00"` in "2 for €5.00".
  public let value: String
  /// The additional amount of a bonus; nil for other terms.
  public let bonus: QuantityText?
  /// The maximum number of packs that the offer applies to; nil for any number.
  public let limit: Int?
  /// The number of packs that the offer needs.
  public let count: Int
  /// The amount of these packs.
  public let quantity: QuantityText
  /// The price of these packs, rounded to the usual decimals of the currency.
  public let cost: String

  /// Returns nil for a product without an offer.
  init?(_ product: Product, conventions: Conventions) {
    guard let offer = product.offer else { return nil }
    self.init(offer, of: product.pack, in: product.unit, conventions: conventions)
  }

  init?(_ offer: Offer, of pack: Pack, in unit: Unit, conventions: Conventions) {
    let (numbers, money) = (conventions.numbers, conventions.money)
    guard let cost = pack.cost(offer.packs) else { return nil }
    self.numbers = numbers
    terms = offer.terms
    limit = offer.limit
    count = offer.packs
    packs = numbers.string(Rational(offer.packs))
    quantity = PackText.quantity(
      pack.amount(offer.packs) / unit.factor, unit, format: numbers)
    self.cost = money.roundedString(cost)
    var bonus: QuantityText?
    switch offer.terms {
    case .multibuy(_, let pay): value = numbers.string(Rational(pay))
    case .bundle(_, let price): value = money.string(price)
    case .nth(_, let percent), .percent(let percent), .bonusPercent(let percent):
      value = numbers.roundedString(percent)
    case .amount(let amount), .coupon(let amount, _): value = money.string(amount)
    case .bonus(let amount, let unit):
      value = numbers.roundedString(amount)
      bonus = QuantityText(amount, unit, format: numbers)
    }
    self.bonus = bonus
  }
}
