import PerCore
import Testing

/// Lines of leaflets, shelf labels and receipts, each with the reason for which it is hard to read.
@Suite struct ShopLineTests {
  /// The names, amounts and offers of the answers to a question: "Cola: 1 L 0.89".
  private func answers(_ line: String, _ locale: String) -> [String] {
    let reader = LineReader(
      notation: LineNotation(locale: locale) ?? LineNotation(), offers: .read)
    guard case .ask(_, _, let candidates) = reader.read(line).outcome else { return [] }
    return candidates.map { candidate in
      let summary = offerSummary(candidate)
      return candidate.name.isEmpty ? summary : "\(candidate.name): \(summary)"
    }
  }

  @Test func onlyDrinksAreMultipliedByALooseCount() {
    checkOffers([
      ("en_US", "Gatorade 8 ct 20 oz bottles $6.99", "160 oz 6.99"),
      ("en_US", "Bagels 6 ct 20 oz bags $5.00", "ask total"),
      ("en_US", "Nuts 12 pack 20 oz bags $5.00", "ask total"),
      ("en_US", "Water 24/16.9 oz bottles $5.00", "405.6 oz 5"),
      ("en_US", "Shrimp 26/20 oz $5.00", "ask range"),
      ("de_DE", "Thunfisch 10er 210 g 9,99", "ask total"),
      ("de_DE", "Merci 20er 250 g 2,99", "250 g 2.99"),
    ])
  }

  @Test func aLimitStandsAfterThePrice() {
    checkOffers([
      ("da_DK", "Kylling 900 g 69,95 Max 4 pk.", "900 g 69.95"),
      ("en_US", "$5.99 12 oz Pepsi Max 24 pack", "288 oz 5.99"),
      ("de_DE", "5,99 € 0,33 l Pepsi Max 6 Flaschen", "ask total"),
    ])
  }

  @Test func aPercentageAfterTwoPacksReducesTheSecond() {
    checkOffers([
      ("en_US", "BOGO 50% Fish Oil 120 softgels $15.99", "120 capsule 15.99, nth 2 50"),
      ("en_US", "Fish Oil 120 softgels $15.99 Buy 1 Get 1 50%", "120 capsule 15.99, nth 2 50"),
      ("en_GB", "BOGO 40% Chips 200 g £3.99", "200 g 3.99, nth 2 40"),
      ("nl_NL", "Chips 200 g 3,99 1+1 50%", "ask offer"),
      ("de_DE", "Chips 200 g 3,99 1+1 -50%", "ask offer"),
    ])
  }

  @Test func aPriceWithoutDecimalsIsExactBesideItsUnitPrice() {
    checkOffers([
      ("de_CH", "Reis 1kg 1.–/100g -.10", "1 kg 1"),
      ("de_CH", "Reis 1kg 1.-/100g 0.10", "1 kg 1"),
      ("fr_CH", "Riz 1kg 2.–/100g 0.20", "1 kg 2"),
      ("da_DK", "Ris 1 kg 10,-/100 g 1,00", "1 kg 10"),
    ])
  }

  @Test func aPriceOfOnePackIsAQuestion() {
    checkOffers([
      ("de_DE", "Dosenmilch 3 x 340 g je 0,99", "ask price"),
      ("de_DE", "Joghurt 6 x 150 g 0,39 das Stück", "ask price"),
      ("de_DE", "6 Flaschen Saft 1 l à 1,29", "ask total"),
      ("en_US", "Beans 4 x 15 oz 0.99 each", "ask price"),
      ("en_US", "Beans 4 x 15 oz @ 0.99", "ask price"),
      ("en_US", "Beans, 15 oz x 4 @ 0.99", "ask price"),
      ("it_IT", "Yogurt 4x125 g 0,45 cad.", "ask price"),
      ("pl_PL", "Jogurt 4 x 150 g po 1,99", "ask price"),
      ("sv_SE", "Yoghurt 4 x 125 g 5,90 st", "ask price"),
      ("tr_TR", "Yoğurt 4x150 g tanesi 12,50", "ask price"),
      ("es_ES", "Agua 1,5 l 6 uds x 0,35 €", "ask offer"),
      ("de_DE", "Eier 10 Stück 1,99", "10 piece 1.99"),
      ("de_DE", "Hafer 500 g je 1,99", "500 g 1.99"),
      ("de_DE", "3 Stück je 90 g 1,99", "270 g 1.99"),
    ])
  }

