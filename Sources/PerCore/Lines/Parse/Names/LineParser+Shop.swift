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

  /// Returns whether what a shop says about itself is between a number and a sign, a number or the end.
  func isNotice(_ words: Range<Int>) -> Bool {
    let isBeforeWord =
      tokens.indices.contains(words.upperBound) && tokens[words.upperBound].kind == .word
    return !isBeforeWord && tokens[..<words.lowerBound].contains { $0.kind == .number }
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

  /// Finds a large chain of shops, which is known by its name: before a colon or a dash at the start of the line, after
  /// "at", in brackets, and after everything else.
  ///
  /// In other places, the name can be that of a brand.
  private func findChain() {
    for start in tokens.indices {
      guard let range = rangeOfChain(startingAt: start) else { continue }
      use(range, as: .noise)
      return
    }
  }

  /// Sets the shop if the words from `start` on are a chain in one of the places for shops.
  ///
  /// - Returns: The words with what introduces and ends them; nil if they aren't a shop.
  private func rangeOfChain(startingAt start: Int) -> Range<Int>? {
    let isAfterAt =
      start > 0 && (isAt(start - 1) || isFree(start - 1) && isOne(of: Self.wordsForAt, start - 1))
    let isBracket = isSign(start - 1, "(")
    let isSeparated = separatesShop(start - 1)
    let before = isSeparated ? start - 2 : start - 1
    guard start == 0 || isAfterAt || isBracket || before >= 0 && !isFree(before) else { return nil }
    let end = endOfShop(start)
    guard end > start, isChain(start..<end, isCertain: isAfterAt || isBracket) else { return nil }
    if start == 0 {
      guard isSign(end, ":") || isDash(end) && !isGlued(end), !isWordChain(start..<end) else {
        return nil
      }
    } else if isBracket {
      guard isSign(end, ")") else { return nil }
    } else if !isAfterAt {
      // "spar 20%" is what is saved.
      guard !isBeforeValue(end),
        (end..<tokens.count).allSatisfy({ !isFree($0) || tokens[$0].kind == .sign })
      else { return nil }
    }
    shop = text(of: start..<end)
    let first = isAfterAt || isBracket || isSeparated ? start - 1 : start
    return first..<(start == 0 || isBracket ? end + 1 : end)
  }

  /// Returns whether words are the name of a chain, and not that of the product.
  ///
  /// - Parameter isCertain: A Boolean value indicating whether the line says that the words are a shop. Otherwise, names
  ///   that are other words as well have a capital letter.
  private func isChain(_ words: Range<Int>, isCertain: Bool) -> Bool {
    guard words.count <= ShopNames.longestChain, ShopNames.isChain(text(of: words)),
      tokens.indices.contains(where: {
        !words.contains($0) && isFree($0) && tokens[$0].kind == .word && !has($0, .shop)
      })
    else { return false }
    return isCertain || isCapitalized(words.lowerBound)
      || !isWordChain(words) && words.allSatisfy { sense($0) == nil }
  }

  private func isWordChain(_ words: Range<Int>) -> Bool { ShopNames.isWord(text(of: words)) }

  /// Returns whether a number or money is at `index`.
  private func isBeforeValue(_ index: Int) -> Bool {
    tokens.indices.contains(index) && (tokens[index].kind == .number || has(index, .currency))
  }

  /// Words such as "in", which have other meanings where no chain follows.
  private static let wordsForAt = Set(
    ShopNames.wordsForAt.map { word in
      var folded: [UInt32] = []
      for scalar in word.unicodeScalars { folded.append(folding: scalar) }
      return folded
    })

  private func isComma(_ index: Int) -> Bool {
    [",", "،", "、"].contains { isSign(index, $0) }
  }

  private func separatesShop(_ index: Int) -> Bool {
    isComma(index) || isDash(index) || ["|", "·", ";", "•"].contains { isSign(index, $0) }
  }

  /// Returns the end of the words of a shop.
  private func endOfShop(_ start: Int) -> Int {
    var end = start
    while isPartOfShop(end) { end += 1 }
    return end
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
  }

  /// Returns whether the word begins with a capital letter, or its script has no letter case.
  private func isCapitalized(_ index: Int) -> Bool {
    guard let scalar = Unicode.Scalar(typedScalar(index)) else { return false }
    return !scalar.properties.isLowercase
  }
}
