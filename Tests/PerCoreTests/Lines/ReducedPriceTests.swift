import PerCore
import Testing

/// Percentages: reductions of the price, and contents of the product.
@Suite struct ReducedPriceTests {
  @Test func aWordOfReductionBesideAPercentageIsAsked() {
    checkOffers([
      ("en_GB", "Butter 250g reduced by 25% £1.50", "ask offer"),
      ("en_GB", "Butter 250g clearance 40% £1.50", "ask offer"),
      ("en_GB", "Crisps 150g now 20% lower £1.50", "ask offer"),
      ("de_DE", "Butter 250 g Aktion 25% 1,49", "ask offer"),
      ("de_DE", "Butter 250 g reduziert um 25 % 1,49", "ask offer"),
      ("de_DE", "Butter 250 g minus 25 % 1,49", "ask offer"),
      ("fr_FR", "Beurre 250 g promo 25 % 1,49", "ask offer"),
      ("fr_FR", "Beurre 250 g soldé à 40 % 1,49", "ask offer"),
      ("es_ES", "Leche 1 l oferta 25% 0,99", "ask offer"),
      ("es_ES", "Leche 1 l con 25% menos 0,99", "ask offer"),
      ("it_IT", "Latte 1 l ribassato del 20% 0,99", "ask offer"),
      ("it_IT", "Pasta 500 g 0,99 al 30%", "ask offer"),
      ("nl_NL", "Melk 1 l afgeprijsd met 35% 0,99", "ask offer"),
      ("pt_PT", "Leite 1 l promoção 20% 0,99", "ask offer"),
      ("pl_PL", "Mleko 1 l tańsze o 20% 2,99", "ask offer"),
      ("pl_PL", "Mleko 1 l wyprzedaż 50% 2,99", "ask offer"),
      ("sv_SE", "Mjölk 1 l nedsatt 30% 9,90", "ask offer"),
      ("nb_NO", "Melk 1 l 30 % avslag 9,90", "ask offer"),
      ("da_DK", "Mælk 1 l nedsat 30% 9,95", "ask offer"),
      ("fi_FI", "Maito 1 l 30 % alesta 0,99", "ask offer"),
      ("cs_CZ", "Mléko 1 l zlevněno o 30 % 19,90", "ask offer"),
      ("ru_RU", "Молоко 1 л уценка 30% 89,90", "ask offer"),
      ("zh_CN", "牛奶 1L 降价30% 12元", "ask offer"),
      ("ja_JP", "牛乳 1L 値下げ30% 198円", "ask offer"),
    ])
  }

  @Test func aPercentageProvesWhichPriceIsReduced() {
    checkOffers([
      ("it_IT", "Biscotti 700 g € 2,50 -30% € 1,75", "700 g 1.75"),
      ("de_DE", "Eis 900 ml 2,99 -33% 1,99", "900 mL 1.99"),
      ("fr_FR", "Café 250 g 4,00 € 3,00 € -25%", "250 g 3"),
      ("en_GB", "-50% Tea 100 g £2.00 £1.00", "100 g 1"),
      ("de_DE", "Eis 900 ml 2,99 -50% 1,99", "ask offer"),
      ("fr_FR", "Café 250 g 4,00 € le 2e -25% 3,00 €", "ask offer"),
    ])
    checkLines([("de_DE", "Eis 900 ml 2,99 € -33% 1,99 €", "900 mL 1.99")])
  }

