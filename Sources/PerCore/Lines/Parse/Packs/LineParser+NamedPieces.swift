/// Numbers of a line without an amount.
extension LineParser {
  /// The reason `unit` if an unknown word follows a number: "500 zz".
  func unknownUnit() -> LineReason? {
    for index in tokens.indices {
      // "500zz"; "24H" is part of a name.
      if tokens[index].kind == .mixed, tokens[index].number >= 0, isLowercase(index) {
        return .unit
      }
      guard let number = number(index), tokens.indices.contains(index + 1),
        tokens[index + 1].kind == .word, uses[index + 1] == nil, sense(index + 1) == nil
      else { continue }
      let length = typedLength(index + 1)
      if !number.isInteger && !number.isFraction || length <= 3 && isLowercase(index + 1) {
        return .unit
      }
    }
    return nil
  }

  /// Returns the product of "5 apples", whose number of pieces is at an index.
  func product(_ known: LineProduct, ofPieces index: Int) -> LineProduct {
    var product = known
    product.amount = number(index).map { LineAmount($0.value, .piece) }
    let use = uses[index]
    uses[index] = .count
    product.name = name()
    uses[index] = use
    return product
  }

  /// The product of "eggs 2.10 for 6" and "uova 2,10 le 6", in which one word joins the price and the number of pieces
  /// that ends the line; nil for other lines.
  func productOfPiecesAfterPrice(_ known: LineProduct) -> LineProduct? {
    let (price, word, last) = (tokens.count - 3, tokens.count - 2, tokens.count - 1)
    guard price > 0, let pieces = packCount(last, digits: 2), number(last)?.beginsWithZero == false,
      isBarePrice(price), isFree(word), tokens[word].kind == .word, typedLength(word) <= 4,
      !isUppercase(tokens[word].start),
      sense(word) == nil || has(word, [.forPrice, .per]) || has(word, .article),
      (0..<price).allSatisfy({ (isFree($0) || isNoise($0)) && tokens[$0].kind != .number }),
      (0..<price).contains(where: { isFree($0) && tokens[$0].kind == .word })
    else { return nil }
    var product = known
    (product.amount, product.price) = (LineAmount(pieces, .piece), value(of: price..<price + 1))
    use(price..<price + 1, as: .price)
    use(word..<word + 1, as: .noise)
    use(last..<last + 1, as: .count)
    product.name = name()
    return product
  }

  /// The index of the 12 of "Free range eggs 12", "eggs (12)" and "kiwi les 12", or nil.
  func piecesAfterNoun() -> Int? {
    let free = tokens.indices.filter { isNumber($0) }
    guard free.count == 1, let pieces = free.first else { return nil }
    let isApart = isSign(pieces - 1, "(") || isSign(pieces - 1, ",")
    let word = isApart ? pieces - 2 : pieces - 1
    guard isFree(word), has(word, .noun) || has(word, .group) else { return nil }
    return packCount(pieces) == nil ? nil : pieces
  }

  /// The index of the number of pieces in "5 apples", or nil.
  func namedPieces() -> Int? {
    let free = tokens.indices.filter { isNumber($0) }
    guard free.count == 1, let index = free.first, let number = number(index), number.isInteger,
      !number.isBroken, number.value.isPositive, number.digits <= 3,
      tokens.indices.contains(index + 1), tokens[index + 1].kind == .word, uses[index + 1] == nil,
      tokens[index + 1].hasSpaceBefore, index == 0 || !isSign(index - 1, "/")
    else { return nil }
    // A number after a name is part of the name; a number at the start of the line is a count.
    let isFirst = (0..<index).allSatisfy { tokens[$0].kind == .sign || uses[$0] != nil }
    // A line with many words and without a price is a sentence or an address.
    let words = tokens.count { $0.kind != .sign && $0.kind != .number }
    return isFirst && (words <= 4 || !monies.isEmpty) ? index : nil
  }

  /// The 24 of "AA batteries 24 (pack of 2)", which is what each pack contains, or all of them.
  func piecesBeforeBracket(_ packs: Quantity) -> Rational? {
    let bracket = packs.range.lowerBound - 1
    guard packs.form == .pack, isSign(bracket, "("), isFree(bracket - 2),
      tokens[bracket - 2].kind == .word, !has(bracket - 2, .noiseBefore)
    else { return nil }
    return packCount(bracket - 1)
  }

  /// Returns whether the line names what is counted before its measure, which is then that of all: "Buns 8 count 12
  /// oz".
  func isOfNamedPieces(_ measure: Quantity, _ count: Quantity) -> Bool {
    present.contains(.noun) && count.range.upperBound <= measure.range.lowerBound
      && measure.unit.kind == .weight
      && measure.inBaseUnits * Rational(50) >= count.value
      && (0..<count.range.lowerBound).contains { isFree($0) && has($0, .noun) }
  }

  /// Asks about "eggs 700 g 12 pack" and "wraps 560 g x 8": on the labels of such food, the weight is that of all
  /// pieces. At least 30 g for each piece are likely.
  func askPackOfFood(_ main: Quantity, _ counts: [Quantity]) -> AmountResult? {
    guard clues.contains(.weighedTogether), main.unit.kind == .weight, main.values.count == 1,
      !main.isEach, counts.count <= 1, let pieces = piecesOfFood(main, counts.first)
    else { return nil }
    let one = main.isMultiplied ? main.single : main.value
    let all = one * pieces
    let isTotalLikely = main.base(one) * Rational(100) >= pieces * Rational(3)
    return .ask(.total, main.amounts(isTotalLikely ? [one, all] : [all, one]))
  }

  /// The number after a weight that counts the pieces of a food or its packs, or nil.
  private func piecesOfFood(_ main: Quantity, _ pack: Quantity?) -> Rational? {
    guard let pack else {
      // "eggs 58 g x 12" is the weight of each, "6 x 300 g" a number of packs.
      let isBefore = has(wordAfter(main.range.lowerBound + 1), .unit)
      return main.isMultiplied && isBefore && main.factor >= Rational(4)
        && main.base(main.single) * Rational(5) >= .one ? main.factor : nil
    }
    guard pack.form == .pack, !pack.isMultiplied, !pack.isRange, pack.value > .one,
      !main.isMultiplied, pack.range.lowerBound >= main.range.upperBound
    else { return nil }
    return pack.value
  }
}
