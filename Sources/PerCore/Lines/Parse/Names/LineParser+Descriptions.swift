/// What describes each piece, and is not the amount.
extension LineParser {
  /// The doses of "500 mg tablets 16 pack", or nil if the line has another form.
  func readDoses(_ measures: [Quantity], _ counts: [Quantity]) -> AmountResult? {
    guard measures.count == 1, let strength = measures.first, strength.unit == .milligram,
      !counts.contains(where: { $0.form == .count }),
      let dose = tokens.indices.first(where: { has($0, .dosage) && uses[$0] == nil }),
      let unit = sense(dose)?.unit
    else { return nil }
    decided(by: .measureAndCount)
    let packs = counts.map(\.value) + (strength.isMultiplied ? [strength.factor] : [])
    guard packs.count == 1 else { return .ask(.amount, []) }
    // The strength belongs to the name.
    for index in strength.range where sense(index)?.unit == .milligram && isAfterNumber(index) {
      (uses[index - 1], uses[index]) = (.name, .name)
    }
    return .certain(LineAmount(packs[0], unit), other: nil)
  }

  /// Removes a range such as "9-14 kg" and a weight such as "(17 kg)", the weight of a baby that a nappy fits.
  func removeWearerWeights(_ measures: inout [Quantity], _ counts: [Quantity]) {
    guard counts.contains(where: { $0.value >= Rational(10) }),
      hasWearer || measures.contains(where: { $0.isRange && $0.isBracketed })
    else { return }
    remove(from: &measures) {
      ($0.isRange || $0.isBracketed) && ($0.unit == .kilogram || $0.unit == .pound)
    }
  }

  /// Removes the measures that meet a condition, which decides if there are any.
  func remove(
    from measures: inout [Quantity], by rule: LineRule = .nameNumber,
    where condition: (Quantity) -> Bool
  ) {
    guard measures.contains(where: condition) else { return }
    measures.removeAll(where: condition)
    decided(by: rule)
  }

  /// The unit of a dosage form in the line, such as "capsules".
  var unitOfDose: Unit? {
    guard present.contains(.dosage) else { return nil }
    return firstValue { index -> Unit? in
      has(index, .dosage) ? sense(index)?.unit : nil
    }
  }

  /// The doses of "500 mg x 20 tablets" and "0.3 g x 24 pcs", whose measure is a strength, or nil.
  func readDoses(_ measure: Quantity, _ factors: [Quantity]) -> Quantity? {
    guard measure.unit == .milligram || measure.unit == .gram && measure.value <= .one,
      factors.count == 2, let count = factors.first(where: { !$0.isMeasure }),
      [.tablet, .capsule, .piece, .sheet].contains(count.unit)
    else { return nil }
    if count.unit == .tablet || count.unit == .capsule { return count }
    var doses = count
    if count.form != .count {
      // "vitamin C 1000 mg x 60"
      guard measure.unit == .milligram, unitOfDose == nil else { return nil }
      doses.form = .count
      weightOfDoses = LineAmount(measure.value * count.value, measure.unit)
      return doses
    }
    // "二甲双胍片 0.5g*60片": the counted word also ends the name.
    let word = measure.range.lowerBound - 1
    if tokens.indices.contains(word), isIdeograph(word), unit(word)?.unit == count.unit {
      doses.unit = .tablet
      return doses
    }
    doses.unit = unitOfDose ?? .piece
    if unitOfDose == nil { weightOfDoses = LineAmount(measure.value * count.value, measure.unit) }
    return doses
  }

  /// The 16 pieces of "paracetamol 500 mg 16 39p", or nil.
  func piecesAfterStrength(_ strength: Quantity) -> LineAmount? {
    let place = strength.range.upperBound
    guard !strength.isMultiplied, let pieces = packCount(place), tokens[place].hasSpaceBefore,
      unit(place + 1) == nil, !has(place + 1, .multiply), hasOtherPrice(than: place)
    else { return nil }
    use(place..<place + 1, as: .count)
    return LineAmount(pieces, .piece)
  }

  /// The pieces of "9-14 kg x 46", whose range is the weight of a baby that a nappy fits, or nil.
  func readWearerWeight(_ factors: [Quantity]) -> Quantity? {
    guard factors.count == 2, hasWearer, let count = factors.first(where: { !$0.isMeasure }),
      factors.contains(where: { $0.isRange && ($0.unit == .kilogram || $0.unit == .pound) }),
      count.value >= Rational(10), count.form == .bare || count.form == .pack
    else { return nil }
    return count
  }

