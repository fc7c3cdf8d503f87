extension OfferWords {
  static let german = OfferWords(
    ordinals: [
      "2te 2ter 2tes 2ten zweite zweiter zweites zweiten", "dritte dritter drittes dritten",
      "vierte vierter viertes vierten",
    ], ordinalEndings: ".",
    every: "jedes,jeder,jede,jeden", before: "bis zu,bis",
    after: "gespart,ab einem einkauf,bei einkauf", with: "mit,m.",
    conditions:
      "ab,als,bei kauf von,mit karte,mit kundenkarte,mit der karte,mit app,mit der app,mit payback",
    [
      (.multibuy, "[oder ]{q} (für|fuer|zum preis von) {m}", nil),
      (.multibuy, "(nimm|kauf|kaufe) {q} [und ](zahl|zahle|bezahl|bezahle) [nur ]{m}", nil),
      (.multibuy, "{q} (nehmen|kaufen|holen|bestellen) [und ][nur ]{m} (zahlen|bezahlen)", nil),
      (.multibuy, "{b}[ ]+[ ]{f} (gratis|kostenlos|geschenkt|umsonst)", nil),
      (.multibuy, "{b} (kaufen|gekauft) {f} (gratis|geschenkt)", nil),
      (
        .multibuy,
        "(kauf|kaufe|kaufen sie) {b} [und ](erhalte|erhalten sie|bekomme|bekommen sie) {f} (gratis|geschenkt|kostenlos|dazu)",
        nil
      ),
      (
        .nth,
        "[das |der |die ]{k} [packung |artikel |stück |produkt ](zum halben preis|halber preis|zur hälfte)",
        50
      ),
      (
        .nth,
        "{d}% [rabatt ]auf (das|den|die|jedes|jeden|jede) {k} [packung|artikel|stück|produkt]", nil
      ),
      (.nth, "-{d}% auf (das|den|die|jedes|jeden|jede) {k} [packung|artikel|stück|produkt]", nil),
      (
        .nth,
        "[das |der |die ]{k} [packung |artikel |stück |produkt ](-{d}%|{d}% (günstiger|billiger|rabatt))",
        nil
      ),
      (.nth, "(jedes|jeder|jede) {k} [packung |artikel |stück |produkt ]50 %", 50),
      (
        .nth,
        "[das |der |die ]{k} [packung |artikel |stück |produkt ][ist ](gratis|geschenkt|kostenlos)",
        100
      ),
      (
        .nth,
        "(kauf|kaufe|kaufen sie) {b} [und ][das |der |die ]{k} [ist ](gratis|geschenkt|kostenlos)",
        100
      ),
      (.percent, "[mit ][-]{d}% (rabatt|nachlass|preisnachlass)", nil),
      (.percent, "{d}% (billiger|günstiger)", nil),
      (.percent, "(minus|abzüglich|abzgl) {d}%", nil),
      (.unclear, "{d}% ab {n} [packungen|stück|stk]", nil),
      (.percent, "[mit ](rabatt|nachlass|preisnachlass) [von ]{d}%", nil),
      (.amount, "{p} (rabatt|nachlass) [je packung|pro packung|pro stück|je stück]", nil),
      (.coupon, "{p}[-](gutschein|coupon)", nil),
      (.coupon, "-{P} [mit ](gutschein|coupon)", nil),
      (.coupon, "{p} (gutschein|coupon|rabatt mit gutschein|rabatt mit coupon)", nil),
      (
        .coupon, "(gutschein|coupon) [über ]{p} [rabatt] [ab {n} [packungen|packung|stück|stk]]",
        nil
      ),
      (.possibleCoupon, "(mit|m.) (gutschein|coupon|app-coupon) [nur ]{p}", nil),
      (.coupon, "einmalig {p} rabatt [ab {n} (packungen|packung)]", nil),
      (.coupon, "{p} (rabatt|gutschein|coupon) ab {n} (stück|packungen|stk)", nil),
      (.bundle, "[oder ]{q} [stück |packungen |stk ](für|fuer) [nur ]{P} [oder]", nil),
      (.bundle, "[oder ]{q} (stück|packungen|stk) (nur|jetzt|jetzt nur|zusammen) {P}", nil),
      (.bonus, "+[ ]{a} (gratis|geschenkt|kostenlos|mehr)", nil),
      (.bonus, "{a} zusätzlich", nil),
      (.tax, "(zzgl|zuzüglich|plus|exkl|ohne) [{d}% ](mwst|ust|mehrwertsteuer|steuer)", nil),
      (.bonusPercent, "{d}% mehr inhalt", nil),
      (
        .limit,
        "(max|maximal|höchstens|nur|nicht mehr als) {l} (pro|je) (haushalt|kunde|person|einkauf|kunden)",
        nil
      ),
      (.limit, "(max|maximal|höchstens|nicht mehr als) {l}", nil),
      (.limit, "bis zu {l}", nil),
    ])
}
