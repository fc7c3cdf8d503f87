extension OfferWords {
  static let polish = OfferWords(
    ordinals: ["2. drugi druga drugie drugą", "3. trzeci trzecia trzecie"],
    every: "każdy,każda,każde,co", before: "do,od", after: "z kartą", with: "z",
    conditions: "przy zakupie,z kartą,z aplikacją",
    [
      (.multibuy, "[lub ]{q} (w cenie|za cenę) {m}", nil),
      (.possibleMultibuy, "{q} za {m}", nil),
      (.multibuy, "(kup|weź) {q} [i ](zapłać|płać) za {m}", nil),
      (.multibuy, "{b}[ ]+[ ]{f} (gratis|za darmo)", nil),
      // Half of the price is paid and half is saved, unlike with "za 30%".
      (.nth, "{k} [produkt |sztuka |opakowanie ](za pół ceny|za połowę ceny|za 50 %)", 50),
      (.unclear, "{k} [produkt |sztuka |opakowanie ]za grosz", nil),
      (.nth, "{k} [produkt |sztuka |opakowanie ](-{d}%|[o ]{d}% taniej)", nil),
      (.nth, "[-]{d}% [rabatu |zniżki |taniej ]na {k} [produkt|sztukę|opakowanie]", nil),
      (.nth, "{k} [produkt |sztuka |opakowanie ][jest ](gratis|za darmo)", 100),
      (.nth, "(kup|weź) {b} [i |a ]{k} [produkt ][jest ](gratis|za darmo)", 100),
      (.percent, "([-]{d}% (rabatu|zniżki)|(rabat|zniżka) [o ]{d}%)", nil),
      (.amount, "{p} (rabatu|zniżki)", nil),
      (.coupon, "kupon {p}", nil),
      (.bundle, "[lub ]{q} [szt ]za {P}", nil),
      (.bonus, "+[ ]{a} gratis", nil),
      (.limit, "(maks|max|limit) {l} [na (osobę|klienta|paragon)]", nil),
    ])

  static let czech = OfferWords(
    ordinals: ["2. druhý druhá druhé druhou", "3. třetí"],
    every: "každý,každá,každé", before: "až,až do", after: "", with: "s",
    conditions: "při koupi,s kartou,s aplikací,od",
    [
      (.multibuy, "{q} (za|za cenu) {m}", nil),
      (.multibuy, "(kup|kupte) {q} [a ](zaplať|zaplaťte) {m}", nil),
      (.multibuy, "(kup|kupte) {m} [a ](dostaneš|dostanete|získáš|získáte) {q}", nil),
      (
        .multibuy,
        "(kup|kupte) {b} [a ](dostaneš|dostanete|získáš|získáte|získej|získejte) {f} zdarma", nil
      ),
      (.multibuy, "{b}[ ]+[ ]{f} zdarma", nil),
      (.nth, "{k} [kus ](za poloviční cenu|za půl ceny|za polovinu|za polovic)", 50),
      (.nth, "{k} [kus ](-{d}%|se slevou {d}%)", nil),
      (.nth, "[sleva ][-]{d}% na {k} [kus]", nil),
      (.nth, "{k} kus 50%", 50),
      (.nth, "{k} [kus ][je ]zdarma", 100),
      (.nth, "(kup|kupte) {b} [a ]{k} [kus ][je ]zdarma", 100),
      (.percent, "(sleva|slevou|se slevou) {d}%", nil),
      (.percent, "[-]{d}% sleva", nil),
      (.amount, "sleva {p}", nil),
      (.coupon, "(kupon|kupón) {p}", nil),
      (.bundle, "[nebo ]{q} [ks ]za {P}", nil),
      (.bonus, "+[ ]{a} zdarma", nil),
      (.limit, "(max|limit) {l}[/nákup| na (osobu|zákazníka|nákup)]", nil),
    ])

  static let russian = OfferWords(
    ordinals: ["2-й 2-я 2-ой 2-ю второй вторая второе вторую", "3-й 3-я третий третья"],
    every: "каждый,каждая,каждое,каждую", before: "до,от", after: "по карте", with: "с",
    conditions: "при покупке,по карте,с картой,в приложении,от",
    [
      (.multibuy, "{q} по цене {m}", nil),
      (.multibuy, "{b}[ ]+[ ]{f} (в подарок|бесплатно)", nil),
      (.multibuy, "{b}+{f}={q}", nil),
      (.multibuy, "купи {b} (и получи|получи) {f} (в подарок|бесплатно)", nil),
      (.nth, "{k} [товар |упаковка |штука ](за полцены|за половину цены)", 50),
      (.nth, "{k} [товар |упаковка |штука ](-{d}%|со скидкой {d}%)", nil),
      (.nth, "[скидка ][-]{d}% на {k} [товар|упаковку|штуку]", nil),
      (.nth, "{k} [товар |упаковка |штука ](в подарок|бесплатно)", 100),
      (.percent, "(скидка {d}%|-{d}% скидка|{d}% скидка|со скидкой {d}%)", nil),
      (.amount, "скидка {p}", nil),
      (.coupon, "(купон|промокод) [на ]{p}", nil),
      (.bundle, "[или ]{q} [шт |штуки ]за {P}", nil),
      (.bonus, "+[ ]{a} (бесплатно|в подарок)", nil),
      (.limit, "(макс|не более) {l} [в одни руки|на чек]", nil),
    ])
}
