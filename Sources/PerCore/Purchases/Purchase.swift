/// Packs of one or more products that are bought together.
public struct Purchase: Sendable {
  /// The products that are bought, as indices in ascending order, and the number of packs of each.
  public let packs: [(product: Int, count: Int)]
  /// The price of all packs.
  public let cost: Rational
  /// The amount of all packs, in base units.
  public let amount: Rational

  init?(_ packs: [(product: Int, count: Int)], of products: [Pack]) {
    self.packs = packs
    var (cost, amount) = (Rational.zero, Rational.zero)
    for (product, count) in packs {
      guard let price = products[product].cost(count) else { return nil }
      cost = cost + price
      amount = amount + products[product].amount(count)
    }
    (self.cost, self.amount) = (cost, amount)
  }

  /// Returns a Boolean value indicating whether another purchase has the same number of packs of each product.
  func hasSamePacks(as other: Purchase) -> Bool {
    packs.elementsEqual(other.packs) { $0 == $1 }
  }

  /// Returns a Boolean value indicating whether one pack is bought, whose amount is that of the purchase.
  ///
  /// - Parameter pack: Returns one pack of a product.
  package func isOnePack(_ pack: (_ product: Int) -> Pack) -> Bool {
    guard packs.count == 1, packs[0].count == 1 else { return false }
    return pack(packs[0].product).amount == amount
  }

  /// Returns the cheapest purchase of at least an amount.
  ///
  /// Of several purchases with the lowest cost, the result is the one with the smallest amount, then with the fewest
  /// packs, then with the fewest products, then with the most packs of the first product in which they differ. The
  /// search is exact. It takes time in proportion to the amounts below `need` that can be part of such a purchase;
  /// these are few unless many products have nearly the same unit price.
  ///
  /// - Parameters:
  ///   - need: The amount in base units, greater than zero.
  ///   - packs: One pack for each product.
  /// - Returns: nil if the limits don't allow it or there are no packs.
  public static func cheapest(_ need: Rational, of packs: [Pack]) -> Purchase? {
    let found =
      products(packs, need).map { search($0, $1) } ?? search(exactProducts(packs, need), need)
    return found.flatMap { Purchase($0, of: packs) }
  }

  private static func search<Number: PurchaseNumber>(
    _ products: [PurchaseProduct<Number>], _ need: Number
  ) -> [(product: Int, count: Int)]? {
    var search = PurchaseSearch(need: need, products: products)
    return search.run()?.map { ($0.index, $0.count) }
  }

  /// Returns the packs and the need with numbers that are multiples of their common part; nil if a sum can overflow.
  private static func products(
    _ packs: [Pack], _ need: Rational
  ) -> (products: [PurchaseProduct<Int>], need: Int)? {
    let groups = packs.flatMap { [$0.reduced, $0.single].compactMap { $0 } }
    guard let amounts = Rational.multiples(groups.map(\.amount) + [need]),
      let costs = Rational.multiples(groups.map(\.cost)), let need = amounts.last,
      let most = amounts.dropLast().min().map({ need / $0 + 2 }),
      case let highest = (costs.max() ?? 0).multipliedReportingOverflow(by: most),
      !highest.overflow, highest.partialValue < 1 << 60
    else { return nil }
    var next = 0
    let products = products(packs) { group in
      defer { next += 1 }
      return PurchaseProduct.Group(group, amount: amounts[next], cost: costs[next], need: need)
    }
    return (products, need)
  }

  /// Returns a Boolean value indicating whether the search can use integers, which take much less time than fractions.
  static func hasSmallNumbers(_ packs: [Pack], _ need: Rational) -> Bool {
    products(packs, need) != nil
  }

  private static func exactProducts(
    _ packs: [Pack], _ need: Rational
  ) -> [PurchaseProduct<Rational>] {
    products(packs) {
      PurchaseProduct.Group($0, amount: $0.amount, cost: $0.cost, need: need)
    }
  }

  private static func products<Number>(
    _ packs: [Pack], _ group: (PackGroup) -> PurchaseProduct<Number>.Group
  ) -> [PurchaseProduct<Number>] {
    packs.indices.map { PurchaseProduct(packs[$0], index: $0, group) }
  }
}

extension PurchaseProduct.Group {
  /// Creates a group with a limit that is not higher than `need` requires.
  fileprivate init(_ group: PackGroup, amount: Number, cost: Number, need: Number) {
    let count = need.packs(of: amount) ?? .max
    self.init(
      packs: group.packs, amount: amount, cost: cost,
      limit: group.limit.flatMap { $0 < count ? $0 : nil })
  }
}

extension Rational {
  /// Returns positive numbers as multiples of a common part; nil if one of them is 2^60 or greater.
  static func multiples(_ values: [Rational]) -> [Int]? {
    var denominator = BigUInt.one
    for value in values {
      let divisor = BigUInt.greatestCommonDivisor(denominator, value.denominator)
      denominator =
        denominator * value.denominator.quotientAndRemainder(dividingBy: divisor).quotient
    }
    var multiples: [Int] = []
    for value in values {
      let multiple = (value * Rational(denominator)).numerator.asInt
      guard let multiple, multiple < 1 << 60 else { return nil }
      multiples.append(multiple)
    }
    return multiples
  }
}
