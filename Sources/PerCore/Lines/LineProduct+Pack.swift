extension LineProduct {
  /// The pack that the line describes; nil if a part is missing, or if the offer is impossible with this price.
  public var pack: Pack? {
    guard let amount else { return nil }
    return try? Pack(amount: amount.inBaseUnits, price: price, offer: offer)
  }
}
