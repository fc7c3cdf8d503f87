/// Sizes of two or more numbers, which are not numbers of packs.
extension LineParser {
  /// The size of screws or a cable at `start`: "4x40 200 pcs", "3x2.5 50 m", "M4x40 100 pcs". Another amount has to
  /// follow, and a unit directly after the numbers is that of an amount: "screws 4 x 100 pcs".
  func dimensions(_ start: Int) -> Range<Int>? {
    guard clues.contains(.dimensioned), isNumber(start) else { return nil }
    let isThread =
      has(start - 1, .multiply) && isFree(start - 1) && start > 1
      && tokens[start - 2].kind == .mixed
    let times = start + 1
    let end = isThread ? times : start + 3
    guard isThread || has(times, .multiply) && isFree(times) && isNumber(times + 1),
      unit(end) == nil, !has(end, [.multiply, .packAfter, .currency]),
      (end..<max(end, tokens.count)).contains(where: { index in
        isNumber(index) && (isAmount(at: index) || isThread && isInPack(index))
      })
    else { return nil }
    return (isThread ? start - 1 : start)..<end
  }

  /// Returns whether the whole number at `index` follows a word for a pack and isn't the price: "M4 x 20 pack 50 £3".
  private func isInPack(_ index: Int) -> Bool {
    has(index - 1, [.pack, .container]) && isFree(index - 1)
      && packCount(index, digits: 4) != nil && hasOtherPrice(than: index)
  }

  /// Sets aside a size of two numbers without a unit: "60x60" of tiles in a line with an area, and "3x1,5" of a cable
  /// in one with a length. A unit directly after the numbers is that of an amount: "film 10 x 30 m²".
  func readBareSize(_ index: Int) -> Bool {
    let end = index + 3
    guard let first = number(index), let second = number(index + 2), has(index + 1, .multiply),
      isFree(index + 1), !has(index - 1, .multiply), first.isInteger, !first.isBroken,
      !second.isBroken, !second.isFraction, unit(end) == nil,
      !has(end, [.multiply, .packAfter, .noiseAfter, .crossSection, .pieces]),
      // "60x60 R$ 39,90 m²"
      !has(end, .currency) || isNumber(end + 1)
    else { return false }
    let range = index..<end
    let (minimum, maximum) = (Rational(10), Rational(16))
    let isTile = second.isInteger && first.value >= minimum && second.value >= minimum
    // Prices have two decimals: "cable 5 m 3 x 1.50".
    let isWire =
      clues.contains(.dimensioned) && second.decimals == 1 && second.value <= maximum
      && first.value < minimum
    let isSize =
      isTile && hasUnit(of: .area, outside: range) || isWire && hasUnit(of: .length, outside: range)
    guard isSize else { return false }
    setAside(range)
    return true
  }

  /// Sets aside the category of a network cable, in a line with a length: "cat 6 cable 20 m".
  func readCategory(_ index: Int) -> Bool {
    guard index > 0, let category = number(index)?.count, (5...8).contains(category),
      unit(index + 1) == nil, !has(index + 1, [.multiply, .container, .pack, .packAfter]),
      isOne(of: Self.category, index - 1),
      hasUnit(of: .length, outside: index..<index + 1)
    else { return false }
    setAside(index..<index + 1)
    return true
  }

  private static let category = words("cat")

  /// Returns whether a unit of a kind is after a number that is not in `range`, or is that of a unit price.
  private func hasUnit(of kind: Kind, outside range: Range<Int>) -> Bool {
    tokens.indices.contains { index in
      unit(index)?.unit?.kind == kind
        && (isAfterNumber(index) ? !range.contains(index - 1) : isUnitOfRate(index))
    }
  }

  /// Returns whether the unit at `index` follows a price and "per": "19.95/m²", "19,90 le m²".
  private func isUnitOfRate(_ index: Int) -> Bool {
    isSign(index - 1, "/") || has(index - 1, .per) && isFree(index - 1)
  }

  /// Sets aside a thickness in a line with the price of an area, and a diameter in one with that of a length: "laminate
  /// 8 mm 9.99/m²".
  func readThickness(_ index: Int) -> Bool {
    guard let unit = unit(index + 1)?.unit, [.millimetre, .centimetre].contains(unit),
      !has(index - 1, [.multiply, .per]), !has(index + 2, .multiply),
      tokens.indices.contains(where: { other in
        isUnitOfRate(other)
          && self.unit(other)?.unit.map {
            $0.kind == .area || unit == .millimetre && $0 == .metre
          } == true
      })
    else { return false }
    setAside(index..<index + 2)
    return true
  }

