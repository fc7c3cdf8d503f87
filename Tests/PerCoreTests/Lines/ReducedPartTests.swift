import PerCore
import Testing

/// Offers whose numbers are words, or whose price is that of another pack.
@Suite struct ReducedPartTests {
  @Test func partsOfThePriceAreQuestions() {
    checkOffers([
      ("en_GB", "Shampoo 400ml £4 third off", "ask offer"),
      ("en_GB", "Shampoo 400ml £4 a third off", "ask offer"),
      ("en_GB", "Shampoo 400ml £4 save a third", "ask offer"),
      ("de_DE", "Duschgel 250 ml 1,45 € ein Drittel günstiger", "ask offer"),
      ("fr_FR", "Shampoing 250 ml un tiers de remise 3,50 €", "ask offer"),
      ("es_ES", "Champú 250 ml un tercio de descuento 3,50 €", "ask offer"),
      ("it_IT", "Shampoo 250 ml un terzo di sconto 3,50 €", "ask offer"),
      ("nl_NL", "Shampoo 250 ml een derde korting 3,50", "ask offer"),
      ("sv_SE", "Schampo 250 ml en tredjedel rabatt 35,90", "ask offer"),
      ("da_DK", "Shampoo 250 ml en tredjedel billigere 29,95", "ask offer"),
      ("fi_FI", "Shampoo 250 ml kolmanneksen halvempi 3,50", "ask offer"),
      ("cs_CZ", "Šampon 250 ml o třetinu levnější 79,90", "ask offer"),
      ("pl_PL", "Szampon 250 ml o jedną trzecią taniej 14,99", "ask offer"),
      ("ru_RU", "Шампунь 250 мл на треть дешевле 199 ₽", "ask offer"),
    ])
  }

  @Test func partsOfThePriceOfAnotherPackAreQuestions() {
    checkOffers([
      ("cs_CZ", "Šampon 250 ml druhý kus za půlku 79,90", "ask offer"),
      ("pt_BR", "Shampoo 325 ml a segunda sai pela metade R$ 9,90", "ask offer"),
      ("es_ES", "Champú 250 ml la segunda a mitad 3,50 €", "ask offer"),
      ("it_IT", "Shampoo 250 ml il secondo a metà 3,50 €", "ask offer"),
      ("sv_SE", "Schampo 250 ml andra till halva 35,90", "ask offer"),
      ("nb_NO", "Sjampo 250 ml halvparten av prisen på den andre 29,90", "ask offer"),
      ("pl_PL", "Szampon 250 ml drugi za połowę 14,99", "ask offer"),
      ("ru_RU", "Шампунь 250 мл второй за половину 199 ₽", "ask offer"),
      ("ar_EG", "شامبو 250 مل الثاني بنصف 85 جنيه", "ask offer"),
    ])
  }

  @Test func thePriceOfAnotherPackIsNotForTheFirst() {
    checkOffers([
      ("nl_NL", "Shampoo 250 ml 2e voor 1 euro 3,50", "ask offer"),
      ("sv_SE", "Schampo 250 ml den andra för 10 kr 29,90", "ask offer"),
    ])
  }

  @Test func partsOfContentsAreNotOffers() {
    checkOffers([
      ("en_GB", "Granola 500g £4 a third less sugar", "500 g 4"),
      ("en_GB", "Half fat milk sale 1 l £1", "1 L 1"),
    ])
  }

  @Test func offersWithoutSpacesAreOffers() {
    checkOffers([
      ("fr_FR", "Savon 200 g 1,99 € 3pour2", "200 g 1.99, multibuy 3 2"),
      ("nl_NL", "Zeep 200 g 1,99 3voor2", "200 g 1.99, multibuy 3 2"),
      ("sv_SE", "Tvål 200 g 19,90 3för2", "200 g 19.9, multibuy 3 2"),
      ("en_GB", "Soap 200g £1.99 2for1", "200 g 1.99, multibuy 2 1"),
      ("pt_BR", "Sabonete 90g R$ 2,99 Leve3Pague2", "90 g 2.99, multibuy 3 2"),
      ("pt_BR", "Sabonete 90g R$ 2,99 L3P2", "ask offer"),
      ("pl_PL", "Mydło 200 g 3,99 3za2", "ask offer"),
    ])
  }

