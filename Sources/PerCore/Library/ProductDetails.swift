/// The texts of a product that are suggested for others.
public struct ProductDetails: Equatable, Sendable {
  public let id: Product.ID
  public let name: String
  public let shop: String

  public init(id: Product.ID, name: String, shop: String) {
    (self.id, self.name, self.shop) = (id, name, shop)
  }
}
