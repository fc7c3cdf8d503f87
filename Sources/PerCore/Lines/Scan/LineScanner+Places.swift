/// Words that are followed by a shop or another place, although they can also be units.
extension LineScanner {
  /// Forgets what "@" and words such as "in" can mean beside a number if a place follows: "1.20 in Lidl", "3,99 w
  /// Lidlu", "1.09 @ Tesco".
  ///
  /// - Parameter priceDecimals: The number of decimals of a price.
  mutating func forgetUnits(beforePlaces priceDecimals: Int) {
    for index in tokens.indices.dropFirst() where tokens[index].sense >= 0 {
      let isBeforePlace =
        tokens[index].kind == .sign ? isBeforeShop(index) : isAfterPrice(index, priceDecimals)
      guard isBeforePlace else { continue }
      tokens[index].sense = -1
      tokens[index].clues = []
    }
  }

  /// Returns whether the sign at `index` is the one between a product and its shop, whose name has a capital letter.
  private func isBeforeShop(_ index: Int) -> Bool {
    tokens[index].sign == 0x40 && isCapitalizedWord(index + 1)
  }

  /// Returns whether the short word at `index` follows a price, not the number of a unit: an amount is before the
  /// price, and no other price is after the word.
  private func isAfterPrice(_ index: Int, _ priceDecimals: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .word, token.end - token.start <= 3, token.hasSpaceBefore,
      priceDecimals > 0, isLikePrice(index - 1, priceDecimals), hasAmount(before: index - 1),
      canBeOtherWord(index)
    else { return false }
    if isLowercase(at: token.start), isCapitalizedWord(index + 1) { return true }
    return !tokens.indices.dropFirst(index + 1).contains { isLikePrice($0, priceDecimals) }
  }

  /// Returns whether the unit or the word for something else than an amount at `index` can be another word: "in", "w"
  /// and "min" before another word, and the "m" of "M&S".
  private func canBeOtherWord(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    let (sense, next) = (lexicon.senses[tokens[index].sense], tokens[index + 1])
    if sense.unit == .metre { return next.sign == 0x26 && !next.hasSpaceBefore }
    guard sense.unit == .inch || !sense.roles.isDisjoint(with: [.noiseAfter, .power]) else {
      return false
    }
    return next.kind == .word || next.isDash && !next.hasSpaceBefore
  }

  private func isLikePrice(_ index: Int, _ priceDecimals: Int) -> Bool {
    guard tokens[index].kind == .number else { return false }
    let number = numbers[tokens[index].number]
    return number.decimals == priceDecimals && !number.isBroken && !number.isFraction
  }

  /// Returns whether a number with a unit is before the token at `index`.
  private func hasAmount(before index: Int) -> Bool {
    tokens.indices.prefix(max(0, index - 1)).contains {
      tokens[$0].kind == .number && has($0 + 1, .unit)
    }
  }

  private func isCapitalizedWord(_ index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .word && !isLowercase(at: tokens[index].start)
  }
}
