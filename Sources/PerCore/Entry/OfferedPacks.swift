/// A product that stands for the packs that an offer needs.
struct OfferedPacks {
  /// The quantity of all packs, such as 3×500.
  let quantity: Amount
  /// The price of all packs, such as 2×3.99.
  let price: Amount

  /// Creates the packs of an offer; nil if the offer is impossible with the price, or can't be stored.
  ///
  /// The quantity and the price are calculations where these have the exact values; otherwise plain numbers.
  ///
  /// - Parameters:
  ///   - quantity: The quantity of one pack.
  ///   - unit: Its unit.
  ///   - price: The price of one pack; nil if only the offer has one.
  init?(_ offer: Offer, quantity: Amount, unit: Unit, price: Rational?, conventions: Conventions) {
    let (numbers, prices) = (conventions.numbers, conventions.prices)
    let amount = quantity.value * unit.factor
    guard let group = try? offer.group(amount: amount, price: price) else { return nil }
    let one = price.map { Amount.text(of: $0, in: prices) } ?? ""
    func number(_ value: Rational) -> String { Amount.text(of: value, in: prices) }
    let (times, minus) = (Operator.multiply.rawValue, Operator.minus.rawValue)
    func multiple(_ count: Int, of text: String) -> String {
      count == 1 ? text : "\(count)\(times)\(text)"
    }
    var quantityText = multiple(group.packs, of: quantity.expression)
    let priceText: String
    switch offer.terms {
    case .multibuy(_, let pay): priceText = multiple(pay, of: one)
    case .bundle(_, let price): priceText = number(price)
    case .nth(let every, let percent):
      let paid = number(Rational(100) - percent)
      priceText = multiple(every - 1, of: one) + "+\(paid)%\(times)\(one)"
    case .percent(let percent): priceText = one + "\(minus)\(number(percent))%"
    case .amount(let reduction): priceText = one + "\(minus)\(number(reduction))"
    case .coupon(let reduction, let packs):
      priceText = multiple(packs, of: one) + "\(minus)\(number(reduction))"
    case .bonus(let bonus, let bonusUnit):
      priceText = one
      quantityText += "+" + Amount.text(of: bonus * bonusUnit.factor / unit.factor, in: numbers)
    case .bonusPercent(let percent):
      priceText = one
      quantityText += "+\(Amount.text(of: percent, in: numbers))%"
    }
    func exact(_ text: String, _ value: Rational, _ format: NumberFormat) -> Amount? {
      if let amount = try? Amount(text, format: format), amount.value == value { return amount }
      return try? Amount(Amount.text(of: value, in: format), format: format)
    }
    guard let allQuantity = exact(quantityText, group.amount / unit.factor, numbers),
      let allPrice = exact(priceText, group.cost, prices)
    else { return nil }
    (self.quantity, self.price) = (allQuantity, allPrice)
  }
}
