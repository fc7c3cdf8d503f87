extension OfferWords {
  static let dutch = OfferWords(
    ordinals: ["2e 2de tweede", "3e 3de derde", "4e 4de vierde"],
    every: "elke,elk,iedere,ieder", before: "tot", after: "vanaf,bij besteding,op alle",
    with: "met,m.",
    conditions:
      "bij aankoop van,met kaart,met bonuskaart,met klantenkaart,met app", beforePacks: "bij",
    [
      (.multibuy, "[of ]{q} (voor|voor de prijs van) {m}", nil),
      (.multibuy, "{q} (halen|kopen|bestellen) {m} betalen", nil),
      (.multibuy, "koop {q} [en ]betaal {m}", nil),
      (.multibuy, "{b}[ ]+[ ]{f} gratis", nil),
      (
        .nth,
        "[de |het ]{k} [product |artikel |stuk ](halve prijs|voor halve prijs|voor de halve prijs)",
        50
      ),
      (.nth, "[de |het ]{k} [product |artikel |stuk ](-{d}%|{d}% korting|met {d}% korting)", nil),
      (.nth, "{d}% korting op (de|het) {k} [product|artikel|stuk]", nil),
      (.nth, "[de |het ]{k} [product |artikel |stuk ][is ]gratis", 100),
      (.nth, "koop {b} [en ](de|het) {k} [is ]gratis", 100),
      (.percent, "[met ]([-]{d}% korting|korting [van ]{d}%)", nil),
      (.amount, "{p} korting [per stuk|per pak]", nil),
      (.possibleCoupon, "met [de |een ](coupon|bon|waardebon) {p}", nil),
      (.coupon, "(coupon|bon|waardebon) [van ]{p}", nil),
      (.bundle, "[of ]{q} [stuks |st ]voor {P}", nil),
      (.bundle, "[of ]{q} stuks (slechts|nu|samen) {P}", nil),
      (.bonus, "+[ ]{a} gratis", nil),
      (.limit, "(max|maximaal) {l} [per (klant|huishouden|persoon)]", nil),
    ])

  static let swedish = OfferWords(
    ordinals: ["2:a andra 2a", "3:e tredje 3e"],
    every: "varje,var,vart", before: "upp till", after: "", with: "med,m.,m/",
    conditions: "vid köp,från,med kort,för medlemmar,i appen",
    [
      (.multibuy, "[eller ]{q} (för|till priset av) {m}", nil),
      (.multibuy, "(ta|tag|köp) {q} [och ]betala för {m}", nil),
      (.multibuy, "{b}[ ]+[ ]{f} (gratis|på köpet)", nil),
      (.multibuy, "köp {b} få {f} (gratis|på köpet)", nil),
      (.nth, "[den ]{k} [varan ](till |för )(halva priset|halv pris)", 50),
      (.nth, "[den ]{k} [varan ]halva priset", 50),
      (.nth, "(halva priset|halv pris) på [den ]{k} [varan]", 50),
      (.multibuy, "(köp|ta) {m} [och ]få {q}", nil),
      (.nth, "{k} [varan ](-{d}%|{d}% rabatt)", nil),
      (.nth, "[-]{d}% [rabatt ]på [den ]{k} [varan]", nil),
      (.nth, "[den ]{k} [varan ][är ](gratis|på köpet)", 100),
      (.nth, "köp {b} [och ]den {k} [varan ][är ](gratis|på köpet)", 100),
      (.percent, "([-]{d}% rabatt|rabatt {d}%)", nil),
      (.amount, "{p} rabatt", nil),
      (.coupon, "(kupong|rabattkupong) {p}", nil),
      (.bundle, "[eller ]{q} [st |förp ]för {P}", nil),
      (.bundle, "{q} (st|förp)/{P}", nil),
      (.bonus, "+[ ]{a} (gratis|på köpet)", nil),
      (.limit, "max {l} per (hushåll|kund|köp)", nil),
      (.limit, "max {l}/(hushåll|kund|köp)", nil),
      (.limit, "max {u} köp[ per (hushåll|kund)|/(hushåll|kund)]", nil),
    ])

  static let danish = OfferWords(
    ordinals: ["2. nr._2 nr_2 anden", "3. tredje"],
    every: "hver,hvert", before: "op til", after: "", with: "med,m.,m/",
    conditions: "ved køb,fra,med kort,med app,i appen,for medlemmer",
    [
      (.multibuy, "[eller ]{q} (for|til prisen af|for prisen af|til prisen for) {m}", nil),
      (.multibuy, "(tag|ta|ta'|køb) {q} [og ]betal for {m}", nil),
      (.multibuy, "{b}[ ]+[ ]{f} gratis", nil),
      (.multibuy, "køb {b} få {f} gratis", nil),
      (.nth, "[den ]{k} [vare ][til ]halv pris", 50),
      (.nth, "{k} (-{d}%|{d}% rabat)", nil),
      (.nth, "[-]{d}% [rabat ]på [den ]{k} [vare]", nil),
      (.nth, "[den ]{k} [vare ][er ]gratis", 100),
      (.nth, "køb {b} [og ]den {k} [vare ][er ]gratis", 100),
      (.percent, "([-]{d}% rabat|rabat {d}%)", nil),
      (.amount, "{p} rabat", nil),
      (.coupon, "kupon {p}", nil),
      (.bundle, "[eller ]{q} [stk |pk ]for {P}", nil),
      (.bundle, "{q} (stk|pk)/{P}", nil),
      (.limit, "(max|maks|højst) {l} [(pr|per) (kunde|husstand|dag)]", nil),
    ])

  static let norwegian = OfferWords(
    ordinals: ["2. nr._2 nr_2 andre annen", "3. tredje"],
    every: "hver,hvert", before: "opptil,inntil", after: "", with: "med,m.,m/",
    conditions: "ved kjøp,fra,med kort,med app,i appen,for medlemmer",
    [
      (.multibuy, "[eller ]{q} (for|til prisen av|for prisen av|til prisen for) {m}", nil),
      (.multibuy, "(ta|kjøp) {q} [og ]betal for {m}", nil),
      (.multibuy, "{b}[ ]+[ ]{f} gratis", nil),
      (.multibuy, "kjøp {b} få {f} gratis", nil),
      (.nth, "[den ]{k} [vare ][til ]halv pris", 50),
      (.nth, "{k} (-{d}%|{d}% rabatt)", nil),
      (.nth, "[-]{d}% [rabatt ]på [den ]{k} [vare]", nil),
      (.nth, "[den ]{k} [vare ][er ]gratis", 100),
      (.nth, "kjøp {b} [og ]den {k} [vare ][er ]gratis", 100),
      (.percent, "([-]{d}% rabatt|rabatt {d}%)", nil),
      (.amount, "{p} rabatt", nil),
      (.coupon, "kupong {p}", nil),
      (.bundle, "[eller ]{q} [stk |pk ]for {P}", nil),
      (.bundle, "{q} (stk|pk)/{P}", nil),
      (.limit, "(maks|max|høyst) {l} [(pr|per) (kunde|husstand|handel)]", nil),
    ])

  static let finnish = OfferWords(
    ordinals: ["2. toinen", "3. kolmas"],
    every: "joka", before: "jopa", after: "", with: "",
    conditions: "kun ostat,kortilla,etukortilla,plussa kortilla,plussa-kortilla",
    [
      (.multibuy, "(ota|osta) {q} [ja ]maksa {m}", nil),
      (.multibuy, "osta {b} [ja ]saat {f} (ilmaiseksi|kaupan päälle)", nil),
      (.multibuy, "{q} [kpl ]{m} hinnalla", nil),
      (.multibuy, "{b}[ ]+[ ]{f} (ilmaiseksi|kaupan päälle|ilmainen)", nil),
      (.nth, "{k} [tuote ]puoleen hintaan", 50),
      (.nth, "{k} [tuote ](-{d}%|{d}% alennus|{d}% alennuksella)", nil),
      (.percent, "([-]{d}% alennus|alennus {d}%|ale -{d}%)", nil),
      (.coupon, "kuponki {p}", nil),
      (.bundle, "{q} (kpl|pkt|rs|ps|prk|tlk|plo)/{P}", nil),
      (.limit, "(max|enintään|rajoitus) {l}[/talous|/asiakas|/tal]", nil),
    ])
}
