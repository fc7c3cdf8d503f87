extension OfferWords {
  static let german = OfferWords(
    ordinals: [
      "2te 2ter 2tes 2ten zweite zweiter zweites zweiten", "dritte dritter drittes dritten",
      "vierte vierter viertes vierten",
    ], ordinalEndings: ".", items: "packung |artikel |stück |produkt ",
    every: "jedes,jeder,jede,jeden", before: "bis zu,bis",
    after: "gespart,ab einem einkauf,bei einkauf", with: "mit,m.",
    conditions:
      "ab,als,bei kauf von,mit karte,mit kundenkarte,mit der karte,mit app,mit der app,mit payback",
    [
      (.multibuy, "[oder ]{q} (für|fuer|zum preis von) {m}"),
      (.multibuy, "(nimm|kauf|kaufe) {q} [und ](zahl|zahle|bezahl|bezahle) [nur ]{m}"),
      (.multibuy, "{q} (nehmen|kaufen|holen|bestellen) [und ][nur ]{m} (zahlen|bezahlen)"),
      (.multibuy, "{b}[ ]+[ ]{f} (gratis|kostenlos|geschenkt|umsonst)"),
      (.multibuy, "{b} (kaufen|gekauft) {f} (gratis|geschenkt)"),
      (
        .multibuy,
        "(kauf|kaufe|kaufen sie) {b} [und ](erhalte|erhalten sie|bekomme|bekommen sie) {f} (gratis|geschenkt|kostenlos|dazu)"
      ),
      (.nth, "[das |der |die ]{k} [{i}](zum halben preis|halber preis|zur hälfte) {50}"),
      (.nth, "{b}[ ]+[ ]{f} (zum halben preis|halber preis|zur hälfte) {50}"),
      (.nth, "{d}% [rabatt ]auf (das|den|die|jedes|jeden|jede) {k} [{i}]"),
      (.nth, "-{d}% auf (das|den|die|jedes|jeden|jede) {k} [{i}]"),
      (.nth, "[das |der |die ]{k} [{i}](-{d}%|{d}% (günstiger|billiger|rabatt))"),
      (.nth, "(jedes|jeder|jede) {k} [{i}]50 % {50}"),
      (.nth, "[das |der |die ]{k} [{i}][ist ](gratis|geschenkt|kostenlos) {100}"),
      (
        .nth,
        "(kauf|kaufe|kaufen sie) {b} [und ][das |der |die ]{k} [ist ](gratis|geschenkt|kostenlos) {100}"
      ),
      (.percent, "[mit ][-]{d}% (rabatt|nachlass|preisnachlass)"),
      // It can be in the price already.
      (.possiblePercent, "{d}% (billiger|günstiger)"),
      (.percent, "(minus|abzüglich|abzgl) {d}%"),
      (.unclear, "{d}% ab {n} [packungen|stück|stk]"),
      (.percent, "[mit ](rabatt|nachlass|preisnachlass) [von ]{d}%"),
      (.amount, "{p} (rabatt|nachlass|sofortrabatt) [je packung|pro packung|pro stück|je stück]"),
      (.amount, "{p} (billiger|günstiger)"),
      (.coupon, "{p}[-](gutschein|coupon)"),
      (.coupon, "-{P} [mit ](gutschein|coupon)"),
      (.coupon, "[mit |m. ](gutschein|coupon|app-coupon) -{P}"),
      (.amount, "(rabatt|sofortrabatt|nachlass|preisnachlass) -{P}"),
      (.coupon, "{p} (gutschein|coupon|rabatt mit gutschein|rabatt mit coupon)"),
      (.coupon, "(gutschein|coupon) [über ]{p} [rabatt] [ab {n} [packungen|packung|stück|stk]]"),
      (.possibleCoupon, "(mit|m.) (gutschein|coupon|app-coupon) [nur ]{p}"),
      (.possibleCoupon, "(mit|m.) {p} (gutschein|coupon)"),
      (.coupon, "einmalig {p} rabatt [ab {n} (packungen|packung)]"),
      (.coupon, "{p} (rabatt|gutschein|coupon) ab {n} (stück|packungen|stk)"),
      (.bundle, "oder {q}/{P}"),
      (.bundle, "[oder ]{q} [stück |packungen |stk |st |stck ](für|fuer) [nur ]{P} [oder]"),
      (.bundle, "[oder ]{q} (stück|packungen|stk|st|stck) (nur|jetzt|jetzt nur|zusammen) {P}"),
      (.bonus, "+[ ]{a} (gratis|geschenkt|kostenlos|mehr)"),
      (.bonus, "{a} zusätzlich"),
      (.tax, "(zzgl|zuzüglich|plus|exkl|ohne) [{d}% ](mwst|ust|mehrwertsteuer|steuer)"),
      (.remark, "(inkl|inklusive|incl) [{d}% ](mwst|ust|mehrwertsteuer)"),
      (.bonusPercent, "{d}% mehr inhalt"),
      (
        .limit,
        "(max|maximal|höchstens|nur|nicht mehr als) {l} (pro|je) (haushalt|kunde|person|einkauf|kunden)"
      ),
      (.limit, "(max|maximal|höchstens|nicht mehr als) {l}"),
      (.limit, "bis zu {l}"),
    ])
}
