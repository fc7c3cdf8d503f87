/// Sizes and prices directly after a word: "Cola0,33l", "leche1L", "nur1,99€".
extension LineScanner {
  /// What the digits directly after a word are.
  enum GluedNumber {
    /// They belong to the name: "A4", "WD40".
    case name
    /// They begin a size, or belong to the name: "Cat6,20m".
    case doubtful
    /// They begin a size or a price.
    case certain
  }

  /// What the digits after the letters in `word` are.
  ///
  /// - Parameter isKnown: Whether the word is one of the tables.
  func gluedNumber(after word: Range<Int>, isKnown: Bool = false) -> GluedNumber {
    let start = word.upperBound
    let whole = endOfDigits(from: start)
    guard whole > start, whole - start <= 4 else { return .name }
    let canBeCode = word.count <= 4 && word.allSatisfy { isUppercase($0) }
    guard isDecimalPart(at: whole) else {
      let isSize = word.count > 2 && !canBeCode && isWholeSize(at: start, unitAt: whole)
      return isSize || word.count > 1 && isPackSize(at: start, timesAt: whole) ? .certain : .name
    }
    var end = whole
    var (groups, decimals) = (0, 0)
    while isDecimalPart(at: end) {
      let next = endOfDigits(from: end + 1)
      decimals = next - end - 1
      groups += 1
      end = next
    }
    let next = endOfSpace(from: end)
    let sense = senseOfWord(at: next)
    if let sense, sense.roles.contains(.currency), sense.unit == nil {
      let isPrice = decimals == 2 || decimals == 3
      return isPrice && (word.count > 1 || !isUppercase(word.lowerBound)) ? .certain : .name
    }
    guard word.count > 1, groups == 1 else { return .name }
    if let unit = measure(at: next) {
      return gluedSize(start..<whole, decimals: decimals, unit, canBeCode: canBeCode)
    }
    // In "Omega3,60 softgels", the decimals are the number of pieces.
    let isAfterName = !isKnown && (word.count < 3 || scalarClass(at: next) == .letter)
    let isPrice =
      decimals == 2 && isWordEnd(end) && !canBeCode && !isAfterName && !isPercent(at: next)
      && folded[whole] == marks.decimal
      && sense?.roles.isDisjoint(with: Self.wordsAfterCounts) != false
    return isPrice ? .certain : .name
  }

  /// What the digits in `whole` are before a mark, decimals and a unit.
  private func gluedSize(
    _ whole: Range<Int>, decimals: Int, _ unit: Unit, canBeCode: Bool
  ) -> GluedNumber {
    let mark = folded[whole.upperBound]
    let small: [Unit] = [.gram, .millilitre, .milligram, .millimetre, .centimetre]
    let isSmall = small.contains(unit)
    // "Mehl405,1kg"
    guard whole.count <= (isSmall ? 3 : 2), decimals <= 3 else { return .name }
    if decimals == 3, isSmall {
      // "Reis1.500g", but not "Nan1,800g"
      return mark == 0x2e && marks.grouping == mark && !canBeCode ? .certain : .name
    }
    // "Cola0,33l", but not "Mehl00,1kg"
    if folded[whole.lowerBound] == 48 { return whole.count == 1 ? .certain : .name }
    let isClear = !canBeCode && unit.kind != .length && mark == marks.decimal
    return isClear ? .certain : .doubtful
  }

  /// Returns whether a whole number directly before a unit is a size: "leche1L", "rice1kg".
  private func isWholeSize(at start: Int, unitAt end: Int) -> Bool {
    guard folded[start] != 48, let unit = measure(at: end), unit != .milligram,
      unit.kind == .weight || unit.kind == .volume
    else { return false }
    // "Router5G"
    return !isUppercase(end) || folded[end] == 0x6c
  }

  /// Returns whether the size of each container follows their number: "Cola6x0,33l".
  private func isPackSize(at start: Int, timesAt times: Int) -> Bool {
    guard times - start <= 2, isTimes(at: times) else { return false }
    return isSize(at: times + 1)
  }

  /// Returns whether a weight or a volume is at `start`: "0,33l".
  func isSize(at start: Int) -> Bool {
    var end = endOfDigits(from: start)
    guard end > start else { return false }
    if isDecimalPart(at: end) { end = endOfDigits(from: end + 1) }
    guard let unit = measure(at: endOfSpace(from: end)) else { return false }
    return unit.kind == .weight || unit.kind == .volume
  }

  /// Adds the digits that follow without the decimals after them, which are another number.
  mutating func appendWholePart() {
    let end = endOfDigits(from: index)
    let group = NumberSpelling.Group(mark: 0, start: index, end: end)
    append(NumberSpelling([group], in: folded, marks: marks), to: end)
  }

  /// Returns whether a unit of weight or volume ends at the capital letter of a word: "1,5lWasser", "5kgSack".
  func isUnitBeforeName(_ unit: Range<Int>, _ sense: WordSense) -> Bool {
    guard let measure = sense.unit, measure.kind == .weight || measure.kind == .volume,
      measure != .milligram
    else { return false }
    let isLitre = unit.count == 1 && folded[unit.lowerBound] == 0x6c
    guard isLitre || !unit.contains(where: { isUppercase($0) }) else { return false }
    let name = unit.upperBound
    guard name + 2 < folded.count, isUppercase(name) else { return false }
    return (name + 1...name + 2).allSatisfy { scalarClass(at: $0) == .letter && !isUppercase($0) }
  }

  /// The unit at `start` if it is one of weight, volume, length or area, or nil.
  private func measure(at start: Int) -> Unit? {
    let match = lexicon.longestMatch(in: folded, at: start) { end, sense in
      guard let unit = sense.unit, unit.kind != .units, sense.roles.contains(.unit) else {
        return false
      }
      return isWordEnd(end) || isTimes(at: end) || isGluedPrice(at: end)
        || isUnitBeforeName(start..<end, sense)
    }
    return match.flatMap { lexicon.senses[$0.sense].unit }
  }

  /// What the word or the sign at `start` means; nil if it is unknown.
  private func senseOfWord(at start: Int) -> WordSense? {
    let match = lexicon.longestMatch(in: folded, at: start) { end, _ in isWordEnd(end) }
    return match.map { lexicon.senses[$0.sense] }
  }

  /// Returns whether a full stop or a comma and a digit are at `index`.
  private func isDecimalPart(at index: Int) -> Bool {
    guard index + 1 < folded.count, folded[index] == 0x2e || folded[index] == 0x2c else {
      return false
    }
    return (48...57).contains(folded[index + 1])
  }

  private func isPercent(at index: Int) -> Bool { index < folded.count && folded[index] == 0x25 }

  /// The position after a space at `index`, or `index` if there is none.
  private func endOfSpace(from index: Int) -> Int {
    scalarClass(at: index) == .space ? index + 1 : index
  }

  /// Returns whether the scalar at a position of the folded text was typed as a capital letter.
  private func isUppercase(_ position: Int) -> Bool {
    Unicode.Scalar(scalars[Int(places[position])])?.properties.isUppercase == true
  }

  /// The words after a number that is not a price.
  private static let wordsAfterCounts: WordRoles = [
    .unit, .container, .pack, .packAfter, .pieces, .multiply, .noiseAfter,
  ]
}
