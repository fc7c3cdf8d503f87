import PerCore
import Testing

/// Lines whose offer is a question, limits of offers, coupons, and taxes without a rate.
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

  @Test func aLimitIsBehindTheOffer() {
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

  @Test func wordsOfDescriptionsAreNoOffers() {
    checkOffers([
      ("en_GB", "olive oil 500 ml extra virgin 5.99", "500 mL 5.99"),
      ("en_GB", "£5.99 olive oil 500 ml extra virgin", "500 mL 5.99"),
      ("de_DE", "Creme 250 ml extra feucht 3,99", "250 mL 3.99"),
      ("fr_FR", "huile 50 cl en plus 3,99 €", "50 cL 3.99"),
    ])
  }

  @Test func aTaxWithoutARateIsNotPartOfTheName() {
    for (locale, line) in [
      ("en_US", "beans 400 g 1.20 plus tax"), ("en_US", "beans 400 g $1.20 + tax"),
      ("en_US", "beans 400 g $1.20 plus sales tax"), ("en_GB", "beans 400 g £1.20 excl. VAT"),
      ("de_DE", "beans 400 g 1,20 € zzgl. MwSt."), ("de_DE", "beans 400 g 1,20 € + MwSt."),
      ("fr_FR", "beans 400 g 1,20 € hors TVA"), ("es_ES", "beans 400 g 1,20 € + IVA"),
      ("it_IT", "beans 400 g 1,20 € + IVA"), ("pt_PT", "beans 400 g 1,20 € + IVA"),
    ] {
      guard case .product(let product) = Readers.read(line, locale, offers: .read).outcome else {
        Issue.record("\(line)")
        continue
      }
      #expect(product.name == "beans", "\(locale): \(line)")
      #expect(product.price == Rational(6) / Rational(5))
    }
  }
}
