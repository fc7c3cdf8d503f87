/// The products that a line can mean.
extension LineParser {
  func candidates(
    _ known: LineProduct, _ amounts: [LineAmount], _ prices: [Rational], _ reason: LineReason
  ) -> [LineProduct] {
    var candidates: [LineProduct] = []
    if reason == .price, prices.isEmpty { return [] }
    let allAmounts: [LineAmount?] = amounts.isEmpty ? [known.amount] : amounts
    let allPrices: [Rational?] = prices.isEmpty ? [known.price] : prices
    let name = nameBesideBarePrice
    for amount in allAmounts {
      for price in allPrices where amount != nil || price != nil {
        var candidate = known
        (candidate.amount, candidate.price) = (amount, price)
        if price != nil, let name { candidate.name = name }
        if let amount, let name = nameWithoutWhole(of: amount) { candidate.name = name }
        if !candidates.contains(candidate) { candidates.append(candidate) }
      }
    }
    return candidates
  }

  /// The name without the whole part of an amount with an unusual decimal mark, "rice 1. 5 kg"; nil for other amounts.
  private func nameWithoutWhole(of amount: LineAmount) -> String? {
    guard let splitNumber, splitNumber.amount == amount else { return nil }
    let range = splitNumber.whole
    let old = range.map { uses[$0] }
    for token in range { uses[token] = .measure }
    defer { for (token, use) in zip(range, old) { uses[token] = use } }
    return name()
  }
}