  /// A Boolean value indicating whether the line is about nappies: it has a word or a size of them.
  private var hasWearer: Bool {
    tokens.indices.contains {
      has($0, .capacity) || isNoise($0) && has($0, .noiseBefore) || isNappySize($0)
    }
  }

  /// Returns whether the token is a French size of nappies: "T3".
  private func isNappySize(_ index: Int) -> Bool {
    tokens[index].kind == .mixed && typedLength(index) == 2 && folded[tokens[index].start] == 0x74
      && (49...56).contains(folded[tokens[index].start + 1])
  }

  /// Removes what describes each piece: the strength of tablets, the capacity of bags. Milligrams beside another
  /// measure are an ingredient.
  func removeStrengths(_ measures: inout [Quantity], _ counts: [Quantity]) {
    if measures.contains(where: { $0.unit != .milligram && !$0.isRange }) {
      measures.removeAll { $0.unit == .milligram && $0.mark == .none && !$0.isMultiplied }
    }
    let hasCapacity = hasVessel || clues.contains(.byPiece)
    guard
      counts.contains(where: {
        ($0.form == .count || hasCapacity && ($0.form == .pack || $0.unit == .bag) || isDose($0)
          || $0.range.contains { has($0, .capacity) }) && $0.value > .one
      })
    else { return }
    if hasCapacity {
      measures.removeAll { isCapacity($0) || $0.isRange && $0.unit == .kilogram }
    }
    let hasDoses = counts.contains(where: isDose)
    remove(from: &measures, by: .measureAndCount) {
      ($0.unit == .milligram || hasDoses && $0.unit == .gram && $0.value <= .one)
        && $0.mark == .none && !$0.isMultiplied
    }
  }

  /// Removes a length in centimetres next to another amount, which is the size of the product, and an area next to
  /// a weight or volume: "Paint for 12 m², 2 l".
  func removeSizes(_ measures: inout [Quantity], _ counts: [Quantity]) {
    let hasVolume = measures.contains { $0.unit.kind == .weight || $0.unit.kind == .volume }
    let hasOther =
      measures.contains { $0.unit.kind != .length }
      || counts.contains { $0.form == .count || $0.form == .pack }
      || measures.contains { $0.unit == .metre || $0.unit == .yard }
    guard hasOther else { return }
    remove(from: &measures) {
      [.centimetre, .millimetre, .inch].contains($0.unit) || hasVolume && $0.unit.kind == .area
    }
  }

  /// Removes the number of "10 Gr. L", where the word for grams is that for a size.
  func removeLetterSizes(_ measures: inout [Quantity]) {
    remove(from: &measures) { measure in
      let end = measure.range.upperBound
      return measure.unit == .gram && measure.range.contains { has($0, .noiseBefore) }
        && isLetterSize(isSign(end, ".") ? end + 1 : end)
    }
  }

  /// Returns whether the token is "S", "M", "L" or a word such as "XL".
  func isLetterSize(_ index: Int) -> Bool {
    guard isFree(index), tokens[index].kind == .word else { return false }
    if typedLength(index) == 1 { return [0x73, 0x6d, 0x6c].contains(folded[tokens[index].start]) }
    return typedLength(index) <= 3 && has(index, .noiseBefore)
      && folded[tokens[index].end - 1] == 0x6c
  }

  /// Removes the minimum weight of each piece, "15 eggs 53g+", "15 eggs from 53 g", and of the child that wears nappies
  /// "from 12 kg".
  func removeMinimumWeights(_ measures: inout [Quantity], _ counts: [Quantity]) {
    guard counts.contains(where: { $0.value >= Rational(4) }) else { return }
    for measure in measures where !measure.isMultiplied {
      guard
        measure.unit == .gram && measure.value <= Rational(150)
          || measure.unit == .kilogram && present.contains(.capacity)
      else { continue }
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
      remove(from: &measures) { $0.range == measure.range }
    }
  }

  func isDose(_ count: Quantity) -> Bool { count.unit == .tablet || count.unit == .capsule }

  /// Removes the strength of "Dolo 650 tablet strip of 15" and "650 tablets 15's".
  func removeStrengthsOfCounts(_ counts: inout [Quantity]) {
    guard
      let pieces = counts.first(where: { count in
        count.range.contains { has($0, .pieces) || has($0, .packOf) && !has($0, .of) }
      }), counts.count == 2, let dose = counts.first(where: { $0.range != pieces.range }),
      isDose(dose), dose.form == .count, !(dose.value / pieces.value).denominator.isOne
    else { return }
    var count = pieces
    (count.unit, count.form) = (dose.unit, .count)
    counts = [count]
  }

