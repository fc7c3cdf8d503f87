internal import PerCore

/// Words for prices that nobody pays any more, and for those that makers recommend.
extension HeaderWords {
  /// Words for prices of the past, besides those that make any price one of the past.
  private static let past = set(
    """
    was vorher avant antes prima compare_at statt streichpreis strikethrough førpris før_pris ancien_prix prix_barré
    precio_anterior 划线价 劃線價
    """)

  /// Words for recommended prices that count as old beside any other price.
  private static let listed = set(
    """
    rrp msrp uvp srp list_price listenpreis pvpr adviesprijs 市场价 市場價 市价 市價 参考价 吊牌价 专柜价 門市價 门市价 指导价
    建议零售价
    """)

  /// Returns whether a header of an old price says that nobody pays it any more: "Was", "Precio antes".
  static func isPast(price words: [String]) -> Bool { has(past, words) || has(old, words) }

  /// Returns whether a header of an old price says that somebody else than the shop set it: "RRP".
  static func isRecommended(price words: [String]) -> Bool {
    has(recommended, words) || has(listed, words)
  }

  /// The headers of an old price and of the current one that mean that only beside each other: "De" and "Por".
  static let pricePairs = [("de", "por"), ("van", "voor")]

  /// Returns the code of a currency that is written together with the word for a price, as in "usdprice"; nil for others.
  static func currencyCode(joinedIn words: [String]) -> String? {
    words.lazy.compactMap { word -> String? in
      guard word.utf8.count > 6, plainPrices.contains(String(word.dropFirst(3))),
        Currency.entries[word.prefix(3).uppercased()] != nil
      else { return nil }
      return String(word.prefix(3))
    }.first
  }
}
