extension LineParser {
  /// Returns the amount that counts such as "6 rolls" and "100 sheets" state together, or a question.
  func amount(of counts: [Quantity]) -> AmountResult {
    guard !counts.isEmpty else {
      return packsWithoutUnit.map { .ask(.unit, $0) } ?? looseFactor.map { askPieces($0) } ?? .none
    }
    if let weightOfDoses, counts.count == 1 {
      return .ask(.total, [counts[0].amount, weightOfDoses])
    }
    if counts.contains(where: \.isRange) { return .ask(.range, []) }
    let counts = countsOfPacks(counts)
    guard var main = counts.first else { return .none }
    for other in counts.dropFirst() {
      guard let merged = merge(main, other, all: counts) else { return askTotal(main, other) }
      main = merged
    }
    if let question = askTotal(of: main) { return question }
    setAsideEquivalent(of: main)
    if let other = numberBeforeEquals(main) {
      return .ask(.total, [amount(other, main.unit), amount(main.value, main.unit)])
    }
    if main.values.count > 1 { return .ask(.number, main.values.map { amount($0, main.unit) }) }
    if let question = askDoses(main) ?? askUnit(of: main, isOnly: counts.count == 1) {
      return question
    }
    if isNoun(main) { decided(by: .nameAndInteger) }
    if main.unit == .wash || main.unit == .serving { decided(by: .uses) }
    // "おむつ 64枚" and "食パン 6枚" are pieces.
    let isOfPieces =
      main.unit == .sheet && !present.contains(.paper)
      && (present.contains(.capacity)
        || clues.contains(.slice) && main.range.contains(where: isIdeograph))
    return .certain(amount(main.value, isOfPieces ? .piece : main.unit), other: nil)
  }

  /// Returns counts without single containers and without servings, if there are others.
  private func countsOfPacks(_ counts: [Quantity]) -> [Quantity] {
    guard counts.contains(where: { $0.form == .count }) else { return counts }
    let left = counts.filter { $0.form == .count || $0.value != .one }
    let others = left.filter { $0.unit != .serving }
    return others.isEmpty ? left : others
  }

  /// Asks whether two counts are a number of packs and the content of each, or one of them the total.
  private func askTotal(_ main: Quantity, _ other: Quantity) -> AmountResult {
    let stays = countThatRemains(main, other)
    let isPackOf = main.form != .count || other.form != .count || isSheetsOfRolls(main, other)
    let total = amount(main.value * other.value, stays.unit)
    let parts = [stays, stays.range == main.range ? other : main].map { amount($0.value, $0.unit) }
    // "12 packs 672 wipes" are more likely 672 wipes than 672 in each pack.
    let isTotalLikely = !isSheetsOfRolls(main, other) && stays.value >= Rational(150)
    return .ask(
      .total, !isPackOf ? parts : isTotalLikely ? [parts[0], total, parts[1]] : [total] + parts)
  }

  /// Asks what the total is, if another number can multiply a count; returns nil if there is none.
  private func askTotal(of main: Quantity) -> AmountResult? {
    // "10 étuis de 10" are ten times ten pieces.
    if let looseFactor, looseFactor != .one,
      looseFactor != main.value || main.form == .container,
      !(main.isMultiplied && main.factor == looseFactor)
    {
      return .ask(
        .total, [amount(main.value * looseFactor, main.unit), amount(main.value, main.unit)])
    }
    // "4 rotoloni 100 strappi"
    if main.unit == .sheet, !main.isMultiplied, main.range.lowerBound > 1,
      let packs = packCount(0, digits: 2), packs <= Rational(24), isFree(1),
      tokens[1].kind == .word, tokens[1].hasSpaceBefore, sense(1) == nil
    {
      return .ask(.total, main.amounts([main.value * packs, main.value]))
    }
    return (contents(beside: main) ?? piecesBeforeBracket(main)).map {
      .ask(.total, main.amounts([main.value * $0, $0, main.value]))
    }
  }

