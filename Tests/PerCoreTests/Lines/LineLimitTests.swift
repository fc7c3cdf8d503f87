import PerCore
import Testing

/// Measures that are a load, a capacity or a bound of what is bought.
@Suite struct LineLimitTests {
  @Test(arguments: [
    "A 12345678901234567890123456789012345 g 1.00", "A 1234567890123456789012345678901 g £1",
    "A 1 g £12345678901234567890123456789012345.00",
  ])
  func aNumberThatCannotBeStoredIsRefused(line: String) {
    #expect(Readers.read(line, "en_GB").outcome == .refuse(.number))
  }

  @Test func aLongNumberThatCanBeStoredIsRead() {
    checkLines([
      ("en_GB", "A 12345678901234567890123456789 g £1", "12345678901234567890123456789 g 1")
    ])
  }

  @Test func loadsAndBoundsAreNotAmounts() {
    checkLines([
      ("en_US", "Office chair supports 300 lb $99", "ask amount 99"),
      ("en_US", "Kayak 300 lb capacity $299", "ask amount 299"),
      ("en_US", "Chair 250 lb max $59", "ask amount 59"),
      ("en_GB", "Stool max load 100kg £20", "ask amount 20"),
      ("en_GB", "Shelf holds 50kg £30", "ask amount 30"),
      ("de_DE", "Hocker max. 120 kg 19,99 €", "ask amount 19.99"),
      ("de_DE", "Regal belastbar 50 kg 29,99 €", "ask amount 29.99"),
      ("de_DE", "Tisch bis 120 kg 99 €", "ask amount 99"),
      ("de_DE", "Trampolin (max. 100 kg) 199 €", "ask amount 199"),
      ("de_DE", "Trampolin 100 kg belastbar 199 €", "ask amount 199"),
      ("de_DE", "Drohne unter 250 g 299 €", "ask amount 299"),
      ("fr_FR", "Tabouret max. 100 kg 19,99 €", "ask amount 19.99"),
      ("fr_FR", "Étagère supporte 50 kg 29,99 €", "ask amount 29.99"),
      ("fr_FR", "Drone moins de 250 g 299 €", "ask amount 299"),
      ("es_ES", "Silla soporta 120 kg 49,90 €", "ask amount 49.9"),
      ("it_IT", "Sedia portata 120 kg 49,90 €", "ask amount 49.9"),
      ("nl_NL", "Stoel belastbaar tot 120 kg 49,95", "ask amount 49.95"),
      ("nl_NL", "Stoel max. 120 kg 49,95", "ask amount 49.95"),
      ("pt_BR", "Cadeira suporta até 120 kg R$ 199", "ask amount 199"),
      ("pl_PL", "Krzesło obciążenie max 120 kg 199 zł", "ask amount 199"),
      ("sv_SE", "Kontorsstol max 120 kg 999 kr", "ask amount 999"),
      ("sv_SE", "Hylla klarar 50 kg 299 kr", "ask amount 299"),
      ("da_DK", "Hylde bærer 50 kg 299 kr", "ask amount 299"),
      ("nb_NO", "Kontorstol maks 120 kg 999 kr", "ask amount 999"),
      ("fi_FI", "Hylly kestää 50 kg 29,90", "ask amount 29.9"),
      ("cs_CZ", "Židle nosnost 120 kg 1 299 Kč", "ask amount 1299"),
      ("ru_RU", "Стул максимальная нагрузка 120 кг 1999 ₽", "ask amount 1999"),
      ("ja_JP", "椅子 耐荷重120kg 9,800円", "ask amount 9800"),
      ("zh_CN", "椅子 承重120kg 199元", "ask amount 199"),
      ("zh_CN", "无人机 轻于249g 4788.00", "ask amount 4788"),
      ("ar_EG", "كرسي حمولة 120 كجم 500 جنيه", "ask amount 500"),
      ("tr_TR", "Sandalye 120 kg taşıma kapasiteli 499 TL", "ask amount 499"),
    ])
  }

  @Test func maxIsAPartOfNames() {
    checkLines([
      ("de_DE", "Pepsi Max 1,5 l 1,29", "1.5 L 1.29"),
      ("sv_SE", "Pepsi Max 1,5 l 19,90", "1.5 L 19.9"),
      ("en_US", "Whey Max 2 lb $29", "2 lb 29"),
    ])
  }

  @Test func boundsOfPricesAreQuestions() {
    checkLines([
      ("en_US", "2 lb bag under $5", "ask offer 2 lb"),
      ("ja_JP", "バター 200g 400円以下", "ask offer 200 g"),
      ("de_DE", "Reis 1kg unter 3 €", "ask amount 3"),
      ("sv_SE", "Kaffe 500 g sänkt till 29,90", "500 g 29.9"),
    ])
  }

  @Test func minimumWeightsAreAmounts() {
    checkLines([
      ("ru_RU", "Огурцы 720 г масса основного продукта не менее 360 г 199 ₽", "360 g 199"),
      ("zh_CN", "罐头 425克（固形物不低于240克）8.9元", "240 g 8.9"),
      ("de_DE", "Lachs nicht weniger als 200 g 4,99", "200 g 4.99"),
    ])
  }
}
