import PerCore
import Testing

/// Numbers that have another meaning beside certain words and signs.
@Suite struct NumberMeaningTests {
  @Test func networksAreNotWeights() {
    checkLines([
      ("de_DE", "Samsung Galaxy A54 5G 128 GB 299 €", "ask amount 299"),
      ("en_GB", "5G Router £99", "ask amount 99"),
      ("de_DE", "3G Stick 19,99 €", "ask amount 19.99"),
      ("ja_JP", "5Gルーター 9,800円", "ask amount 9800"),
      ("zh_CN", "5G手机 128GB 1999元", "ask amount 1999"),
      ("en_GB", "Saffron 2 x 5G £8", "10 g 8"),
      ("en_GB", "Yeast 7g £1", "7 g 1"),
    ])
  }

  @Test func digitsAfterCountedContainersAreGrouped() {
    checkLines([
      ("sv_SE", "toapapper 16 rullar 1 999 kr", "16 roll 1999"),
      ("sv_SE", "kaffe 6 paket 1 299:-", "6 piece 1299"),
      ("cs_CZ", "papír 16 rolí 1 299 Kč", "16 roll 1299"),
      ("ru_RU", "бумага 16 рулонов 1 299 ₽", "16 roll 1299"),
      ("fr_FR", "papier 16 rouleaux 1 299 €", "16 roll 1299"),
      ("fr_FR", "Yaourts pack de 8 125 g 2,49 €", "ask total 2.49"),
    ])
  }

  @Test func packsOfPacksAreMultiplied() {
    checkLines([
      ("en_GB", "Yogurt 2 packs of 4 x 100g £3", "800 g 3"),
      ("it_IT", "Salviettine 3 confezioni da 72 pezzi 5,99 €", "216 piece 5.99"),
      ("it_IT", "Salviette 4 confezioni da 72 6,99 €", "ask total 6.99"),
      ("it_IT", "Yogurt 2 confezioni da 4 x 125 g 3,20 €", "1000 g 3.2"),
      ("pt_BR", "Iogurte 2 bandejas de 6 x 90 g R$ 15,90", "1080 g 15.9"),
      ("cs_CZ", "Jogurt 2 balení po 4 x 125 g 69,90", "1000 g 69.9"),
      ("sv_SE", "Yoghurt 2 förp à 4 x 125 g 39,90", "1000 g 39.9"),
      ("ru_RU", "Йогурт 2 упаковки по 4 х 125 г 159 ₽", "1000 g 159"),
    ])
  }

  @Test func packsOfUnknownWordsAreQuestions() {
    checkLines([
      ("de_DE", "Joghurt 2 Steigen 6 x 90 g 5,90", "ask total 5.9"),
      ("de_DE", "Joghurt 2 Stapel 6 x 90 g 5,90", "ask total 5.9"),
      ("fr_FR", "Yaourt 2 plateaux 6 x 90 g 5,90", "ask total 5.9"),
      ("pt_BR", "Kit 3 Shampoos 325ml R$ 29,90", "ask total 29.9"),
      ("zh_CN", "三袋10元 薯片 70g", "ask total 10"),
      ("en_US", "Water 24 - 16.9 oz bottles $4.99", "ask total 4.99"),
      ("de_DE", "Wasser 24 - 0,5 l Flaschen 9,99", "ask total 9.99"),
      ("de_DE", "WD 40 - 400 ml 4,99", "400 mL 4.99"),
      ("en_GB", "AA batteries 24 (pack of 2) £18.00", "ask total 18"),
      ("fr_FR", "Lingettes 64 (Lot de 12) 19,99 €", "ask total 19.99"),
      ("ja_JP", "ヨーグルト 4P 75g 158円", "ask total 158"),
      ("ja_JP", "トイレットペーパー 12R 25m 398円", "ask total 398"),
      ("ja_JP", "トイレットペーパー 12個(シングル60m) 398円", "ask total 398"),
    ])
  }

  @Test func carpetsAreAreasOrLengths() {
    checkLines([
      ("de_DE", "Teppich 2 x 3 m 49 €", "ask total 49"),
      ("en_GB", "Rug 2 x 3 m £49", "ask total 49"),
      ("de_DE", "Seil 2 x 20 m 9,99 €", "40 m 9.99"),
    ])
  }

  @Test func sumsOfMeasuresAreQuestions() {
    checkLines([
      ("de_DE", "Schoko 100+10 g 1,29", "ask total 1.29"),
      ("de_DE", "Müsli 500 + 100 g 2,99", "ask total 2.99"),
      ("cs_CZ", "Granule pro psy 12+2 kg 899 Kč", "ask total 899"),
      ("de_DE", "Cola 1,5 + 0,5 l 1,29", "ask total 1.29"),
      ("de_DE", "Omega 3+6 500 mg 60 Kapseln 9,99", "60 capsule 9.99"),
      ("de_DE", "Eier 10 Stück + 2 2,50", "ask offer 10 piece 2.5"),
    ])
  }

  @Test func thinPiecesAreNotSheets() {
    checkLines([
      ("zh_CN", "纸尿裤 L码 54片 99元", "54 piece 99"),
      ("zh_CN", "湿巾 72片*4包 29.9元", "288 piece 29.9"),
      ("zh_CN", "维生素C 100片 29元", "100 piece 29"),
      ("ja_JP", "おむつ Mサイズ 64枚 1,280円", "64 piece 1280"),
    ])
  }