  /// Asks for the number of tablets or capsules, if the number can be a strength; returns nil for other counts.
  private func askDoses(_ main: Quantity) -> AmountResult? {
    // A large number before "tablets" is a strength.
    if main.unit == .tablet || main.unit == .capsule, !main.isMultiplied,
      main.value > Rational(1000) || Self.strengths.contains(where: { main.value == Rational($0) }),
      !quantities.contains(where: { $0.unit == .milligram }), !hasInternationalUnits
    {
      return .ask(.amount, [main.amount])
    }
    if isNameOfVitamin(main) { return .ask(.amount, [main.amount]) }
    // "Ginkgo 120 film tablets 60": one of the numbers is a strength.
    guard isDose(main), !main.isMultiplied, let other = numberAfter(main) else { return nil }
    return .ask(.amount, main.amounts([other, main.value]))
  }

  /// Asks what a count counts, if that can be something else than pieces; returns nil if it can't.
  ///
  /// - Parameter isOnly: A Boolean value indicating whether the line has no other count.
  private func askUnit(of main: Quantity, isOnly: Bool) -> AmountResult? {
    if main.range.contains(where: { has($0, .cup) }) {
      let cup: Unit = notation.measures == .us ? .usCup : .metricCup
      return .ask(.unit, [LineAmount(main.value, cup), amount(main.value, main.unit)])
    }
    guard isOnly else { return nil }
    // "500er Packung Nudeln" contains 500 g.
    if main.form == .pack && main.value > Rational(100)
      && main.range.contains(where: { has($0, .packAfter) && !isIdeograph($0) })
      || isPerhapsNoCount(main) || isModelBeforeContainer(main)
    {
      return .ask(.amount, [amount(main.value, main.unit)])
    }
    // "113 sheets each": the number of rolls is unknown.
    return main.hasEachAfter ? .ask(.total, [amount(main.value, main.unit)]) : nil
  }

  /// Returns whether a large number before a single container can be that of a model: "Epson 502 bottle". Packs have a
  /// round number, such as "Gloves 200 box".
  private func isModelBeforeContainer(_ count: Quantity) -> Bool {
    notation.language == "en" && count.form == .container && count.unit == .piece
      && !count.isMultiplied && count.value > Rational(100)
      && (count.value / Rational(10)).exactDecimals != 0
      && folded[tokens[count.range.upperBound - 1].end - 1] != 0x73
  }

  /// Returns whether the number before an "s" can have another meaning, as in "iPhone 6s", "80s party mix" and "Levi's
  /// 501s". Packs with such names have up to 480 pieces, which cost less than three pounds or dollars each.
  private func isPerhapsNoCount(_ pieces: Quantity) -> Bool {
    guard pieces.unit == .piece, !present.contains(.noun),
      pieces.range.contains(where: { has($0, .pieces) })
    else { return false }
    let isDecade = pieces.value < Rational(100) && (pieces.value / Rational(10)).denominator.isOne
    let isModel = tokens.indices.contains { index in
      tokens[index].kind == .number && sense(index + 1)?.unit == nil
        && numbers[tokens[index].number].value > pieces.value * Rational(3)
    }
    return pieces.value < Rational(15) || pieces.value > Rational(480) || isDecade || isModel
  }

  /// An unused number of tablets after the word for them, or nil.
  private func numberAfter(_ doses: Quantity) -> Rational? {
    let end = doses.range.upperBound
    guard let number = packCount(end), number != doses.value,
      // In "Aspirin 20 tablets 15", the last number is more likely the price than the number of tablets of 20 mg.
      end + 1 < tokens.count || !monies.isEmpty || doses.value >= Rational(100)
        || number >= Rational(100) && notation.currencyDecimals > 0,
      number >= Rational(5), end + 1 == tokens.count || !isFree(end + 1) || isNumber(end + 1)
    else { return nil }
    return number
  }

  /// The 336 of "8 packs, 336 wet cloths", a larger number after a number of packs or rolls and before
  /// an unknown word, or nil.
  private func contents(beside packs: Quantity) -> Rational? {
    guard packs.form != .count || packs.unit == .roll else { return nil }
    return firstValue { index -> Rational? in
      guard let number = packCount(index, digits: 4), number > packs.value,
        tokens[index].hasSpaceBefore, isFree(index + 1), tokens[index + 1].kind == .word,
        isIdeograph(index + 1)
          ? sense(index + 1) == nil
          : tokens[index + 1].hasSpaceBefore && index >= packs.range.upperBound,
        !has(index - 1, .noiseBefore), !isSign(index - 1, "=")
      else { return nil }
      return number
    }
  }

