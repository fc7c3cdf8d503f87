extension LineParser {
  /// Finds the shop of "500 g for €3.99 at Spar": the words after "at", between the price and the end of the line or
  /// the unit price.
  ///
  /// A name without a capital letter is not a shop, as in "at home".
  func findShop() {
    if hasRank { findShopColumn() }
    guard shop.isEmpty, present.contains(.shop) || present.contains(.verdict) else { return }
    for index in tokens.indices.dropFirst() where isAfterPrice(index) {
      let isBracket = isSign(index, "(") && present.contains(.verdict)
      guard has(index, .shop) && isFree(index) || isBracket else { continue }
      var end = index + 1
      while isPartOfShop(end) { end += 1 }
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
    barePrice == index - 1 || [.price, .unitPrice, .oldPrice, .deposit].contains(uses[index - 1])
  }

  private func isPartOfShop(_ index: Int) -> Bool {
    guard isFree(index) else { return false }
    let others: WordRoles = [
      .currency, .offer, .now, .old, .free, .forPrice, .numberWord, .heading, .noiseBefore,
      .pack, .container, .packOf, .packAfter, .noun,
    ]
    if tokens[index].kind == .sign {
      return isSign(index, "&") || isSign(index, "'") || isDash(index) && isGlued(index)
    }
    return tokens[index].kind != .number && unit(index) == nil && !has(index, others)
  }

  /// Returns whether the word begins with a capital letter, or its script has no letter case.
  private func isCapitalized(_ index: Int) -> Bool {
    guard let scalar = Unicode.Scalar(typedScalar(index)) else { return false }
    return !scalar.properties.isLowercase
  }
}