  @Test func aContentIsPartOfTheName() {
    checkOffers([
      ("de_DE", "Milch 3,5 % Fett 1 l 1,19", "1 L 1.19"),
      ("de_DE", "Vodka 40% 0,7 l 9,99", "0.7 L 9.99"),
      ("de_DE", "85% Schokolade 100 g 1,99", "100 g 1.99"),
      ("de_DE", "100% Orangensaft 1 l 1,99", "1 L 1.99"),
      ("de_DE", "Aktion 45 % Fett i.Tr. Gouda 400 g 3,99", "400 g 3.99"),
      ("en_GB", "Jeans 98% cotton 1 piece £20", "1 piece 20"),
      ("en_GB", "Crisps 30% less fat 150g £1.50", "150 g 1.5"),
      ("fr_FR", "Biscuits 30% de sucres en moins 200 g 1,99", "200 g 1.99"),
      ("fr_FR", "Beurre demi-sel 80% 250 g 1,99", "250 g 1.99"),
      ("es_ES", "Patatas con 30% menos de grasa 150 g 1,50", "150 g 1.5"),
      ("it_IT", "Burro con sale 80% 250 g 1,99", "250 g 1.99"),
      ("it_IT", "Cioccolato fondente al 50% 100 g 1,99", "100 g 1.99"),
      ("nl_NL", "Jam 50% minder suiker 400 g 1,99", "400 g 1.99"),
      ("ru_RU", "Молоко 3,2% акция 1 л 89,90", "1 L 89.9"),
      ("pl_PL", "Promocja śmietana 18% 400 g 3,99", "400 g 3.99"),
    ])
  }

  @Test func aPriceForMembersIsAsked() {
    checkOffers([
      ("en_GB", "Ketchup 460g £2.75 only £2 with Clubcard", "ask offer"),
      ("en_US", "Member price $3.49 reg $4.49 eggs 12 ct", "ask offer"),
      ("de_DE", "Kaffee 500 g 5,99 € jetzt 4,99 € mit App", "ask offer"),
      ("sv_SE", "Kaffe 450 g 59,90 kr medlemspris 49,90 kr", "ask offer"),
      ("en_GB", "Members mark coffee 200g £5", "200 g 5"),
    ])
  }

  @Test func theContentOfAProductIsNotAReduction() {
    checkLines([
      ("pl_PL", "Wódka 40% promocja 0,5 l 29,99", "0.5 L 29.99"),
      ("pl_PL", "Śmietana 18% promocja 200 g 3,49", "200 g 3.49"),
      ("ru_RU", "Сметана 20% акция 300 г 89,90", "300 g 89.9"),
      ("ru_RU", "Сливки Петмол 10% акция 500 мл 99 ₽", "500 mL 99"),
      ("de_DE", "Sahne 30 % Aktion 200 g 0,89", "200 g 0.89"),
      ("en_GB", "Vodka 40% sale 70 cl £14.99", "70 cL 14.99"),
      // The percentage does not fit the product, or is not next to its name.
      ("ru_RU", "Молоко 20% акция 1 л 89,90", "ask offer 1 L 89.9"),
      ("pl_PL", "Wódka 20% promocja 0,5 l 29,99", "ask offer 0.5 L 29.99"),
      ("pl_PL", "Wódka 0,5 l 40% promocja 29,99", "ask offer 0.5 L 29.99"),
    ])
  }

  @Test func theUnitPriceTellsTheReducedPrice() throws {
    checkLines([
      ("de_DE", "Butter 250 g (1 kg = 7.96) 1.99 3.49", "250 g 1.99"),
      ("de_DE", "Butter 250 g 1,99 € 3,49 € (1 kg = 7,96 €)", "250 g 1.99"),
      // The lower price can have a condition.
      ("de_DE", "Butter 250 g 1,99 € 3,49 € (1 kg = 13,96 €)", "ask offer 250 g"),
      ("de_DE", "Butter 250 g 1,99 € 3,49 € (1 kg = 9,96 €)", "ask offer 250 g"),
    ])
    for line in [
      "Butter 250 g Lidl Plus 1,99 3,49 (1 kg = 7,96)", "Kaffee 500 g 3,99 Abo 5,99 (1 kg = 7,98)",
      "Butter 250 g App 1,99 € 3,49 € (1 kg = 7,96 €)",
    ] {
      guard case .ask = Readers.read(line, "de_DE").outcome else {
        Issue.record("\(line) has a condition")
        continue
      }
    }
    let product = try Readers.product("Butter 250 g (1 kg = 7.96) 1.99 3.49", "de_DE")
    #expect(product.name == "Butter")
  }
}
