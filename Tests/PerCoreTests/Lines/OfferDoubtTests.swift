import PerCore
import Testing

/// Lines whose offer is a question, limits of offers, and coupons.
@Suite struct OfferDoubtTests {
  /// The outcome of a line and the offers of its answers.
  private func answers(_ line: String, _ locale: String) -> [String] {
    let outcome = Readers.read(line, locale, offers: .read).outcome
    guard case .ask(let reason, _, let candidates) = outcome else { return ["no question"] }
    return [reason.rawValue] + candidates.map(offerSummary)
  }

  @Test func theLimitIsInTheAnswers() {
    #expect(
      answers("500 g 3,99 € 3x2 máx. 5", "es_ES")
        == ["offer", "500 g 3.99, multibuy 3 2 limit 5", "500 g 3.99"])
    #expect(
      answers("500 g 3,99 € 3x2 máx. 2", "es_ES")
        == ["offer", "500 g 3.99, multibuy 3 2", "500 g 3.99"])
  }

  @Test func theDigitBeforeAPriceWithADashCanBeThePacksThatArePaid() {
    #expect(
      answers("bleier 48 stk 3 for 2 129,-", "nb_NO")
        == ["offer", "48 piece 129, multibuy 3 2", "48 piece, bundle 3 2129"])
  }

  @Test func aFreeChoiceHasThePriceOfSeveral() {
    checkOffers([
      ("da_DK", "3 stk. frit valg 25,- yoghurt 150 g", "150 g, bundle 3 25"),
      ("da_DK", "cola 1,5 l frit valg 3 stk. 45,-", "1.5 L, bundle 3 45"),
    ])
  }

  @Test func aNumberWithoutACurrencyCanBeAPriceOrANumberOfPacks() {
    #expect(
      answers("kawa 500 g 3,99 zł 3 za 2", "pl_PL")
        == ["offer", "500 g 3.99, multibuy 3 2", "500 g 3.99"])
    #expect(
      answers("kawa 500 g 3,99 zł 3 za 2 maks. 6", "pl_PL")
        == ["offer", "500 g 3.99, multibuy 3 2 limit 6", "500 g 3.99"])
    checkOffers([
      ("pl_PL", "kawa 500 g 3,99 zł 2 za 5 zł", "500 g 3.99, bundle 2 5"),
      ("pl_PL", "kawa 500 g 3,99 zł 2 za 5,50", "500 g 3.99, bundle 2 5.5"),
    ])
  }

  @Test func packsForFreeAreNotCountedAsPieces() {
    let answers = answers("eggs 12 £3 2+1 free", "en_GB")
    #expect(answers.contains("12 piece 3, multibuy 3 2"), "\(answers)")
  }

  @Test func theSinglePackAndTheCaseHaveTheirOwnPrice() {
    let answers = ["offer", "750 mL 11.99", "9000 mL 129.99"]
    #expect(self.answers("wine 750ml £11.99 case of 12 £129.99", "en_GB") == answers)
    #expect(self.answers("wine 750ml 11.99 case of 12 129.99", "en_GB") == answers)
  }

  @Test func packsForALargerNumberAreOfferedAsPieces() {
    #expect(answers("lemons 2 for 5", "en_US") == ["offer", "2 piece 5"])
  }

  @Test func anAdditionalPercentageIsAQuestion() {
    #expect(
      answers("oats 500 g £3.99 20% extra", "en_GB")
        == ["offer", "500 g 3.99, bonus 20%", "500 g 3.99"])
  }

  @Test func packsForThePriceOfFewerInJapanese() {
    checkOffers([
      ("ja_JP", "お茶 500ml 150円 3個で2個分", "500 mL 150, multibuy 3 2"),
      ("ja_JP", "お茶 500ml 150円 3個で2個分 お一人様5点まで", "500 mL 150, multibuy 3 2 limit 5"),
      ("ja_JP", "お茶 500ml 150円 2個分の値段で3個、6個まで", "500 mL 150, multibuy 3 2 limit 6"),
      ("ja_JP", "お茶 500ml 150円 2個で280円", "500 mL 150, bundle 2 280"),
    ])
  }

  @Test func theCouponIsWorthWhatFollows() {
    checkOffers([
      ("de_DE", "500 g 3,99 € Gutschein 1 €", "500 g 3.99, coupon 1 1"),
      ("de_DE", "500 g 3,99 € Coupon 1 €", "500 g 3.99, coupon 1 1"),
      ("de_DE", "500 g 3,99 € 1 € Gutschein", "500 g 3.99, coupon 1 1"),
      ("de_DE", "1 € Gutschein 500 g 3,99 €", "500 g 3.99, coupon 1 1"),
      ("en_GB", "oats 500 g £3.99 coupon £1", "500 g 3.99, coupon 1 1"),
    ])
  }

  @Test(arguments: [
    ("en_US", "Chick 400 g 1.19, limit 2", "Chick limit 2"),
    ("en_US", "Chick 400 g 1.19, max 2", "Chick max 2"),
    ("en_US", "Chick 400 g 1.19, limit 2 per customer", "Chick limit 2 per customer"),
    ("en_US", "Chick 400 g $1.19 (max. 2)", "Chick (max. 2)"),
    ("en_US", "Max 3 Chick 400 g $1.19", "Max 3 Chick"),
    ("en_US", "10 free range eggs $2.99 limit 2", "free range eggs limit 2"),
    ("de_DE", "Huhn 400 g 1,19 max. 2 pro Haushalt", "Huhn max. 2 pro Haushalt"),
    ("fr_FR", "Poulet 400 g 1,19 € limité à 2", "Poulet limité à 2"),
    ("es_ES", "Pollo 400 g 1,19 máx. 2 por cliente", "Pollo máx. 2 por cliente"),
    ("ja_JP", "お茶 500ml 150円 お一人様5点まで", "お茶 お一人様5点まで"),
  ])
  func aLimitWithoutAnOfferIsInTheName(_ locale: String, _ line: String, _ name: String) {
    let outcome = Readers.read(line, locale, offers: .read).outcome
    guard case .product(let product) = outcome else {
      Issue.record("\(line) is read as \(outcome)")
      return
    }
    #expect(product.name == name && product.offer == nil)
  }

  @Test func aLimitFollowsTheOffer() {
    checkOffers([
      ("en_GB", "500 g 3.99 3 for 2, at most 6 packs", "500 g 3.99, multibuy 3 2 limit 6"),
      ("en_GB", "500 g 3.99 50 g extra, at most 6 packs", "500 g 3.99, bonus 50 g limit 6"),
      ("fr_FR", "500 g 3,99 € 3 pour 2, 6 paquets au maximum", "500 g 3.99, multibuy 3 2 limit 6"),
    ])
  }

  @Test func aLimitIsInBrackets() {
    checkOffers([
      ("en_GB", "rice 500 g £3.99 3 for 2 (max. 6)", "500 g 3.99, multibuy 3 2 limit 6"),
      ("en_GB", "rice 500 g 3.99 3 for 2 (limit 6)", "500 g 3.99, multibuy 3 2 limit 6"),
      (
        "en_GB", "rice 500 g £3.99 each or 3 for £10 (max. 6)", "500 g 3.99, bundle 3 10 limit 6"
      ),
      ("en_GB", "rice 500 g £3.99 20% off (limit 4)", "500 g 3.99, percent 20 limit 4"),
      ("en_GB", "rice 500 g £3.99 (max. 6)", "500 g 3.99"),
      ("en_GB", "rice 500 g £3.99 (3 for 2)", "500 g 3.99, multibuy 3 2"),
      ("en_GB", "rice 500 g £3.99 (2 for £5)", "500 g 3.99, bundle 2 5"),
      ("de_DE", "Reis 500 g 3,99 € 3 für 2 (höchstens 6)", "500 g 3.99, multibuy 3 2 limit 6"),
      ("fr_FR", "riz 500 g 3,99 € 3 pour 2 (maximum 6)", "500 g 3.99, multibuy 3 2 limit 6"),
      ("sv_SE", "ris 500 g 39,90 kr 3 för 2 (max 6)", "500 g 39.9, multibuy 3 2 limit 6"),
    ])
  }

  @Test func everyThirdPackIsTheThird() {
    checkOffers([
      ("en_GB", "rice 500 g £3.99 every 3rd at half price", "500 g 3.99, nth 3 50"),
      ("en_GB", "rice 500 g £3.99 every second one half price", "500 g 3.99, nth 2 50"),
      ("de_DE", "Reis 500 g 3,99 € jede dritte Packung zum halben Preis", "500 g 3.99, nth 3 50"),
      ("sv_SE", "ris 500 g 39,90 kr var tredje till halva priset", "500 g 39.9, nth 3 50"),
      ("es_ES", "arroz 500 g 3,99 € cada 2ª unidad a mitad de precio", "500 g 3.99, nth 2 50"),
    ])
    let outcome = Readers.read(
      "rice 500 g £3.99 every 3rd at half price", "en_GB", offers: .read
    ).outcome
    guard case .product(let product) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(product.name == "rice")
  }

  @Test func aCouponNeedsPacks() {
    checkOffers([
      ("fr_FR", "riz 500 g 3,99 € coupon 2 € à partir de 3", "500 g 3.99, coupon 2 3"),
      ("fr_FR", "riz 500 g 3,99 € bon de réduction 2 € dès 3 achetés", "500 g 3.99, coupon 2 3"),
    ])
  }

  /// Words and a number after an offer can be a condition, so the offer isn't certain.
  @Test func aConditionOfAnOfferIsAQuestion() {
    let rows: [(String, String)] = [
      ("en_GB", "rice 1 kg £2 20% off as long as you take 2"),
      ("en_GB", "coffee 200 g £6 3 for 2 max 0"),
      ("de_DE", "Reis 1 kg 2 € 20 % ab 3"),
      ("es_ES", "arroz 1 kg 1,50 € 20% dto. en 2 unidades"),
      ("it_IT", "pasta 500 g 0,99 € sconto 20% con 2 pezzi"),
      ("nl_NL", "hagelslag 400 g € 2,49 25% korting bij 2 stuks"),
      ("ar_EG", "شوفان 500 غرام 12.50 ج.م. خصم 20% عند شراء 2"),
    ]
    for (locale, line) in rows { #expect(answers(line, locale).first == "offer", "\(line)") }
  }

  @Test func otherNumbersAfterAnOfferAreNotConditions() {
    checkOffers([
      ("en_GB", "coffee 200 g £4.99 3 for 2 10 capsules", "200 g 4.99, multibuy 3 2"),
      ("en_GB", "coffee 200 g £4.99 3 for 2 Dolce Gusto No 7", "200 g 4.99, multibuy 3 2"),
      ("en_GB", "coffee 200 g £4.99 20% off, 3 days only", "200 g 4.99, percent 20"),
      ("en_GB", "crisps minus 30% fat 150 g 1.99", "150 g 1.99"),
    ])
  }

  /// The number of packs of a condition is not a price.
  @Test func theNumberOfAConditionCountsPacks() {
    let rows: [(String, String, String, [String])] = [
      ("pl_PL", "makaron 500 g 4,99 zł rabat 20% przy zakupie 2", "500 g 4.99", ["bundle 2 7.98"]),
      ("cs_CZ", "kuře 1 kg 19,90 Kč sleva 20 % při koupi 2", "1 kg 19.9", ["bundle 2 31.84"]),
      ("ru_RU", "рис 1 кг 89,90 ₽ скидка 20% при покупке 2", "1 kg 89.9", ["bundle 2 143.84"]),
      ("fi_FI", "limu 1,5 l 2,19 € alennus 20 % kun ostat 2", "1.5 L 2.19", ["bundle 2 3.5"]),
      // The money can be taken off once, or off each pack.
      (
        "en_US", "cereal 18 oz $4.99 save $1 on 2", "18 oz 4.99", ["coupon 1 2", "bundle 2 7.98"]
      ),
    ]
    for (locale, line, product, offers) in rows {
      let expected = ["offer"] + offers.map { product + ", " + $0 } + [product]
      #expect(answers(line, locale) == expected, "\(line)")
    }
  }

  @Test func aReductionOfSeveralPacksIsAQuestion() {
    #expect(
      answers("rice 1 kg £2 £1 off 2", "en_GB")
        == ["offer", "1 kg 2, coupon 1 2", "1 kg 2"])
  }

  @Test func couponsNameTheirPacks() {
    checkOffers([
      ("en_GB", "rice 1 kg £2 coupon 50p from 2", "1 kg 2, coupon 0.5 2"),
      ("en_GB", "rice 1 kg £2 coupon 50p min 2", "1 kg 2, coupon 0.5 2"),
      ("de_DE", "Reis 1 kg 2 € Coupon 0,50 € ab 2", "1 kg 2, coupon 0.5 2"),
      ("de_DE", "Reis 1 kg 2 € Gutschein 2 € ab 3 Packungen", "1 kg 2, coupon 2 3"),
      ("es_ES", "arroz 1 kg 1,50 € cupón 0,40 € a partir de 2", "1 kg 1.5, coupon 0.4 2"),
    ])
  }

  /// The words with which the window shows a coupon.
  @Test func couponsAreReadInTheWordsOfTheWindow() {
    checkOffers([
      ("en_GB", "rice 1 kg £2.00 £0.50 off once if you buy 2 packs", "1 kg 2, coupon 0.5 2"),
      ("en_GB", "rice 1 kg £2.00 £0.50 off once for 2 packs", "1 kg 2, coupon 0.5 2"),
      (
        "fr_FR", "riz 1 kg 2,00 € 0,50 € de remise, une seule fois, dès 2 paquets",
        "1 kg 2, coupon 0.5 2"
      ),
      ("fr_FR", "riz 1 kg 2,00 € 0,50 € de remise, une seule fois", "1 kg 2, coupon 0.5 1"),
      (
        "es_ES", "arroz 1 kg 2,00 € 0,50 € de descuento una sola vez al comprar 2 paquetes",
        "1 kg 2, coupon 0.5 2"
      ),
      (
        "it_IT", "riso 1 kg 2,00 € 0,50 € di sconto una sola volta acquistando 2 confezioni",
        "1 kg 2, coupon 0.5 2"
      ),
      (
        "pt_BR", "arroz 1 kg R$ 2,00 R$ 0,50 de desconto, uma única vez, na compra de 2 embalagens",
        "1 kg 2, coupon 0.5 2"
      ),
    ])
  }

  @Test func limitsHaveManyWords() {
    checkOffers([
      ("nb_NO", "havregryn 1 kg 24,90 kr 3 for 2 maks. 6", "1 kg 24.9, multibuy 3 2 limit 6"),
      ("da_DK", "havregryn 1 kg 15,95 kr 20% rabat maks. 6", "1 kg 15.95, percent 20 limit 6"),
      (
        "fr_FR", "café 250 g 3,50 € -20 % (dans la limite de 5 par foyer)",
        "250 g 3.5, percent 20 limit 5"
      ),
      ("ja_JP", "オートミール 500g 398円 20%引き お1人様5個限り", "500 g 398, percent 20 limit 5"),
      (
        "de_DE", "Kaffee 500 g 6,99 € 20 % Rabatt, nicht mehr als 5",
        "500 g 6.99, percent 20 limit 5"
      ),
      ("de_DE", "Reis 1 kg 2 € 3 für 2 bis zu 6 Packungen", "1 kg 2, multibuy 3 2 limit 6"),
      ("en_GB", "coffee 200 g £6 20% off, no more than 3", "200 g 6, percent 20 limit 3"),
      ("en_GB", "coffee 200 g £6 20% off, up to 3 packs", "200 g 6, percent 20 limit 3"),
    ])
  }

  @Test func reductionsHaveManyWords() {
    checkOffers([
      ("en_GB", "oats £3.99 500 g minus 20%", "500 g 3.99, percent 20"),
      ("de_DE", "Reis 1 kg 2 € abzüglich 20 %", "1 kg 2, percent 20"),
      ("tr_TR", "Deterjan 4 kg 299,90 %25 indirim", "4 kg 299.9, percent 25"),
      ("pl_PL", "Domestos 1250 ml 9,99 taniej 25%", "1250 mL 9.99, percent 25"),
      ("pl_PL", "ser 300 g 9,99 -20% drugi produkt", "300 g 9.99, nth 2 20"),
      ("sv_SE", "Choklad 100 g 19:90 välj 3 betala för 2", "100 g 19.9, multibuy 3 2"),
      ("fr_FR", "Camembert 250g 2 achetés + 1 offert 2,65 €", "250 g 2.65, multibuy 3 2"),
      ("es_ES", "Pienso 7,5 kg 24,95 € con cupón de 5 €", "7.5 kg 24.95, coupon 5 1"),
      ("fr_FR", "riz 1 kg 2 € 3 achetés dont 1 offert", "1 kg 2, multibuy 3 2"),
      ("zh_CN", "大米 1kg 20元 买3付2", "1 kg 20, multibuy 3 2"),
      ("fi_FI", "kahvi 500 g 5,00 € osta 2 saat 1 ilmaiseksi", "500 g 5, multibuy 3 2"),
      ("en_GB", "oats £3.99 500 g extra 100 g free", "500 g 3.99, bonus 100 g"),
    ])
    #expect(
      answers("milk 2 l £1.45 20% extra free", "en_GB")
        == ["offer", "2 L 1.45, bonus 20%", "2 L 1.45"])
  }

  @Test func wordsOfDescriptionsAreNotOffers() {
    checkOffers([
      ("en_GB", "olive oil 500 ml extra virgin 5.99", "500 mL 5.99"),
      ("en_GB", "£5.99 olive oil 500 ml extra virgin", "500 mL 5.99"),
      ("de_DE", "Creme 250 ml extra feucht 3,99", "250 mL 3.99"),
      ("fr_FR", "huile 50 cl en plus 3,99 €", "50 cL 3.99"),
    ])
  }
}
