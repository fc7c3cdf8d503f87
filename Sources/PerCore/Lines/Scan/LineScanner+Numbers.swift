extension LineScanner {
  func endOfDigits(from start: Int) -> Int {
    var end = start
    while end < folded.count, (48...57).contains(folded[end]) { end += 1 }
    return end
  }

  mutating func scanNumber() {
    let start = index
    var groups: [NumberSpelling.Group] = []
    var end = index
    if !(48...57).contains(folded[index]) {
      end = endOfDigits(from: index + 1)
      groups.append(.init(mark: folded[index], start: index + 1, end: end))
    } else {
      end = endOfDigits(from: index)
      groups.append(.init(mark: 0, start: index, end: end))
    }
    while end < folded.count, let next = nextGroup(at: end, groups: groups) {
      // "Spaghetti n°12 500 g"
      if next.mark == 0x20, tokens.last?.end == start, isAfterNumberSign { break }
      if groups.count == 1, next.mark == 0x20 || next.mark == 0xa0,
        let packs = packsBefore(groups[0], end: next.end)
      {
        packsBeforePrice = packs
        break
      }
      groups.append(next)
      end = next.end
    }
    let spelling = NumberSpelling(groups, in: folded, marks: marks)
    if end + 1 < folded.count, folded[end] == 0x65 {  // An exponent.
      let signed = folded[end + 1] == 0x2b || folded[end + 1] == 0x2d || folded[end + 1] == 0x2212
      let digits = end + (signed ? 2 : 1)
      let after = endOfDigits(from: digits)
      if after > digits {
        spelling.hasExponent = true
        spelling.marks = .broken
        end = after
      }
    }
    // "Oméga 3 500 g", "Nan 1 800 g": the first digit can belong to the name.
    if case .plainSpace(let isUsual, _) = spelling.marks, isAfterName, !isAfterPacks {
      spelling.marks = .plainSpace(isUsual: isUsual, isAfterName: true)
    }
    if scanFraction(from: start, whole: spelling, wholeEnd: end) { return }
    append(spelling, to: end)
    scanAfterNumber(start: start)
  }

  /// A Boolean value indicating whether the last token is a word of the name, not of an amount or a price.
  private var isAfterName: Bool {
    guard let last = tokens.last, last.kind != .number else { return false }
    guard last.sense >= 0 else { return last.kind != .sign }
    // "n. 5 500 g": the word for "about" is also short for "number".
    if lastRoles.contains(.about), last.kind == .word, endAfterStop(last.start + 1) == last.end {
      return true
    }
    // "Nan Pro 2 800 g": a word such as "per" with a capital letter is part of a name.
    if tokens.count > 1, last.kind == .word, !isLowercase(at: last.start),
      !lastRoles.isDisjoint(with: [.per, .of])
    {
      return true
    }
    let amountWords: WordRoles = [
      .net, .drained, .gross, .about, .each, .of, .multiply, .currency, .per, .from, .to, .limit,
      .unit, .container, .now, .old,
    ]
    return lastRoles.isDisjoint(with: amountWords)
  }

  /// A Boolean value indicating whether the last two tokens are "n°", the sign for the number of a product.
  private var isAfterNumberSign: Bool {
    guard tokens.count > 1, let sign = tokens.last, folded[sign.start] == 0xb0 else { return false }
    let letter = tokens[tokens.count - 2]
    return letter.end == sign.start && letter.end - letter.start == 1
      && folded[letter.start] == 0x6e
  }

  /// The next group of digits of a number that continues at `end`, or nil if the number ends.
  func nextGroup(at end: Int, groups: [NumberSpelling.Group]) -> NumberSpelling.Group? {
    let mark = folded[end]
    switch mark {
    case 0x2e, 0x2c, 0x27, 0x66b, 0x66c:
      let after = endOfDigits(from: end + 1)
      guard after > end + 1 else { return nil }
      if mark == 0x27, after - end > 4 || after - end < 4 && isApart(at: after, groups: groups) {
        return nil
      }
      return .init(mark: mark, start: end + 1, end: after)
    case 0x20, 0xa0:
      let after = endOfDigits(from: end + 1)
      guard after - end == 4, groups.allSatisfy({ $0.mark == 0 || $0.mark == mark }),
        (1...3).contains(groups[0].count), folded[groups[0].start] != 48
      else { return nil }
      // A plain space groups digits only before a unit, a decimal mark or another group.
      if mark == 0x20, groups.count == 1, !isGroupAfterSpace(end: after) { return nil }
      return .init(mark: mark, start: end + 1, end: after)
    default:
      return nil
    }
  }

  /// Returns whether an apostrophe before one or two digits that end at `end` is the sign for feet, as in 6'2", or
  /// belongs to a year.
  private func isApart(at end: Int, groups: [NumberSpelling.Group]) -> Bool {
    guard groups.count == 1 else { return true }
    let isInch = end < folded.count && [0x22, 0x27, 0x2033, 0x201d].contains(folded[end])
    return isInch || groups[0].count > 3
  }

  /// What the last token can mean.
  var lastRoles: WordRoles {
    guard let last = tokens.last, last.sense >= 0 else { return [] }
    return lexicon.senses[last.sense].roles
  }

  func isWordEnd(_ end: Int) -> Bool {
    guard end < folded.count else { return true }
    switch ScalarClass(folded[end]) {
    case .letter:
      return end > 0 && ScalarClass(folded[end - 1]) != .letter
        && ScalarClass(folded[end - 1]) != .digit
    case .digit: return ScalarClass(folded[end - 1]) == .ideograph
    case .sign:
      // "3 in 1" ends with a number, "47 in 1.00" with a part of one.
      if ScalarClass(folded[end - 1]) == .digit, scalarClass(at: end + 1) == .digit,
        folded[end] == 0x2e || folded[end] == 0x2c
      {
        return false
      }
      // "l'eau" is one word.
      return !(folded[end] == 0x27 && scalarClass(at: end + 1) == .letter)
    default: return true
    }
  }

  /// Reads "1/2", "1 1/2" and "2½".
  mutating func scanFraction(from start: Int, whole: NumberSpelling, wholeEnd: Int) -> Bool {
    guard let wholeCount = whole.count, whole.digits <= 4 else { return false }
    if let (fraction, end) = fraction(at: wholeEnd, numerator: wholeCount) {
      append(fraction, to: end)
      scanAfterNumber(start: start)
      return true
    }
    var next = wholeEnd
    while next < folded.count, folded[next] == 0x20 || folded[next] == 0xa0 { next += 1 }
    guard next < folded.count, next - wholeEnd <= 2 else { return false }
    // "1-1/2"
    if next == wholeEnd, folded[next] == 0x2d { next += 1 }
    guard next < folded.count else { return false }
    var found: (NumberSpelling, Int)?
    if let (numerator, denominator) = Self.fractions[folded[next]] {
      found = NumberSpelling.fraction(numerator, denominator).map { ($0, next + 1) }
    } else if next > wholeEnd {
      let end = endOfDigits(from: next)
      if end > next, end - next <= 2 {
        let numerator = folded[next..<end].reduce(0) { $0 * 10 + Int($1 - 48) }
        found = fraction(at: end, numerator: numerator)
      }
    }
    guard let (fraction, end) = found else { return false }
    fraction.whole = whole.value
    append(fraction, to: end)
    scanAfterNumber(start: start)
    return true
  }

  func fraction(at slash: Int, numerator: Int) -> (NumberSpelling, Int)? {
    guard slash < folded.count, folded[slash] == 0x2f else { return nil }
    let end = endOfDigits(from: slash + 1)
    guard end > slash + 1, end - slash <= 3, !hasDecimals(end) else { return nil }
    let denominator = folded[(slash + 1)..<end].reduce(0) { $0 * 10 + Int($1 - 48) }
    guard let fraction = NumberSpelling.fraction(numerator, denominator) else { return nil }
    return (fraction, end)
  }

  /// Returns whether decimals follow a number, as in "2/3.50", which is a price for two.
  private func hasDecimals(_ end: Int) -> Bool {
    end + 1 < folded.count && (folded[end] == 0x2e || folded[end] == 0x2c)
      && ScalarClass(folded[end + 1]) == .digit
  }

  /// Reads letters directly after a number as a unit, or else as part of a name with the number.
  mutating func scanAfterNumber(start: Int) {
    guard index < folded.count else { return }
    // "10's"
    if folded[index] == 0x27,
      let match = lexicon.longestMatch(
        in: folded, at: index,
        isEnd: { end, sense in
          !sense.roles.isDisjoint(with: [.pieces, .packAfter]) && isWordEnd(end)
        })
    {
      return append(.word, to: match.end, sense: match.sense)
    }
    guard ScalarClass(folded[index]) == .letter else { return }
    let afterNumber: WordRoles = [
      .unit, .container, .pack, .packAfter, .multiply, .currency, .noiseAfter, .forPrice, .per,
      .each, .of, .offer, .pieces,
    ]
    let match = lexicon.longestMatch(in: folded, at: index) { end, sense in
      if isUnitBeforeName(index..<end, sense) { return true }
      // "6er0,33l"
      if sense.roles.contains(.packAfter), isSize(at: end) { return true }
      return !sense.roles.isDisjoint(with: afterNumber)
        && (isWordEnd(end) || isTimes(at: end)
          || sense.unit.map {
            isSmallAmount(at: end) || $0.hasThousandths && isThousandths(at: end)
          }
            ?? false
          || sense.roles.contains(.multiply) || sense.roles.contains(.unit) && isGluedPrice(at: end)
          || scalarClass(at: end) == .digit
            && (sense.roles.contains(.currency)
              // "3for2"
              || sense.roles.contains(.forPrice) && index - start == 1))
        || sense.clues.contains(.purchase) && scalarClass(at: end) == .digit && index - start == 1
    }
    if let match {
      if lexicon.senses[match.sense].roles.contains(.multiply),
        scalarClass(at: match.end) == .letter
      {
        // "2XL" is a size, "3x" is not.
        let isWord =
          lexicon.longestMatch(in: folded, at: match.end) { end, _ in isWordEnd(end) } != nil
        if !isWord { return makeMixed(from: start) }
      }
      let sense = lexicon.senses[match.sense]
      // "1,5lWasser" and "6er0,33l" are read as if a space followed the unit and the word for a pack.
      let isSpaceMissing =
        isUnitBeforeName(index..<match.end, sense)
        || sense.roles.contains(.packAfter) && isSize(at: match.end)
      append(.word, to: endAfterStop(match.end), sense: match.sense)
      if isSpaceMissing { hasSpace = true }
      return
    }
    // "6,98A" on a receipt
    if isTaxLetter(index) { return }
    makeMixed(from: start)
  }

  /// Returns whether the letter of a tax rate is at `index`, directly after a price at the end of the line.
  private func isTaxLetter(_ index: Int) -> Bool {
    guard numbers.last?.decimals == 2, numbers.last?.isBroken == false, !isLowercase(at: index)
    else { return false }
    return folded[(index + 1)...].allSatisfy { ScalarClass($0) == .space }
  }

  /// Returns whether "x" and a digit are at `index`, as in "330mlx6".
  func isTimes(at index: Int) -> Bool {
    guard index + 1 < folded.count, folded[index] == 0x78 || folded[index] == 0x445 else {
      return false
    }
    return (48...57).contains(folded[index + 1])
  }

  /// Returns whether digits and a unit are at `index`, as in "1lb4oz".
  func isSmallAmount(at index: Int) -> Bool {
    let unit = endOfDigits(from: index)
    guard unit > index else { return false }
    return lexicon.longestMatch(in: folded, at: unit) { end, sense in
      sense.unit != nil && isWordEnd(end)
    } != nil
  }

  /// Returns whether exactly three digits are at `index`, as in "1kg200".
  func isThousandths(at index: Int) -> Bool {
    let end = endOfDigits(from: index)
    return end == index + 3 && isWordEnd(end) && scalarClass(at: end) != .letter
  }

  /// The end of a word, including its full stop.
  func endAfterStop(_ end: Int) -> Int { end < folded.count && folded[end] == 0x2e ? end + 1 : end }

  /// Merges the last number and the letters and digits after it into one token.
  mutating func makeMixed(from start: Int) {
    let number = tokens.removeLast()
    var end = index
    while let next = scalarClass(at: end), next == .letter || next == .digit { end += 1 }
    tokens.append(
      LineToken(
        kind: .mixed, start: start, end: end, number: number.number,
        hasSpaceBefore: number.hasSpaceBefore))
    hasSpace = false
    index = end
  }
}
