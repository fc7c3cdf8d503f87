import PerCore
import Testing

/// Lines whose numbers do not explain each other are questions.
@Suite struct LineGuardTests {
  @Test(arguments: [
    // Numbers that are words.
    ("en_US", "Half gallon milk $2.50", "0.5 gal-us 2.5"),
    ("en_US", "two dozen eggs $7", "24 piece 7"),
    ("en_US", "half a dozen bagels $5", "6 piece 5"),
    ("de_DE", "anderthalb Liter Milch 2 €", "1.5 L 2"),
    ("pl_PL", "Mąka półtora kilo 4,20 zł", "1.5 kg 4.2"),
    ("zh_CN", "面粉 三斤 15元", "1500 g 15"),
    ("zh_CN", "三只松鼠 坚果 500g 39元", "500 g 39"),
    ("en_US", "1 kg and a half melon $4", "ask number 4"),
    ("es_ES", "1 kg y medio melón 1,60 €", "ask number 1.6"),
    ("sv_SE", "ett och ett halvt kilo 45 kr", "1.5 kg 45"),
    // Numbers next to an amount.
    ("fr_FR", "Tissu 2 m 50 12 €", "ask number 2 m 12"),
    ("fr_FR", "Lait 1 litre 1/2 1,50 €", "ask number 1 L 1.5"),
    ("en_US", "2 11-ounce cans of coffee $2.79", "ask total 2.79"),
    ("en_GB", "WD-40 400ml £5", "400 mL 5"),
    ("de_DE", "Nagellack 2019 10 ml 5 €", "10 mL 5"),
    // Prices with another possible meaning.
    ("fr_FR", "Farine 2 kg 2 € 50", "ask number 2 kg"),
    ("en_US", "2 pints cream @ $1.89", "ask price 2 pt-us"),
    ("en_US", "Coconut milk 400 ml $2.99x2", "ask offer 400 mL 2.99"),
    ("de_DE", "Käse 8-10 € 400 g", "ask offer 400 g"),
    ("en_US", "$5 500 g", "500 g 5"),
    ("en_US", "Flour 2 cups $1", "ask unit 1"),
    ("ja_JP", "¥298 食パン 1斤", "1 piece 298"),
    ("sv_SE", "kr 19 500 g", "500 g 19"),
    ("sv_SE", "19 500 kr 5 kg", "5 kg 19500"),
    ("pl_PL", "Bułka 3 zł 50 gr", "ask number 50 g 3"),
    ("ru_RU", "Масло 1 л 49 рублей 39 копеек", "1 L 49.39"),
    ("ru_RU", "Пиво 0,5л*6 399 ₽", "3 L 399"),
    // Offers.
    ("fi_FI", "ota 3 maksa 2 suklaa 200 g 2,49 €", "ask offer 200 g 2.49"),
    ("it_IT", "3x2 biscotti 350 g € 1,89", "ask offer 350 g 1.89"),
    ("zh_CN", "8折 坚果 500g 39.9元", "ask offer 500 g 39.9"),
    ("ja_JP", "2点で500円 シャンプー 400ml", "ask offer 400 mL 500"),
    ("nl_NL", "3 halen 2 betalen yoghurt 500 g 1,99", "ask offer 500 g 1.99"),
    ("cs_CZ", "3 za cenu 2 jogurt 150 g 12,90 Kč", "ask offer 150 g 12.9"),
    // Names.
    ("nl_NL", "Luiers 4+ 40 stuks € 9,99", "40 piece 9.99"),
    ("de_DE", "Lippenstift Colour 9,99 €", "ask amount 9.99"),
    ("de_DE", "24H Creme 9,99 €", "ask amount 9.99"),
    ("de_DE", "Magnesium 400 Tabletten 6,99 €", "ask amount 400 tablet 6.99"),
    ("de_DE", "Windeln 17kg+ 8,62 €", "ask amount 8.62"),
  ])
  func isReadOrAsked(_ locale: String, _ line: String, _ expected: String) {
    #expect(summary(Readers.read(line, locale)) == expected)
  }

  @Test(arguments: [
    ("de_DE", "Gültig vom 12.05. bis 17.05.2025"), ("en_US", "Subtotal (3 items): $23.97"),
    ("nl_NL", "Bezorgkosten € 4,95"), ("zh_CN", "保质期12个月"), ("ja_JP", "営業時間 10:00～21:00"),
    ("en_GB", "12 High Street, London SW1A 1AA"), ("fr_FR", "Note 4,6/5 (128 avis)"),
  ])
  func linesWithoutAProductAreRefused(_ locale: String, _ line: String) {
    #expect(summary(Readers.read(line, locale)) == "refuse none")
  }
}