  /// Returns whether a unit of pieces or of length, or a word for a pack, follows the number at `index`.
  private func isAmount(at index: Int) -> Bool {
    has(index + 1, .packAfter)
      || unit(wordAfter(index + 1))?.unit.map { $0.kind == .units || $0.kind == .length } == true
  }

  /// The end of a size at `start`, or nil: "4.0 x 50 mm", and "8.5x11", whose numbers have one decimal, which no price
  /// has.
  func endOfSize(_ start: Int) -> Int? {
    guard isNumber(start), has(start + 1, .multiply), isFree(start + 1) else { return nil }
    var index = start
    var hasDecimals = false
    var canBeWithoutUnit = true
    while let number = number(index) {
      let isLast = !has(index + 1, .multiply) || !isFree(index + 1)
      if !number.isInteger {
        if !isLast { hasDecimals = true }
        if number.decimals != 1 || number.isBroken || hasPriceDecimals(number) {
          canBeWithoutUnit = false
        }
      }
      if isLast { break }
      index += 2
    }
    guard let last = number(index), index > start else { return nil }
    if hasDecimals, unit(index + 1)?.unit?.kind == .length { return index + 2 }
    guard canBeWithoutUnit, hasDecimals || !last.isInteger, isEndOfBareSize(index + 1),
      // "water 6 x 1.5" can be bottles.
      last.isInteger || last.value > Rational(3)
    else { return nil }
    return index + 1
  }

  /// Returns whether nothing at `index` gives the number before it another meaning than that of a size.
  private func isEndOfBareSize(_ index: Int) -> Bool {
    let roles: WordRoles = [
      .unit, .container, .pack, .packAfter, .multiply, .noiseAfter, .crossSection, .pieces, .power,
    ]
    let word = wordAfter(index)
    return !has(word, roles) && unit(word) == nil && !isSign(index, "%") && !isSign(index, "/")
      && !(isGlued(index) && isFree(index) && tokens[index].kind != .sign)
  }

  /// Finds the longest side of a size, if it is a length that is sold: 20 m of "rope 6 mm x 20 m".
  func findLongestSide(of factors: [Quantity]) {
    let lengths = factors.filter { $0.isMeasure && $0.unit.kind == .length }
    guard longestSide == nil, lengths.count > 1,
      factors.allSatisfy({ $0.isMeasure || $0.form == .bare }),
      let longest = lengths.max(by: { $0.inBaseUnits < $1.inBaseUnits }),
      [.metre, .foot, .yard].contains(longest.unit)
    else { return }
    let others = lengths.filter { $0.range != longest.range }.map(\.inBaseUnits)
    guard others.allSatisfy({ $0 * Rational(20) <= longest.inBaseUnits }) else { return }
    longestSide = longest.amount
    // Foil and timber have several sizes; rope and tape are sold by their length.
    isLongestSideSold =
      longest.inBaseUnits >= Rational(5) && others.allSatisfy { $0 * Rational(10) <= .one }
  }

  /// Asks about a size whose only other amount is the number next to it, or the number of rolls of a length.
  func askSize(_ measures: [Quantity], _ counts: [Quantity]) -> AmountResult? {
    guard measures.isEmpty else { return nil }
    if let sizeAnswers, counts.count == 1 {
      return .ask(sizeAnswers.count > 1 ? .total : .amount, sizeAnswers)
    }
    guard let longestSide else { return nil }
    if counts.count == 1, counts[0].unit == .roll, counts[0].value > .one {
      let length = LineAmount(longestSide.value * counts[0].value, longestSide.unit)
      return .ask(.total, [length, counts[0].amount])
    }
    guard counts.isEmpty, !monies.contains(where: { $0.mark == .rate }) else { return nil }
    return isLongestSideSold ? .certain(longestSide, other: nil) : .ask(.amount, [longestSide])
  }

  /// The count of factors of which the others are the size of each piece, or nil: "screws 40 mm x 200", "4x40 box 200".
  /// If it is not certain, the answers are kept for a question.
  func countNextToSize(_ factors: [Quantity], _ range: Range<Int>) -> Quantity? {
    countNextToLength(factors, range) ?? countInContainer(factors, range)
  }

