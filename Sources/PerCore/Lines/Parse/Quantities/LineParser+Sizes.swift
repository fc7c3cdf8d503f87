extension LineParser {
  func isPluralContainer(_ index: Int) -> Bool {
    has(index, [.container, .noun]) && isFree(index) && folded[tokens[index].end - 1] == 0x73
  }

  /// The 0.5 of "1 kg 500", or nil. The number of "5 kg 450" is the price, if the line has no other one.
  func restOfKilogram(_ main: Quantity) -> Rational? {
    let end = main.range.upperBound
    guard main.unit == .kilogram || main.unit == .litre, !main.isMultiplied,
      let number = number(end), number.isInteger, number.digits == 3, !isSign(end - 1, "@"),
      tokens[end].hasSpaceBefore, notation.currencyDecimals > 0,
      !isBareAfterAmount(end) || hasPrice(besides: end)
    else { return nil }
    return number.value / Rational(1000)
  }

  /// Returns whether a number other than the one at `index` can be the price.
  private func hasPrice(besides index: Int) -> Bool {
    monies.contains { $0.mark == .none || $0.mark == .now }
      || tokens.indices.contains { other in
        other != index && isNumber(other) && !isMoment(other) && !isDayAndMonth(other)
          && (other > index || isBarePrice(other))
      }
  }

  /// Adds the product of "5 kg 450 rice" whose price is the number after the amount, and removes those that use this
  /// number for the amount and the price.
  func separateRestAndPrice(_ known: LineProduct, _ candidates: inout [LineProduct]) {
    guard quantities.count == 1, let measure = quantities.first, restOfKilogram(measure) != nil,
      let price = number(measure.range.upperBound)
    else { return }
    candidates.removeAll { $0.price == price.value && $0.amount != measure.amount }
    if candidates.allSatisfy({ $0.price == nil }),
      let priced = productWithPriceAfterAmount(known)
    {
      candidates.insert(priced, at: 0)
    }
  }

  func isTwoSized(_ quantity: Quantity) -> Bool {
    quantity.range.contains { sense($0).map { $0.otherMillionths > 0 } ?? false }
  }

  func numberReason(_ quantity: Quantity) -> LineReason {
    quantity.isSum
      || quantity.range.contains {
        tokens[$0].kind == .number && numbers[tokens[$0].number].whole != nil
      } ? .total : .number
  }

  /// The sizes of bottles and cans in millilitres, which a pack before them multiplies.
  static let drinkSizes: Set<Int> = [
    150, 187, 200, 240, 250, 275, 284, 296, 300, 330, 333, 341, 350, 355, 375, 400, 440, 450, 473,
    480, 500, 550, 568, 591, 600, 620, 650, 660, 700, 710, 720, 740, 750, 1000, 1250, 1500, 1750,
    2000,
  ]

  func isDrinkSize(_ quantity: Quantity) -> Bool {
    guard quantity.unit.kind == .volume, !quantity.isMultiplied, quantity.values.count == 1 else {
      return false
    }
    let millilitres = quantity.inBaseUnits * Rational(1000)
    guard let whole = millilitres.rounded(decimals: 0).asInt else { return false }
    if quantity.unit.isMetric {
      return millilitres.denominator.isOne && Self.drinkSizes.contains(whole)
    }
    return (quantity.unit == .usFluidOunce || quantity.unit == .imperialFluidOunce)
      && isDrinkSize(inOunces: quantity)
  }

  /// The numbers of prawns in a pound.
  private static let grades = [
    8: 12, 13: 15, 16: 20, 21: 25, 26: 30, 31: 40, 41: 50, 51: 60, 61: 70,
  ]

  /// Asks whether "2 x 3 m" is the size of a carpet or two pieces of 3 m.
  func askArea(_ measures: [Quantity]) -> AmountResult? {
    guard measures.count == 1, let measure = measures.first, measure.unit == .metre,
      measure.isMultiplied, measure.value == measure.single * measure.factor,
      measure.factor <= Rational(6), measure.single <= Rational(6)
    else { return nil }
    return .ask(.total, [LineAmount(measure.value, .squareMetre), measure.amount])
  }

  /// Sets aside "5G" of phones, with a capital letter directly after the number. "2 x 5G" is a weight.
  func readNetwork(_ index: Int) -> Bool {
    let letter = index + 1
    guard let generation = number(index)?.count, (2...6).contains(generation), isGlued(letter),
      typedLength(letter) == 1, typedScalar(letter) == 0x47, unit(letter)?.unit == .gram,
      !has(index - 1, [.multiply, .of, .each, .net, .drained]), !has(index + 2, .multiply)
    else { return false }
    setAside(index..<index + 2)
    return true
  }

  /// Sets aside the size of prawns in "31/40 ct per lb, 2 lb bag".
  func readGrade(_ index: Int) -> Bool {
    guard isSign(index + 1, "/"), isGlued(index + 1), isGlued(index + 2),
      has(index + 3, .countWord), let minimum = number(index)?.count,
      let maximum = number(index + 2)?.count, Self.grades[minimum] == maximum
    else { return false }
    let isPerPound =
      (has(index + 4, .per) || isSign(index + 4, "/")) && unit(index + 5)?.unit == .pound
    setAside(index..<index + (isPerPound ? 6 : 4))
    return true
  }

  /// Returns whether a weight after a few pieces or bags can be that of each, because all together would be very light:
  /// "10 pcs 18 g", "12 sachets 85 g".
  func isSmallPart(_ measure: Quantity, of count: Quantity) -> Bool {
    guard count.form == .count || count.form == .container, measure.unit.kind == .weight,
      count.range.upperBound == measure.range.lowerBound, count.value <= Rational(24),
      count.value > Rational(3)
    else { return false }
    let grams = measure.inBaseUnits * Rational(1000)
    if count.unit == .piece {
      return count.form == .count && grams < Rational(40) && grams < count.value * Rational(6)
    }
    return count.unit == .bag && grams >= Rational(70) && grams <= Rational(150)
      && grams > count.value * Rational(4)
  }

  /// Returns whether a measure is between 100 ml and 2 l, as bottles and cans are.
  func isBottleSize(_ quantity: Quantity) -> Bool {
    let litres = quantity.inBaseUnits
    return quantity.unit.kind == .volume && !quantity.isMultiplied
      && litres * Rational(10) >= .one && litres <= Rational(2)
  }

  /// Returns whether the number is a usual size of bottles and cans in fluid ounces.
  func isDrinkSize(inOunces quantity: Quantity) -> Bool {
    let tenths = quantity.value * Rational(10)
    return [.ounce, .usFluidOunce, .imperialFluidOunce].contains(quantity.unit)
      && tenths.denominator.isOne
      && tenths.rounded(decimals: 0).asInt.map(Self.drinkTenthsOfOunces.contains) == true
  }

  private static let drinkTenthsOfOunces: Set<Int> = [
    75, 80, 84, 100, 110, 112, 115, 120, 160, 169, 192, 200, 237, 240, 338,
  ]

  /// Returns whether the word at the index names several containers that are only for drinks: "bottles", "cans".
  func isDrinkContainer(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), isPluralContainer(index) else { return false }
    return isOne(of: Self.drinkContainers, index)
  }

  private static let drinkContainers = words("bottles", "btls", "cans")

  /// Returns whether a measure can only be that of each of several cans, since no can contains less than a twelfth of a
  /// litre or 25 g: "12 latas 350 ml", "6 cans 80 g".
  func isSizeOfCan(_ measure: Quantity, in cans: Quantity) -> Bool {
    guard !measure.isMultiplied, !cans.isMultiplied,
      cans.range.contains(where: { isOne(of: Self.cans, $0) })
    else { return false }
    let amount = measure.inBaseUnits
    switch measure.unit.kind {
    case .volume: return amount * Rational(12) < cans.value && amount * Rational(10) >= .one
    case .weight: return amount * Rational(40) < cans.value && amount * Rational(20) >= .one
    default: return false
    }
  }

  /// Words for several cans, without accents.
  static let cans = words(
    "cans", "tins", "dosen", "canettes", "boites", "latas", "lattine", "scatolette", "blikken",
    "blikjes", "puszek", "puszki", "burkar", "daser", "bokser", "plechovek", "plechovky", "банок",
    "банки", "缶")

  /// Returns whether the size before which a pack stands is that of each: "8 pack 330 ml", "12 pack 12 oz cans".
  func isDrinkOfPack(_ quantity: Quantity, packs: Rational) -> Bool {
    guard isDrinkSize(quantity) else {
      return isDrinkSize(inOunces: quantity) && isDrinkContainer(quantity.range.upperBound)
    }
    return !isSmallDrink(quantity, packs: packs)
  }

  /// Returns whether the size after "x6" can be that of all ices in a box, which are also sold in the sizes of drinks:
  /// "Magnum x6 660 ml".
  func isSizeOfBox(_ size: Quantity, after packs: Quantity) -> Bool {
    guard has(packs.range.lowerBound, .multiply), size.unit == .millilitre,
      packs.range.upperBound == size.range.lowerBound,
      size.value >= packs.value * Rational(35), size.value <= packs.value * Rational(125)
    else { return false }
    return !tokens.indices.contains { index in
      isDrinkContainer(index) || tokens[index].kind == .word && isOne(of: Self.drinks, index)
    }
  }

  /// Words of names that only drinks have, without accents. They have no role in a line.
  private static let drinks = words(
    "cola", "coke", "coca", "pepsi", "fanta", "sprite", "beer", "beers", "lager", "ale", "cider",
    "bier", "biere", "bieres", "cerveza", "cervezas", "birra", "birre", "cerveja", "cervejas",
    "piwo", "ol", "pivo", "juice", "saft", "jus", "zumo", "succo", "suco", "water", "wasser",
    "eau", "agua", "acqua", "lemonade", "limonade", "tonic", "soda", "heineken", "corona")

  /// Returns whether the size can be that of all of a pack's small drinks: "3er Pack 600 ml", "10er Pack 2 l".
  private func isSmallDrink(_ quantity: Quantity, packs: Rational) -> Bool {
    let millilitres = quantity.inBaseUnits * Rational(1000)
    return packs >= Rational(3)
      && ![700, 750, 1000, 1500].contains { millilitres == Rational($0) }
      && [150, 187, 200, 250, 330].contains { millilitres == packs * Rational($0) }
  }

  /// Returns whether the measure after "20er" is that of all pieces: "Merci 20er 250 g" would be 5 kg.
  func isTotalOfPack(_ pack: Quantity, _ measure: Quantity) -> Bool {
    guard !measure.isMultiplied, measure.unit.kind == .weight, pack.value >= Rational(16),
      has(pack.range.upperBound - 1, .packAfter), pack.range.count == 2,
      pack.range.upperBound == measure.range.lowerBound
    else { return false }
    let kilograms = measure.inBaseUnits
    return kilograms * pack.value > Rational(2)
      && kilograms * Rational(200) >= pack.value && kilograms * Rational(40) <= pack.value
  }

  /// Returns whether the count can be a number of packs after a size: "25g 6s", "180g 3食". The seconds of "rice 2x250g
  /// 90s" are more.
  func isPerhapsPacks(_ count: Quantity) -> Bool {
    count.value <= Rational(50) && count.range.contains { has($0, .pieces) }
      || count.unit == .serving && count.value > .one && count.value <= Rational(12)
        && isIdeograph(count.range.upperBound - 1)
  }

  /// Returns whether "da" and nouns join the two, as in "6 pezzi integrali da 80 g".
  func isJoined(_ count: Quantity, to measure: Quantity) -> Bool {
    let (start, end) = (count.range.upperBound, measure.range.lowerBound)
    guard count.unit == .piece, !measure.isMultiplied, start < end - 1, has(end - 1, .of),
      has(end - 1, [.each, .from]), isFree(end - 1)
    else { return false }
    return (start..<end - 1).allSatisfy(isNounPart)
  }

  /// Asks about "cups 18 oz 50 ct", whose measure can be the size of the empty cups.
  func askCups(_ measure: Quantity, _ count: Quantity) -> AmountResult? {
    guard present.contains(.cup), !measure.isMultiplied, count.unit == .piece,
      count.value >= Rational(20), measure.unit == .ounce || measure.unit.kind == .volume,
      tokens.indices.contains(where: { has($0, .cup) && isFree($0) })
    else { return nil }
    return .ask(
      .total,
      [count.amount] + measure.amounts([measure.value * count.value, measure.value]))
  }

  /// Returns whether a number of pieces is next to "pack" or a container: "pack 6 pcs", "6 pcs in a pack".
  func isBesidePack(_ count: Quantity) -> Bool {
    guard !isNoun(count) else { return false }
    let (start, end) = (count.range.lowerBound, count.range.upperBound)
    let next = isFree(end) && tokens[end].kind == .word && typedLength(end) <= 2 ? end + 1 : end
    return [start - 1, end, next].contains {
      isFree($0) && has($0, [.container, .pack, .packOf]) && unit($0) == nil
    }
  }

  /// The number of tokens between two positions, not counting those in brackets.
  func gap(from start: Int, to end: Int) -> Int {
    guard start < end else { return end - start }
    var (gap, depth) = (0, 0)
    for index in start..<end {
      if isSign(index, "(") { depth += 1 }
      if depth == 0 { gap += 1 }
      if isSign(index, ")") { depth = max(0, depth - 1) }
    }
    return gap
  }
}
