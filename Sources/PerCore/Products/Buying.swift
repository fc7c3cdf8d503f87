/// What the user buys of each product, which decides the value by which a list ranks it.
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

  /// The weight of products that are sold in a liquid.
  public enum Weight: String, CaseIterable, Sendable {
    /// The weight without the liquid, which is the quantity of a product.
    case drained
    /// The weight with the liquid.
    case net
  }

  /// How many packs the user buys.
  public var packs: Packs
  /// The amount that the user needs; nil if none was entered.
  public var need: Need?
  /// The weight that the list compares.
  public var weight: Weight

  public init(_ packs: Packs = .offer, need: Need? = nil, weight: Weight = .drained) {
    (self.packs, self.need, self.weight) = (packs, need, weight)
  }
}

/// The amount that the user wants to buy.
public struct Need: Hashable, Sendable {
  /// The number as the user entered it, greater than zero.
  public let quantity: Amount
  public let unit: Unit

  public init(_ quantity: Amount, _ unit: Unit) {
    (self.quantity, self.unit) = (quantity, unit)
  }

  /// The amount in base units.
  public var amount: Rational { quantity.value * unit.factor }
}
