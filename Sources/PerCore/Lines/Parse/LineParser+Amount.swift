extension LineParser {
  /// The result of the amounts in a line.
  enum AmountResult {
    case none
    /// One amount; `other` is an amount of another kind that the line also states.
    case certain(LineAmount, other: LineAmount?)
    case ask(LineReason, [LineAmount])
  }

  mutating func amount(
    kind: Kind?, net: inout LineAmount?, count: inout LineAmount?
  ) -> AmountResult {
    var measures = quantities.filter(\.isMeasure)
    let counts = quantities.filter { !$0.isMeasure }
    if hasDoubtfulHalf { return askHalf(measures) }
    if let measure = measures.first(where: isPerhapsGrosz) {
      return .ask(.number, [LineAmount(measure.value, measure.unit)])
    }
    if let doses = readDoses(measures, counts) { return doses }
    removeStrengths(&measures, counts)
    removeWearerWeights(&measures, counts)
    removeSizes(&measures, counts)
    removeLeastWeights(&measures, counts)
    if let size = sizeAlone(measures, counts) { return .ask(.amount, [size]) }
    if let question = askEqual(measures.isEmpty ? counts : measures) { return question }
    guard !measures.isEmpty else { return amount(of: counts) }
    // A few milligrams are more likely a strength than an amount.
    if measures.count == 1, measures[0].unit == .milligram, hasNameWord,
      measures[0].mark == .none
    {
      return .ask(.amount, [LineAmount(measures[0].value, .milligram)])
    }
    if let drained = measures.first(where: { $0.mark == .drained }) {
      return amount(drained: drained, among: measures, counts: counts, net: &net)
    }
    if measures.contains(where: { $0.mark == .gross }) {
      decided(by: .gross)
      if measures.contains(where: { $0.mark != .gross }) {
        measures.removeAll { $0.mark == .gross }
      } else {
        return .ask(.amount, measures.prefix(1).map { LineAmount($0.value, $0.unit) })
      }
    }
    let firstKind = measures[0].unit.kind
    let chosen = kind.flatMap { kind in measures.contains { $0.unit.kind == kind } ? kind : nil }
    let group = measures.filter { $0.unit.kind == chosen ?? firstKind }
    let others = measures.filter { $0.unit.kind != chosen ?? firstKind }
    if !others.isEmpty { decided(by: .twoKinds) }
    if let question = askKinds(measures) { return question }
    if let question = askDrained(measures) { return question }
    if hasPlus(between: measures) { return askSum(measures) }
    if let rest = askRest(measures) { return rest }
    let result = combine(group, counts: counts, count: &count)
    if case .certain(let amount, _) = result, let other = others.first {
      return .certain(amount, other: LineAmount(other.value, other.unit))
    }
    return result
  }

  /// Whether "50 gr" follows "3 zł" and can mean fifty grosz.
  private func isPerhapsGrosz(_ measure: Quantity) -> Bool {
    notation.currency == "PLN" && measure.unit == .gram
      && (has(measure.range.upperBound, .to)
        || monies.contains {
          $0.decimals == 0 && $0.range.upperBound == measure.range.lowerBound
        })
      && folded[tokens[measure.range.upperBound - 1].start...].starts(with: [0x67, 0x72])
  }

  /// Asks if an unused number or multiplication sign is next to a measure:
  /// "2 m 50 12 €", "1 litre ½", "0,5 l × ".
  private func askRest(_ measures: [Quantity]) -> AmountResult? {
    for measure in measures where measure.mark == .none && !measure.isRange {
      let (start, end) = (measure.range.lowerBound, measure.range.upperBound)
      let isTimes =
        has(end, .multiply) && isFree(end) && !isUsedPrice(end + 1)
        && (!isSign(end, "*") || isGlued(end + 1))
      let isFraction =
        number(start - 1)?.isFraction == true || number(end)?.isFraction == true
        || has(end, .and) && number(end + 1)?.isFraction == true
      let isNumber =
        number(end).map { number in
          number.isInteger && number.digits <= 3 && !hasOffer && !monies.isEmpty
            && monies.contains { $0.hasSign && $0.mark == .none }
        } ?? false
      // "2 11-ounce cans" or "(2) 10 oz bags": the first number can be the number of packs.
      let place = isSign(start - 1, ")") && isSign(start - 3, "(") ? start - 2 : start - 1
      let isPacks =
        number(place).map { number in
          number.isInteger && number.digits <= 2 && !number.beginsWithZero && number.value > .one
            && (tokens[place].hasSpaceBefore || place < start - 1) && tokens[start].kind == .number
            && !has(place - 1, [.noiseBefore, .packOf])
        } ?? false
      if let packs = packsBeforeBracket(measure) {
        let total = LineAmount(measure.value * packs, measure.unit)
        // "2 (8 oz) packages"
        if isPluralContainer(end + 1) { return .certain(total, other: nil) }
        return .ask(.total, [total, LineAmount(measure.value, measure.unit)])
      }
      if isPacks, let packs = number(place)?.value, !measure.isMultiplied {
        return .ask(
          .total,
          [measure.value * packs, measure.value].map { LineAmount($0, measure.unit) })
      }
      if let packs = packsOfUnknownWord(after: end), !measure.isMultiplied {
        return .ask(
          .total,
          [measure.value * packs, measure.value].map { LineAmount($0, measure.unit) })
      }
      if isTimes || isFraction || isNumber {
        return .ask(.number, [LineAmount(measure.value, measure.unit)])
      }
    }
    return nil
  }

  /// The 2 of "400 g 2 rs", whose word is in no table, or nil.
  private func packsOfUnknownWord(after end: Int) -> Rational? {
    let index = isSign(end, ",") || isSign(end, "(") || isSign(end, ";") ? end + 1 : end
    guard let packs = packCount(index, digits: 2), number(index)?.beginsWithZero != true,
      tokens.indices.contains(index + 1), tokens[index + 1].kind == .word,
      tokens[index + 1].hasSpaceBefore, isFree(index + 1), sense(index + 1) == nil
    else { return nil }
    return packs
  }

  /// The number of packs in "2 (8 oz) packages", or nil.
  private func packsBeforeBracket(_ measure: Quantity) -> Rational? {
    let start = measure.range.lowerBound
    guard !measure.isMultiplied, isSign(start - 1, "("), isSign(measure.range.upperBound, ")"),
      let packs = packCount(start - 2, digits: 2), !has(start - 3, [.noiseBefore, .packOf])
    else { return nil }
    return packs
  }

  /// Whether the token belongs to a price: "0,856 kg x 1,79 €/kg".
  private func isUsedPrice(_ index: Int) -> Bool {
    tokens.indices.contains(index) && (uses[index] == .price || uses[index] == .unitPrice)
  }

  /// Asks whether "1 kg and a half" is one and a half kilograms.
  private func askHalf(_ measures: [Quantity]) -> AmountResult {
    guard measures.count == 1, let measure = measures.first, !measure.isMultiplied else {
      return .ask(.amount, [])
    }
    let half = Rational(1) / Rational(2)
    return .ask(
      .number, [measure.value + half, measure.value].map { LineAmount($0, measure.unit) })
  }

  /// The doses of "500 mg tablets 16 pack", or nil if the line has another form.
  private mutating func readDoses(_ measures: [Quantity], _ counts: [Quantity]) -> AmountResult? {
    guard measures.count == 1, let strength = measures.first, strength.unit == .milligram,
      !counts.contains(where: { $0.form == .count }),
      let dose = tokens.indices.first(where: { has($0, .dosage) && uses[$0] == nil }),
      let unit = sense(dose)?.unit
    else { return nil }
    decided(by: .measureAndCount)
    let packs = counts.map(\.value) + (strength.isMultiplied ? [strength.factor] : [])
    guard packs.count == 1 else { return .ask(.amount, []) }
    return .certain(LineAmount(packs[0], unit), other: nil)
  }

  /// Removes a range such as "9-14 kg" and a weight such as "(17 kg)", the weight of a baby that a nappy fits.
  private mutating func removeWearerWeights(_ measures: inout [Quantity], _ counts: [Quantity]) {
    guard counts.contains(where: { $0.value >= Rational(10) }),
      tokens.indices.contains(where: {
        has($0, .capacity) || uses[$0] == .noise && has($0, .noiseBefore)
      }) || measures.contains(where: { $0.isRange && $0.isBracketed })
    else { return }
    let before = measures.count
    measures.removeAll {
      ($0.isRange || $0.isBracketed) && ($0.unit == .kilogram || $0.unit == .pound)
    }
    if measures.count < before { decided(by: .nameNumber) }
  }

  /// Removes what describes each piece: the strength of tablets, the capacity of bags.
  mutating func removeStrengths(_ measures: inout [Quantity], _ counts: [Quantity]) {
    let hasCapacity = present.contains(.capacity)
    guard
      counts.contains(where: {
        ($0.form == .count || hasCapacity && $0.form == .pack) && $0.value > .one
      })
    else { return }
    if hasCapacity {
      measures.removeAll { $0.unit.kind == .volume || $0.isRange && $0.unit == .kilogram }
    }
    let before = measures.count
    let hasDoses = counts.contains { $0.unit == .tablet || $0.unit == .capsule }
    measures.removeAll {
      ($0.unit == .milligram || hasDoses && $0.unit == .gram && $0.value <= .one)
        && $0.mark == .none && !$0.isMultiplied
    }
    if measures.count < before { decided(by: .measureAndCount) }
  }

  /// Whether a word of the name is left. Without one, the line can be what Per itself writes.
  private var hasNameWord: Bool {
    tokens.indices.contains { isFree($0) && [.word, .mixed].contains(tokens[$0].kind) }
  }

  /// The only measure, if it is more likely the size of a thing than an amount: a length
  /// such as 55 inches, or the capacity of a bin bag.
  private mutating func sizeAlone(_ measures: [Quantity], _ counts: [Quantity]) -> LineAmount? {
    guard measures.count == 1, let size = measures.first, !size.isMultiplied,
      !counts.contains(where: { $0.value > .one })
    else { return nil }
    // "1 m 20 cm" is a length that someone buys.
    let isCompound = size.range.count { tokens[$0].kind == .number } > 1
    let isLength =
      !isCompound && hasNameWord && [.millimetre, .centimetre, .inch].contains(size.unit)
    let isCapacity =
      size.unit.kind == .volume && present.contains(.capacity)
    guard isLength || isCapacity else { return nil }
    decided(by: .nameNumber)
    return LineAmount(size.value, size.unit)
  }

  /// Removes a length in centimetres next to another amount, which is the size of the product, and an area next to
  /// a weight or volume: "Paint for 12 m², 2 l".
  mutating func removeSizes(_ measures: inout [Quantity], _ counts: [Quantity]) {
    let hasVolume = measures.contains { $0.unit.kind == .weight || $0.unit.kind == .volume }
    let hasOther =
      measures.contains { $0.unit.kind != .length }
      || counts.contains { $0.form == .count || $0.form == .pack }
      || measures.contains { $0.unit.kind == .length && $0.unit == .metre }
    guard hasOther else { return }
    let before = measures.count
    measures.removeAll {
      [.centimetre, .millimetre, .inch].contains($0.unit) || hasVolume && $0.unit.kind == .area
    }
    if measures.count < before { decided(by: .nameNumber) }
  }

  /// Removes the least weight of each piece: "15 eggs 53g+", "15 eggs from 53 g".
  private mutating func removeLeastWeights(_ measures: inout [Quantity], _ counts: [Quantity]) {
    guard counts.contains(where: { $0.value >= Rational(4) }) else { return }
    let before = measures.count
    for measure in measures
    where !measure.isMultiplied && measure.unit == .gram && measure.value <= Rational(150) {
      let (start, end) = (measure.range.lowerBound, measure.range.upperBound)
      // "mind." is also a word for "about", which is part of the measure.
      let words = [start, start - 1, start - 2].filter {
        has($0, .from) && !has($0, .of) && (isFree($0) || has($0, .about))
      }
      let isPlus =
        isSign(start - 1, "+") && isGlued(start) && !isGlued(start - 1)
        || isSign(end, "+") && isGlued(end) && !isGlued(end + 1)
      guard !words.isEmpty || isPlus else { continue }
      if let word = words.first, word < start { use(word..<start, as: .noise) }
      measures.removeAll { $0.range == measure.range }
    }
    if measures.count < before { decided(by: .nameNumber) }
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

  mutating func askSum(_ measures: [Quantity]) -> AmountResult {
    let isBonus = !present.isDisjoint(with: [.free, .more])
    if isBonus { decided(by: .bonus) }
    let first = measures[0]
    var candidates = [LineAmount(first.value, first.unit)]
    let same = measures.filter { $0.unit.kind == first.unit.kind }
    if same.count == measures.count {
      let sum = measures.reduce(Rational.zero) { $0 + $1.base($1.value) } / first.unit.factor
      candidates.insert(LineAmount(sum, first.unit), at: 0)
    }
    return .ask(isBonus ? .offer : .total, candidates)
  }
}
