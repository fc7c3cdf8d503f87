/// Words that are followed by a shop or another place, although they can also be units.
extension LineScanner {
  /// Forgets what words such as "in" and "@" can mean beside a number if a place follows: "1.20 in Lidl", "3,99 w
  /// Lidlu", "1.09 @ Tesco", and what the letters of "M&S" and "w/" can mean.
  ///
  /// - Parameter priceDecimals: The number of decimals of a price.
  mutating func forgetUnitsBeforePlaces(priceDecimals: Int) {
    for index in tokens.indices.dropFirst() where tokens[index].sense >= 0 {
      let isBeforePlace =
        tokens[index].kind == .sign
        ? isBeforeShop(index)
        : isAfterPrice(index, priceDecimals) && canBeOtherWord(index, priceDecimals)
      guard isBeforePlace else { continue }
      tokens[index].sense = -1
      tokens[index].clues = []
    }
  }

  /// Forgets that nouns count pieces where no whole number counts them: "kg bananas", "potatoes 5".
  mutating func forgetUncountedNouns() {
    guard clues.contains(.countedBefore) else { return }
    for index in tokens.indices where tokens[index].clues.contains(.countedBefore) {
      if !isCounted(index) { tokens[index].sense = -1 }
    }
  }

  /// Returns whether a whole number, and no unit, is before the noun at `index` or before up to two words that describe
  /// it. In "1 kg 500 pommes", the number can be that of grams.
  private func isCounted(_ index: Int) -> Bool {
    var before = index - 1
    while before > max(0, index - 3), tokens[before].kind == .word, !has(before, .unit) {
      before -= 1
    }
    return before >= 0 && tokens[before].kind == .number
      && numbers[tokens[before].number].isInteger && !has(before - 1, .unit)
  }

  /// Returns whether the sign at `index` is the one between a product and its shop, whose name has a capital letter.
  private func isBeforeShop(_ index: Int) -> Bool {
    tokens[index].sign == 0x40 && isCapitalizedWord(index + 1)
  }

  /// Returns whether the short word at `index` follows a number like a price, which an amount precedes, or is between
  /// another number and the name of a chain.
  private func isAfterPrice(_ index: Int, _ priceDecimals: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .word && token.end - token.start <= 3 && token.hasSpaceBefore
      && priceDecimals > 0
      && (isLikePrice(index - 1, priceDecimals)
        || has(index, .shop) && tokens[index - 1].kind == .number
          && startsChain(index + 1, inflected: true))
      && hasAmount(before: index - 1)
  }

  /// Returns whether the word at `index` begins the name of a chain, "M&S", or is "in" before one, or a word such as "w"
  /// before the name of a shop.
  private func canBeOtherWord(_ index: Int, _ priceDecimals: Int) -> Bool {
    if startsChain(index) { return true }
    // "3.99 w/ card"
    if isWord(Self.wattWord, at: index), tokens.indices.contains(index + 1),
      tokens[index + 1].sign == 0x2f, !tokens[index + 1].hasSpaceBefore
    {
      return true
    }
    guard isLowercase(at: tokens[index].start) else { return false }
    if Self.pairs.contains(where: { isWord($0.word, at: index) && isWord($0.next, at: index + 1) })
    {
      return true
    }
    if isWord(Self.inWord, at: index) { return startsChain(index + 1) }
    // The Polish "w" is also the watt, and the Czech "v" the volt.
    guard has(index, .shop), has(index, [.noiseAfter, .power]) else { return false }
    return startsChain(index + 1, inflected: true)
      || isCapitalizedWord(index + 1)
        && !tokens.indices.dropFirst(index + 1).contains { isLikePrice($0, priceDecimals) }
  }

  private static let inWord = scalars("in")
  private static let wattWord = scalars("w")

  /// Words that are no units before other words: "in stock", "min order".
  private static let pairs = [
    ("in", "store"), ("in", "stock"), ("in", "sale"), ("in", "offer"), ("min", "order"),
    ("min", "spend"), ("min", "purchase"), ("v", "akci"), ("w", "promocji"),
  ].map { (word: scalars($0.0), next: scalars($0.1)) }

  private static func scalars(_ word: String) -> [UInt32] { word.unicodeScalars.map(\.value) }

  private func isWord(_ word: [UInt32], at index: Int) -> Bool {
    index < tokens.count && word.elementsEqual(folded[tokens[index].start..<tokens[index].end])
  }

  /// Returns whether the name of a chain begins with the token at `index`.
  ///
  /// - Parameter inflected: A Boolean value indicating whether the name can have an ending: "Lidlu".
  private func startsChain(_ index: Int, inflected: Bool = false) -> Bool {
    guard index < tokens.count, tokens[index].kind == .word,
      ShopNames.canBegin(with: folded[tokens[index].start..<tokens[index].end])
    else { return false }
    let start = Int(places[tokens[index].start])
    for last in tokens[index...].prefix(ShopNames.longestChain).indices {
      let end = Int(places[tokens[last].end - 1]) + 1
      let text = String(scalars: scalars[start..<end].compactMap(Unicode.Scalar.init)[...])
      if ShopNames.isChain(text) { return true }
      if inflected, last == index, ShopNames.chain(inflected: text) != nil { return true }
    }
    return false
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