  /// The 9 of "9 = 12 rolls", or nil.
  private func numberBeforeEquals(_ count: Quantity) -> Rational? {
    let start = count.range.lowerBound
    guard start > 1, isSign(start - 1, "="), tokens[start - 2].kind == .number,
      uses[start - 2] == nil || uses[start - 2] == .noise || uses[start - 2] == .name
    else { return nil }
    // The word in "Select-A-Size 12 = 24 rolls" doesn't make the number a size.
    let other = numbers[tokens[start - 2].number]
    return other.isInteger && !other.isBroken && other.value.isPositive
      && other.value != count.value ? other.value : nil
  }

  /// Returns whether the number can be part of the name, as in "Q 10 capsules" and "vitamin D 3 tablets".
  private func isNameOfVitamin(_ doses: Quantity) -> Bool {
    let letter = doses.range.lowerBound - 1
    guard isDose(doses), !doses.isMultiplied, isFree(letter), typedLength(letter) == 1 else {
      return false
    }
    let numbers: [Int] =
      switch folded[tokens[letter].start] {
      case 0x71: [10]
      case 0x62: [1, 2, 3, 5, 6, 7, 12]
      case 0x64, 0x6b: [1, 2, 3]
      default: []
      }
    return numbers.contains { doses.value == Rational($0) }
  }

  /// Usual strengths in milligrams, which can be before "tablets" without their unit.
  private static let strengths = [
    250, 300, 350, 375, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 1000,
  ]

  /// A Boolean value indicating whether the line states a strength in international units: "2000 IU".
  private var hasInternationalUnits: Bool {
    tokens.indices.contains { isAfterNumber($0) && isOne(of: Self.internationalUnits, $0) }
  }

  private static let internationalUnits = words("iu", "ie", "ui")

  func askPieces(_ value: Rational) -> AmountResult {
    value.isPositive ? .ask(.amount, [LineAmount(value, .piece)]) : .none
  }

  /// The amount of a count, with dozens converted to pieces.
  func amount(_ value: Rational, _ unit: Unit) -> LineAmount {
    unit == .dozen ? LineAmount(value * Rational(12), .piece) : LineAmount(value, unit)
  }

  func isNoun(_ quantity: Quantity) -> Bool { quantity.range.contains { has($0, .noun) } }

  func isSheetsOfRolls(_ a: Quantity, _ b: Quantity) -> Bool {
    a.unit == .sheet && b.unit == .roll || a.unit == .roll && b.unit == .sheet
  }

  func countThatRemains(_ a: Quantity, _ b: Quantity) -> Quantity {
    if a.unit == .sheet { return a }
    if b.unit == .sheet { return b }
    return a.form == .count ? a : b
  }

  /// Returns whether a large number of pieces can be that of all of several packs: "wipes 672 ct 12 pk".
  private func canBeTotal(_ pieces: Quantity, of packs: Quantity) -> Bool {
    pieces.value >= Rational(300) && packs.value >= Rational(6)
      && (pieces.value / packs.value).denominator.isOne
      && !packs.range.contains { has($0, .packOf) }
  }

  /// Two counts that state one amount, or nil if they do not.
  func merge(_ a: Quantity, _ b: Quantity, all: [Quantity]) -> Quantity? {
    if a.isTotal != b.isTotal { return a.isTotal ? a : b }
    let (x, y) = (a.inBaseUnits, b.inBaseUnits)
    // "2 St (1 Paar)"
    if a.unit == .pair, b.unit == .piece, x * Rational(2) == y { return b }
    if b.unit == .pair, a.unit == .piece, y * Rational(2) == x { return a }
    if a.isEach != b.isEach {
      var product = countThatRemains(a, b)
      product.values = [a.value * b.value]
      product.isMultiplied = true
      decided(by: product.unit == .sheet ? .sheets : .multiply)
      return product
    }
    if x == y { return b.unit == .wash || a.form != .count ? b : a }
    if a.isMultiplied, a.factor == y || a.single == b.value { return a }
    if b.isMultiplied, b.factor == x || b.single == a.value { return b }
    // A pack after the count multiplies it.
    if a.form == .count, b.form == .pack, !a.isMultiplied,
      b.range.lowerBound - a.range.upperBound <= 3, !canBeTotal(a, of: b)
    {
      decided(by: .pack)
      var product = a
      product.multiply(by: b.value)
      return product
    }
    // One of three counts is the product of the others.
    if let total = all.first(where: { $0.inBaseUnits == x * y }) { return total }
    return nil
  }
}
