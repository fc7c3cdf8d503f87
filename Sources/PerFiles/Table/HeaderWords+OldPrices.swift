/// Words for former prices, and for recommended ones.
extension HeaderWords {
  /// Words for former prices, besides those that make any price a former one.
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

  /// Returns whether a header of an old price says that it is a former one: "Was", "Precio antes".
  static func isPast(price words: [String]) -> Bool { has(past, words) || has(old, words) }

  /// Returns whether a header of an old price says that it is a recommended one: "RRP".
  static func isRecommended(price words: [String]) -> Bool {
    has(recommended, words) || has(listed, words)
  }

  /// The headers of an old price and of the current one that mean that only beside each other: "De" and "Por".
  static let pricePairs = [("de", "por"), ("van", "voor")]
}
