extension LineParser {
  /// The result of the amounts in a line.
  enum AmountResult {
    case none
    /// One amount; `other` is an amount of another kind that the line also states.
    case certain(LineAmount, other: LineAmount?)
    case ask(LineReason, [LineAmount])
  }

  func amount(
    comparing comparability: Comparability, net: inout LineAmount?, count: inout LineAmount?
  ) -> AmountResult {
    var measures = quantities.filter(\.isMeasure)
    var counts = quantities.filter { !$0.isMeasure }
    removeStrengthsOfCounts(&counts)
    if hasDoubtfulHalf { return askHalf(measures) }
    if let measure = measures.first(where: isPerhapsGrosz) {
      return .ask(.number, [measure.amount])
    }
    if let sheets = askSheets(measures) { return sheets }
    if let weight = askPaperWeight(measures, counts) { return weight }
    if let gallons = askGallons(measures) { return gallons }
    if let doses = readDoses(measures, counts) { return doses }
    removeStrengths(&measures, counts)
    removeNutrients(&measures)
    removeWearerWeights(&measures, counts)
    removeSizes(&measures, counts)
    removeSpoons(&measures)
    removeLetterSizes(&measures)
    removeMinimumWeights(&measures, counts)
    removePaperWeight(&measures, counts)
    // What describes each piece is part of the name.
    for measure in quantities where measure.isMeasure {
      guard !measures.contains(where: { $0.range == measure.range }) else { continue }
      for token in measure.range { uses[token] = .name }
    }
    if let size = sizeAlone(measures, counts) ?? capacityOfAppliance(measures, counts) {
      return .ask(.amount, [size])
    }
    if let thingAnswers { return .ask(.total, thingAnswers) }
    if let question = askSize(measures, counts) { return question }
    if let question = askEqual(measures.isEmpty ? counts : measures) { return question }
    if let question = askArea(measures) ?? askSpoons(measures, counts) { return question }
    if let result = amount(of: counts, beside: measures, comparing: comparability) { return result }
    guard !measures.isEmpty else { return amount(of: counts) }
    // A few milligrams are more likely a strength than an amount.
    if measures.count == 1, measures[0].unit == .milligram, hasNameWord,
      measures[0].mark == .none
    {
      let strength = measures[0].amount
      return .ask(.amount, piecesAfterStrength(measures[0]).map { [$0, strength] } ?? [strength])
    }
    // "340 g Einwaage, Abtropfgewicht 180 g"
    let drained = measures.filter { $0.mark == .drained }
    if let drained = drained.min(by: { $0.inBaseUnits < $1.inBaseUnits }) {
      return amount(drained: drained, among: measures, counts: counts, net: &net)
    }
    if measures.contains(where: { $0.mark == .gross }) {
      decided(by: .gross)
      if measures.contains(where: { $0.mark != .gross }) {
        measures.removeAll { $0.mark == .gross }
      } else {
        return .ask(.amount, [measures[0].amount])
      }
    }
    removeFluidOunces(&measures, comparing: comparability)
    let firstKind = measures[0].unit.kind
    let chosen = comparability.kind.flatMap { kind in
      measures.contains { $0.unit.kind == kind } ? kind : nil
    }
    let group = measures.filter { $0.unit.kind == chosen ?? firstKind }
    let others = measures.filter { $0.unit.kind != chosen ?? firstKind }
    if !others.isEmpty { decided(by: .twoKinds) }
    if let question = askKinds(measures) { return question }
    if let question = askDrained(measures) { return question }
    if hasPlus(between: measures) { return askSum(measures) }
    if let rest = askRest(measures) { return rest }
    if let question = askPacksOfPieces(measures) ?? askSeveral(measures) { return question }
    let result = combine(group, counts: counts, count: &count)
    if case .certain(let amount, _) = result, let other = others.first {
      return .certain(amount, other: other.amount)
    }
    return result
  }

  /// Returns whether "50 gr" follows "3 zł" and can mean fifty grosz.
  private func isPerhapsGrosz(_ measure: Quantity) -> Bool {
    notation.currency == "PLN" && measure.unit == .gram
      && (has(measure.range.upperBound, .to)
        || monies.contains {
          $0.decimals == 0 && $0.range.upperBound == measure.range.lowerBound
        })
      && folded[tokens[measure.range.upperBound - 1].start...].starts(with: [0x67, 0x72])
  }

