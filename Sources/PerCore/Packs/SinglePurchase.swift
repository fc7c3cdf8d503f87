/// The packs of one product that contain a needed amount.
public struct SinglePurchase: Hashable, Sendable {
  /// The number of packs.
  public let packs: Int
  /// The price of all packs.
  public let cost: Rational
  /// The amount beyond the need, in base units.
  public let left: Rational

  /// Returns nil if the need can't be reached, or takes more packs than an `Int` can count.
  ///
  /// - Parameter need: The needed amount, in base units.
  public init?(of pack: Pack, for need: Rational) {
    guard let count = pack.count(for: need), let cost = pack.cost(count) else { return nil }
    packs = count
    self.cost = cost
    left = pack.amount(count) - need
  }
}
