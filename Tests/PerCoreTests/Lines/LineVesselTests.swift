import PerCore
import Testing

/// Things that are named by a measure, which is not what is bought.
@Suite struct LineVesselTests {
  @Test(arguments: [
    ("en_US", "13 gallon kitchen bags, 90 ct, $12.99", "90 piece 12.99"),
    ("en_US", "30 gallon lawn bags 20 ct $8", "20 piece 8"),
    ("en_US", "2 quart pitcher $8", "ask amount 2 qt-us 8"),
    ("en_US", "6 qt slow cooker $30", "ask amount 6 qt-us 30"),
    ("en_GB", "1.7 litre jug £8", "ask amount 1.7 L 8"),
    ("de_DE", "Eimer 10 l 3,99 €", "ask amount 10 L 3.99"),
    ("de_DE", "Gießkanne 10 l 7,99 €", "ask amount 10 L 7.99"),
    ("fr_FR", "Carafe 1,5 l 8 €", "ask amount 1.5 L 8"),
    ("es_ES", "Jarra 2 l 8 €", "ask amount 2 L 8"),
    ("it_IT", "Secchio 10 l 5 €", "ask amount 10 L 5"),
    ("nl_NL", "Emmer 10 l 5 €", "ask amount 10 L 5"),
    ("sv_SE", "Hink 10 l 50 kr", "ask amount 10 L 50"),
    ("pl_PL", "Wiadro 10 l 25 zł", "ask amount 10 L 25"),
    ("ru_RU", "Ведро 10 л 250 ₽", "ask amount 10 L 250"),
    ("en_GB", "empty bottle 1 l 4.99", "ask amount 1 L 4.99"),
    ("en_GB", "Empty jam jars 12 x 1lb £9.99", "ask amount 12 lb 9.99"),
    ("en_GB", "glass bottle 1 l 4.99", "ask amount 1 L 4.99"),
    ("en_GB", "storage jar 1 L 5.99", "ask amount 1 L 5.99"),
    ("en_US", "Quencher tumbler 40 oz $45", "ask amount 40 oz 45"),
    ("de_DE", "Leere Flasche 1 l 4,99", "ask amount 1 L 4.99"),
    ("de_DE", "Vorratsdose 1 l 4,99", "ask amount 1 L 4.99"),
    ("fr_FR", "Bouteille vide 1 l 4,99", "ask amount 1 L 4.99"),
    ("it_IT", "Bottiglia vuota 1 l 4,99", "ask amount 1 L 4.99"),
    ("es_ES", "Botella vacía 1 l 4,99", "ask amount 1 L 4.99"),
    ("ja_JP", "保存容器 1L 398円", "ask amount 1 L 398"),
    ("fr_FR", "Bocal Le Parfait 1 L vide 4,20 €", "ask amount 1 L 4.2"),
    ("en_GB", "Rucksack 30L £25.00", "ask amount 30 L 25"),
    ("de_DE", "Blumentopf 5 l 7,99", "ask amount 5 L 7.99"),
    ("es_ES", "Mochila 25 L 19,99 €", "ask amount 25 L 19.99"),
    ("cs_CZ", "Batoh 20 l 599 Kč", "ask amount 20 L 599"),
    ("ja_JP", "植木鉢 5L 498円", "ask amount 5 L 498"),
    ("en_GB", "Igloo cooler 48 qt 39.99", "ask amount 48 qt-imp 39.99"),
    ("en_GB", "Jerry can 20 L £14.99", "ask amount 20 L 14.99"),
    ("de_DE", "Wasserkanister 10 l 7,99", "ask amount 10 L 7.99"),
    ("fr_FR", "Bouillotte 2 l 9,99 €", "ask amount 2 L 9.99"),
    ("en_GB", "Water bottle steel 750ml £12", "ask amount 750 mL 12"),
    ("en_GB", "Water bottle 750ml, stainless steel £12", "ask amount 750 mL 12"),
    ("en_GB", "Stainless steel water bottle 1 L £12", "ask amount 1 L 12"),
    ("de_DE", "Flasche Edelstahl 0,75 l 12 €", "ask amount 0.75 L 12"),
    ("fr_FR", "Gourde inox 750 ml 12 €", "ask amount 750 mL 12"),
    ("es_ES", "Botella de acero inoxidable 500 ml 9,99 €", "ask amount 500 mL 9.99"),
    ("en_GB", "Steel bottle 750 ml pack of 2 £20", "2 piece 20"),
  ])
  func capacitiesAreNotAmounts(_ locale: String, _ line: String, _ expected: String) {
    #expect(summary(Readers.read(line, locale)) == expected)
  }

