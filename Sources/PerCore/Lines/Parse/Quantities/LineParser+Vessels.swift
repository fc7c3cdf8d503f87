/// Measures of things that are bought themselves, and not of what is in them.
extension LineParser {
  /// Returns whether a measure is the capacity of a bag, the volume of a cup or glass, or the weight of a dumbbell.
  func isCapacity(_ measure: Quantity) -> Bool {
    if isWeightOfThing(measure) { return true }
    return (measure.unit.kind == .volume || measure.unit == .ounce && present.contains(.vessel))
      && hasVessel
  }

  /// Returns whether the line is about a thing that is sold by the piece and weighs that much: "Dumbbell 10 lb". Less
  /// than half a kilogram is rather that of something for the thing: "washing machine cleaner 250 g".
  private func isWeightOfThing(_ measure: Quantity) -> Bool {
    clues.contains(.byPiece) && measure.unit.kind == .weight
      && measure.base(measure.single) * Rational(2) >= .one
  }

  /// Returns whether the thing is only a part of the name of what has the measure: "Washing machine powder 2 x 2 kg",
  /// "Freezer pops 8 x 60 ml". Bin bags have more than two litres.
  func isThingInName(of measure: Quantity) -> Bool {
    guard measure.unit.kind == .weight || measure.base(measure.single) <= Rational(2) else {
      return false
    }
    return tokens.indices.contains { index in
      (has(index, .capacity) || has(index, .vessel) || has(index, .byPiece))
        && (isNameWord(index + 1) || isFree(index + 1) && has(index + 1, .of))
    }
  }

  /// The number of things in "2 x 20 pcs à 35 l", where the measure is the capacity of each, or nil.
  func product(ofCounts counts: [Quantity]) -> Quantity? {
    let named = counts.filter { $0.form == .count || $0.form == .container }
    guard var product = countThatStays(named) ?? counts.first else { return nil }
    guard counts.count > 1 else { return product }
    var packs = Rational.one
    for count in counts where count.range != product.range { packs = packs * count.value }
    guard packs.denominator.isOne else { return nil }
    product.multiply(by: packs)
    product.isRange = counts.contains(where: \.isRange)
    return product
  }

  /// A Boolean value indicating whether the line is about a thing with a capacity: a bin bag, a cup, or a bucket
  /// without the name of something in it.
  var hasVessel: Bool {
    if hasEmptyContainer || hasContainerOfMaterial { return true }
    guard !present.isDisjoint(with: [.capacity, .vessel]) else { return false }
    return tokens.indices.contains { index in
      has(index, .capacity)
        || has(index, .vessel)
          && (!has(index, .container)
            || tokens.indices.allSatisfy { $0 == index || !isNameWord($0) })
    }
  }

  /// A Boolean value indicating whether a container is sold without contents: "empty bottle", "Bocal 1 L vide".
  private var hasEmptyContainer: Bool { clues.contains(.empty) && present.contains(.container) }

  /// A Boolean value indicating whether a container has a material in which nothing is sold: "Water bottle steel 750
  /// ml".
  private var hasContainerOfMaterial: Bool {
    guard clues.contains(.material), !present.isDisjoint(with: [.container, .cup]) else {
      return false
    }
    return tokens.indices.contains { index in
      has(index, .material) && isFree(index)
        && (isContainer(from: index, by: 1) || isContainer(from: index, by: -1))
    }
  }

  /// Returns whether a container is next to a material, with one word or a measure in between: "steel water bottle",
  /// "bottle 750 ml, steel". In "Steel cleaner 500 ml bottle", it contains something.
  private func isContainer(from material: Int, by step: Int) -> Bool {
    var index = material + step
    var (hasWord, hasMeasure) = (false, false)
    while tokens.indices.contains(index) {
      if has(index, [.container, .cup]) { return true }
      if uses[index] == .measure {
        hasMeasure = true
      } else if isNameWord(index), !has(index, .material) {
        if hasWord { return false }
        hasWord = true
      } else if !isFree(index) || tokens[index].kind == .number {
        return false
      }
      if hasWord, hasMeasure { return false }
      index += step
    }
    return false
  }

  /// Returns whether the token is an unused word, even of one letter.
  private func isNameWord(_ index: Int) -> Bool {
    isFree(index) && [.word, .mixed].contains(tokens[index].kind)
  }

  /// The only measure, if it is more likely the size of a thing than an amount: a length
  /// such as 55 inches, or the capacity of a bin bag or a baby's bottle.
  func sizeAlone(_ measures: [Quantity], _ counts: [Quantity]) -> LineAmount? {
    guard measures.count == 1, let size = measures.first, !size.isMultiplied || hasEmptyContainer,
      !counts.contains(where: { $0.value > .one })
    else { return nil }
    // "1 m 20 cm" is a length that someone buys.
    let isCompound = size.range.count { tokens[$0].kind == .number } > 1
    let isLength =
      !isCompound && hasNameWord && [.millimetre, .centimetre, .inch].contains(size.unit)
    guard isLength || isCapacity(size) || hasEmptyContainer || isOfAccessory(size) else {
      return nil
    }
    decided(by: .nameNumber)
    return size.amount
  }

  /// Returns whether a measure is that of something that belongs to the product: "bottle opener with 1 L measure".
  /// "Beutel mit 500 g Nudeln" is the product.
  private func isOfAccessory(_ measure: Quantity) -> Bool {
    let (before, after) = (measure.range.lowerBound - 1, measure.range.upperBound)
    return clues.contains(.with) && has(before, .with) && isFree(before)
      && isNameWord(before - 1) && !has(before - 1, [.container, .pack, .noun, .unit])
      && isNameWord(after) && !has(after, [.net, .drained, .gross, .each, .per, .of, .free])
  }

  /// Removes a spoon next to another measure, which is what the product is used with: "Yeast 7 g (2 tsp)".
  func removeSpoons(_ measures: inout [Quantity]) {
    func isSpoon(_ measure: Quantity) -> Bool { Self.spoons.contains(measure.unit) }
    if !measures.allSatisfy(isSpoon) { remove(from: &measures, where: isSpoon) }
  }

  /// Asks whether "6 teaspoons" are a measure or cutlery. "2 teaspoons of salt" are a measure.
  func askSpoons(_ measures: [Quantity], _ counts: [Quantity]) -> AmountResult? {
    guard clues.contains(.cutlery), measures.count == 1, counts.isEmpty,
      let spoons = measures.first,
      !spoons.isMultiplied, spoons.value.denominator.isOne,
      spoons.range.contains(where: { has($0, .cutlery) }), !has(spoons.range.upperBound, .of)
    else { return nil }
    return .ask(
      .unit, [spoons.amount, LineAmount(spoons.value, .piece)])
  }

  /// Asks whether a few "G" are grams or gallons, where gallons are common: "Milk 1G".
  func askGallons(_ measures: [Quantity]) -> AmountResult? {
    guard notation.measures == .us, measures.count == 1, let grams = measures.first,
      grams.unit == .gram, !grams.isMultiplied, grams.value <= Rational(5),
      case let unit = grams.range.upperBound - 1, typedLength(unit) == 1,
      isUppercase(tokens[unit].start)
    else { return nil }
    return .ask(.unit, [LineAmount(grams.value, .usGallon), grams.amount])
  }

  private static let spoons: Set<Unit> = [
    .usTablespoon, .usTeaspoon, .metricTablespoon, .metricTeaspoon,
  ]
}
