extension OfferWords {
  static let turkish = OfferWords(
    ordinals: ["2. ikinci ikincisi", "3. üçüncü üçüncüsü"],
    every: "her", before: "kadar", after: "kadar,ve üzeri", with: "ile",
    conditions: "kartla,alımda",
    [
      (.multibuy, "{q} al {m} öde"),
      (.multibuy, "{b}[ ]+[ ]{f} (bedava|hediye)"),
      (.multibuy, "{b} alana {f} (bedava|hediye)"),
      (.nth, "{k} [ürün |adet ](yarı fiyatına|yarı fiyat) {50}"),
      (.nth, "{k} [ürün |adet ](-{d}%|{d}% indirimli|{d}% indirim)"),
      (.nth, "{k} [ürün |adet ](bedava|hediye) {100}"),
      (.percent, "{d}% indirim"),
      (.amount, "{p} indirim"),
      (.coupon, "{p} kupon"),
      (.bundle, "{q} (adet|adedi) sadece {P}"),
      (.bundle, "(ikisi|ikisi birden|ikisi sadece|2'si|2'si birden) {p}"),
      (.bundle, "{q} tanesi [sadece ]{P}"),
    ])
}