  /// Asks if an unused number or multiplication sign is next to a measure: "2 m 50 12 €", "1 litre ½", "0,5 l × ".
  private func askRest(_ measures: [Quantity]) -> AmountResult? {
    for measure in measures where measure.mark == .none && !measure.isRange {
      let (start, end) = (measure.range.lowerBound, measure.range.upperBound)
      let isTimes =
        has(end, .multiply) && isFree(end) && !isUsedPrice(end + 1)
        && (!isSign(end, "*") || isGlued(end + 1))
      let isFraction =
        number(start - 1)?.isFraction == true || number(end)?.isFraction == true
        || has(end, .and) && number(end + 1)?.isFraction == true || isLastNumeral(end)
      let isNumber =
        number(end).map { number in
          number.isInteger && number.digits <= 3 && !hasOffer
            && (monies.contains { $0.hasSign && $0.mark == .none } || isBeforePrice(end)
              || has(end + 1, .of) && isFree(end + 1))
        } ?? false
      // "2 11-ounce cans" or "(2) 10 oz bags": the first number can be the number of packs.
      let place = isSign(start - 1, ")") && isSign(start - 3, "(") ? start - 2 : start - 1
      let isPacks =
        number(place).map { number in
          number.isInteger && number.digits <= 2 && !number.beginsWithZero && number.value > .one
            && (tokens[place].hasSpaceBefore || place < start - 1) && tokens[start].kind == .number
            && !has(place - 1, [.noiseBefore, .packOf])
            // "Licor 43 70 cl" is not a pack of 30 l.
            && (number.value <= Rational(24)
              || measure.inBaseUnits * number.value <= Rational(10))
        } ?? false
      var packs = packsBeforeDash(measure) ?? packsBeforeBracket(measure)
      // "2 (8 oz) packages"
      if let packs, isSign(start - 1, "("), isPluralContainer(end + 1) {
        return .certain(LineAmount(measure.value * packs, measure.unit), other: nil)
      }
      if packs == nil, !measure.isMultiplied {
        packs =
          (isPacks ? number(place)?.value : nil) ?? packsOfUnknownWord(after: end)
          ?? packsAfterLetter(end) ?? packsInMark(after: end) ?? packsBeforeLetter(start - 1)
        if packs == nil { packs = rolls(besideLength: measure) }
      }
      if let packs { return .ask(.total, measure.amounts([measure.value * packs, measure.value])) }
      if let amounts = amountsWithWhole(measure) ?? amountsOfFuel(measure) {
        return .ask(.number, amounts)
      }
      if let sum = spokenSum(measure) { return .ask(.number, [sum, measure.amount]) }
      if isNumber, let rest = restOfKilogram(measure) {
        return .ask(.number, measure.amounts([measure.value + rest, measure.value]))
      }
      if isNumber, has(end - 1, .unitFirst), let other = number(end), other.value.isPositive {
        // "Pasta 12 gr 500": the unit can belong to either number.
        return .ask(.number, measure.amounts([other.value, measure.value]))
      }
      if isTimes || isFraction || isNumber || isAfterLooseNumber(start)
        || measure.unit.kind == .length && isBeforeSize(end)
      {
        return .ask(.number, [measure.amount])
      }
    }
    return nil
  }

  /// Returns whether "二" of "一升二" is at `index`, which is a tenth of the unit before it. "二锅头" is a name.
  private func isLastNumeral(_ index: Int) -> Bool {
    isFree(index) && has(index, .numberWord) && isIdeograph(index) && isGlued(index)
      && !(isGlued(index + 1) && tokens[index + 1].kind == .word)
  }

  /// Returns whether the number at `index` is followed by one like a price at the end of the line: "500 0,99".
  private func isBeforePrice(_ index: Int) -> Bool {
    index + 2 == tokens.count && isBarePrice(index + 1)
  }

  /// The 2 of "400 g 2 rs", whose word isn't in a table, or nil.
  private func packsOfUnknownWord(after end: Int) -> Rational? {
    let index = isSign(end, ",") || isSign(end, "(") || isSign(end, ";") ? end + 1 : end
    guard let packs = packCount(index, digits: 2), number(index)?.beginsWithZero != true,
      tokens.indices.contains(index + 1), tokens[index + 1].kind == .word,
      tokens[index + 1].hasSpaceBefore, isFree(index + 1), sense(index + 1) == nil
    else { return nil }
    return packs
  }

