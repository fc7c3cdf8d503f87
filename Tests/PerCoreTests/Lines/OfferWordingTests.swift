import PerCore
import Testing

/// The wordings of offers, and the same words where they are none.
@Suite struct OfferWordingTests {
  @Test func packsForFewer() {
    checkOffers([
      ("de_DE", "Joghurt 500 g 0,99 3 fuer 2", "500 g 0.99, multibuy 3 2"),
      ("de_DE", "Joghurt 500 g 2,99 2 fuer 5 €", "500 g 2.99, bundle 2 5"),
      ("de_DE", "Joghurt 500 g 0,99 € kaufe 2 erhalte 1 gratis", "500 g 0.99, multibuy 3 2"),
      ("es_ES", "Yogur 500 g 0,99 € lleve 3 pague 2", "500 g 0.99, multibuy 3 2"),
      ("es_ES", "Yogur 500 g 0,99 € 3 por 2", "500 g 0.99, multibuy 3 2"),
      ("es_ES", "Yogur 500 g 3 por 2 €", "500 g, bundle 3 2"),
      ("pt_PT", "Iogurte 500 g 0,99 € leve 3 pague 2", "500 g 0.99, multibuy 3 2"),
      ("it_IT", "Yogurt 500 g 0,99 € 3 per 2", "500 g 0.99, multibuy 3 2"),
      ("it_IT", "Lasagne 500 g 3,99 4 per 2 persone", "ask price"),
      ("it_IT", "Tovaglia 3 per 2 m 5,99", "2 m 5.99"),
    ])
  }

  @Test func anotherPackAtAReducedPriceIsNotFree() {
    checkOffers([
      ("en_US", "Tea 10 oz $8.00 BOGO half off", "10 oz 8, nth 2 50"),
      ("en_US", "Tea 10 oz $8.00 BOGO 50", "10 oz 8, nth 2 50"),
      ("en_US", "Tea 10 oz $8.00 B1G1 50% off", "10 oz 8, nth 2 50"),
      ("en_US", "Tea 10 oz $8.00 B2G1 50% off", "10 oz 8, nth 3 50"),
      ("en_US", "Tea 10 oz $8.00 Buy 1 get 1 half off", "10 oz 8, nth 2 50"),
      ("en_US", "Tea 10 oz $8.00 Buy 1 get 1 half", "10 oz 8, nth 2 50"),
      ("en_US", "Tea 10 oz $8.00 Buy 2 get 1 half-price", "10 oz 8, nth 3 50"),
      ("en_US", "Tea 10 oz $8.00 1+1 half off", "10 oz 8, nth 2 50"),
      ("en_US", "Tea 10 oz $8.00 2+1 half price", "10 oz 8, nth 3 50"),
      ("it_IT", "Tè 100 g 3,00 2+1 metà prezzo", "100 g 3, nth 3 50"),
      ("de_DE", "Tee 100 g 3,00 1+1 zur Hälfte", "100 g 3, nth 2 50"),
      ("nl_NL", "Thee 100 g 3,00 1+1 voor de helft", "100 g 3, nth 2 50"),
      ("fr_FR", "Thé 100 g 3,00 1+1 la moitié", "ask offer"),
      ("en_US", "Tea BOGO 50 g $8.00", "50 g 8, multibuy 2 1"),
      ("en_US", "BOGO half gallon milk $3.49", "0.5 gal-us 3.49, multibuy 2 1"),
    ])
  }

  @Test func hyphensJoinTheWordsOfAnOffer() {
    checkOffers([
      ("en_US", "Tea 10 oz $8.00 3-for-2", "10 oz 8, multibuy 3 2"),
      ("en_US", "Tea 10 oz $8.00 2-for-1", "10 oz 8, multibuy 2 1"),
      ("en_US", "Tea 10 oz 2-for-$5", "10 oz, bundle 2 5"),
      ("en_US", "Tea 10 oz $8.00 buy-one-get-one-free", "10 oz 8, multibuy 2 1"),
      ("de_DE", "Tee 100 g 2,99 3-für-2", "100 g 2.99, multibuy 3 2"),
      ("fr_FR", "Thé 100 g 2,99 € le 2e -50%", "100 g 2.99, nth 2 50"),
      ("en_US", "Tea 10 oz $8.00 3-in-1", "10 oz 8"),
    ])
  }

  @Test func wordsThatChangeAnOfferAreNotIgnored() {
    let offers: [(cell: String, offer: Offer.Terms?)] = [
      ("3 for 2", .multibuy(packs: 3, pay: 2)),
      ("Multibuy: 3 for 2", .multibuy(packs: 3, pay: 2)),
      ("BOGO half off", .nth(every: 2, percent: Rational(50))),
      ("Buy 2 get 2 half off", nil),
      ("B3G2 50% off", nil),
      ("2 for 1, the rest at half", nil),
    ]
    for (cell, offer) in offers {
      #expect(Readers.reader("en_US", offers: .read).offer(in: cell)?.terms == offer, "\(cell)")
    }
  }

