extension OfferWords {
  static let polish = OfferWords(
    ordinals: ["2. drugi druga drugie drugą", "3. trzeci trzecia trzecie"],
    items: "produkt |sztuka |opakowanie ",
    every: "każdy,każda,każde,co", before: "do,od", after: "z kartą", with: "z",
    conditions: "przy zakupie,z kartą,z aplikacją",
    [
      (.multibuy, "[lub ]{q} (w cenie|za cenę) {m}"),
      (.possibleMultibuy, "{q} za {m}"),
      (.multibuy, "(kup|weź) {q} [i ](zapłać|płać) za {m}"),
      (.multibuy, "{b}[ ]+[ ]{f} (gratis|za darmo)"),
      // Half of the price is paid and half is saved, unlike with "za 30%".
      (.nth, "{k} [{i}](za pół ceny|za połowę ceny|za 50 %) {50}"),
      (.unclear, "{k} [{i}]za grosz"),
      (.nth, "{k} [{i}](-{d}%|[o ]{d}% taniej)"),
      (.nth, "[-]{d}% [rabatu |zniżki |taniej ]na {k} [produkt|sztukę|opakowanie]"),
      (.nth, "{k} [{i}][jest ](gratis|za darmo) {100}"),
      (.nth, "(kup|weź) {b} [i |a ]{k} [produkt ][jest ](gratis|za darmo) {100}"),
      (.percent, "([-]{d}% (rabatu|zniżki)|(rabat|zniżka) [o ]{d}%)"),
      (.amount, "{p} (rabatu|zniżki)"),
      (.coupon, "kupon {p}"),
      (.bundle, "lub {q}/{P}"),
      (.bundle, "[lub ]{q} [szt ]za {P}"),
      (.bonus, "+[ ]{a} gratis"),
      (.limit, "(maks|max|limit) {l} [na (osobę|klienta|paragon)]"),
    ])

  static let czech = OfferWords(
    ordinals: ["2. druhý druhá druhé druhou", "3. třetí"],
    every: "každý,každá,každé", before: "až,až do", after: "", with: "s",
    conditions: "při koupi,s kartou,s aplikací,od",
    [
      (.multibuy, "{q} (za|za cenu) {m}"),
      (.multibuy, "(kup|kupte) {q} [a ](zaplať|zaplaťte) {m}"),
      (.multibuy, "(kup|kupte) {m} [a ](dostaneš|dostanete|získáš|získáte) {q}"),
      (
        .multibuy,
        "(kup|kupte) {b} [a ](dostaneš|dostanete|získáš|získáte|získej|získejte) {f} zdarma"
      ),
      (.multibuy, "{b}[ ]+[ ]{f} zdarma"),
      (.nth, "{k} [kus ](za poloviční cenu|za půl ceny|za polovinu|za polovic) {50}"),
      (.nth, "{k} [kus ](-{d}%|se slevou {d}%)"),
      (.nth, "[sleva ][-]{d}% na {k} [kus]"),
      (.nth, "{k} kus 50% {50}"),
      (.nth, "{k} [kus ][je ]zdarma {100}"),
      (.nth, "(kup|kupte) {b} [a ]{k} [kus ][je ]zdarma {100}"),
      (.percent, "(sleva|slevou|se slevou) {d}%"),
      (.percent, "[-]{d}% sleva"),
      (.amount, "sleva {p}"),
      (.coupon, "(kupon|kupón) {p}"),
      (.bundle, "nebo {q}/{P}"),
      (.bundle, "[nebo ]{q} [ks ]za {P}"),
      (.bonus, "+[ ]{a} zdarma"),
      (.limit, "(max|limit) {l}[/nákup| na (osobu|zákazníka|nákup)]"),
    ])

  static let russian = OfferWords(
    ordinals: ["2-й 2-я 2-ой 2-ю второй вторая второе вторую", "3-й 3-я третий третья"],
    items: "товар |упаковка |штука ",
    every: "каждый,каждая,каждое,каждую", before: "до,от", after: "по карте", with: "с",
    conditions: "при покупке,по карте,с картой,в приложении,от",
    [
      (.multibuy, "{q} по цене {m}"),
      (.multibuy, "{b}[ ]+[ ]{f} (в подарок|бесплатно)"),
      (.multibuy, "{b}+{f}={q}"),
      (.multibuy, "купи {b} (и получи|получи) {f} (в подарок|бесплатно)"),
      (.nth, "{k} [{i}](за полцены|за половину цены) {50}"),
      (.nth, "{k} [{i}](-{d}%|со скидкой {d}%)"),
      (.nth, "[скидка ][-]{d}% на {k} [товар|упаковку|штуку]"),
      (.nth, "{k} [{i}](в подарок|бесплатно) {100}"),
      (.percent, "(скидка {d}%|-{d}% скидка|{d}% скидка|со скидкой {d}%)"),
      (.amount, "скидка {p}"),
      (.coupon, "(купон|промокод) [на ]{p}"),
      (.bundle, "или {q}/{P}"),
      (.bundle, "[или ]{q} [шт |штуки ]за {P}"),
      (.bonus, "+[ ]{a} (бесплатно|в подарок)"),
      (.limit, "(макс|не более) {l} [в одни руки|на чек]"),
    ])
}