  /// The 200 of "screws 40 mm x 200" and of "200 pcs x 40 mm", or nil. A number of packs before it multiplies it, and a
  /// number without a word before the length belongs to the size.
  private func countNextToLength(_ factors: [Quantity], _ range: Range<Int>) -> Quantity? {
    guard factors.count(where: \.isMeasure) == 1,
      let place = factors.firstIndex(where: \.isMeasure)
    else { return nil }
    let length = factors[place]
    let later = Array(factors[(place + 1)...])
    let counts = factors[..<place].filter { $0.form != .bare } + later
    guard [.millimetre, .centimetre, .inch].contains(length.unit), !length.isMultiplied,
      !length.isRange, let last = counts.last,
      counts.allSatisfy({ !$0.isRange && $0.values.count == 1 && $0.value.denominator.isOne })
    else { return nil }
    let named = counts.filter { $0.form == .count || $0.form == .container }
    let item: Unit = countThatStays(named)?.unit ?? .piece
    let pieces = counts.reduce(Rational.one) { $0 * $1.value }
    let (start, end) = (length.range.lowerBound, length.range.upperBound)
    setAside(later.isEmpty ? start..<end : range.lowerBound..<end)
    decided(by: .measureAndCount)
    // "towel 50 cm x 100", "wire 2 mm x 50": the number without a word can be another side.
    let isNail = clues.contains(.dimensioned) && length.inBaseUnits * Rational(100) >= .one
    if last.form == .bare, !isNail { sizeAnswers = [amount(pieces, item)] }
    let used = later.isEmpty ? range.lowerBound..<start : end..<range.upperBound
    return quantity([pieces], item, used, .count)
  }

  /// The 200 of "screws 4x40 box 200", or nil. In "tile 30x30 piece" and "12x60 box", one piece or the product of the
  /// numbers can be meant.
  private func countInContainer(_ factors: [Quantity], _ range: Range<Int>) -> Quantity? {
    guard let last = factors.last, !last.isMeasure, last.form != .bare, last.range.count == 2,
      last.values.count == 1, last.unit != .dozen,
      factors.dropLast().allSatisfy({ $0.form == .bare && !$0.isRange })
    else { return nil }
    let word = last.range.upperBound - 1
    let numbers = factors.map(\.value)
    let smallest = numbers.min() ?? .one
    let isDimensioned = clues.contains(.dimensioned)
    guard
      isOneContainer(word, of: last, smallest: smallest)
        || isOnePiece(word, of: last, smallest: smallest)
    else { return nil }
    let product = numbers.reduce(Rational.one) { $0 * $1 }
    if let count = countAfterContainer(word) {
      guard isDimensioned || smallest >= Rational(10) else {
        sizeAnswers = [count.amount, LineAmount(product, last.unit)]
        return nil
      }
      setAside(range.lowerBound..<word)
      return count
    }
    let isSquare = numbers.allSatisfy { $0 == numbers[0] }
    let isLikelySize =
      isDimensioned || factors.count > 2
      || smallest >= Rational(12) && (isSquare || last.form == .count)
    let one = LineAmount(.one, last.unit)
    let all = LineAmount(product, last.unit)
    sizeAnswers = isLikelySize ? [one, all] : [all, one]
    return nil
  }

  /// Returns whether the word after a size names one container or piece: "screws 4x40 box". "4x60 pack" is a number of
  /// packs.
  private func isOneContainer(_ word: Int, of last: Quantity, smallest: Rational) -> Bool {
    let isDimensioned = clues.contains(.dimensioned)
    let isOne =
      has(word, .singular)
      || isDimensioned && isIdeograph(word) && tokens[word].hasSpaceBefore
    return isOne && (last.form != .pack || isDimensioned || smallest >= Rational(10))
  }

  /// Returns whether the word after a size is one for pieces that can also mean one of them: "Fliesen 30x30 Stück".
  /// "10x10 Stück" is a usual number of packs.
  private func isOnePiece(_ word: Int, of last: Quantity, smallest: Rational) -> Bool {
    last.form == .count && last.unit == .piece && !has(word, [.noun, .dosage, .capacity, .cup])
      && folded[tokens[word].end - 1] != 0x73
      && (clues.contains(.dimensioned) || smallest >= Rational(12))
  }

  /// Returns whether the line has another price than the number at `index`.
  func hasOtherPrice(than index: Int) -> Bool {
    monies.contains(where: \.isCertain)
      || (index + 1..<tokens.count).contains(where: { isBarePrice($0) })
  }

  /// The pieces in a container whose word is at `word`, as in "box 200", before a price; or nil.
  private func countAfterContainer(_ word: Int) -> Quantity? {
    var place = word + 1
    if isEach(place) || has(place, .of), isFree(place) { place += 1 }
    guard has(word, [.container, .pack, .packOf]), let pieces = packCount(place, digits: 4),
      tokens[place].hasSpaceBefore, !has(place + 1, .multiply), hasOtherPrice(than: place),
      unit(place + 1) == nil
    else { return nil }
    return quantity([pieces], .piece, word..<place + 1, .pack)
  }
}
