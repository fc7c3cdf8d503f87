extension LineParser {
  /// Finds the shop that the line names.
  ///
  /// - Parameter asksForPrice: A Boolean value indicating whether the line has several prices, which can be those of
  ///   several shops.
  func findShop(asksForPrice: Bool) {
    if hasRank { findShopColumn() }
    if shop.isEmpty { findShopAfterPrice() }
    if shop.isEmpty, !asksForPrice { findChain() }
  }

  /// Returns whether "at" or "@" is at `index`.
  private func isAt(_ index: Int) -> Bool {
    isFree(index) && (has(index, .shop) || isSign(index, "@"))
  }

  /// Finds the shop of "500 g for €3.99 at Spar": the words after "at", between the price and the end of the line or
  /// the unit price.
  ///
  /// A name without a capital letter is not a shop, as in "at home".
  private func findShopAfterPrice() {
    for index in tokens.indices.dropFirst() where isAfterPrice(index) {
      let isBracket = isSign(index, "(") && present.contains(.verdict)
      guard isAt(index) || isBracket else { continue }
      let end = endOfShop(index + 1)
      let isEnd = isBracket ? isSign(end, ")") : end == tokens.count || isComma(end)
      guard end > index + 1, isEnd, isCapitalized(index + 1),
        (end..<tokens.count).allSatisfy({ !isFree($0) || tokens[$0].kind == .sign })
      else { continue }
      shop = text(of: index + 1..<end)
      return use(index..<(isBracket ? end + 1 : end), as: .noise)
    }
  }

  /// Finds a large chain of shops, which is known by its name: before a colon, a dash or the amount at the start of the
  /// line, after "at", in brackets, between the name, the amount and the price, and after everything else.
  ///
  /// In other places, the name can be that of a brand.
  private func findChain() {
    for start in tokens.indices where ShopNames.canBegin(with: foldedText(start)) {
      let end = endOfChain(start)
      guard end > start, let place = placeOfChain(start..<end),
        let name = nameOfChain(start..<end, in: place)
      else { continue }
      shop = name
      let hasSignBefore = [.afterAt, .brackets].contains(place) || separatesShop(start - 1)
      let hasSignAfter = [.start, .brackets].contains(place)
      return use(
        (hasSignBefore ? start - 1 : start)..<(hasSignAfter ? end + 1 : end), as: .noise)
    }
  }

  private enum PlaceOfChain {
    case start, beforeAmount, afterAt, brackets, between, end
  }

  /// Returns the place of words, if a shop can be there.
  private func placeOfChain(_ words: Range<Int>) -> PlaceOfChain? {
    let (start, end) = (words.lowerBound, words.upperBound)
    if start == 0 {
      // "Aldi has 6 eggs"
      let isBeforeVerb = isFree(end) && has(end, .statement)
      if isSign(end, ":") || isDash(end) && !isGlued(end) || isBeforeVerb { return .start }
      return isBeforeNamedAmount(end) ? .beforeAmount : nil
    }
    if isBeforeShop(start - 1) { return .afterAt }
    if isSign(start - 1, "(") { return isSign(end, ")") ? .brackets : nil }
    let before = separatesShop(start - 1) ? start - 2 : start - 1
    guard before >= 0,
      (end..<tokens.count).allSatisfy({ !isFree($0) || tokens[$0].kind == .sign })
    else { return nil }
    if isFree(before) { return tokens[before].kind == .word && isAmount(end) ? .between : nil }
    // "spar 20%" is what is saved.
    guard isValue(end) else { return .end }
    return isAmount(before) && uses[end] == .price ? .between : nil
  }

  /// Returns whether the token can be a word before the name of a shop.
  private func isBeforeShop(_ index: Int) -> Bool {
    isAt(index) || isFree(index) && isOne(of: Self.wordsForAt, index)
  }

  /// Returns whether an amount is at `index`, and the name of the product after it: "tesco 2 l whole milk".
  private func isBeforeNamedAmount(_ index: Int) -> Bool {
    guard isAmount(index) else { return false }
    let isNamed = (index..<tokens.count).contains { word in
      isFree(word) && tokens[word].kind == .word
        && !has(word, [.container, .vessel, .pack, .packAfter, .shop])
    }
    return isNamed || !nameOfPieces().isEmpty
  }

  /// The name of the shop if words in a place for shops are the name of a chain, and not that of the product; nil
  /// otherwise. Where the line doesn't say that they are a shop, names that are also other words have a capital letter,
  /// or are directly after the price.
  private func nameOfChain(_ words: Range<Int>, in place: PlaceOfChain) -> String? {
    guard words.count <= ShopNames.longestChain, case let text = text(of: words),
      place == .beforeAmount || !nameOfPieces().isEmpty
        || tokens.indices.contains(where: {
          !words.contains($0) && isFree($0) && tokens[$0].kind == .word && !has($0, .shop)
        })
    else { return nil }
    guard ShopNames.isChain(text) else {
      return place == .afterAt ? ShopNames.chain(inflected: text) : nil
    }
    let first = words.lowerBound
    let isWord = ShopNames.isWord(text)
    let isShop =
      switch place {
      case .afterAt, .brackets: true
      case .start where isWord, .beforeAmount where isWord, .between where isWord: false
      case .start, .beforeAmount, .between, .end:
        isCapitalized(first) || !isWord && words.allSatisfy { sense($0) == nil }
          || isAfterPrice(first) && isAfterName(first)
            && words.allSatisfy { roles(at: $0).isSubset(of: .adjective) }
      }
    return isShop ? text : nil
  }

  private func roles(at index: Int) -> WordRoles { sense(index)?.roles ?? [] }

  /// Returns whether an unused word is before the amount that precedes the token at `index`, or the amount has a noun,
  /// so that the words after the price are not the name.
  private func isAfterName(_ index: Int) -> Bool {
    let start = quantities.map(\.range.lowerBound).min() ?? 0
    return (0..<min(start, index)).contains { isFree($0) && tokens[$0].kind == .word }
      || quantities.contains { $0.range.upperBound <= index && isNoun($0) }
  }

  /// Returns whether the line ends with the name of a chain that begins at `index`, or with a word such as "in" and the
  /// name.
  func isShopAtEnd(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), isFree(index) else { return false }
    let start = isAt(index) || isOne(of: Self.wordsForAt, index) ? index + 1 : index
    guard start < tokens.count, ShopNames.canBegin(with: foldedText(start)),
      endOfShop(start) == tokens.count
    else { return false }
    let name = text(of: start..<tokens.count)
    return ShopNames.isChain(name) || start > index && ShopNames.chain(inflected: name) != nil
  }

  /// Returns whether a number or money is at `index`.
  private func isValue(_ index: Int) -> Bool {
    tokens.indices.contains(index) && (tokens[index].kind == .number || has(index, .currency))
  }

  /// Words such as "in", which have other meanings where no chain follows.
  private static let wordsForAt = Set(
    ShopNames.wordsForAt.map { word in
      var folded: [UInt32] = []
      for scalar in word.unicodeScalars { folded.append(folding: scalar) }
      return folded
    })

  private func isComma(_ index: Int) -> Bool { [",", "،", "、"].contains { isSign(index, $0) } }

  private func separatesShop(_ index: Int) -> Bool {
    isComma(index) || isDash(index) || ["|", "·", ";", "•", "/"].contains { isSign(index, $0) }
  }

  /// Returns the end of the words of a shop.
  private func endOfShop(_ start: Int) -> Int {
    var end = start
    while isPartOfShop(end) { end += 1 }
    return end
  }

  /// Returns the end of the words that can be a chain, without the name that follows a chain after "at" at the start of
  /// the line: "at Aldi butter 250 g".
  private func endOfChain(_ start: Int) -> Int {
    let end = endOfShop(start)
    guard start == 1, end > start, isBeforeShop(0), !ShopNames.isChain(text(of: start..<end)) else {
      return end
    }
    return endOfFirstChain(start..<end) ?? end
  }

  /// The end of the longest chain that words begin with; nil if there is none. Names that are also other words have a
  /// capital letter after "at".
  private func endOfFirstChain(_ words: Range<Int>) -> Int? {
    words.last { last in
      let text = text(of: words.lowerBound..<last + 1)
      return ShopNames.isChain(text)
        && (!ShopNames.isWord(text) || isCapitalized(words.lowerBound) && words.lowerBound == 1)
        || ShopNames.chain(inflected: text) != nil
    }.map { $0 + 1 }
  }

  /// Returns the end of the shop that the line begins with at `start`, or `start` if it begins with none.
  func endOfShop(startingLine start: Int) -> Int {
    guard tokens.indices.contains(start) else { return start }
    let first = isBeforeShop(start) ? start + 1 : start
    guard first < tokens.count, ShopNames.canBegin(with: foldedText(first)) else { return start }
    return endOfFirstChain(first..<endOfShop(first)) ?? start
  }

  /// Finds the shop in the last column of a copied row, "1. Oats  500 g  €3.99  €7.98 per kg  +16%  Spar".
  private func findShopColumn() {
    guard let last = uses.lastIndex(where: { $0 != nil }), last + 1 < tokens.count,
      uses[last] == .unitPrice || uses[last] == .noise || isSign(last, "%"),
      monies.contains(where: { $0.mark == .rate }), isCapitalized(last + 1),
      (last + 1..<tokens.count).allSatisfy(isPartOfShop)
    else { return }
    shop = text(of: last + 1..<tokens.count)
    use(last + 1..<tokens.count, as: .noise)
  }

  private func isAfterPrice(_ index: Int) -> Bool {
    barePrice == index - 1
      || [.price, .unitPrice, .oldPrice, .deposit, .offer].contains(uses[index - 1])
  }

  private func isPartOfShop(_ index: Int) -> Bool {
    guard isFree(index) else { return false }
    let others: WordRoles = [
      .currency, .offer, .now, .old, .free, .forPrice, .numberWord, .heading, .noiseBefore,
      .pack, .container, .packOf, .packAfter, .noun,
    ]
    if tokens[index].kind == .sign {
      return isSign(index, "&") || isSign(index, "'")
        || isGlued(index) && (isDash(index) || isSign(index, ".") && isGlued(index + 1))
    }
    return tokens[index].kind != .number && unit(index) == nil && !has(index, others)
      && !has(index, .statement)
  }

  /// Returns whether the word begins with a capital letter, or its script has no letter case.
  private func isCapitalized(_ index: Int) -> Bool {
    guard let scalar = Unicode.Scalar(typedScalar(index)) else { return false }
    return !scalar.properties.isLowercase
  }
}
