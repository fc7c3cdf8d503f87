/// Groups of digits after a plain space.
extension LineScanner {
  /// Returns whether three digits after a plain space can belong to the number before it.
  func isGroupAfterSpace(end: Int) -> Bool {
    if isAfterOtherNumber(end: end) { return false }
    var next = end
    while next < folded.count, folded[next] == 0x20 || folded[next] == 0xa0 { next += 1 }
    let isAfterSign = lastRoles.contains(.currency)
    guard next < folded.count else { return isAfterSign }
    // "1 250,-", "1 299:-"
    if next == end, isPriceDash(next) { return true }
    if folded[next] == 0x2e || folded[next] == 0x2c {
      return scalarClass(at: next + 1) == .digit && !(isAfterName && end - index == 7)
    }
    let match = lexicon.longestMatch(in: folded, at: next) { end, _ in
      isWordEnd(end)
    }
    // "kr 1 250 Pall", but not "$5 500 g"
    if isAfterSign {
      guard let match else { return scalarClass(at: next) == .letter }
      let sense = lexicon.senses[match.sense]
      return sense.roles.contains(.currency) || sense.roles.isDisjoint(with: Self.amountWords)
    }
    guard let match else { return false }
    let roles = lexicon.senses[match.sense].roles
    // "3 for 2 500 g"
    let isAfterPacks =
      lastRoles.contains(.forPrice) && tokens.dropLast().last?.kind == .number
    if isAfterPacks, !roles.contains(.currency) { return false }
    return !roles.isDisjoint(with: [.unit, .currency])
  }

  /// Returns whether the text before the three digits that end at `end` shows that they begin another number.
  private func isAfterOtherNumber(end: Int) -> Bool {
    // "pack of 6 330 ml"
    if !lastRoles.isDisjoint(with: [.packOf, .noiseBefore]) { return true }
    // "Pampers 3 152 pcs", "unleaded 91 187.9c/L"
    if isAfterNappies, folded[end - 3] != 48 { return true }
    if tokens.last?.clues.contains(.fuel) == true { return true }
    if !lastRoles.isDisjoint(with: [.pack, .container]), !isPriceOfCounted(endingAt: end),
      !isAfterPacks
    {
      return true
    }
    if lastRoles.contains(.currency), !hasSpace, tokens.count > 1,
      tokens[tokens.count - 2].kind == .number
    {
      return true
    }
    // No number but a group begins with a zero: "6 x 1 000 ml".
    if lastRoles.contains(.multiply),
      !hasSpace || tokens.dropLast().last?.kind != .number
        || marks.grouping != 0x20 && folded[end - 3] != 48
    {
      return true
    }
    if tokens.last?.kind == .sign, tokens.last?.sense == -1 || tokens.last?.sign == 0x2f, !hasSpace,
      tokens.last?.sign != 0x28
    {
      return true
    }
    if isAfterPriceMark { return true }
    // "2pour1 150 g"
    if lastRoles.contains(.forPrice), !hasSpace { return true }
    // "Nimm2 240 g"
    if !hasSpace, !lastRoles.contains(.currency), tokens.last?.kind == .word,
      let last = tokens.last, ScalarClass(folded[last.start]) == .letter
    {
      return true
    }
    return isAfterCapital && folded[end - 3] != 48
  }

  /// A Boolean value indicating whether a word is before the number, which can be that of a model: "PSB 750 129,99".
  private var isAfterName: Bool {
    tokens.last.map { $0.kind == .word || $0.kind == .mixed } ?? false
      && lastRoles.isDisjoint(with: [.currency, .forPrice])
  }

  /// A Boolean value indicating whether the last word is one for nappies or the name of a maker of them, before a size.
  private var isAfterNappies: Bool {
    guard lastRoles.contains(.capacity), let last = tokens.last else { return false }
    return lastRoles.contains(.noun)
      || DiaperMakers.words.contains(Array(folded[last.start..<last.end]))
  }

  /// Returns whether the last word has its number, and the digits that end at `end` are those of a price, as in "16
  /// rullar 1 299 kr", in a locale that groups digits with spaces.
  private func isPriceOfCounted(endingAt end: Int) -> Bool {
    marks.grouping == 0x20 && tokens.count > 1 && tokens[tokens.count - 2].kind == .number
      && isPrice(endingAt: end)
  }

  /// A Boolean value indicating whether a number of packs precedes the next number: "6 pk 1 500 ml".
  var isAfterPacks: Bool {
    tokens.dropLast().last?.kind == .number
      && !lastRoles.isDisjoint(with: [.pack, .packAfter, .container])
  }

  /// A Boolean value indicating whether a price and a mark precede the number, which can be the cents: "£3. 50 350 g".
  private var isAfterPriceMark: Bool {
    guard tokens.count > 2, let mark = tokens.last, mark.kind == .sign, mark.sense < 0,
      mark.sign == 0x2e || mark.sign == 0x2c, tokens[tokens.count - 2].kind == .number
    else { return false }
    let sign = tokens[tokens.count - 3].sense
    return sign >= 0 && lexicon.senses[sign].roles.contains(.currency)
  }

  /// The words after a number of pieces or a measure.
  private static let amountWords: WordRoles = [.unit, .container, .pack, .packAfter, .multiply]

  /// Returns whether the mark and the dash that stand for the decimals of a price are at `index`.
  private func isPriceDash(_ index: Int) -> Bool {
    [0x2c, 0x2e, 0x3a].contains(folded[index]) && index + 1 < folded.count
      && [0x2d, 0x2013, 0x2014, 0x2212].contains(folded[index + 1])
  }

  /// A Boolean value indicating whether the last token is a single capital letter, which is joined to a number to name
  /// a size: "M 5 100 St", "A 4 500 Blatt".
  private var isAfterCapital: Bool {
    guard let last = tokens.last, last.kind == .word, last.end - last.start == 1 else {
      return false
    }
    return ScalarClass(folded[last.start]) == .letter && !isLowercase(at: last.start)
  }
}
