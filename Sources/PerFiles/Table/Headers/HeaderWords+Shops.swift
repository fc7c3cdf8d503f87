internal import PerCore

/// Names of shops in headers.
extension HeaderWords {
  /// Returns the name of a large chain of shops in a header, without words for a price and without a currency: "Aldi"
  /// for "Preis bei Aldi (€)"; nil for other headers.
  static func shopName(inHeader title: String) -> String? {
    if ShopNames.isChain(title) { return title }
    let name = title.split(whereSeparator: \.isWhitespace).filter { part in
      !ColumnHeader.words(of: String(part)).allSatisfy {
        plainPrices.contains($0) || isCurrency($0) || shopParticles.contains($0)
      }
    }.joined(separator: " ")
    return ShopNames.isChain(name) ? name : nil
  }

  /// Words between a price and the shop.
  private static let shopParticles = WordSet(Set(ShopNames.wordsForAt.map(folded)))
}
