/// What the counts beside a measure mean, such as the 4 of "500 g 4 packs".
extension LineParser {
  /// What a count beside a measure means.
  enum CountMeaning {
    /// It says nothing about the amount.
    case nothing
    /// The measure is that of each.
    case multiplier
    /// The measure can be that of each, or that of all.
    case possibleMultiplier(Rational)
    /// It counts what the measure contains.
    case content
    /// It can be the amount, and the measure a property of each, such as the capacity of a bag.
    case amount
    /// Both are read together.
    case result(AmountResult)
  }

  func meaning(
    of other: Quantity, beside main: Quantity, explained: [Rational]
  ) -> CountMeaning {
    if let packs = packs(ofDozens: other, beside: main), !explained.contains(packs) {
      return .possibleMultiplier(packs)
    }
    if other.value == .one { return .nothing }
    if other.isRange { return .result(.ask(.range, [])) }
    return switch other.form {
    case .pack: meaning(ofPacks: other, beside: main)
    case .container: meaning(ofContainers: other, beside: main)
    default: meaning(ofPieces: other, beside: main)
    }
  }

  private func meaning(ofPacks packs: Quantity, beside main: Quantity) -> CountMeaning {
    if isFactor(packs, of: main), !isOuterPack(packs, of: main) { return .nothing }
    if main.isMultiplied { return .possibleMultiplier(packs.value) }
    decided(by: .pack)
    // "Tiles 1.44 m² pack of 8": the area is that of the whole pack as a rule. "Shampoo twin pack 500 ml": the measure
    // can be that of both.
    if main.unit.kind == .area && !main.isEach
      || packs.range.contains(where: { has($0, .numberedPack) })
    {
      return .possibleMultiplier(packs.value)
    }
    let isAfter = isAfter(packs, main)
    if !isAfter && isTotalOfPack(packs, main)
      || isWeightOfAll(main, in: packs) && main.inBaseUnits * Rational(100) < packs.value
    {
      return .content
    }
    let gap = gap(from: main.range.upperBound, to: packs.range.lowerBound)
    let isOfEach =
      main.isEach || isAfter && gap <= 3
      // "4 pk 5 oz cans"
      || !isAfter && isPluralContainer(main.range.upperBound)
        && isOne(of: Self.cans, main.range.upperBound)
      || !isAfter && isDrinkOfPack(main, packs: packs.value) && !isSizeOfBox(main, after: packs)
    return isOfEach ? .multiplier : .possibleMultiplier(packs.value)
  }

  private func meaning(ofContainers containers: Quantity, beside main: Quantity) -> CountMeaning {
    let isAfter = isAfter(containers, main)
    // "2 x 125 g, 2 packs" can be two packs of each size.
    if isFactor(containers, of: main), !isOuterPack(containers, of: main),
      !isAfter || !isSign(main.range.upperBound, ",")
    {
      return .nothing
    }
    decided(by: .container)
    if containers.unit == .bag, main.unit.kind == .volume, !main.isMultiplied,
      containers.value >= Rational(5), main.inBaseUnits >= Rational(10),
      !has(main.range.upperBound, .container)
    {
      // "13 gallon 110 bags"
      return .amount
    }
    let isSizeOfCan = isSizeOfCan(main, in: containers)
    if isPortion(main, in: containers) { return .multiplier }
    if isWeightOfBags(main, inBrackets: containers) { return .content }
    if !isSizeOfCan,
      isWeightOfAll(main, in: containers)
        || !main.isMultiplied && main.unit.kind == .weight && containers.value >= Rational(40)
          && main.inBaseUnits * containers.value > Rational(5)
          && main.inBaseUnits * Rational(250) < containers.value
    {
      return .content
    }
    let gap = gap(from: main.range.upperBound, to: containers.range.lowerBound)
    let isOfEach =
      !main.isMultiplied
      && (main.isEach || isOfChain(from: containers, to: main) || isSizeOfCan
        || isAfter && gap <= 1 && isDrinkSize(main) && main.unit.isMetric
          && containers.value >= Rational(4))
    return isOfEach ? .multiplier : .possibleMultiplier(containers.value)
  }

