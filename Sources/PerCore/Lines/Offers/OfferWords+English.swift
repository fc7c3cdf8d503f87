extension OfferWords {
  static let english = OfferWords(
    // The third one is meant in "B2G1 50% off".
    ordinals: ["second", "third b2g1", "fourth b3g1", "fifth"], ordinalEndings: "st,nd,rd,th",
    items: "one |item |pack ",
    every: "every,each", before: "up to,after,subscribe & save,subscribe and save",
    after: "when you spend,your first,your next", with: "with,w/",
    conditions:
      "for members,for prime members,with card,with your card,with a card,with clubcard,with nectar,"
      + "with redcard,list price,of list price,the list price,with subscribe & save,with subscription,"
      + "with app,when you buy,if you buy",
    beforePacks: "on",
    [
      (.multibuy, "[or |any |mix any ]{q} for [[the ]price of ]{m}"),
      (.multibuy, "(buy|get|take) {q} [and ](for the price of|pay for|pay only for|pay|for) {m}"),
      (.multibuy, "(buy|get|take) {q} [and ]for price of {m}"),
      (.multibuy, "buy {b} [and ]get {f} [for ][free]"),
      (.nth, "(bogof|bogo free|bogo|b1g1f|b1g1 free|b1g1) {100}"),
      (.nth, "bogohp {50}"),
      (.nth, "get (one|1) free {100}"),
      (.nth, "[the ]{k} [{i}][at |for ](half price|half off) {50}"),
      (.nth, "half price on the {k} [{i}] {50}"),
      (.nth, "buy {b} [and ]get {f} [at |for ](half(-| )(price|off)|half) {50}"),
      (.nth, "{b}[ ]+[ ]{f} [at |for ](half price|half off) {50}"),
      (.nth, "buy {b} [and ]get [the ]{k} [one ][at |for ]half price {50}"),
      (.nth, "buy {b} [and ][get ][the ]{k} [{i}][is |for ]free {100}"),
      (.nth, "(bogo|b1g1) [at |for ](half(-| )(price|off)|half) {50}"),
      (.nth, "(bogo|b1g1) 50 {50}"),
      (.nth, "{d}% off [on ][the |your ]{k} [one|item|pack|product]"),
      (.nth, "[the ]{k} [{i}][at |is ]{d}% off"),
      (.nth, "buy {b} [and ]get {f} [at ]{d}% [off]"),
      (.nth, "(bogo|b1g1) [at ]{d}% [off]"),
      (.nth, "[the ]{k} [{i}](free|for free|is free) {100}"),
      (.percent, "[with ]({d}% off|{d}% discount|discount [of ]{d}%|-{d}% off)"),
      (.percent, "(minus|less) {d}%"),
      (.amount, "{p} (off|discount|cheaper) [each pack|each|per pack]"),
      (.possibleCoupon, "{p} off [any |of ]{n} [packs|or more]"),
      (.coupon, "[minus |less ]{p} [off ](with a coupon|with coupon|coupon|voucher)"),
      (.coupon, "{p} off [your |the ](purchase|basket|order)"),
      (
        .coupon,
        "(coupon|voucher) {p} [off] [(from|min|minimum|for|on|when you buy) {n} [packs|or more]]"
      ),
      (.possibleCoupon, "(with|w/) [a |your |digital |app |store ](coupon|voucher) [only ]{p}"),
      (.possibleCoupon, "(with|w/) [a |your ]{p} [off ][digital ](coupon|voucher)"),
      (.coupon, "-{P} [with ](coupon|voucher)"),
      (.coupon, "[with [a |your |digital ]|w/ ](coupon|voucher) -{P}"),
      (.amount, "discount -{P}"),
      (.coupon, "{p} off once [(for|if you buy) {n} (packs|pack)]"),
      (.coupon, "{p} off (when|if) you buy {n} [packs|or more]"),
      (.coupon, "{p} [off ](coupon|voucher) (from|min|for|on|when you buy) {n} [packs|or more]"),
      (.bundle, "[or |any |buy |mix any ]{q} [packs |pcs |pieces ]for {P} [must buy {n}|or]"),
      (.bundle, "[or ]{q}/{P} [(or|must buy {n})]"),
      (.bonus, "{a} extra [free]"),
      (.bonus, "extra {a} [free]"),
      (.tax, "(plus|ex|excl|excluding) [{d}% ](tax|taxes|sales tax|vat|gst)"),
      (.remark, "(inc|incl|including) [{d}% ](tax|taxes|vat|gst)"),
      (.bonusPercent, "{d}% extra [free]"),
      (.unclear, "buy [any ]{n} [and ]save ({p}|{d}%)"),
      (.unclear, "save ({p}|{d}%) (on|when you buy|if you buy) {n} [or more]"),
      (
        .limit,
        "(max|maximum|limit|limit of|at most|up to) {l} per (household|customer|person|order|family|shopper)"
      ),
      (.limit, "(max|maximum|limit|limit of|at most|no more than|not more than) {l}"),
      (.limit, "up to {l}"),
    ])
}
