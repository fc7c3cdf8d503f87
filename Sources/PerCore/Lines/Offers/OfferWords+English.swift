extension OfferWords {
  static let english = OfferWords(
    ordinals: ["second", "third", "fourth", "fifth"], ordinalEndings: "st,nd,rd,th",
    every: "every,each", before: "up to,after", after: "when you spend,your first,your next",
    with: "with,w/",
    conditions:
      "for members,for prime members,with card,with your card,with a card,with clubcard,with nectar,"
      + "with app,when you buy,if you buy",
    beforePacks: "on",
    [
      (.multibuy, "[or |any |mix any ]{q} for [the price of ]{m}", nil),
      (
        .multibuy, "(buy|get|take) {q} [and ](for the price of|pay for|pay only for|pay|for) {m}",
        nil
      ),
      (.multibuy, "buy {b} [and ]get {f} [for ][free]", nil),
      (.nth, "(bogof|bogo free|bogo|b1g1f|b1g1 free|b1g1)", 100),
      (.nth, "get (one|1) free", 100),
      (.nth, "[the ]{k} [one |item |pack ](half price|at half price|for half price)", 50),
      (.nth, "half price on the {k} [one|item|pack]", 50),
      (.nth, "buy {b} [and ]get {f} [at |for ]half price", 50),
      (.nth, "buy {b} [and ]get [the ]{k} [one ][at |for ]half price", 50),
      (.nth, "buy {b} [and ][get ][the ]{k} [one |item |pack ][is |for ]free", 100),
      (.nth, "bogo half price", 50),
      (.nth, "{d}% off [on ][the |your ]{k} [one|item|pack|product]", nil),
      (.nth, "[the ]{k} [one |item |pack ][at |is ]{d}% off", nil),
      (.nth, "buy {b} [and ]get {f} [at ]{d}% [off]", nil),
      (.nth, "bogo [at ]{d}% [off]", nil),
      (.nth, "[the ]{k} [one |item |pack ](free|for free|is free)", 100),
      (.percent, "[with ]({d}% off|{d}% discount|discount [of ]{d}%|-{d}% off)", nil),
      (.percent, "(minus|less) {d}%", nil),
      (.amount, "{p} (off|discount) [each pack|each|per pack]", nil),
      (.possibleCoupon, "{p} off [any |of ]{n} [packs|or more]", nil),
      (.coupon, "{p} [off ](with a coupon|with coupon|coupon|voucher)", nil),
      (.coupon, "{p} off [your |the ](purchase|basket|order)", nil),
      (
        .coupon,
        "(coupon|voucher) {p} [off] [(from|min|minimum|for|on|when you buy) {n} [packs|or more]]",
        nil
      ),
      (
        .possibleCoupon, "(with|w/) [a |your |digital |app |store ](coupon|voucher) [only ]{p}", nil
      ),
      (.coupon, "-{P} [with ](coupon|voucher)", nil),
      (.coupon, "{p} off once [for {n} (packs|pack)]", nil),
      (.coupon, "{p} off (when|if) you buy {n} [packs|or more]", nil),
      (
        .coupon, "{p} [off ](coupon|voucher) (from|min|for|on|when you buy) {n} [packs|or more]",
        nil
      ),
      (.bundle, "[or |any |buy |mix any ]{q} [packs |pcs |pieces ]for {P} [must buy {n}|or]", nil),
      (.bundle, "{q}/{p} (or|must buy {n})", nil),
      (.bonus, "{a} extra [free]", nil),
      (.bonus, "extra {a} [free]", nil),
      (.tax, "(plus|excl|excluding) [{d}% ](tax|taxes|sales tax|vat|gst)", nil),
      (.bonusPercent, "{d}% extra [free]", nil),
      (.unclear, "save {p} (on|when you buy|if you buy) {n}", nil),
      (
        .limit,
        "(max|maximum|limit|limit of|at most|up to) {l} per (household|customer|person|order|family|shopper)",
        nil
      ),
      (.limit, "(max|maximum|limit|limit of|at most|no more than|not more than) {l}", nil),
      (.limit, "up to {l}", nil),
    ])
}
