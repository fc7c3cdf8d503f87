/// Packs of one or more products that are bought together.
public struct Purchase: Sendable {
  /// The products that are bought, as indices in ascending order, and the number of packs of each.
  public let packs: [(product: Int, count: Int)]
  /// The price of all packs.
  public let cost: Rational
  /// The amount of all packs, in base units.
  public let amount: Rational

  private init(_ packs: [(product: Int, count: Int)], of products: [Pack]) {
    self.packs = packs
    var (cost, amount) = (Rational.zero, Rational.zero)
    for (product, count) in packs {
      cost = cost + products[product].price.times(count)
      amount = amount + products[product].amount.times(count)
    }
    (self.cost, self.amount) = (cost, amount)
  }

  private static func search<Number: PurchaseNumber>(
    _ need: Number, _ amounts: [Number], _ prices: [Number], _ limits: [Int?]
  ) -> [(product: Int, count: Int)]? {
    var search = PurchaseSearch(need: need, amounts: amounts, prices: prices, limits: limits)
    return search.run()?.map { ($0.index, $0.count) }
  }

  /// Returns the cheapest purchase of at least an amount.
  ///
  /// Of several purchases with the lowest cost, the result is the one with the least amount, then with the fewest packs,
  /// then with the fewest products, then with the most packs of the first product in which they differ. The search is
  /// exact. It takes time in proportion to the amounts below `need` that can be part of such a purchase; these are few
  /// unless many products have nearly the same unit price.
  ///
  /// - Parameters:
  ///   - need: The amount in base units, greater than zero.
  ///   - packs: One pack for each product.
  /// - Returns: nil if the limits don't allow it or there are no packs.
  public static func cheapest(_ need: Rational, of packs: [Pack]) -> Purchase? {
    let limits = packs.map(\.limit)
    // The numbers as multiples of their common part, if no sum can overflow.
    if let amounts = Rational.multiples(packs.map(\.amount) + [need]),
      let prices = Rational.multiples(packs.map(\.price)), let need = amounts.last,
      let most = amounts.dropLast().min().map({ (need / $0).addingReportingOverflow(1) }),
      !(prices.max() ?? 0).multipliedReportingOverflow(by: most.partialValue).overflow
    {
      return search(need, amounts.dropLast(), prices, limits).map { Purchase($0, of: packs) }
    }
    return search(need, packs.map(\.amount), packs.map(\.price), limits)
      .map { Purchase($0, of: packs) }
  }
}

extension Rational {
  /// Returns positive numbers as multiples of a common part; nil if one of them is 2^40 or greater.
  fileprivate static func multiples(_ values: [Rational]) -> [Int]? {
    var denominator = BigUInt.one
    for value in values {
      let divisor = BigUInt.greatestCommonDivisor(denominator, value.denominator)
      denominator =
        denominator * value.denominator.quotientAndRemainder(dividingBy: divisor).quotient
    }
    var multiples: [Int] = []
    for value in values {
      let multiple = (value * Rational(denominator)).numerator.asInt
      guard let multiple, multiple < 1 << 40 else { return nil }
      multiples.append(multiple)
    }
    return multiples
  }
}