  /// The sheets of "A4 80 g 500 sheets", whose weight is that of a square metre of the paper, or nil.
  func sheetsOfPaper(_ weight: Quantity, _ sheets: Quantity) -> AmountResult? {
    guard canBePaper(weight, sheets) else { return nil }
    let amount = LineAmount(sheets.value, .sheet)
    return hasPaper
      ? .certain(amount, other: nil)
      : .ask(.total, [amount, weight.amount])
  }

  /// Removes the weight of the paper if the line states a number of packs as well: "A4 80 g 500 sheets, pack of 5".
  func removePaperWeight(_ measures: inout [Quantity], _ counts: [Quantity]) {
    guard measures.count == 1, hasPaper, counts.count(where: { $0.value != .one }) > 1,
      counts.contains(where: { canBePaper(measures[0], $0) })
    else { return }
    measures = []
    decided(by: .measureAndCount)
  }

  /// The 2 l of "vacuum cleaner 700 W 2 l", or nil. The line asks what is bought.
  func capacityOfAppliance(_ measures: [Quantity], _ counts: [Quantity]) -> LineAmount? {
    guard present.contains(.power), counts.isEmpty, measures.count == 1,
      measures[0].unit.kind == .volume, !measures[0].isMultiplied,
      measures[0].inBaseUnits * Rational(5) >= .one,
      tokens.indices.contains(where: isPower)
    else { return nil }
    decided(by: .nameNumber)
    return measures[0].amount
  }

  /// Returns whether the token is the unit of at least 100 W or of kilowatts. "010W" is a shade.
  private func isPower(_ index: Int) -> Bool {
    guard has(index, .power), isNoise(index), isAfterNumber(index) else { return false }
    let number = numbers[tokens[index - 1].number]
    let isKilowatt = [0x6b, 0x43a].contains(folded[tokens[index].start])
    return !number.beginsWithZero && number.value >= (isKilowatt ? .one : Rational(100))
  }

  private var hasPaper: Bool {
    present.contains(.paper) || tokens.indices.contains(where: isPaperSize)
  }

  /// Returns whether the weight can be that of a square metre of the paper.
  private func canBePaper(_ weight: Quantity, _ sheets: Quantity) -> Bool {
    sheets.unit == .sheet && sheets.value >= Rational(100) && !weight.isMultiplied
      && (weight.unit == .gram && weight.value >= Rational(50) && weight.value <= Rational(350)
        || weight.unit == .pound && weight.value >= Rational(16)
          && weight.value <= Rational(110))
  }

  /// Asks about "A4 500 л.", whose "л." can be sheets.
  func askSheets(_ measures: [Quantity]) -> AmountResult? {
    guard measures.count == 1, measures[0].unit == .litre, measures[0].value >= Rational(50),
      tokens.indices.contains(where: isPaperSize)
    else { return nil }
    return .ask(.unit, [LineAmount(measures[0].value, .sheet)])
  }

  /// Asks about "A4 80 g", which is hardly the weight of a product, and about the sheets of "A4 80 g 500 f".
  func askPaperWeight(_ measures: [Quantity], _ counts: [Quantity]) -> AmountResult? {
    guard measures.count == 1, counts.isEmpty, measures[0].unit == .gram, !measures[0].isMultiplied,
      measures[0].value >= Rational(60), measures[0].value <= Rational(350),
      tokens.indices.contains(where: isPaperSize)
    else { return nil }
    let sheets = tokens.indices.lazy.filter { self.isFree($0) }.map { self.leadingNumber($0) }
      .first { [100, 250, 500, 1000, 2500].contains($0) }
    let amounts = sheets.map { [LineAmount(Rational($0), .sheet)] } ?? []
    return .ask(.amount, amounts + [measures[0].amount])
  }

  /// The number at the start of a token such as "500" and "500f"; 0 for others.
  private func leadingNumber(_ index: Int) -> Int {
    let digits = folded[tokens[index].start..<tokens[index].end].prefix { (48...57).contains($0) }
    return digits.count > 4 ? 0 : digits.reduce(0) { $0 * 10 + Int($1) - 48 }
  }

  /// Returns whether the token is a size of paper such as "A4", in Latin or Cyrillic letters.
  private func isPaperSize(_ index: Int) -> Bool {
    guard tokens[index].kind == .mixed, typedLength(index) == 2 else { return false }
    let start = tokens[index].start
    return [0x61, 0x430].contains(folded[start]) && (51...53).contains(folded[start + 1])
  }
}
