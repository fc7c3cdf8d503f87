/// The amounts and the prices of a line, while the rules of `LineParser` decide between them.
struct LineCombination {
  /// What is certain about the product.
  var known: LineProduct
  /// The amounts that the line can mean. Without a question about them, the first one is that of the product, and the
  /// second one states another kind, such as the pieces in a weight.
  var amounts: [LineAmount] = []
  /// The prices that the line can mean.
  var prices: [Rational] = []
  /// The question about the amounts or about an offer; nil if they are certain.
  var reason: LineReason?
  /// The question about the prices, which is asked if there is no other; nil if the price is certain.
  var priceReason: LineReason?

  init(_ known: LineProduct, _ result: LineParser.AmountResult) {
    self.known = known
    switch result {
    case .none: break
    case .certain(let amount, let other):
      amounts = [amount] + (other.map { [$0] } ?? [])
      self.known.amount = amount
    case .ask(let reason, let candidates): (amounts, self.reason) = (candidates, reason)
    }
  }

  /// A Boolean value indicating whether nothing has to be asked.
  var isCertain: Bool { reason == nil && priceReason == nil }

  /// The price if it is certain.
  var certainPrice: Rational? { priceReason == nil ? known.price : nil }

  /// Decides for an amount.
  mutating func choose(_ amount: LineAmount) {
    known.amount = amount
    (amounts, reason) = ([amount], nil)
  }

  /// Decides for a price.
  mutating func choose(price: Rational) {
    known.price = price
    (prices, priceReason) = ([price], nil)
  }

  /// Asks which of several prices is right.
  mutating func ask(_ reason: LineReason, prices: [Rational]) {
    known.price = nil
    (self.prices, priceReason) = (prices, reason)
  }
}
