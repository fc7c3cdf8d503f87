/// How much of a product there is for how much money, ready to be put into words.
public struct Offer: Equatable, Sendable {
  /// In the user's format, `"1,500"`.
  public let quantity: String
  public let unit: Unit
  /// The number whose plural the quantity takes.
  public let pluralCount: Int
  /// With the currency, `"€3.99"`; exact.
  public let price: String

  public init(_ product: Product, conventions: Conventions) {
    quantity = conventions.numbers.string(product.quantity.value)
    unit = product.unit
    pluralCount = product.quantity.value.pluralCount
    price = conventions.money.string(product.price.value)
  }
}