  /// The 6 of "1 L p-6" and "1.5 L P6", or nil.
  private func packsAfterLetter(_ index: Int) -> Rational? {
    guard isFree(index), folded[tokens[index].start] == 0x70 else { return nil }
    var digits = Array(folded[tokens[index].start + 1..<tokens[index].end])
    if tokens[index].kind == .word, digits.isEmpty, isDash(index + 1), isGlued(index + 1),
      isGlued(index + 2), isNumber(index + 2)
    {
      digits = Array(folded[tokens[index + 2].start..<tokens[index + 2].end])
    }
    guard (1...2).contains(digits.count), digits.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    let packs = digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    return packs > 1 ? Rational(packs) : nil
  }

  /// The first number of "12-12 oz cans" and "24 - 500 ml bottles", which isn't a range, or nil.
  private func packsBeforeDash(_ measure: Quantity) -> Rational? {
    let start = measure.range.lowerBound
    let end = measure.range.upperBound
    guard !measure.isMultiplied, isDash(start - 1), isGlued(start - 1) == isGlued(start),
      has(end, [.container, .cup]) && isFree(end)
        || notation.measures == .us && start > 1 && tokens[start - 2].hasSpaceBefore
          && isGlued(start)
    else { return nil }
    return packCount(start - 2, digits: 2)
  }

  /// The number of packs in "2 (8 oz) packages", or nil.
  private func packsBeforeBracket(_ measure: Quantity) -> Rational? {
    let start = measure.range.lowerBound
    guard !measure.isMultiplied, isSign(start - 1, "("), isSign(measure.range.upperBound, ")"),
      let packs = packCount(start - 2, digits: 2), !has(start - 3, [.noiseBefore, .packOf])
    else { return nil }
    return packs
  }

  /// Returns whether the token belongs to a price: "0,856 kg x 1,79 €/kg".
  private func isUsedPrice(_ index: Int) -> Bool {
    tokens.indices.contains(index) && (uses[index] == .price || uses[index] == .unitPrice)
  }

  /// Asks whether "1 kg and a half" is one and a half kilograms.
  private func askHalf(_ measures: [Quantity]) -> AmountResult {
    guard measures.count == 1, let measure = measures.first, !measure.isMultiplied else {
      return .ask(.amount, [])
    }
    // "2斤半 熟牛肉": half a jin, not half a gram.
    let scale = measure.range.compactMap { sense($0) }.last { $0.unit != nil }.map(\.factor) ?? .one
    let half = scale / Rational(2)
    return .ask(.number, measure.amounts([measure.value + half, measure.value]))
  }

  /// A Boolean value indicating whether a word of the name is left. Without one, the line can be what Per itself
  /// writes.
  var hasNameWord: Bool {
    tokens.indices.contains { isFree($0) && [.word, .mixed].contains(tokens[$0].kind) }
  }

  /// Asks if two things have the same amount: "hot dogs 8 ct, buns 8 ct".
  private func askEqual(_ group: [Quantity]) -> AmountResult? {
    guard group.count == 2, group[0].unit == group[1].unit, group[0].value == group[1].value,
      !group[0].isMultiplied, !group[1].isMultiplied, !group[1].isBracketed,
      group[0].mark == .none, group[1].mark == .none,
      group[0].range.upperBound < group[1].range.lowerBound
    else { return nil }
    let gap = group[0].range.upperBound..<group[1].range.lowerBound
    let hasSeparator = gap.contains {
      isSign($0, ",") || isSign($0, ";") || isSign($0, "&") || isSign($0, "+") || has($0, .and)
    }
    guard hasSeparator,
      gap.contains(where: {
        isFree($0) && tokens[$0].kind == .word && (sense($0) == nil || has($0, .noun))
      })
    else { return nil }
    return .ask(
      .total, [group[0].value * Rational(2), group[0].value].map { amount($0, group[0].unit) })
  }

  func hasPlus(between measures: [Quantity]) -> Bool {
    zip(measures, measures.dropFirst()).contains { a, b in
      let gap = a.range.upperBound..<max(a.range.upperBound, b.range.lowerBound)
      return gap.contains { isSign($0, "+") || isSign($0, "&") && a.unit == b.unit }
    }
  }

  func askSum(_ measures: [Quantity]) -> AmountResult {
    let isBonus = !present.isDisjoint(with: [.free, .more])
    if isBonus { decided(by: .bonus) }
    let first = measures[0]
    var candidates = [first.amount]
    let same = measures.filter { $0.unit.kind == first.unit.kind }
    if same.count == measures.count {
      let sum = measures.reduce(Rational.zero) { $0 + $1.inBaseUnits } / first.unit.factor
      candidates.insert(LineAmount(sum, first.unit), at: 0)
    }
    return .ask(isBonus ? .offer : .total, candidates)
  }
}
