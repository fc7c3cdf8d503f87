/// Units that a price is for.
extension LineParser {
  /// Returns whether shops state unit prices for the amount.
  func isOneUnit(_ amount: LineAmount) -> Bool {
    [1, 10, 50, 100, 500, 1000].contains { amount.value == Rational($0) }
  }

  /// The unit at `index` if only it and the price before it are in brackets: "3.49 (8.3¢ oz)"; or nil.
  func unitInBrackets(_ index: Int, beside price: Int) -> LineAmount? {
    guard isSign(monies[price].range.lowerBound - 1, "("), isSign(index + 1, ")"),
      let sense = unit(index), let unit = sense.unit, unit.kind != .units
    else { return nil }
    return LineAmount(sense.factor, unit)
  }

  /// Returns whether "for" is at `index`, before the article of a unit: "$2.50 for a pound of coffee".
  func isForUnit(_ index: Int) -> Bool {
    has(index, .forPrice) && isFree(index) && isFree(index + 1) && isArticle(index + 1)
      && has(index + 1, .per) && unit(index + 2)?.unit.map { $0.kind != .units } == true
  }

  /// Returns whether the unit at `index` has no number, and another amount is in the line. A price after the unit is
  /// for one of it: "Lachs kg 24,90 € 300 g".
  func isUnitBesideAmount(_ index: Int) -> Bool {
    isUnitOfPrice(index, .kilogram, .pound, .litre) && !isAfterNumber(index)
      && (tokens[index].hasSpaceBefore || isIdeograph(index))
      && !has(index - 1, [.numberWord, .per, .to, .from])
      && tokens.indices.contains { other in
        guard other != index, isAfterNumber(other), let kind = sense(other)?.unit?.kind else {
          return false
        }
        return kind == .weight || kind == .volume
      }
  }

  /// The unit at the end of a line without another unit if it is one that goods are sold by, "9,99 € m²"; nil for other
  /// words. The M of "T-shirt £5 M" is a size.
  func unitOfGoods(_ index: Int) -> LineAmount? {
    let units: [Unit] = [.metre, .foot, .yard, .squareMetre, .squareFoot, .squareYard]
    guard index + 1 == tokens.count, let sense = unit(index), let unit = sense.unit, sense.isOne,
      units.contains(unit), isOnlyUnit(index), typedLength(index) > 1 || isLowercase(index),
      !isSign(index, "'")
    else { return nil }
    return LineAmount(.one, unit)
  }

  /// The unit at `index` if a price with a colon, which no amount has, is before it: "7:95 hg"; or nil.
  func unitOfColonPrice(_ index: Int) -> LineAmount? {
    guard notation.writesColonPrices, index > 2, isSign(index - 2, ":"),
      tokens[index - 3].kind == .number, isAfterNumber(index), let sense = unit(index),
      let unit = sense.unit, tokens[index].hasSpaceBefore,
      unit == .kilogram || unit == .litre || unit == .gram && sense.times == 100
    else { return nil }
    return LineAmount(sense.factor, unit)
  }

  /// Returns whether the unit at `index`, which follows a price, is before a name: "$3.99 lb Ground chuck".
  func isUnitBeforeName(_ index: Int) -> Bool {
    guard isUnitOfPrice(index, .kilogram, .pound), tokens.indices.contains(index + 1) else {
      return false
    }
    // "24,90 € kg 300 g"
    if isNumber(index + 1), unit(index + 2) != nil { return true }
    return tokens[index + 1].kind == .word
      && !has(index + 1, [.container, .pack, .packAfter, .unit, .multiply])
  }

  /// Returns whether a short word such as an article and a unit are at `index`, after a price: "24,90 € das Kilo".
  func isArticleOfUnit(_ index: Int) -> Bool {
    isFree(index) && tokens[index].kind == .word && typedLength(index) <= 3
      && !has(index, [.unit, .numberWord, .forPrice, .and, .plus])
      && isUnitOfPrice(index + 1, .kilogram, .pound, .litre) && typedLength(index + 1) > 2
      && !isNumber(index + 2)
  }

  /// Returns whether one of some units in which goods are sold loose is at `index`, in words or with two letters.
  private func isUnitOfPrice(_ index: Int, _ units: Unit...) -> Bool {
    guard let sense = unit(index), let unit = sense.unit, units.contains(unit),
      tokens[index].kind == .word, typedLength(index) > 1, sense.isOne
    else { return false }
    return unit != .pound || !has(index, .currency)
  }

  /// Returns whether "gallon", "Liter" or "qt" is at `index`, and not a letter such as "L", which can be a size. Beside a
  /// word such as "jug", the volume can be what an empty one holds.
  func isVolumeInFull(_ index: Int, _ sense: WordSense) -> Bool {
    let units: [Unit] = [
      .litre, .usPint, .usQuart, .usGallon, .imperialPint, .imperialQuart, .imperialGallon,
    ]
    let isQuart = sense.unit == .usQuart || sense.unit == .imperialQuart
    return sense.unit.map(units.contains) == true && (typedLength(index) > 2 || isQuart)
      && present.isDisjoint(with: [.container, .vessel, .capacity])
  }

  /// Returns whether the article at `index` is that of what a part is taken from: "two thirds of a litre".
  func isOfPart(_ index: Int) -> Bool { has(index - 1, .of) || has(index - 1, .part) }
}
