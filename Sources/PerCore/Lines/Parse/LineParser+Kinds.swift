extension LineParser {
  /// Asks if a weight and a volume do not describe one product, as in "1 l 2 kg soap".
  func askKinds(_ measures: [Quantity]) -> AmountResult? {
    guard let volume = measures.first(where: { $0.unit.kind == .volume }),
      let weight = measures.first(where: { $0.unit.kind == .weight }),
      !areSideBySide(volume, weight) || !isUsualDensity(weight, of: volume)
    else { return nil }
    return .ask(.total, measures.map { LineAmount($0.value, $0.unit) })
  }

  /// Whether only signs and words such as "about" are between the two, or one of them is in
  /// brackets.
  private func areSideBySide(_ a: Quantity, _ b: Quantity) -> Bool {
    if a.isBracketed != b.isBracketed { return true }
    let start = min(a.range.upperBound, b.range.upperBound)
    return (start..<max(start, max(a.range.lowerBound, b.range.lowerBound))).allSatisfy {
      tokens[$0].kind == .sign && !has($0, .currency) && !isSign($0, "+")
        || has($0, [.about, .net, .drained, .to, .of])
    }
  }

  /// Whether a litre weighs between 0.3 and 1.8 kg, as food and cleaning agents do.
  private func isUsualDensity(_ weight: Quantity, of volume: Quantity) -> Bool {
    // In "24 x 500 ml (510 g)", the weight is that of one bottle.
    [weight.value, weight.single].contains { weightValue in
      [volume.value, volume.single].contains { volumeValue in
        let (kilograms, litres) = (weight.base(weightValue), volume.base(volumeValue))
        return kilograms * Rational(10) >= litres * Rational(3)
          && kilograms * Rational(10) <= litres * Rational(18)
      }
    }
  }
}
