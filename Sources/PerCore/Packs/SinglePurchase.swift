/// The packs of one product that contain a needed amount.
public struct SinglePurchase: Hashable, Sendable {
  /// The number of packs.
  public let packs: Int
  /// The price of all packs.
  public let cost: Rational
  /// The amount beyond the need, in base units.
  public let left: Rational

  /// Finds the packs with the lowest price, and of these the lowest number.
  ///
  /// Returns nil if the need can't be reached, or takes more packs than an `Int` can count.
  ///
  /// - Parameter need: The needed amount, in base units.
  public init?(of pack: Pack, for need: Rational) {
    let choices = pack.counts(for: need).lazy.compactMap { packs in
      pack.cost(packs).map { (cost: $0, packs: packs) }
    }
    guard let best = choices.min(by: { $0 < $1 }) else { return nil }
    (cost, packs) = best
    left = pack.amount(packs) - need
  }
}
