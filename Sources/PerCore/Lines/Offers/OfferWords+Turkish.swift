extension OfferWords {
  static let turkish = OfferWords(
    ordinals: ["2. ikinci ikincisi", "3. üçüncü üçüncüsü"],
    every: "her", before: "kadar", after: "kadar,ve üzeri", with: "ile",
    conditions: "kartla,alımda",
    [
      (.multibuy, "{q} al {m} öde", nil),
      (.multibuy, "{b}[ ]+[ ]{f} (bedava|hediye)", nil),
      (.multibuy, "{b} alana {f} (bedava|hediye)", nil),
      (.nth, "{k} [ürün |adet ](yarı fiyatına|yarı fiyat)", 50),
      (.nth, "{k} [ürün |adet ](-{d}%|{d}% indirimli|{d}% indirim)", nil),
      (.nth, "{k} [ürün |adet ](bedava|hediye)", 100),
      (.percent, "{d}% indirim", nil),
      (.amount, "{p} indirim", nil),
      (.coupon, "{p} kupon", nil),
      (.bundle, "{q} (adet|adedi) sadece {P}", nil),
      (.bundle, "(ikisi|ikisi birden|ikisi sadece|2'si|2'si birden) {p}", nil),
      (.bundle, "{q} tanesi [sadece ]{P}", nil),
    ])
}
