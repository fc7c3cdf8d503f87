/// What the user buys of each product, which decides what a list ranks.
public struct Buying: Hashable, Sendable {
  /// How many packs the user buys.
  public enum Packs: String, CaseIterable, Sendable {
    /// One pack.
    case one
    /// As many packs as the offer needs.
    case offer
    /// As many packs as the needed amount takes.
    case need
  }

  public var packs: Packs
  /// The amount that the user needs; nil if none was entered.
  public var need: Need?

  public init(_ packs: Packs = .offer, need: Need? = nil) {
    (self.packs, self.need) = (packs, need)
  }
}

/// The amount that the user wants to buy.
public struct Need: Hashable, Sendable {
  public let quantity: Amount
  public let unit: Unit

  public init(_ quantity: Amount, _ unit: Unit) {
    (self.quantity, self.unit) = (quantity, unit)
  }

  /// The amount in base units.
  public var amount: Rational { quantity.value * unit.factor }
}
