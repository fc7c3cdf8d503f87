import PerCore
import Testing

/// Numbers that belong to a name, to a price in words or to a bonus.
@Suite struct NumberSignTests {
  @Test func aNumberAfterANumberSignIsNotGrouped() {
    checkLines([
      ("cs_CZ", "Barilla Spaghetti č. 5 500 g 39,90 Kč", "500 g 39.9"),
      ("cs_CZ", "Nutrilon č. 3 800 g 449 Kč", "800 g 449"),
      ("cs_CZ", "Vitamin C 1 000 mg 60 ks 99 Kč", "60 piece 99"),
      ("fi_FI", "Barilla n.5 500 g 1,79 €", "500 g 1.79"),
      ("fi_FI", "Barilla n. 5 500 g 1,79 €", "ask number 1.79"),
      ("fi_FI", "n. 500 g lohta 5 €", "500 g 5"),
      ("sv_SE", "Pasta nr 5 500 g 19,90 kr", "500 g 19.9"),
    ])
  }

  @Test func oneDigitAfterAPriceInWordsIsDoubtful() {
    checkLines([
      ("es_ES", "Leche 1 l 1 euro con 5", "ask number 1 L"),
      ("es_ES", "Leche 1 l 1 euro con 50", "1 L 1.5"),
    ])
  }

  @Test func aPercentageOfFreeContentIsABonus() {
    checkLines([
      ("ja_JP", "増量20% チョコ 60g 98円", "ask offer 60 g 98"),
      ("zh_CN", "加量20% 薯片 104g 8.8元", "ask offer 104 g 8.8"),
      ("fr_FR", "20% de produit en plus Céréales 600 g 3,99 €", "ask offer 600 g 3.99"),
      ("es_ES", "20% de producto gratis Cereales 600 g 3,99 €", "ask offer 600 g 3.99"),
      ("en_US", "Bonus size 20% bigger Crest 6 oz $3.49", "ask offer 6 oz 3.49"),
      ("zh_CN", "薯片 加量装20% 104g 8.8元", "ask offer 104 g 8.8"),
      ("pl_PL", "20% produktu gratis Płatki 600 g 9,99", "ask offer 600 g 9.99"),
      ("fr_FR", "Yaourt 20% de fruits 125 g 1,20 €", "125 g 1.2"),
      ("en_US", "Beef 80% lean 1 lb $4.99", "1 lb 4.99"),
    ])
  }
}
