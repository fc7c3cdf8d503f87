extension ProductList {
  /// The lowest and the highest unit price with the offers; nil if the list is empty.
  ///
  /// - Complexity: O(1) if the products are ranked by it, otherwise O(*n*).
  var unitPrices: ClosedRange<UnitPrice>? {
    guard count > 0 else { return nil }
    if basis.isUnitPrice { return self[0].unitPrice...self[count - 1].unitPrice }
    let first = self[0].unitPrice
    return unordered.lazy.map(\.unitPrice).reduce(first...first) {
      min($0.lowerBound, $1)...max($0.upperBound, $1)
    }
  }

  /// Returns the verdict on the product at `rank`; `.none` for one that can't be bought as the user buys.
  public func verdict(at rank: Int) -> Verdict {
    count > 1 && rank < rankedCount
      ? .comparing(rankedValue(at: rank), with: rankedValue(at: 0)) : .none
  }

  /// Returns the number that is shown with the product at `rank`, from one on. Equal products share a number; one that
  /// can't be bought as the user buys has none.
  ///
  /// - Complexity: O(log *n*).
  public func shownRank(at rank: Int) -> Int? {
    guard rank < rankedCount else { return nil }
    let value = rankedValue(at: rank)
    return firstRank { !($0.value < value) } + 1
  }

  /// The ranks of a few products, including those with the longest unit price and the longest verdict.
  ///
  /// - Complexity: O(log *n*).
  public var ranksOfLongestTexts: [Int] {
    guard count > 0 else { return [] }
    // The ends of the percentages, and of the multiples with a decimal, which can be longer than those without.
    let ends = [1000, 30].map { (tenths: UInt) in
      (1..<max(1, rankedCount)).partitioningIndex { !verdict(at: $0).isBelow(tenths: tenths) } - 1
    }
    return Array(Set([0, count - 1, max(0, rankedCount - 1)] + ends)).sorted()
  }

  /// Returns the unit price at `rank` as a fraction of the highest one, from 0 to 1, to the nearest millionth.
  public func shareOfMostExpensive(at rank: Int) -> Double {
    rank < rankedCount ? unitPrice(at: rank).share(of: unitPrice(at: rankedCount - 1)) : 0
  }

  /// Returns the number of decimals of the prices of the rows; zero if the list is empty.
  ///
  /// - Parameter unit: The display unit that the user chose; nil for the default.
  /// - Complexity: O(*n*), or O(*n* log *n*) if an amount is needed.
  func decimals(chosen unit: DisplayUnit?, in conventions: Conventions) -> PriceDecimals {
    guard let unit = displayUnit(chosen: unit, in: conventions) else { return PriceDecimals() }
    let minimum = conventions.money.usualDecimals
    guard case .need(let need) = basis.packs else {
      return PriceDecimals(both: decimals(per: unit.factor, minimum: minimum))
    }
    // The list is in the order of the costs.
    var unitPrices = ShownDecimals(
      unordered.map { offerPrice(of: $0) }.sorted(), per: unit.factor, minimum: minimum)
    return PriceDecimals(
      unitPrices: unitPrices.count(), costs: decimals(per: need, minimum: minimum))
  }

  /// Returns the unit price of as many packs of a product as its offer needs, by the weight that is compared.
  func offerPrice(of product: Product) -> UnitPrice {
    basis.weight == .drained ? product.unitPrice : product.pack(by: basis.weight).offerPrice
  }

  /// Returns the number of decimals of all ranked prices in the list.
  ///
  /// - Parameter amount: The amount that the prices are for, in base units.
  /// - Complexity: O(*n*).
  package func decimals(per amount: Rational, minimum: Int) -> Int {
    var decimals = ShownDecimals(self, per: amount, minimum: minimum)
    return decimals.count()
  }
}

extension Verdict {
  /// Returns whether the unit price is below a multiple of the best one.
  fileprivate func isBelow(tenths limit: UInt) -> Bool {
    if case .times(let tenths) = self { tenths < BigUInt(limit) } else { true }
  }
}
