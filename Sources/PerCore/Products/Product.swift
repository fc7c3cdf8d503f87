/// One offer on the shelf: so much of something, for a price.
public struct Product: Hashable, Sendable {
  public let quantity: Figure
  public let unit: Unit
  /// In the user's currency.
  public let price: Figure
  /// What the product is called; empty where the user gave no name.
  public let name: String
  /// The price of one base unit of the product's kind, which is what is ranked.
  public let unitPrice: UnitPrice

  public init(quantity: Figure, unit: Unit, price: Figure, name: String = "") {
    self.quantity = quantity
    self.unit = unit
    self.price = price
    self.name = name
    unitPrice = UnitPrice(price: price.value, amount: quantity.value * unit.factor)
  }

  public var kind: Kind { unit.kind }
}
