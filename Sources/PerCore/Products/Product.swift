/// One offer on the shelf: so much of something, for a price.
public struct Product: Hashable, Identifiable, Sendable {
  /// Which product it is, whatever is edited; rises in the order in which products are added. Zero before that.
  public var id: Int64
  public let quantity: Amount
  public let unit: Unit
  /// In the currency of the comparison.
  public let price: Amount
  /// What the product is called; empty where the user gave no name.
  public let name: String
  /// Where it is sold; empty where the user did not say.
  public let shop: String
  /// What else the user wants to remember of it; may be empty.
  public let note: String
  /// The day on which the product was entered; nil if it is unknown.
  public var entered: CalendarDay?
  /// The price of one base unit of the product's kind, which is what is ranked.
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
