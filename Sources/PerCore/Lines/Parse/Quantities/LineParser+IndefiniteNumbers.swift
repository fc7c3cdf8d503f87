/// Words for a few packs whose number isn't certain.
extension LineParser {
  /// Finds "a couple of" and "a pair of" before a size, which can mean that there are two packs.
  func findCouple() {
    guard looseFactor == nil,
      let size = quantities.first(where: { $0.isMeasure && !$0.isMultiplied && !$0.isRange }),
      let word = indefiniteNumber(before: size.range.lowerBound),
      isOne(of: Self.couples, word)
    else { return }
    (looseFactor, packsOfNoun) = (Rational(2), word)
    let start = isFree(word - 1) && isArticle(word - 1) ? word - 1 : word
    let end = isFree(word + 1) && has(word + 1, .of) ? word + 2 : word + 1
    use(start..<end, as: .multiplier)
  }

  /// Asks about "several 500 g bags", whose number is unknown.
  func askSeveral(_ measures: [Quantity]) -> AmountResult? {
    guard measures.count == 1, let size = measures.first, !size.isMultiplied, !size.isRange,
      size.values.count == 1, looseFactor == nil,
      indefiniteNumber(before: size.range.lowerBound) != nil
    else { return nil }
    return .ask(.total, [size.amount])
  }

  /// The unused word for a few things that only a container or "of" can separate from the token at `end`, or nil.
  private func indefiniteNumber(before end: Int) -> Int? {
    var word = end - 1
    while word > 0, word > end - 4, isFree(word), tokens[word].kind == .word,
      has(word, [.of, .container]), !isOne(of: Self.pairs, word)
    {
      word -= 1
    }
    guard isFree(word), tokens[word].kind == .word, !isAfterNumber(word) else { return nil }
    // The weight of "socks pair 80 g" is that of the pair, and the French "par" is "per".
    if isOne(of: Self.pairs, word) {
      let isPer = notation.language == "fr" && has(word, [.per, .packOf])
      return word < end - 1 && !isPer ? word : nil
    }
    return isOne(of: Self.couples, word) || isOne(of: Self.several, word) ? word : nil
  }

  /// Words that mean two packs or about two.
  private static let couples: Set<[UInt32]> = words(
    "couple", "couple of", "pair", "par", "paio", "paire")
  /// Words for two things that belong together, some of which also mean a few.
  private static let pairs: Set<[UInt32]> = words("pair", "par", "paio", "paire", "paar")
  private static let several: Set<[UInt32]> = words(
    "few", "several", "quelques", "plusieurs", "mehrere", "einige")
}
