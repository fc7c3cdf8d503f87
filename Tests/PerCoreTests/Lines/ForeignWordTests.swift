import PerCore
import Testing

/// Offers and deposits in several languages, including those in lines of another language.
@Suite struct ForeignWordTests {
  @Test func hungarianAndGreekLinesAreRead() {
    checkLines([
      ("hu_HU", "tojás 10 db 899 Ft", "10 piece 899"),
      ("hu_HU", "WC papír 16 tekercs 1 999 Ft", "16 roll 1999"),
      ("hu_HU", "mosószer 60 mosás 4 999 Ft", "60 wash 4999"),
      ("hu_HU", "fél kiló trappista 1290 Ft", "0.5 kg 1290"),
      ("el_GR", "γάλα 1 λτ 1,59", "1 L 1.59"), ("el_GR", "αυγά 6 τεμ 2,45", "6 piece 2.45"),
      ("el_GR", "φέτα 400 γρ 5,20 €", "400 g 5.2"), ("el_GR", "λάδι 5 λίτρα 39,90", "5 L 39.9"),
      ("el_GR", "χαρτί υγείας 12 ρολά 4,99 €", "12 roll 4.99"),
      ("el_GR", "μισό κιλό κιμάς 4,90", "0.5 kg 4.9"),
    ])
  }

  @Test(arguments: [
    ("ar_EG", "صابون 100 جم 3 قطع ب 25 جنيه", "100 g, bundle 3 25"),
    ("cs_CZ", "Jogurt 150 g 12,90 Kč kup 2 dostaneš 3", "150 g 12.9, multibuy 3 2"),
    ("cs_CZ", "Jogurt 150 g 12,90 Kč kup 2 získej 1 zdarma", "150 g 12.9, multibuy 3 2"),
    ("fr_FR", "Yaourt 500 g 0,99 € obtenez 2 pour le prix d'un", "500 g 0.99, multibuy 2 1"),
    ("fr_FR", "Yaourt 500 g 2,99 € les 2 pour 5,50", "500 g 2.99, bundle 2 5.5"),
    ("fr_FR", "Yaourt 500 g 2,99 € -1 € avec bon de réduction", "500 g 2.99, coupon 1 1"),
    ("ja_JP", "ヨーグルト 400g 198円 3個買うと1個サービス", "400 g 198, multibuy 4 3"),
    ("ja_JP", "2個買えば1個無料 ラーメン 100g 128円", "100 g 128, multibuy 3 2"),
    ("ja_JP", "3個買うと2個分の価格 ラーメン 100g 128円", "100 g 128, multibuy 3 2"),
    ("ja_JP", "ラーメン 100g 128円 3袋買えば2袋分の値段", "100 g 128, multibuy 3 2"),
    ("ja_JP", "ラーメン 100g 128円 2個買うとお得", "ask offer"),
    ("ja_JP", "牛乳 1L 980円の20%引き", "1 L 980, percent 20"),
    ("pt_BR", "Cerveja 350 ml leve 12 pague 11 R$ 3,50", "ask offer"),
    ("en_GB", "Rolls 16 for the price of 12 rolls £8", "ask offer"),
    ("pt_BR", "Arroz 5 kg R$ 24,90 em até 3x de R$ 8,30 sem juros", "5 kg 24.9"),
    ("pt_BR", "Arroz 5 kg R$ 24,90 ou em 3x de 8,30", "5 kg 24.9"),
    ("pt_BR", "Arroz 5 kg R$ 24,90 3x sem juros", "5 kg 24.9"),
    ("zh_CN", "酸奶 400g 20元 三件八折", "ask offer"), ("zh_CN", "酸奶 400g 两件 20元", "400 g, bundle 2 20"),
    ("tr_TR", "Süt 1 l ikisi 50 TL", "1 L, bundle 2 50"),
    ("tr_TR", "Süt 1 l 30 TL 2'si 50 TL", "1 L 30, bundle 2 50"),
    ("es_ES", "Yogur 500 g 1,99 € Lleva 2 por 3 €", "500 g 1.99, bundle 2 3"),
    ("es_ES", "Yogur 500 g 1,99 € 25 % dto.", "500 g 1.99, percent 25"),
  ])
  func offersAreRead(_ locale: String, _ line: String, _ expected: String) {
    #expect(offerSummary(line, locale) == expected)
  }

