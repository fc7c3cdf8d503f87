/// Units without a number at the start of a line.
extension LineParser {
  /// Reads one kilogram or litre in "Kilo Tomaten" and "Liter Milch", at the start of the line.
  func readUnitWord(_ index: Int) -> Quantity? {
    guard isUnitAtStart(index), let sense = sense(index), let unit = sense.unit else { return nil }
    var values = [sense.factor]
    if sense.otherMillionths > 0 {
      values.append(Rational(sense.otherMillionths) / Rational(1_000_000))
    }
    return quantity(values, unit, index..<index + 1, .measure)
  }

  /// Returns whether "kilo", "litre", "pound of" or "pint of" is at `index`, as the first word or after "the". Without
  /// "of", "pound" and "pint" can be part of a name, as in "pint glasses 6 pcs", so the line has no other amount.
  func isUnitAtStart(_ index: Int) -> Bool {
    guard
      index == 0
        || index == 1 && (has(0, .per) || has(0, .article)) && isFree(0) && tokens[0].kind == .word,
      let sense = unit(index),
      sense.isOne && (sense.unit == .kilogram || sense.unit == .litre)
        || (has(index + 1, .of) || !has(index, .plural) && hasOnlyPrice)
          && isUnitOfGoods(index, sense),
      typedLength(index) > 2 || index == 1 && sense.unit == .kilogram && has(2, .of),
      tokens.indices.contains(index + 1), tokens[index + 1].kind == .word, isFree(index + 1),
      self.sense(index + 1) == nil || has(index + 1, .of), !hasDoubtfulHalf
    else { return false }
    return true
  }

  /// Returns whether food is sold by the unit at `index` in words: "pint", "Pfund", "hekto". The Dutch "ons" also means
  /// "our".
  private func isUnitOfGoods(_ index: Int, _ sense: WordSense) -> Bool {
    switch sense.unit {
    case .pound: true
    // "Pond" and "livre" have other meanings in other languages.
    case .gram where sense.otherMillionths > 0: ["fr", "nl"].contains(notation.language)
    case .gram:
      sense.times == 500 || sense.times == 100 && typedLength(index) > 3 && !has(index, .per)
    default: sense.isOne && isVolumeInFull(index, sense)
    }
  }

  /// A Boolean value indicating whether the line has no number but a price at its end.
  private var hasOnlyPrice: Bool {
    let free = tokens.indices.filter { isNumber($0) }
    guard let last = free.last else { return true }
    return free.count == 1 && monies.isEmpty && isLikePrice(numbers[tokens[last].number])
  }
}
