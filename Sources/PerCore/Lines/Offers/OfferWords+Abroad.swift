extension OfferWords {
  /// Phrases with no other meaning in any language, for lines from shops abroad.
  static let abroad = OfferWords(
    ordinals: [], before: "bis zu,jusqu'à,hasta,fino a", after: "", with: "",
    [
      (.bundle, "{q} (für|fuer|voor|pour|för|за) {p}"),
      (
        .multibuy,
        "{q} (zum preis von|pour le prix de|por el precio de|al prezzo di|voor de prijs van|till priset av) {m}"
      ),
      (.multibuy, "{q} (pelo preço de|za cenę|w cenie|za cenu|по цене) {m}"),
      (.multibuy, "(nimm|kaufe) {q} [und ](zahl|zahle|bezahl|bezahle) [nur ]{m}"),
      (.multibuy, "(lleva|llévate|leve) {q} [y |e ](paga|pague) {m}"),
      (.multibuy, "(prendi|compri) {q} [e ]paghi {m}"),
      (.multibuy, "{q} halen {m} betalen"),
      (.multibuy, "{b}[ ]+[ ]{f} (geschenkt|offert|offerts|omaggio|zdarma|za darmo|bedava)"),
      (.multibuy, "{b}[ ]+[ ]{f} (δώρο|δωρεάν|ingyen|ajándék)"),
      (.unclear, "(zum halben preis|halber preis|à moitié prix|a metà prezzo|a mitad de precio)"),
      (.unclear, "(halve prijs|halva priset|halv pris|za pół ceny|za połowę ceny)"),
      (.unclear, "(za poloviční cenu|za půl ceny|puoleen hintaan|pela metade do preço)"),
      (.unclear, "(за полцены|yarı fiyatına|半价|半額|بنصف السعر)"),
    ])
}
