/// A product: a quantity and its price.
public struct Product: Hashable, Identifiable, Sendable {
  /// The identity, which edits don't change. Ids ascend in the order in which products are added. Zero before that.
  public var id: Int64
  public let quantity: Amount
  public let unit: Unit
  /// The price, in the currency of the comparison.
  public let price: Amount
  /// The name; empty if the user entered none.
  public let name: String
  /// The shop; empty if the user entered none.
  public let shop: String
  /// The note; empty if the user entered none.
  public let note: String
  /// The day on which the product was added; nil if it is unknown.
  public var entered: CalendarDay?
  /// The price per base unit of the kind, by which products are ranked.
  public let unitPrice: UnitPrice

  public init(
    id: Int64 = 0, quantity: Amount, unit: Unit, price: Amount, name: String = "",
    shop: String = "", note: String = "", entered: CalendarDay? = nil
  ) {
    self.id = id
    self.quantity = quantity
    self.unit = unit
    self.price = price
    self.name = name
    self.shop = shop
    self.note = note
    self.entered = entered
    unitPrice = UnitPrice(price: price.value, amount: quantity.value * unit.factor)
  }

  public var kind: Kind { unit.kind }
}
