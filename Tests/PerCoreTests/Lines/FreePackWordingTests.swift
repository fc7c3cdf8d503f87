import PerCore
import Testing

/// Wordings of free packs, of savings and of second prices.
@Suite struct FreePackLineTests {
  @Test(arguments: [
    ("en_GB", "Buy 2, the third is free Soap 100 g £1.10"),
    ("it_IT", "Acquista 2 e il terzo è gratis Sapone 100 g 1,10 €"),
    ("it_IT", "Il terzo è gratis: Sapone 100 g 1,10 €"),
    ("es_ES", "Compra 2 y la tercera es gratis Jabón 100 g 1,10 €"),
    ("fr_FR", "Achetez 2, le troisième est gratuit Savon 100 g 1,10 €"),
    ("nl_NL", "Koop 2, de derde is gratis Zeep 100 g € 1,10"),
    ("pt_BR", "Compre 2 e o terceiro é grátis Sabão 100 g R$ 1,10"),
    ("pt_BR", "o terceiro grátis Sabão 100 g R$ 1,10"),
    ("de_DE", "Das 3. ist gratis Seife 100 g 1,10 €"),
    ("sv_SE", "Köp 2, den tredje är gratis Tvål 100 g 11,00 kr"),
    ("da_DK", "Køb 2, den tredje er gratis Sæbe 100 g 11,00 kr"),
    ("pl_PL", "Kup 2, trzeci jest gratis Mydło 100 g 1,10 zł"),
  ])
  func theThirdPackIsFree(_ locale: String, _ line: String) {
    guard case .product(let product) = Readers.read(line, locale, offers: .read).outcome else {
      Issue.record("\(Readers.read(line, locale, offers: .read).outcome)")
      return
    }
    #expect(product.offer?.terms == .multibuy(packs: 3, pay: 2))
  }

  @Test(arguments: [
    ("de_DE", "Das 3. ist gratis Seife 100 g 1,10 €"),
    ("it_IT", "Il terzo è gratis: Sapone 100 g 1,10 €"),
    ("fr_FR", "Huile 1 L 4,99 € soit 3,49 € avec la carte"),
    ("fr_FR", "Glace 900 ml 4,50 € 34% d'économie"),
    ("de_DE", "Eis 900 ml 4,50 € 25% gespart"),
    ("es_ES", "Helado 900 ml 4,50 € 25% de ahorro"),
    ("nl_NL", "IJs 900 ml 4,50 € 25% bespaard"),
  ])
  func linesThatAreNotPlainProductsAreQuestions(_ locale: String, _ line: String) {
    #expect(summary(Readers.read(line, locale)).hasPrefix("ask"))
  }
}