  @Test(arguments: [
    ("en_IE", "Milk 1 l 2 für 5 €", "1 L, bundle 2 5"),
    ("en_IE", "Milk 1 l €2.99 2 voor 5 €", "1 L 2.99, bundle 2 5"),
    ("de_DE", "Milch 1 l 1,99 € 2 pour 3 €", "1 L 1.99, bundle 2 3"),
    ("sv_SE", "Mjölk 1 l 2 für 30 kr", "1 L, bundle 2 30"),
    ("de_DE", "Milch 1 l 1,99 € 3 pour le prix de 2", "1 L 1.99, multibuy 3 2"),
    ("fr_FR", "Lait 1 l 1,99 € nimm 3 zahl 2", "1 L 1.99, multibuy 3 2"),
    ("de_DE", "Milch 1 l 1,99 € 2e à moitié prix", "ask offer"),
    ("fr_FR", "Lait 1 l 1,99 € 2. zum halben Preis", "ask offer"),
    ("de_DE", "Käse 500 g statt 4,00 € jetzt 2,00 € halber Preis", "500 g 2"),
  ])
  func offersOfOtherLanguagesAreRead(_ locale: String, _ line: String, _ expected: String) {
    #expect(offerSummary(line, locale) == expected)
  }

  @Test(arguments: [
    ("en_IE", "Cola 6 x 330 ml €3.99 + €1.50 Pfand", "1980 mL 3.99", "1.5"),
    ("en_IE", "Cola 6 x 330 ml €3.99 + €0.60 consigne", "1980 mL 3.99", "0.6"),
    ("de_DE", "Cola 6 x 330 ml 3,99 € + 0,60 € statiegeld", "1980 mL 3.99", "0.6"),
    ("ja_JP", "ビール 633ml 300円 + 保証金5円", "633 mL 300", "5"),
    ("ar_EG", "كولا 330 مل 10 جنيه + تأمين 2 جنيه", "330 mL 10", "2"),
    ("ru_RU", "Кола 0,33 л 60 ₽ + залог за тару 5 ₽", "0.33 L 60", "5"),
    ("tr_TR", "Kola 330 ml 30 TL + depozito bedeli 5 TL", "330 mL 30", "5"),
  ])
  func depositsAreLeftOut(
    _ locale: String, _ line: String, _ expected: String, _ deposit: String
  ) throws {
    let reading = Readers.read(line, locale)
    #expect(summary(reading) == expected)
    let expectedDeposit = try NumberFormat.plain.number(deposit)
    #expect(reading.outcome.deposit == expectedDeposit)
  }

  @Test(arguments: [
    ("en_IE", "Cola 6 x 330 ml €3.99 inkl. 1,50 € Pfand", "ask price 1980 mL"),
    ("de_DE", "Vitamin C Depot 40 Stück 2,29 €", "40 piece 2.29"),
  ])
  func wordsOfDepositsAreNotMisread(_ locale: String, _ line: String, _ expected: String) {
    #expect(summary(Readers.read(line, locale)) == expected)
  }

  @Test func namesKeepWordsThatAreNotADeposit() {
    guard
      case .product(let product) = Readers.read("Vitamin C Depot 40 Stück 2,29 €", "de_DE").outcome
    else {
      Issue.record("The line is not read as a product.")
      return
    }
    #expect(product.name == "Vitamin C Depot")
  }
}

extension LineOutcome {
  fileprivate var deposit: Rational? {
    if case .product(let product) = self { product.deposit } else { nil }
  }
}
