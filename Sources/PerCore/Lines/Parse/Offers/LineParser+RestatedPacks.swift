extension LineParser {
  /// Returns the pack whose pieces an offer counts again: "toilet paper (8 x 150 sheets), 8 pcs for 4.45", "bin bags 10
  /// l, 8 pcs for 1.25", "nappies 13-18 kg, 52 pcs for 17.00". Nil if the offer is for several packs.
  func pack(
    of number: Rational, for price: Rational, in rest: LineOutcome, _ finding: OfferFinding
  ) -> LineProduct? {
    guard case .ask(let reason, var pack, let candidates) = rest, pack.price == nil,
      candidates.allSatisfy({ $0.price == nil })
    else { return nil }
    let isOfPieces = isOfPieces(finding)
    guard isOfPieces || number > Rational(Self.maximumMultibuy) else { return nil }
    pack.price = price
    if isOfPieces, let measure = quantities.first, quantities.count == 1, measure.isMeasure,
      isCapacity(measure) || measure.isRange && present.contains(.capacity)
    {
      pack.amount = LineAmount(number, .piece)
      return pack
    }
    guard reason == .price, candidates.isEmpty else { return nil }
    let isRestated = quantities.contains { quantity in
      quantity.isMultiplied && quantity.factor == number
        || !quantity.isMeasure
          && quantity.value * Rational(quantity.unit == .pair ? 2 : 1) == number
    }
    return isRestated ? pack : nil
  }

  /// Returns whether an offer for many pieces can be the price of a pack that has them: "Yogurt 150 g, 8 pcs for 2.00".
  func canBePieces(_ finding: OfferFinding) -> Bool {
    guard case .bundle(let packs, _) = finding.offer.terms, monies.isEmpty else { return false }
    return packs > Self.maximumMultibuy && isOfPieces(finding)
  }

  private func isOfPieces(_ finding: OfferFinding) -> Bool {
    finding.tokens.joined().contains { sense($0)?.unit == .piece }
  }
}
