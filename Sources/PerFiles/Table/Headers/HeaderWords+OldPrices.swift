/// Words for former prices, and for recommended ones.
extension HeaderWords {
  /// Words for former prices, besides those that make any price a former one.
  static let past = set(
    """
    was vorher avant antes prima compare_at statt streichpreis strikethrough førpris før_pris ancien_prix prix_barré
    precio_anterior قبل_الخصم 划线价 划線價 劃線價
    """)

  /// Words for recommended prices that count as old beside any other price.
  static let listed = set(
    """
    rrp msrp uvp srp list_price listenpreis pvpr adviesprijs 市场价 市場價 市价 市價 参考价 吊牌价 专柜价 門市價 门市价 指导价
    建议零售价
    """)

  /// The headers of an old price and of the current one that have this meaning only next to each other: "De" and "Por".
  static let pricePairs = [
    ("de", "por"), ("van", "voor"), ("alt", "neu"), ("old", "new"), ("ancien", "nouveau"),
    ("vecchio", "nuovo"), ("viejo", "nuevo"), ("oud", "nieuw"), ("stara", "nowa"), ("eski", "yeni"),
    ("for", "nu"), ("for", "na"),
  ]
}
