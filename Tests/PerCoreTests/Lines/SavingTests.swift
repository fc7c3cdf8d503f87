import Testing

/// What a line says about a reduction, beside the price that is paid or instead of it.
@Suite struct SavingTests {
  @Test func savingsAreToldBesideThePrice() {
    let rows: [LineRow<String>] = [
      ("en_GB", "Milk 1 l 0.99 save £1.50", "1 L 0.99"),
      ("en_GB", "save £1.50 Milk 1 l 0.99", "1 L 0.99"),
      ("en_GB", "Milk 1 l 0.99 save 1.50", "1 L 0.99"),
      ("en_GB", "Clotted cream 113g tub £2.10 save 40p", "113 g 2.1"),
      ("en_US", "Nuts 40oz $15.99 (save $4 thru 9/30)", "40 oz 15.99"),
      ("de_DE", "Kaffee 500 g 4,99 € Sie sparen 2,00 €", "500 g 4.99"),
      ("de_DE", "Kaffee 500 g 4,99 Ersparnis: 2,00 €", "500 g 4.99"),
      ("de_DE", "Kaffee 500 g 4,99 € 2,00 € gespart", "500 g 4.99"),
      ("fr_FR", "Café 500 g 4,99 € économisez 2 €", "500 g 4.99"),
      ("fr_FR", "Café 500 g 4,99 € soit 2 € d'économie", "500 g 4.99"),
      ("es_ES", "Café 500 g 4,99 € ahorra 2 €", "500 g 4.99"),
      ("it_IT", "Caffè 500 g 4,99 € risparmi 2 €", "500 g 4.99"),
      ("pl_PL", "Kawa 500 g 19,99 zł oszczędzasz 5 zł", "500 g 19.99"),
      ("sv_SE", "Kaffe 500 g 49,90 kr spara 10 kr", "500 g 49.9"),
      ("da_DK", "Kaffe 400 g 29,95 spar 20,-", "400 g 29.95"),
      ("fi_FI", "Kahvi 500 g 4,99 € säästä 1 €", "500 g 4.99"),
      ("ja_JP", "コーヒー 500g 498円 100円お得", "500 g 498"),
      ("nl_NL", "Koffie 500 g 4,99 u bespaart 1,00", "500 g 4.99"),
      ("fr_FR", "Café 500 g 4,99 € vous économisez 1 €", "500 g 4.99"),
      ("en_GB", "Coffee 200g was £6 now £4.50 save £1.50", "200 g 4.5"),
      ("de_DE", "Kaffee 500 g statt 5,99 jetzt 4,99 Ersparnis 1,00", "500 g 4.99"),
      ("ja_JP", "コーヒー 500g 通常598円→498円 100円お得", "500 g 498"),
    ]
    checkLines(rows)
    checkOffers(rows)
  }

  @Test func savingsWithAConditionAreQuestions() {
    checkLines([
      ("en_GB", "Shampoo 250ml £3.99 was £5.99 save £1", "ask offer 250 mL 3.99"),
      ("en_GB", "Coffee 200g was £6 now £4.50 save £2.50", "ask offer 200 g 4.5"),
      ("en_GB", "Coal 25kg £14.99 buy 3 save £3", "ask offer 25 kg 14.99"),
      ("en_GB", "Milk 1 l save £1.50", "ask offer 1 L"),
      ("en_US", "Save $1.50 coffee 30.5 oz $9.98", "ask offer 30.5 oz 9.98"),
      ("es_ES", "Ahorra 1 € café 500 g 3,99 €", "ask offer 500 g 3.99"),
    ])
  }

  @Test func halfPriceIsProvedByAnotherPrice() {
    let rows: [LineRow<String>] = [
      ("ja_JP", "牛乳 1L 198円→半額99円", "1 L 99"),
      ("ja_JP", "牛乳 1L 198円の半額 99円", "1 L 99"),
      ("ja_JP", "牛乳 1L 通常198円 半額 99円", "1 L 99"),
      ("en_GB", "Oats 500 g £4.00 half price £2.00", "500 g 2"),
      ("en_GB", "Oats 500 g half price £2.00 £4.00", "500 g 2"),
      ("de_DE", "Käse 500 g 4,00 € halber Preis 2,00 €", "500 g 2"),
      ("fr_FR", "Avoine 500 g 4,00 € à moitié prix 2,00 €", "500 g 2"),
    ]
    checkLines(rows)
    checkOffers(rows)
    checkLines([
      ("ja_JP", "牛乳 1000ml 100円 半額", "ask offer 1000 mL 100"),
      ("ja_JP", "牛乳 1L 半額 99円", "ask offer 1 L 99"),
      ("en_GB", "Oats 500 g £4.00 half price £3.00", "ask offer 500 g"),
      ("en_GB", "Oats 500 g £4.00 2nd half price £2.00", "ask offer 500 g 4"),
    ])
  }

  @Test func subtractedPricesAreNotPaid() {
    checkLines([
      ("en_GB", "Butter 500g minus £2.00", "ask offer 500 g"),
      ("en_GB", "Butter 500g minus 2.00", "ask offer 500 g"),
      ("en_GB", "Butter 500g £4.00 minus 50p", "ask offer 500 g 4"),
      ("de_DE", "Butter 500g abzüglich 2,00 €", "ask offer 500 g"),
      ("de_DE", "Butter 500g weniger 2,00 €", "ask offer 500 g"),
      ("fr_FR", "Beurre 500g moins 2,00 €", "ask offer 500 g"),
      ("it_IT", "Burro 500g meno 2,00 €", "ask offer 500 g"),
      ("es_ES", "Mantequilla 500g menos 2,00 €", "ask offer 500 g"),
      ("fr_FR", "200 g biscuits 30% de sucres en moins 1,99", "200 g 1.99"),
    ])
  }

  @Test func offersOfUnnamedPiecesAreQuestions() {
    checkLines([
      ("fi_FI", "Tarjous 3 kpl 5 €", "ask offer 3 piece 5"),
      ("de_DE", "Angebot: 3 Stück 5 €", "ask offer 3 piece 5"),
      ("es_ES", "Oferta 3 uds 5 €", "ask offer 3 piece 5"),
      ("en_GB", "Offer 3 pcs £5", "ask offer 3 piece 5"),
      ("fi_FI", "Tarjous munat 10 kpl 2 €", "10 piece 2"),
    ])
  }

  @Test func reductionsForMembersAreQuestions() {
    checkOffers([
      ("fr_FR", "Café 250 g 4,99 € -30% avec la carte", "ask offer"),
      ("de_DE", "Kaffee 500 g 4,99 € -20% mit Karte", "ask offer"),
      ("en_GB", "Coffee 500 g £4.99 -20% with card", "ask offer"),
      ("fi_FI", "Pasta 500 g 2 € -30% Plussa-kortilla", "ask offer"),
      ("en_GB", "Wine 75 cl £8 up to -30%", "ask offer"),
      ("en_US", "Yogurt 5.3 oz $1.25 with digital coupon $1.00", "ask offer"),
      ("de_DE", "Kaffee 500 g 4,99 € -20%", "500 g 4.99, percent 20"),
    ])
  }
}
