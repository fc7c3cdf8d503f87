/// Makes products of quantities and prices that were read from a text.
package struct ProductConversion: Sendable {
  private let numbers, prices: NumberFormat
  private var quantitiesByValue: [Rational: Amount] = [:]
  private var pricesByValue: [Rational: Amount] = [:]

  /// The number of amounts that are kept, since tables repeat them.
  private static let cacheSize = 20_000

  package init(_ conventions: Conventions) {
    (numbers, prices) = (conventions.numbers, conventions.prices)
  }

  /// Returns a product, or nil if the quantity or the price can't be stored, or if the offer is impossible.
  ///
  /// - Parameter multiple: The quantity as a number of equal parts, which becomes its expression; nil for none.
  package mutating func product(
    _ amount: LineAmount, _ multiple: LineMultiple?, price: Rational?, offer: Offer?,
    terms: PackTerms = .none, name: String, shop: String, note: String
  ) -> Product? {
    guard let (quantity, unit) = quantity(amount, multiple) else { return nil }
    var cost: Amount?
    if let price {
      cost = Self.amount(price, prices, &pricesByValue)
      guard cost != nil else { return nil }
    }
    return try? Product(
      quantity: quantity, unit: unit, price: cost, offer: offer, terms: terms, name: name,
      shop: shop, note: note)
  }

  private mutating func quantity(
    _ amount: LineAmount, _ multiple: LineMultiple?
  ) -> (Amount, Unit)? {
    if let quantity = multiple?.quantity(of: amount, format: numbers) { return quantity }
    return Self.amount(amount.value, numbers, &quantitiesByValue).map { ($0, amount.unit) }
  }

  private static func amount(
    _ value: Rational, _ format: NumberFormat, _ cache: inout [Rational: Amount]
  ) -> Amount? {
    if let known = cache[value] { return known }
    guard let amount = try? Amount(Amount.text(of: value, in: format), format: format),
      amount.value == value
    else { return nil }
    if cache.count < cacheSize { cache[value] = amount }
    return amount
  }
}