  private func meaning(ofPieces pieces: Quantity, beside main: Quantity) -> CountMeaning {
    if pieces.isSum {
      hasOffer = true
      return .nothing
    }
    if main.isEach, !main.isMultiplied {
      decided(by: .multiply)
      return .multiplier
    }
    if let sheets = sheetsOfPaper(main, pieces) {
      decided(by: .measureAndCount)
      return .result(sheets)
    }
    if isJoined(pieces, to: main) {
      decided(by: .container)
      return .multiplier
    }
    if [.piece, .bag].contains(pieces.unit), pieces.value >= Rational(5), !main.isMultiplied,
      main.unit.kind == .volume,
      main.inBaseUnits >= Rational(10) || hasBagsOfSize(main, pieces)
    {
      // "13-gallon 100-count" and "13 gallon 2 x 45 bags" state the capacity of each bag.
      return .amount
    }
    if let cups = askCups(main, pieces) { return .result(cups) }
    let isAfter = isAfter(pieces, main)
    if !isAfter, pieces.range.contains(where: { has($0, .countWord) }),
      !main.isMultiplied, isDrinkSize(main) || isDrinkSize(inOunces: main),
      isDrinkContainer(main.range.upperBound)
    {
      // "8 ct 20 oz bottles"
      decided(by: .container)
      return .multiplier
    }
    if canBeOfEach(main, of: pieces, isAfter: isAfter) || isAfter && isPerhapsPacks(pieces) {
      return .possibleMultiplier(pieces.value)
    }
    decided(by: pieces.unit == .wash || pieces.unit == .serving ? .uses : .measureAndCount)
    return .content
  }

  /// Returns whether the measure is already multiplied by a count.
  private func isFactor(_ count: Quantity, of main: Quantity) -> Bool {
    main.isMultiplied && main.factor == count.value
  }

  private func isAfter(_ count: Quantity, _ main: Quantity) -> Bool {
    count.range.lowerBound >= main.range.upperBound
  }

  /// Returns whether a weight is that of all of many packs or containers, which would be far too heavy if it were that
  /// of each: "240 bags 750 g", "tea 160 pack 464 g".
  private func isWeightOfAll(_ weight: Quantity, in packs: Quantity) -> Bool {
    !weight.isMultiplied && weight.unit.kind == .weight && packs.value > Rational(24)
      && weight.inBaseUnits < Rational(5) && weight.inBaseUnits * packs.value > Rational(50)
  }

  /// Returns whether a weight is that of a portion of food in each of several bags: "cat food 85 g 60 pouches".
  private func isPortion(_ weight: Quantity, in bags: Quantity) -> Bool {
    clues.contains(.portions) && bags.unit == .bag && bags.value >= Rational(6)
      && !weight.isMultiplied && weight.unit.kind == .weight
      && weight.inBaseUnits * Rational(50) >= .one && weight.inBaseUnits * Rational(6) <= .one
  }

  /// Returns whether a weight after a number of bags in brackets would be at most five grams in each, which is that of
  /// tea: "Tea (20 bags), 40 g".
  private func isWeightOfBags(_ weight: Quantity, inBrackets bags: Quantity) -> Bool {
    bags.unit == .bag && bags.isBracketed && !isAfter(bags, weight) && !weight.isMultiplied
      && weight.unit.kind == .weight && weight.inBaseUnits * Rational(200) <= bags.value
  }

  /// Returns whether the line is about bags, and the volume can be what each of them holds: "Beutel 4 l 50 Stück".
  private func hasBagsOfSize(_ volume: Quantity, _ count: Quantity) -> Bool {
    count.value >= Rational(10) && volume.inBaseUnits * Rational(2) >= .one
      && tokens.indices.contains { isFree($0) && sense($0)?.unit == .bag && has($0, .container) }
  }
}
