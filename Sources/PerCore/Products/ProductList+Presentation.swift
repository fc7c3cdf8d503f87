extension ProductList {
  /// Returns the verdict on the product at `rank`.
  public func verdict(at rank: Int) -> Verdict {
    count > 1 ? .comparing(unitPrice(at: rank), with: unitPrice(at: 0)) : .none
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
