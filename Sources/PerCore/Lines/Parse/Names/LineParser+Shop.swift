extension LineParser {
  /// Finds the shop that the line names.
  func findShop() {
    if hasRank { findShopColumn() }
    if shop.isEmpty, present.contains(.shop) || present.contains(.verdict) { findShopAfterPrice() }
    if shop.isEmpty { findChain() }
  }

  /// Finds the shop of "500 g for €3.99 at Spar": the words after "at", between the price and the end of the line or
  /// the unit price.
  ///
  /// A name without a capital letter is not a shop, as in "at home".
  private func findShopAfterPrice() {
    for index in tokens.indices.dropFirst() where isAfterPrice(index) {
      let isBracket = isSign(index, "(") && present.contains(.verdict)
      guard has(index, .shop) && isFree(index) || isBracket else { continue }
      let end = endOfShop(index + 1)
      let isEnd =
        isBracket
        ? isSign(end, ")")
        : end == tokens.count || isSign(end, ",") || isSign(end, "،") || isSign(end, "、")
      guard end > index + 1, isEnd, isCapitalized(index + 1),
        (end..<tokens.count).allSatisfy({ !isFree($0) || tokens[$0].kind == .sign })
      else { continue }
      shop = text(of: index + 1..<end)
      return use(index..<(isBracket ? end + 1 : end), as: .noise)
    }
  }

  /// Finds a large chain of shops, which is known by its name: before a sign at the start of the line, after "at", in
  /// brackets, and after everything else.
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
      has(start - 1, .shop) || isSign(start - 1, "@")
      || start > 0 && isOne(of: Self.wordsForIn, start - 1) && isFree(start - 1)
    let isBracket = isSign(start - 1, "(")
    let isSeparated =
      [",", "|", "·", ";"].contains { isSign(start - 1, $0) } || isDash(start - 1)
    let before = isSeparated ? start - 2 : start - 1
    guard start == 0 || isAfterAt || isBracket || before >= 0 && !isFree(before) else { return nil }
    let end = endOfShop(start)
    guard end > start, isChain(start..<end) else { return nil }
    if start == 0 {
      let isEnded =
        [":", ",", "|", "·"].contains { isSign(end, $0) } || isDash(end) && !isGlued(end)
      guard isEnded else { return nil }
    } else if isBracket {
      guard isSign(end, ")") else { return nil }
    } else if !isAfterAt {
      guard (end..<tokens.count).allSatisfy({ !isFree($0) || tokens[$0].kind == .sign }) else {
        return nil
      }
    }
    shop = text(of: start..<end)
    let first = isAfterAt || isBracket || isSeparated ? start - 1 : start
    return first..<(start == 0 || isBracket ? end + 1 : end)
  }

  /// Returns whether words are the name of a chain. Without a capital letter, they are no other words, and not the name
  /// of the product.
  private func isChain(_ words: Range<Int>) -> Bool {
    guard words.count <= Self.longestChain, ShopNames.isChain(text(of: words)) else { return false }
    if isCapitalized(words.lowerBound) { return true }
    return words.allSatisfy { sense($0) == nil }
      && tokens.indices.contains { !words.contains($0) && isFree($0) && tokens[$0].kind == .word }
  }

  /// Words for "in", which have other meanings where no chain follows.
  private static let wordsForIn = words("in", "im", "i", "w", "v", "u", "na", "em", "en")

  /// The greatest number of words and signs in the name of a chain.
  private static let longestChain = 5

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
