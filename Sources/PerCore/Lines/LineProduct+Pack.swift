extension LineProduct {
  /// The deposit and the net weight.
  public var terms: PackTerms {
    // A net weight of another kind says nothing of the amount.
    let weight = net.flatMap { $0.unit.kind == amount?.unit.kind ? $0 : nil }
    return PackTerms(deposit: deposit, net: weight) ?? .none
  }

  /// The pack that the line describes; nil if a part is missing, or if the offer is impossible with this price.
  public var pack: Pack? {
    guard let amount else { return nil }
    return try? Pack(amount: amount.inBaseUnits, price: price, offer: offer)
  }
}
