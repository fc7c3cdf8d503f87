/// Words in cells of prices that not everyone pays.
extension HeaderWords {
  /// Words for cards and apps that a price needs.
  static let cards = set(
    """
    card app coupon voucher karte kundenkarte bonuskarte gutschein carte appli tarjeta tessera carta kaart klantenkaart
    bonuskaart cartão aplicativo cupom cupón karta kartą aplikacja aplikacją kort kortti kartou kartičkou карта картой
    """)
}
