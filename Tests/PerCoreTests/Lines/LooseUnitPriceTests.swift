import PerCore
import Testing

/// Prices of one unit that is not counted, and words that name no amount.
@Suite struct LooseUnitPriceTests {
  @Test func aUnitWithoutANumberIsOneOfIt() {
    checkLines([
      ("fr_FR", "Le kg de pommes 2,49 €", "1 kg 2.49"),
      ("de_DE", "Tomaten 1,99 das Kilo", "1 kg 1.99"),
      ("nl_NL", "Tomaten 1,99 de kilo", "1 kg 1.99"),
      ("en_US", "Ice cream $4.99 quart", "1 qt-us 4.99"),
      ("fi_FI", "Kurkku 0,99 kpl", "1 piece 0.99"),
      ("sv_SE", "Gurka 9,90 st", "1 piece 9.9"),
      ("es_ES", "Jamón 100 g 1,99 (precio por kg: 19,90)", "100 g 1.99"),
      ("en_US", "Watering can $3.99 gallon", "ask amount 3.99"),
    ])
  }

  @Test func nutrientsMonthsAndNounsAreNotAmounts() {
    checkLines([
      ("en_US", "Protein bar 20g protein 2.12 oz $2.29", "2.12 oz 2.29"),
      ("de_DE", "Riegel 20 g Eiweiß 55 g 1,99", "55 g 1.99"),
      ("en_US", "Protein powder 2 lb $29.99", "2 lb 29.99"),
      ("en_US", "Best by 10/2026 cookies 12 oz $3.99", "12 oz 3.99"),
      ("ru_RU", "Пицца 4 сыра 350 г 299 руб", "350 g 299"),
      ("fi_FI", "Leipä 7 viljaa 500 g 2,95", "500 g 2.95"),
      ("en_GB", "Eggs 12 large £2.65", "12 piece 2.65"),
    ])
  }

  @Test func wordsOfShops() {
    checkLines([
      ("es_ES", "Patatas fritas 150 g PVP 1,85", "150 g 1.85"),
      ("es_MX", "Jabón líquido 4.65 L 77 cargas $159.00", "4.65 L 159"),
      ("cs_CZ", "Tuňák 185 g (hmotnost po okapání 130 g) 49,90", "130 g 49.9"),
      ("pl_PL", "Skarpety 5 par 19,99", "5 pair 19.99"),
      ("de_DE", "Notebook 15,6 Zoll 499,00 €", "ask amount 15.6 in 499"),
    ])
  }
}
