extension LineParser {
  /// The amount of a line that counts what the list compares beside a measure: 20 washes of "1.3 kg 20 washes". The
  /// measure becomes part of the name. Returns nil for other lines.
  ///
  /// A number of containers or packs is none of this, since each can hold several pieces, unless the list compares
  /// rolls or bags.
  func amount(
    of counts: [Quantity], beside measures: [Quantity], comparing comparability: Comparability
  ) -> AmountResult? {
    func isCompared(_ count: Quantity) -> Bool { comparability.refusal(of: count.unit) == nil }
    func isCounted(_ count: Quantity) -> Bool {
      let item = count.unit.item
      return count.form == .count
        || count.form == .container && item != .piece && item != nil && item == comparability.item
    }
    guard comparability.kind == .units, !measures.isEmpty,
      counts.contains(where: { isCounted($0) && isCompared($0) })
    else { return nil }
    for token in measures.map(\.range).joined() { uses[token] = .name }
    let result = amount(of: counts.filter { $0.form != .count || isCompared($0) })
    // In "2 x 1.3 kg 20 washes", each pack can have 20.
    guard case .certain(let items, _) = result,
      let packs = measures.first(where: \.isMultiplied)?.factor, packs != items.value
    else { return result }
    return .ask(.total, [items, LineAmount(items.value * packs, items.unit)])
  }

  /// Asks if a weight and a volume do not describe one product, as in "1 l 2 kg soap".
  func askKinds(_ measures: [Quantity]) -> AmountResult? {
    guard let volume = measures.first(where: { $0.unit.kind == .volume }),
      let weight = measures.first(where: { $0.unit.kind == .weight }),
      !areSideBySide(volume, weight) || !isUsualDensity(weight, of: volume)
    else { return nil }
    return .ask(.total, measures.map(\.amount))
  }

  /// Returns whether only signs and words such as "about" are between the two, or one of them is in brackets.
  private func areSideBySide(_ a: Quantity, _ b: Quantity) -> Bool {
    if a.isBracketed != b.isBracketed { return true }
    let start = min(a.range.upperBound, b.range.upperBound)
    return (start..<max(start, max(a.range.lowerBound, b.range.lowerBound))).allSatisfy {
      tokens[$0].kind == .sign && !has($0, .currency) && !isSign($0, "+")
        || has($0, [.about, .net, .drained, .to, .of])
    }
  }

  /// Returns whether a litre weighs between 0.3 and 1.8 kg, as food and cleaning agents do.
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

  /// Returns whether amounts in "oz" can be fluid ounces, which shops in the United States often call so. The "oz" of
  /// "1 lb 4 oz" can't be.
  func canBeFluidOunces(_ amounts: [LineAmount]) -> Bool {
    guard notation.measures == .us, !amounts.isEmpty,
      amounts.allSatisfy({ $0.unit == .ounce })
    else { return false }
    return !quantities.map(\.range).joined().contains { token in
      guard let unit = sense(token)?.unit else { return false }
      return unit.kind == .weight && unit != .ounce
    }
  }

  /// Removes ounces that the same amount in litres shows to be fluid ounces: "6.4 oz/189 mL", "6.4 oz (189 mL)".
  func removeFluidOunces(_ measures: inout [Quantity], comparing comparability: Comparability) {
    guard notation.measures == .us, measures.count > 1, comparability.kind != .weight else {
      return
    }
    let volumes = measures.filter { $0.unit == .millilitre || $0.unit == .litre }
    measures.removeAll { ounces in
      guard ounces.unit == .ounce, !ounces.isMultiplied else { return false }
      let fluid = ounces.value * Unit.usFluidOunce.factor
      return volumes.contains { volume in
        isSameAmount(ounces, volume)
          && [volume.value, volume.single].contains {
            fluid.distance(to: volume.base($0)) * Rational(50) <= fluid
          }
      }
    }
  }

  /// Returns whether the punctuation shows that two quantities are the same amount.
  private func isSameAmount(_ a: Quantity, _ b: Quantity) -> Bool {
    if a.isBracketed || b.isBracketed { return true }
    let end = min(a.range.upperBound, b.range.upperBound)
    return end + 1 == max(a.range.lowerBound, b.range.lowerBound) && isSign(end, "/")
  }

  /// Returns whether the two are in different units outside the metric system, as in "38 fl oz (1.18 qt)".
  func isConverted(_ a: Quantity, _ b: Quantity) -> Bool {
    guard a.unit != b.unit, !a.unit.isMetric, b.decimals > 0, b.isBracketed else { return false }
    let (x, y) = (a.inBaseUnits, b.inBaseUnits)
    return x.distance(to: y) * Rational(100) <= x
  }

  /// Returns whether a measure is less than 0.2 g or 0.2 ml for each of a number of pieces: "96 ct / 0.35 oz".
  func isTooLight(_ measure: Quantity, forEachOf count: Quantity) -> Bool {
    guard count.unit != .tablet, count.unit != .capsule, !measure.isMultiplied,
      measure.unit.kind == .weight || measure.unit.kind == .volume
    else { return false }
    return measure.inBaseUnits * Rational(5000) < count.value
  }

  /// The units that a pack can mean beside millilitres. In Canada, "540 ml (19 fl oz)" are imperial fluid ounces, and
  /// "355 ml (12 fl oz)" those of the United States.
  func unitsOfPack(_ unit: Unit) -> [Unit] {
    guard notation.region == "CA" else { return [unit] }
    switch unit {
    case .usFluidOunce: return [unit, .imperialFluidOunce]
    case .usPint: return [unit, .imperialPint]
    case .usQuart: return [unit, .imperialQuart]
    case .usGallon: return [unit, .imperialGallon]
    default: return [unit]
    }
  }
}