  @Test func aPriceAfterASlashNeedsNoCurrency() {
    checkOffers([
      ("en_US", "Sale 2/$5 Cheerios 8.9 oz reg $4.29", "8.9 oz 4.29, bundle 2 5"),
      ("en_US", "Cheerios 8.9 oz regular $4.29 2 for $5", "8.9 oz 4.29, bundle 2 5"),
      ("es_ES", "Yogur 500 g 1 € segunda unidad 50%", "500 g 1, nth 2 50"),
      ("pt_PT", "Iogurte 500 g 1 € 2ª unidade 50%", "500 g 1, nth 2 50"),
      ("en_US", "Oats 500 g 3.99 or 2/7.00", "500 g 3.99, bundle 2 7"),
      ("en_US", "Oats 500 g 3.99 2/7.00", "500 g 3.99, bundle 2 7"),
      ("en_US", "Oats 500 g 2/7.00 or 3.99", "500 g 3.99, bundle 2 7"),
      ("en_US", "Oats 500 g 2/7.00", "500 g, bundle 2 7"),
      // A whole number is the price of several packs if these prices save something.
      ("en_US", "oranges 8lb bag 7.99 2/15", "8 lb 7.99, bundle 2 15"),
      ("en_US", "oranges 8lb bag 7.99 2/16", "8 lb 7.99"),
      ("en_US", "shrimp 2 lb 7.99 26/30", "2 lb 7.99"),
      // The product follows the price.
      ("fr_FR", "2 pour 5 yaourts 500g", "500 g, bundle 2 5"),
      ("en_GB", "2 for 5 yogurts 500 g", "500 g, bundle 2 5"),
      ("es_AR", "leche 1l $1.350 2da al 50%", "1 L 1350, nth 2 50"),
      ("en_US", "diapers 100 ct 49.99 minus $5 coupon", "100 piece 49.99, coupon 5 1"),
      ("de_DE", "Hafer 500 g 3,99 oder 2/7,00", "500 g 3.99, bundle 2 7"),
      ("fr_FR", "Avoine 500 g 3,99 ou 2/7,00", "500 g 3.99, bundle 2 7"),
      ("sv_SE", "Havre 500 g 49,90 2/89,00", "500 g 49.9, bundle 2 89"),
      ("en_US", "Oats 500 g 1.99 or 2/3.50", "500 g 1.99, bundle 2 3.5"),
      ("de_DE", "Hafer 500 g 1,99 oder 2/3,50", "500 g 1.99, bundle 2 3.5"),
      // The price of four is lower than that of one.
      ("en_US", "Oats 500 g 3.99 or 4/3.50", "ask offer"),
      ("en_US", "Wine 12/24.12 750 g 9.99", "ask offer"),
      ("en_US", "Prawns 400 g 26/30 9.99", "400 g 9.99"),
    ])
  }

  @Test func threeTimesTwoIsAskedWithTheOffer() {
    for (locale, line) in [
      ("es_ES", "Yogur 500 g 0,99 € 3 x 2"), ("it_IT", "Yogurt 500 g 0,99 € 3 x 2"),
      ("es_ES", "Yogur 500 g 0,99 € 3x2"),
    ] {
      let outcome = Readers.read(line, locale, offers: .read).outcome
      guard case .ask(.offer, _, let candidates) = outcome else {
        Issue.record("\(line) is read as \(outcome)")
        continue
      }
      let answers = candidates.map { offerSummary($0) }
      #expect(answers == ["500 g 0.99, multibuy 3 2", "500 g 0.99"], "\(line)")
    }
    checkOffers([
      ("es_ES", "Yogur 3 x 2 x 100 g 0,99", "600 g 0.99"),
      ("es_ES", "Yogur 3 x 2 packs 0,99", "6 piece 0.99"),
    ])
  }

  @Test func cheaperCanBeInThePrice() {
    checkOffers([
      ("de_DE", "Käse 500 g 3,99 20% billiger", "ask offer"),
      ("de_DE", "Käse 500 g 3,99 20% günstiger", "ask offer"),
      ("de_DE", "Käse 500 g 3,99 20% billiger als gestern", "ask offer"),
      ("de_DE", "Käse 500 g 3,99 bis zu 20% billiger", "ask offer"),
    ])
  }

  @Test func aPercentageThatExplainsTheLowerPriceIsNotAnOffer() {
    checkOffers([
      ("de_DE", "Käse 500 g statt 4,99 3,99 20% billiger", "500 g 3.99"),
      ("de_DE", "Käse 500 g statt 4,99 € 3,99 € 20% Rabatt", "500 g 3.99"),
      ("de_DE", "Käse 500 g statt 4,99 3,99 10% Rabatt", "ask offer"),
    ])
  }
}