  @Test func halvesOfACattyAreWeights() {
    checkLines([
      ("zh_CN", "一斤半牛肉 60元", "750 g 60"),
      ("zh_CN", "牛肉 一斤半 60元", "750 g 60"),
      ("zh_CN", "两斤排骨 58元", "1000 g 58"),
    ])
  }

  @Test func lettersBeforeNumbersNameSizes() {
    checkLines([
      ("en_GB", "Eggs L 10 £2.20", "10 piece 2.2"),
      ("es_ES", "Huevos L 10 2,49 €", "10 piece 2.49"),
      ("de_DE", "Eier L 10 St 2,49 €", "10 piece 2.49"),
      ("de_DE", "Schrauben M 5 100 St 4,99 €", "100 piece 4.99"),
      ("de_DE", "Papier A 4 500 Blatt 4,99 €", "500 sheet 4.99"),
      ("de_DE", "Wasser M 1 000 ml 2,49 €", "1000 mL 2.49"),
    ])
  }

  @Test func countsOfReceiptsAreNotProducts() {
    checkLines([
      ("en_GB", "6 items £23.45", "refuse none"),
      ("de_DE", "6 Artikel 23,45 €", "refuse none"),
      ("ja_JP", "3点 1,245円", "refuse none"),
      ("zh_CN", "3件商品 124.5元", "refuse none"),
      ("en_GB", "You have 1 item in your basket £3.45", "refuse none"),
      ("en_GB", "You have 3 items in your basket £3.45", "refuse none"),
      ("ja_JP", "カートに1点の商品があります 345円", "refuse none"),
      ("zh_CN", "购物车有1件商品 34.5元", "refuse none"),
      ("en_GB", "6 items of cutlery £23.45", "6 piece 23.45"),
    ])
  }

  @Test func namedPiecesShareTheMeasureAfterThem() {
    checkLines([
      ("en_US", "Hot dogs 8 count 14 oz $3.49", "14 oz 3.49"),
      ("en_US", "Buns 8 count 12 oz $1.99", "12 oz 1.99"),
      ("en_US", "Water 12 count 16.9 oz $5", "ask total 5"),
      ("en_US", "Yogurt 4 count 5.3 oz $5", "ask total 5"),
    ])
  }

  @Test func pricesAreGroupedWithSpaces() {
    checkLines([
      ("cs_CZ", "1 250,- Kč paleta 1000 kg", "1000 kg 1250"),
      ("cs_CZ", "TV 1 ks 12 990,-", "1 piece 12990"),
      ("nb_NO", "Pall 1000 kg kr. 1 250", "1000 kg 1250"),
      ("sv_SE", "1 299:- Färg 10 l", "10 L 1299"),
      ("en_GB", "£1 299 Paint 10l", "ask number 10 L"),
      ("en_US", "$5 500 g sugar", "500 g 5"),
      ("en_US", "$5 120 count eggs", "120 piece 5"),
    ])
  }

  @Test func centsFollowTheWordForTheCurrency() {
    checkLines([
      ("fr_FR", "Pain 400g 1 euro 20", "400 g 1.2"),
      ("de_DE", "Kaffee 500 g 2 Euro 50", "500 g 2.5"),
    ])
  }

  @Test func depositsHaveClassesAndLinesOfTheirOwn() {
    let line = "Cola 24x33 cl 79,95 + pant A 24,-"
    #expect(Readers.read(line, "da_DK").outcome.deposit == Rational(24))
    checkLines([
      ("en_GB", "6 x 330 ml 4.49 + 1.50 deposit", "1980 mL 4.49"),
      ("de_DE", "6 x 330 ml 4,49 + 1,50 Pfand", "1980 mL 4.49"),
      ("sv_SE", "Pant 12 st x 1 kr 12,00", "refuse none"),
      ("sv_SE", "Pant burk 6 st 6,00", "refuse none"),
      ("de_DE", "Pfand 0,25 EM 2 Stk x 0,25 0,50", "refuse none"),
    ])
  }

  @Test func depositsInThePriceAreQuestions() {
    checkLines([
      ("de_DE", "Cola 1 l 1,24 € davon 0,25 € Pfand", "ask price 1 L"),
      ("de_DE", "Cola 1 l 1,24 € Pfand enthalten 0,25 €", "ask price 1 L"),
      ("de_DE", "Cola 1 l 1,24 € (Pfand 0,25 € bereits enthalten)", "ask price 1 L"),
      ("en_GB", "Beer 500ml £1.70 of which 20p deposit", "ask price 500 mL"),
      ("fr_FR", "Savon 100 g 1,99 € consigne comprise 0,20 €", "ask price 100 g"),
      ("es_ES", "Cerveza 1 L 1,99 € de los cuales 0,20 € depósito", "ask price 1 L"),
      ("sv_SE", "Läsk 1,5 l 19,90 varav pant 2 kr", "ask price 1.5 L"),
      ("fi_FI", "Limu 1,5 l 2,39 josta pantti 0,40", "ask price 1.5 L"),
    ])
  }

  @Test func theLeastOfTwoDrainedWeightsIsTheAmount() {
    checkLines([("de_DE", "Oliven 340 g Einwaage, Abtr.-Gew. 180 g 1,80", "180 g 1.8")])
  }

  @Test func cansAreBetweenTheirSizeAndTheirNumber() {
    checkLines([("ja_JP", "ビール 350ml缶×24本 4,280円", "8400 mL 4280")])
  }
}

extension LineOutcome {
  fileprivate var deposit: Rational? {
    guard case .product(let product) = self else { return nil }
    return product.deposit
  }
}