  @Test func moreWordsAreOffers() {
    checkOffers([
      ("ja_JP", "もう1個プレゼント アイス 120ml 298円", "120 mL 298, multibuy 2 1"),
      ("da_DK", "Shampoo 250 ml nr. 2 til halv pris 29,95", "250 mL 29.95, nth 2 50"),
      ("nb_NO", "Is 2 l annen til halv pris 79,90", "2 L 79.9, nth 2 50"),
      ("sv_SE", "Schampo 250 ml halva priset på den andra 39,90", "250 mL 39.9, nth 2 50"),
      ("sv_SE", "Schampo 250 ml köp 2 få 3 39,90", "250 mL 39.9, multibuy 3 2"),
      ("fi_FI", "Shampoo 250 ml 3 kahden hinnalla 3,50", "250 mL 3.5, multibuy 3 2"),
      ("de_DE", "Duschgel 250 ml 1,45 € jedes 2. Produkt 50 %", "250 mL 1.45, nth 2 50"),
      ("pt_BR", "Chocolate 90g 2ª unidade com 50% R$ 6,99", "90 g 6.99, nth 2 50"),
      ("pt_BR", "Amaciante 2L 12,90 2ª un 50% off", "2 L 12.9, nth 2 50"),
      ("pt_BR", "Amaciante 2L 12,90 2ª unidade 40% de desconto", "2 L 12.9, nth 2 40"),
      ("en_US", "Chips 8 oz B1G1 free $4.99", "8 oz 4.99, multibuy 2 1"),
      ("zh_CN", "两件50元 洗发水 500ml", "500 mL, bundle 2 50"),
      ("zh_CN", "肥皂 100g 9.9元 拍2发3", "100 g 9.9, multibuy 3 2"),
      ("zh_CN", "洗衣粉 1kg 9.9元 多送20%", "ask offer"),
      ("es_ES", "Detergente 2 L 9,95 € regalo 20%", "ask offer"),
      ("ar_EG", "صابون اثنين بسعر واحد 100 جم 20 جنيه", "100 g 20, multibuy 2 1"),
      ("ar_EG", "صابون 100 جم 20 جنيه اشتري قطعة والثانية هدية", "ask offer"),
      ("pl_PL", "Mydło 100 g 1,99 zł trzecie za grosz", "ask offer"),
      ("en_GB", "Soap 100g £2.00 get one free", "100 g 2, multibuy 2 1"),
      ("it_IT", "Pasta 500 g 3 pz a 1,99", "ask offer"),
      ("it_IT", "Burro 250 g 5,58 la coppia", "ask offer"),
      ("fr_FR", "Chips 2pour1 150 g 1,89 €", "150 g 1.89, multibuy 2 1"),
    ])
  }

  @Test func aLimitBeforeAnOfferIsItsLimit() {
    checkOffers([
      ("en_GB", "500 g 3.99 max 6 packs 3 for 2", "500 g 3.99, multibuy 3 2 limit 6"),
      ("en_GB", "Pepsi Max 24 pack 330ml £8", "7920 mL 8"),
    ])
  }

  @Test func aPriceWithACouponOrTheCouponIsAQuestion() {
    for (locale, line) in [
      ("de_DE", "Kaffee 500 g 4,99 € mit Gutschein 1 €"),
      ("de_DE", "Kaffee 500 g 4,99 € mit 1 € Gutschein"),
      ("en_GB", "Coffee 500g £4.99 with coupon £1"),
      ("en_GB", "Coffee 500g £4.99 with £1 coupon"),
      ("en_GB", "Coffee 500g £4.99 w/ £1 coupon"),
      ("fr_FR", "Café 500 g 4,99 € avec coupon 1 €"),
    ] {
      guard case .ask(.offer, _, let candidates) = Readers.read(line, locale, offers: .read).outcome
      else {
        Issue.record("\(line) isn't a question")
        continue
      }
      #expect(
        candidates.map(offerSummary) == ["500 g 4.99, coupon 1 1", "500 g 4.99", "500 g 1"],
        "\(locale)")
    }
  }

  @Test func aWholeNumberIsAnOldPrice() {
    guard
      case .ask(.price, _, let candidates) =
        Readers.read("سكر 500 جم 65 بدلا من 80", "ar_EG").outcome
    else {
      Issue.record("The whole number isn't a question")
      return
    }
    #expect(candidates.map(offerSummary) == ["500 g 65"])
  }

  @Test func theUsualPriceIsForOnePackBesideAnOffer() {
    checkOffers([
      ("en_GB", "Beans 400g 2 for £1 usually 60p", "400 g 0.6, bundle 2 1")
    ])
    guard
      case .ask(.offer, _, let candidates) =
        Readers.read("Joghurt 500 g ab 3 Stück 0,99 € sonst 1,29 €", "de_DE", offers: .read).outcome
    else {
      Issue.record("The price of three packs isn't a question")
      return
    }
    #expect(candidates.first.map(offerSummary) == "500 g 1.29, bundle 3 2.97")
  }

  @Test func aReductionAfterThePriceIsAQuestion() {
    checkOffers([
      ("de_DE", "Chips 200 g 1,99 -1 €", "ask offer"),
      ("de_DE", "Chips 200 g 1,99 € -1 €", "ask offer"),
      ("de_DE", "Chips 200 g -1,99 €", "refuse number"),
    ])
  }

  @Test func aTaxThatIsAddedIsAQuestionWithBothPrices() {
    let line = "Chips 8 oz $4.99 plus 8% tax"
    guard case .ask(.offer, _, let candidates) = Readers.read(line, "en_US", offers: .read).outcome
    else {
      Issue.record("\(line) isn't a question")
      return
    }
    #expect(candidates.map(offerSummary) == ["8 oz 5.39", "8 oz 4.99"])
    #expect(candidates.map(\.name) == ["Chips", "Chips"])
  }
}
