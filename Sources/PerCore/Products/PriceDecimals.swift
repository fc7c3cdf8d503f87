/// The numbers of decimals of the prices in the rows of a list.
public struct PriceDecimals: Equatable, Sendable {
  /// The number of decimals of the prices per display unit.
  public let unitPrices: Int
  /// The number of decimals of the costs of the amount that is needed, by which the list is ranked; that of the unit
  /// prices if no amount is needed.
  public let costs: Int

  init(unitPrices: Int, costs: Int) {
    (self.unitPrices, self.costs) = (unitPrices, costs)
  }

  init(both count: Int = 0) {
    self.init(unitPrices: count, costs: count)
  }
}
