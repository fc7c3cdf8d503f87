import PerCore
import Testing

/// Offers whose price can be that of each pack, or can begin with a number of packs.
@Suite struct OfferOfEachTests {
  @Test func aWordForEachFollowsThePrice() {
    for (locale, line) in [
      ("en_US", "3 for $2 each Gatorade 28 fl oz"), ("en_US", "3/$2 each Gatorade 28 oz"),
      ("en_GB", "2 for £2.50 per pack Ham 120g"), ("en_GB", "3 for £2 apiece Pringles 185g"),
      ("fr_FR", "2 pour 1,50 € pièce Pain 400 g"), ("fr_FR", "3 pour 2 € l'unité Savon 100 g"),
      ("es_ES", "2 por 1,50 € cada uno Pan 400 g"), ("es_ES", "3 por 2 €/ud Jabón 100 g"),
      ("es_ES", "2 por 1,50 € la unidad Jabón 100 g"),
      ("it_IT", "2 per 1,50 l'uno Biscotti 300 g"), ("it_IT", "3 per 2 € al pezzo Sapone 100 g"),
      ("pt_BR", "Coca-Cola 2L leve 6 por R$ 8,99 cada"),
      ("pt_BR", "2 por R$ 4,99 a unidade Pão 400g"),
      ("de_DE", "2 für 1,50 € pro Stück Brot 500 g"), ("de_DE", "3 für 2 €/St. Seife 100 g"),
      ("de_DE", "2 für 1,50 € das Stück Brot 500 g"),
      ("nl_NL", "2 voor 1,99 per stuk Chips 225 g"), ("nl_NL", "3 voor €2 p.st. Zeep 100 g"),
      ("pl_PL", "2 za 3,99 zł/szt. Baton 50 g"), ("pl_PL", "2 za 3 zł sztuka Mydło 100 g"),
      ("sv_SE", "2 för 25 kr/st Bröd 500 g"), ("sv_SE", "3 för 10 kr stycket Godis 50 g"),
      ("da_DK", "2 for 15,- pr. stk. Boller 300 g"), ("nb_NO", "3 for 10 kr/stk Sjokolade 100 g"),
      ("cs_CZ", "2 ks za 35 Kč/ks Tyčinka 50 g"), ("cs_CZ", "2 za 35 Kč kus Mýdlo 100 g"),
      ("ru_RU", "4 за 99 руб/шт Шоколад 90 г"), ("ru_RU", "2 за 50 р. штука Мыло 100 г"),
      ("ja_JP", "2個で300円/個 チョコ 78g"), ("zh_CN", "3件10元/件 肥皂 100克"),
    ] {
      #expect(offerSummary(line, locale) == "ask offer", "\(locale): \(line)")
    }
    checkOffers([
      ("en_GB", "2 for £4 Pringles 185g", "185 g, bundle 2 4"),
      ("de_DE", "2 für 3 € Brot 500 g", "500 g, bundle 2 3"),
      ("tr_TR", "2 tanesi 50 TL Sabun 100 g", "100 g, bundle 2 50"),
    ])
  }

  @Test func theAnswersAreThePricesOfOneAndOfAll() {
    let reading = Readers.read("3 for $2 each Gatorade 28 oz", "en_US", offers: .read)
    guard case .ask(.offer, _, let candidates) = reading.outcome else {
      Issue.record("no question")
      return
    }
    #expect(candidates.map(offerSummary) == ["28 oz 2", "28 oz, bundle 3 2"])
    #expect(candidates.map(\.name) == ["Gatorade", "Gatorade"])
  }

  @Test func theNumberToPayForIsNotPartOfThePrice() {
    checkOffers([
      ("nb_NO", "3 for 2 109 kr Laks 500 g", "ask offer, multibuy 3 2"),
      ("nb_NO", "Laks i biter 4x125g 3 for 2 109 kr", "ask offer, multibuy 3 2"),
      ("nb_NO", "2 for 3 500 kr Laks 500 g", "500 g, bundle 2 3500"),
      ("sv_SE", "3 för 2 129 kr Lax 400 g", "ask offer, multibuy 3 2"),
      ("sv_SE", "3 för 2 129,90 Lax 400 g", "ask price, multibuy 3 2"),
      ("sv_SE", "Ta 2 betala för 1 199 kr Schampo 250 ml", "ask offer, multibuy 2 1"),
      ("sv_SE", "Ost 1 299 kr 5 kg", "5 kg 1299"),
      ("sv_SE", "10 för 8 129 kr Lax 400 g", "ask offer"),
      ("sv_SE", "24 för 1 299 kr Läsk 33 cl", "33 cL, bundle 24 1299"),
      ("cs_CZ", "3 za 2 199 Kč Šampon 250 ml", "ask offer, multibuy 3 2"),
      ("fr_FR", "3 pour 2 199 € Lot couteaux 6 pièces", "ask offer, multibuy 3 2"),
      ("pl_PL", "3 za 2 199 zł Szampon 250 ml", "ask offer"),
      ("ru_RU", "3 по 2 199 руб Подгузники 46 шт", "ask offer"),
    ])
  }
}
