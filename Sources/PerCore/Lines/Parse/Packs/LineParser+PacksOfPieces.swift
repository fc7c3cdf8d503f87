/// Sizes after several packs of several pieces.
extension LineParser {
  /// Asks about the size of "2 packs of 4 yogurts 125 g", which can be that of each piece, of each pack or of all.
  func askPacksOfPieces(_ measures: [Quantity]) -> AmountResult? {
    guard measures.count == 1, let size = measures.first, !size.isMultiplied, !size.isRange,
      !size.isEach, !size.isTotal, size.mark == .none, size.values.count == 1,
      size.unit.kind == .weight || size.unit.kind == .volume,
      let (packs, pieces, range) = packsOfPieces(before: size.range.lowerBound)
    else { return nil }
    for index in range where isNoise(index) { uses[index] = nil }
    use(range, as: .multiplier)
    decided(by: .container)
    let (ofEach, ofPacks) = (size.value * pieces * packs, size.value * packs)
    // A food in a pack has one weight: "2 packs of 6 sausages 400 g".
    let isPackLikely =
      size.unit.kind == .weight && size.inBaseUnits * pieces > Rational(2)
    let values: [Rational] =
      isPackLikely ? [ofPacks, ofEach, size.value] : [ofEach, ofPacks, size.value]
    return .ask(.total, size.amounts(values))
  }

  /// The numbers of packs and of pieces in each, and their tokens, if only the word for the pieces is between them and
  /// the token at `end`; nil for other words.
  private func packsOfPieces(
    before end: Int
  ) -> (packs: Rational, pieces: Rational, range: Range<Int>)? {
    let others: WordRoles = [.multiply, .each, .of, .per, .packOf, .net, .gross, .drained, .total]
    var index = end - 1
    while index > 0, index > end - 4, tokens[index].kind == .word, !has(index, others) {
      index -= 1
    }
    guard index > 1, index < end - 1, tokens[index].hasSpaceBefore,
      let pieces = typedCount(index)
    else { return nil }
    var start = index - 2
    if !has(index - 1, .packOf) {
      guard has(index - 1, .of), has(index - 2, [.container, .pack]) else { return nil }
      start -= 1
    }
    guard start >= 0, !has(start - 1, [.noiseBefore, .multiply]),
      let packs = typedCount(start) ?? countInWords(start)
    else { return nil }
    return (packs, pieces, start..<index + 1)
  }

  /// The whole number from 2 to 99 at `index`, used or not, or nil.
  private func typedCount(_ index: Int) -> Rational? {
    guard tokens[index].kind == .number else { return nil }
    let number = numbers[tokens[index].number]
    guard number.isInteger, !number.isBroken, number.digits <= 2, number.value > .one else {
      return nil
    }
    return number.value
  }

  /// The number from 2 to 99 of a word such as "two" at `index`, or nil. "Eight" in "After Eight" is a part of a name.
  func countInWords(_ index: Int) -> Rational? {
    guard has(index, .numberWord), tokens[index].kind == .word, let sense = sense(index),
      (2..<100).contains(sense.times), sense.over == 1, !isIdeograph(index), !isEndOfName(index)
    else { return nil }
    return Rational(sense.times)
  }
}