  @Test(arguments: [
    ("en_US", "Milk 1 gallon jug $3.49", "1 gal-us 3.49"),
    ("en_US", "Paint 5 gallon bucket $60", "5 gal-us 60"),
    ("de_DE", "Farbe 10 l Eimer 29,99 €", "10 L 29.99"),
    ("en_GB", "Milk glass bottle 1 l 1.99", "1 L 1.99"),
    ("de_DE", "Milch Flasche 1 l 1,99", "1 L 1.99"),
    ("de_DE", "Sauerkraut Eimer 10 kg 29,99 €", "10 kg 29.99"),
    ("en_GB", "Stainless steel cleaner 500 ml bottle £3", "500 mL 3"),
    ("en_GB", "Wine cooler 750 ml £5", "750 mL 5"),
    ("en_US", "Cola fridge pack 12 x 12 fl oz $7", "144 floz-us 7"),
  ])
  func whatIsInABucketIsAnAmount(_ locale: String, _ line: String, _ expected: String) {
    #expect(summary(Readers.read(line, locale)) == expected)
  }

  @Test func gallonsInCanadaAreThoseOfTheUnitedStates() {
    #expect(summary(Readers.read("Milk 1 gallon $5", "en_CA")) == "1 gal-us 5")
    #expect(summary(Readers.read("Lait 1 gallon 5 $", "fr_CA")) == "1 gal-us 5")
    #expect(summary(Readers.read("Juice 12 fl oz $5", "en_CA")) == "12 floz-us 5")
    #expect(summary(Readers.read("Sirop 540 ml (19 fl oz) 8,49 $", "fr_CA")) == "540 mL 8.49")
    #expect(summary(Readers.read("Cola 355 ml (12 fl oz) $1.49", "en_CA")) == "355 mL 1.49")
  }

  @Test(arguments: [
    ("pt_BR", "Azeitonas PL 700 g PE 400 g R$ 30", "400 g 30"),
    ("es_ES", "Aceitunas PN 700 g PE 400 g 3 €", "400 g 3"),
    ("tr_TR", "Zeytin 700 g (süzülmüş 400 g) 89,90 TL", "400 g 89.9"),
    ("tr_TR", "Zeytin net 700 g süzülmüş net ağırlık 400 g 89,90 TL", "400 g 89.9"),
    ("ar_EG", "زيتون 700 جم الوزن بعد التصفية 400 جم 80 جنيه", "400 g 80"),
    ("zh_CN", "橄榄 700克 沥干重 400克 30元", "400 g 30"),
    ("zh_CN", "橄榄 700克 固重 400克 30元", "400 g 30"),
    ("cs_CZ", "Olivy 400 g PP 240 45,90 Kč", "ask total 45.9"),
    ("es_ES", "Aceitunas 400 g PE 240 3 €", "ask total 3"),
    ("pt_PT", "Sacos PE 30 l 10 un 3 €", "ask total 3"),
    ("pt_PT", "Creme Pé 100 ml 3 €", "100 mL 3"),
  ])
  func drainedWeightsAreAmounts(_ locale: String, _ line: String, _ expected: String) {
    #expect(summary(Readers.read(line, locale)) == expected)
  }

  @Test(arguments: [
    // A large number before a single container can be that of a model.
    ("en_US", "Epson 502 bottle 21.99", "ask amount 502 piece 21.99"),
    ("en_US", "Water 120 bottles 21.99", "120 piece 21.99"),
    ("en_US", "Gloves 200 box 12.99", "200 piece 12.99"),
    // The volume shows that the ounces are fluid ones.
    ("en_US", "Serum 6.4 oz/189 mL $12.49", "189 mL 12.49"),
    ("en_US", "Peanut butter 16 oz 473 ml $5.99", "16 oz 5.99"),
    ("en_US", "4 oz cheese 120 ml dip 5.99", "ask total 5.99"),
    ("en_US", "Honey 12 oz (250 ml) $5.99", "12 oz 5.99"),
    ("es_ES", "Leche 6 bricks x 1 L 5,28 €/pack", "6 L 5.28"),
  ])
  func theWordsBesideANumberDecideWhatItIs(_ locale: String, _ line: String, _ expected: String) {
    #expect(summary(Readers.read(line, locale)) == expected)
  }

  @Test func ouncesAreAWeightInAComparisonByWeight() {
    let reader = Readers.reader("en_US")
    let yogurt = reader.read(
      "Yogurt 32 oz / 946 ml $5.99", comparing: Comparability(kind: .weight))
    #expect(summary(yogurt) == "32 oz 5.99")
    #expect(summary(reader.read("Yogurt 32 oz / 946 ml $5.99")) == "946 mL 5.99")
  }
}
