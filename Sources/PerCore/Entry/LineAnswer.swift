/// A product that a line can mean, with the values to show.
public struct LineAnswer: Equatable, Sendable {
  public let product: Product
  /// The quantity and price.
  public let pack: PackText
  /// A Boolean value indicating whether the line calls the quantity approximate.
  public let isAbout: Bool
  /// The unit price, and the place in the list if there is a product to compare with.
  public let result: FormResult
}
