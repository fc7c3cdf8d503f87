import PerCore
import Testing

/// Prices in currencies that the list doesn't have.
@Suite struct ForeignPriceTests {
  @Test func codesSignsAndWordsOfOtherCurrenciesAreRefused() {
    checkLines([
      ("en_GB", "Salami 500 g 12.90 HUF", "refuse currency"),
      ("en_GB", "Salami 500 g 1290 HUF", "refuse currency"),
      ("en_GB", "Salami 500 g HUF 1290", "refuse currency"),
      ("de_DE", "HUF 1290 Salami 500 g", "refuse currency"),
      ("de_DE", "Salami 500 g 10,- HUF", "refuse currency"),
      ("en_GB", "Salami 500 g ₺12.90", "refuse currency"),
      ("en_GB", "Salami 500 g 12.90₺", "refuse currency"),
      ("de_DE", "Salami 500 g 12,90 ₸", "refuse currency"),
      ("de_DE", "Salami 500 g 12,90 lei", "refuse currency"),
      ("en_GB", "Rice 5 kg Rs. 250.00", "refuse currency"),
      ("en_GB", "Sugar 12.90 HUF/kg", "refuse currency"),
      ("pl_PL", "Kawa 500 g 19,99 грн", "refuse currency"),
      ("es_ES", "Arroz 1 kg 2,50 dólares", "refuse currency"),
      ("it_IT", "Riso 1 kg 2,50 dollari", "refuse currency"),
      ("pl_PL", "Ryż 1 kg 2,50 dolara", "refuse currency"),
      ("cs_CZ", "Rýže 1 kg 2,50 eura", "refuse currency"),
      ("ru_RU", "Рис 1 кг 2,50 доллара", "refuse currency"),
      ("zh_CN", "大米 5kg 9.9美元", "refuse currency"),
      ("ja_JP", "コーヒー 500g 3ドル", "refuse currency"),
      ("ar_EG", "أرز 1 كجم 2.50 ريال", "refuse currency"),
    ])
  }

  @Test func codesAreAlsoPartsOfNames() {
    checkLines([
      ("it_IT", "PARMIGIANO REGGIANO DOP 12,90 500 g", "500 g 12.9"),
      ("it_IT", "PARMIGIANO REGGIANO DOP 500 g 12,90", "500 g 12.9"),
      ("en_GB", "SHOWER GEL 250 ml 4.99", "250 mL 4.99"),
      ("en_GB", "250 ml 4.99 SHOWER GEL", "250 mL 4.99"),
      ("en_GB", "250 ml SHOWER 4.99 GEL", "refuse currency"),
      ("de_DE", "Schrauben DIN 912 M5 100 St 4,99", "100 piece 4.99"),
      ("en_GB", "Pork rub 200g £3.99", "200 g 3.99"),
      ("ru_RU", "Приправа 200 г 199 RUB", "200 g 199"),
    ])
  }

  @Test(arguments: [("PHP", "PHP 250"), ("PHP", "₱250"), ("KZT", "250 ₸"), ("MYR", "RM 250")])
  func theListsOwnCurrencyIsAPrice(_ currency: String, _ price: String) {
    let reader = LineReader(notation: LineNotation(currency: currency))
    #expect(summary(reader.read("Rice 5 kg \(price)")) == "5 kg 250")
  }
}
