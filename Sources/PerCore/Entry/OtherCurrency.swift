/// A product with a price in a currency other than that of the list.
public struct OtherCurrency: Equatable, Sendable {
  public let currency: Currency
  /// The product, for a comparison in its currency.
  public let draft: Draft
  /// A Boolean value indicating whether the list is empty, so that its comparison can take the currency.
  public let isFirst: Bool
}