  @Test func packsWhosePriceIsForAllAreMultiplied() {
    checkOffers([
      ("en_GB", "Milk 0.5 l x 4 2.00", "2 L 2"), ("en_GB", "Rice 2.5 kg x 4 £10", "10 kg 10"),
      ("de_DE", "Bier 0,5 l x 20 10,00 €", "10 L 10"),
    ])
  }

  @Test func aWordAfterADepositCanIncludeSomethingElse() {
    checkOffers([
      ("de_DE", "Wasser 12 x 0,7 l 4,99 € zzgl. Pfand 3,30 € inkl. MwSt.", "8.4 L 4.99"),
      ("de_DE", "Cola 1 l 1,09 Pfand 0,15 € inkl. Deckel", "1 L 1.09"),
    ])
  }

  @Test func aPercentageCanBelongToAReducedPrice() {
    checkOffers([
      ("de_DE", "Lavazza Crema 1kg Aktion 11,99 (-29%)", "ask offer"),
      ("de_DE", "Kaffee 500 g 4,99 € (-20 %)", "ask offer"),
      ("en_GB", "Coffee 500 g now £4.99 -20%", "ask offer"),
      ("fr_FR", "Café 500 g promo 4,99 € -20%", "ask offer"),
    ])
    #expect(
      answers("Kaffee 500 g 4,99 € (-20 %)", "de_DE") == [
        "Kaffee: 500 g 4.99", "Kaffee: 500 g 4.99, percent 20",
      ])
  }

  @Test func aReductionThatNeedsPacksIsAQuestion() {
    checkOffers([
      ("en_US", "Wine 750ml $9.99 10% off 6", "ask offer"),
      ("en_US", "Chips 8 oz $3.99 25% off 2", "ask offer"),
      ("en_GB", "Chips 200 g £3.99 25% off 3", "ask offer"),
    ])
  }

  @Test func aReductionOfSeveralPacksIsTheFirstAnswer() {
    for words in ["25% off when you buy 4", "25% off 4", "save 25% on 4"] {
      #expect(
        answers("Cereal 12 oz $4.00, " + words, "en_US") == [
          "Cereal: 12 oz 4, bundle 4 12", "Cereal: 12 oz 4",
        ], "\(words)")
    }
    #expect(
      answers("Starkist 2.6 oz pouch 1.50, 25% off 4", "en_US").first
        == "Starkist pouch: 2.6 oz 1.5, bundle 4 4.52")
    #expect(
      answers("Nudeln 500 g 2,00 € 20% Rabatt ab 3 Stück", "de_DE").first
        == "Nudeln: 500 g 2, bundle 3 4.8")
  }

  @Test func theHigherPriceIsForSeveralPacks() {
    checkOffers([
      ("de_DE", "Pizza 350g 2,99 € 2 Stück nur 5 €", "350 g 2.99, bundle 2 5"),
      ("de_DE", "Pizza 350g 2,99 € 3 nur 8 €", "ask offer"),
      ("it_IT", "Pizza 350g 2,99 € 2 pezzi solo 5,00 €", "350 g 2.99, bundle 2 5"),
      ("es_ES", "Pizza 350 g 2,99 € 2 uds sólo 5,00 €", "350 g 2.99, bundle 2 5"),
      ("en_US", "Pizza 12 oz $2.99 2 only $5.00", "ask offer"),
      ("fr_FR", "Pizza 350g 2,99 € les 2 5,00 €", "350 g 2.99, bundle 2 5"),
      ("fr_FR", "Pizza 350g 2,99 € les 2 : 5,00 €", "350 g 2.99, bundle 2 5"),
      ("fr_FR", "Savon 100 g 3,50 € les 2 : 6 €", "100 g 3.5, bundle 2 6"),
      ("fr_FR", "Pizza 350g 2,99 € les 2 seulement 5,00 €", "ask offer"),
    ])
  }

  @Test func theEqualsSignOfAnOfferIsRead() {
    checkOffers([
      ("ru_RU", "Семечки 3=2 300 г 120 ₽", "300 g 120, multibuy 3 2"),
      ("es_ES", "Gel 3=2 500 ml 2,50 €", "500 mL 2.5, multibuy 3 2"),
      ("fr_FR", "Danette chocolat 4=3 4x125 g 1,55 €", "500 g 1.55, multibuy 4 3"),
      ("de_DE", "Butter 250 g 1,99 1 kg = 7,96", "250 g 1.99"),
    ])
  }

  @Test func limitsCountPacks() {
    checkOffers([
      ("da_DK", "Kyllingebryst 900 g 69,95 Max 4 pk. pr. kunde", "900 g 69.95"),
      ("en_US", "Butter 16 oz $2.99 max 4 pk", "16 oz 2.99"),
      ("fr_FR", "Beurre 250 g 2,49 € limité à 4 lots par foyer", "250 g 2.49"),
      ("es_ES", "Mantequilla 250 g 2,49 € máx. 6 paquetes", "250 g 2.49"),
      ("pl_PL", "Masło 200 g 5,99 zł limit 6 opak.", "200 g 5.99"),
      ("fi_FI", "Voi 500 g 2,49 rajoitus 2 pkt/talous", "500 g 2.49"),
      ("de_DE", "Butter 250 g 1,59 nur 4 Packungen pro Haushalt", "250 g 1.59"),
      ("sv_SE", "Smör 500 g 2 för 70 kr max 1 köp", "500 g, bundle 2 70 limit 2"),
      // The name isn't a limit.
      ("en_GB", "Pepsi Max 24 pack 330 ml £9", "7920 mL 9"),
    ])
  }

  @Test func aPriceThatNeedsPacksIsAQuestion() {
    #expect(
      answers("Butter 250 g 1,29 ab 6 Stück", "de_DE").first == "Butter: 250 g, bundle 6 7.74")
    #expect(
      answers("Butter 16 oz $2.99 ea. when you buy 4", "en_US").first
        == "Butter: 16 oz, bundle 4 11.96")
    #expect(
      answers("Guaraná 2L R$ 8,99 a partir de 3 un R$ 7,49", "pt_BR").first
        == "Guaraná: 2 L 8.99, bundle 3 22.47")
    checkOffers([
      ("en_US", "Doritos 9.25 oz $4.29 4/$10 when you buy 4", "9.25 oz 4.29, bundle 4 10")
    ])
  }

  @Test func thePriceOfTheSecondPackIsNotForTwo() {
    #expect(
      answers("Cola 1,5 l 2,29 das 2. für 1 €", "de_DE").first == "Cola: 1.5 L 2.29, bundle 2 3.29")
    #expect(
      answers("Cola 1,5 l 22,90 andra för 1 kr", "sv_SE").first
        == "Cola: 1.5 L 22.9, bundle 2 23.9")
    #expect(
      answers("Caffè 250 g 4 € il secondo a 1 €", "it_IT").first == "Caffè: 250 g 4, bundle 2 5")
    #expect(
      answers("Coffee 200g £4, 2nd one £1", "en_GB").first == "Coffee: 200 g 4, bundle 2 5")
    #expect(
      answers("le deuxième à 1 € Café 250 g 4 €", "fr_FR").first == "Café: 250 g 4, bundle 2 5")
  }

  @Test func theOldAndTheNewPriceCanComeBeforeTheName() {
    checkOffers([
      ("es_ES", "Antes 4,99 ahora 3,49 Galletas 400 g", "400 g 3.49"),
      ("pl_PL", "było 12,99 jest 9,99 Ser 300 g", "300 g 9.99"),
    ])
  }

  @Test func packsOfAsManyPiecesAreMultiplied() {
    #expect(
      answers("Mouchoirs 10 étuis de 10 1,25 €", "fr_FR") == [
        "Mouchoirs: 100 piece 1.25", "Mouchoirs: 10 piece 1.25",
      ])
  }

  @Test func turkishWordsAreRead() {
    checkOffers([
      ("tr_TR", "Yumurta 30 adet 129,90 TL", "30 piece 129.9"),
      ("tr_TR", "Yumurta 30'lu 129,90 TL", "30 piece 129.9"),
      ("tr_TR", "Kıyma yarım kilo 180 TL", "0.5 kg 180"),
      ("tr_TR", "Zeytin 400 g süzme ağırlığı 250 g 89,90 TL", "250 g 89.9"),
      ("tr_TR", "Deterjan 4 kg 26 yıkama 199 TL", "4 kg 199"),
      ("tr_TR", "Toplam 456,75 TL", "refuse none"),
    ])
  }

  @Test func anIncludedDepositIsAQuestion() {
    checkOffers([
      ("de_DE", "Wasser 12 x 0,7 l inkl. 3,30 Pfand 8,29", "ask price"),
      ("de_DE", "Wasser 12 x 0,7 l mit Pfand 3,30 8,29", "ask price"),
      ("fr_FR", "Bière 6x33cl 4,99 € consigne 0,60 € incluse", "ask price"),
      ("pl_PL", "Woda 1,5 l 2,49 zł z kaucją 0,50 zł", "ask price"),
    ])
    #expect(
      answers("Wasser 12 x 0,7 l inkl. 3,30 Pfand 8,29", "de_DE") == [
        "Wasser: 8.4 L 8.29", "Wasser: 8.4 L 4.99",
      ])
  }

  @Test func aQuestionKeepsTheOffer() {
    #expect(
      answers("Dairylea x8 140g £1.50 any 2 for £2.50", "en_GB") == [
        "Dairylea: 1120 g 1.5, bundle 2 2.5", "Dairylea: 140 g 1.5, bundle 2 2.5",
      ])
    #expect(
      answers("Lynx 250ml £4.40, 2 for £6, save £2.80", "en_GB").first
        == "Lynx: 250 mL 4.4, bundle 2 6")
    #expect(
      answers("Koffie 2x 500 g 1+1 gratis 15,98", "nl_NL").first
        == "Koffie: 1000 g 15.98, multibuy 2 1")
  }

  @Test func aPackBetweenTwoPricesBelongsToTheSecond() {
    #expect(
      answers("Leche 1 L 0,89 € (pack 6 ud. 5,34 €)", "es_ES") == [
        "Leche: 1 L 0.89", "Leche: 6 L 5.34",
      ])
    #expect(
      answers("Cola 1 l 0,89 € 6er-Pack 5,34 €", "de_DE") == ["Cola: 1 L 0.89", "Cola: 6 L 5.34"])
    #expect(
      answers("Woda 1,5 l 1,99 zł 6-pak 9,99 zł", "pl_PL") == [
        "Woda: 1.5 L 1.99", "Woda: 9 L 9.99",
      ])
  }

  @Test func packsAreFreeInLargerNumbers() {
    checkOffers([
      ("nl_NL", "4+2 gratis Grolsch 50cl 1,19", "50 cL 1.19, multibuy 6 4"),
      ("de_DE", "Hafer 500 g 3,99 1+2 gratis", "500 g 3.99, multibuy 3 1"),
      ("en_US", "Soda 12 fl oz $3.99 buy 2 get 3 free", "12 floz-us 3.99, multibuy 5 2"),
      ("sv_SE", "Tag 3 betala för 2 Marabou 200 g 29,90", "200 g 29.9, multibuy 3 2"),
    ])
  }

  @Test func theNameKeepsItsSignsAndLetters() {
    let rows = [
      ("de_DE", "Ariel Pods Universal+ 38 WL 9,99", "Ariel Pods Universal+"),
      ("en_GB", "Sun cream SPF 50+ 200ml £5", "Sun cream SPF 50+"),
      ("nl_NL", "Kaas 48+ 500 g 5,99", "Kaas 48+"),
      ("en_GB", "Vitamin A 50 ml £9.99", "Vitamin A"),
      ("de_DE", "Brita Maxtra Pro 3 Stück 14,99", "Brita Maxtra Pro"),
      ("it_IT", "Prosciutto crudo all'etto € 3,20", "Prosciutto crudo"),
      ("de_DE", "Hackfleisch 500-g-Packung 3,99", "Hackfleisch"),
      ("de_DE", "GARNIER Protection 5 Deo Roll-on 50 ml 2,99", "GARNIER Protection 5 Deo Roll-on"),
      ("es_ES", "Pizza 4 quesos 400 g 2,49 €", "Pizza 4 quesos"),
      ("fr_FR", "500 g de fraises 3,99 €", "fraises"),
      ("en_US", "Gallon of milk $3.49", "milk"),
      ("de_DE", "BUTTER 250G 2,29 B", "BUTTER"),
      ("it_IT", "LATTE INT 1L 1,59 A", "LATTE INT"),
      ("en_US", "KS ALMONDS 3LB 12.99 E", "KS ALMONDS"),
    ]
    for (locale, line, name) in rows {
      guard case .product(let product) = Readers.read(line, locale).outcome else {
        Issue.record("\(line)")
        continue
      }
      #expect(product.name == name)
    }
  }

  @Test func theNumberOfAnUnknownWordStaysInTheName() {
    #expect(
      answers("Smeerkaas 8 puntjes 140 g 1,29", "nl_NL").last == "Smeerkaas 8 puntjes: 140 g 1.29")
    #expect(answers("3 Gläschen 190 g 2,97", "de_DE").last == "3 Gläschen: 190 g 2.97")
    #expect(
      answers("Compote 4 berlingots 90 g 1,70 €", "fr_FR").last == "Compote 4 berlingots: 90 g 1.7")
  }
}
