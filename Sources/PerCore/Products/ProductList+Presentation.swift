extension ProductList {
  /// Returns the verdict on the product at `rank`.
  public func verdict(at rank: Int) -> Verdict {
    count > 1 ? .comparing(unitPrice(at: rank), with: unitPrice(at: 0)) : .none
  }

  /// The ranks of a few products, of which one has the longest unit price and one the longest verdict.
  ///
  /// - Complexity: O(log *n*).
  public var ranksOfLongestTexts: [Int] {
    guard count > 0 else { return [] }
    // The ends of the percentages, and of the multiples with a decimal, which can be longer than those without.
    let ends = [1000, 30].map { (tenths: UInt) in
      (1..<count).partitioningIndex { !verdict(at: $0).isBelow(tenths: tenths) } - 1
    }
    return Array(Set([0, count - 1] + ends)).sorted()
  }

  /// Returns the unit price at `rank` as a fraction of the highest one, from 0 to 1, to the nearest millionth.
  public func shareOfMostExpensive(at rank: Int) -> Double {
    unitPrice(at: rank).share(of: unitPrice(at: count - 1))
  }

  /// Returns the number of decimals of all unit prices in the list.
  ///
  /// - Complexity: O(*n*).
  public func decimals(per unit: DisplayUnit, minimum: Int) -> Int {
    var decimals = ShownDecimals(self, per: unit, minimum: minimum)
    return decimals.count()
  }
}

extension Verdict {
  /// Returns whether the unit price is below a multiple of the best one.
  fileprivate func isBelow(tenths limit: UInt) -> Bool {
    if case .times(let tenths) = self { tenths < BigUInt(limit) } else { true }
  }
}
