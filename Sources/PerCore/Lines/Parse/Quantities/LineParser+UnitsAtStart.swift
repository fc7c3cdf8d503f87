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

  /// A Boolean value indicating whether the line begins with a unit without a number, or with "the" and a unit.
  var hasUnitAtStart: Bool { tokens.indices.contains(where: isUnitAtStart) }

  /// Returns whether "kilo", "litre", "pound of" or "pint of" is at `index`, as the first word or after "the". Without
  /// "of", "pound" and "pint" can be part of a name, as in "pint glasses 6 pcs", so the line has no other amount.
  private func isUnitAtStart(_ index: Int) -> Bool {
    guard let sense = unit(index), !isAfterNumber(index),
      tokens.indices.contains(index + 1), tokens[index + 1].kind == .word, isFree(index + 1),
      self.sense(index + 1) == nil || has(index + 1, .of), !hasDoubtfulHalf,
      sense.isOne && (sense.unit == .kilogram || sense.unit == .litre)
        || (has(index + 1, .of) || !has(index, .plural) && hasOnlyPrice)
          && isUnitOfGoods(index, sense),
      case let start = startOfProduct,
      index == start
        || index == start + 1 && (has(start, .per) || has(start, .article)) && isFree(start)
          && tokens[start].kind == .word
    else { return false }
    return typedLength(index) > 2 || index > start && sense.unit == .kilogram && has(index + 1, .of)
  }

  /// The token after the mark of a list item and the shop that the line begins with: "- Kilo Tomaten", "Aldi: Kilo
  /// Tomaten", "chez Aldi le kilo de tomates".
  private var startOfProduct: Int {
    func product(after start: Int) -> Int {
      tokens.indices[start...].first { !isSeparator($0) } ?? start
    }
    return product(after: endOfShop(startingLine: product(after: 0)))
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
