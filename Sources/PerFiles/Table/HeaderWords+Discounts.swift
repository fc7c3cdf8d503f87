/// Words for discounts and for prices that have them taken off.
extension HeaderWords {
  static let discounts = set(
    """
    discount rabatt rabattbetrag rabattsatz nachlass saving savings ersparnis remise réduction descuento rebaja sconto
    korting desconto rabat zniżka alennus sleva скидка 割引 割引率 値引 折扣 الخصم خصم
    """)

  /// Words of prices that have a discount taken off.
  static let reduced = set(
    """
    sale special promo promotional discounted reduced now final after jetzt neu neuer reduziert aktionspreis angebotspreis
    endpreis promotionnel remisé réduit soldé maintenant promocional rebajado oferta ahora final scontato promozionale
    offerta ora actieprijs aanbiedingsprijs actie nu agora slevě akční po promocyjna promocji kampanjpris tilbudspris
    tarjoushinta акции скидкой новая 特価 割引後 特价 现价 折后价 促销价
    """)

  /// Returns whether a header names a discount: "Rabatt", "% off".
  static func isDiscount(_ words: [String]) -> Bool {
    has(discounts, words) || words.contains("%") && words.contains("off")
  }
}
