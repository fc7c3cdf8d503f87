import PerCore
import Testing

/// Brackets, counters and nouns that make a size that of each.
@Suite struct CounterTests {
  @Test func aNumberAfterBracketsMultiplies() {
    checkLines([
      ("de_DE", "Kekse (2 x 125 g) x 3 2,99", "750 g 2.99"),
      ("de_DE", "Kekse (2 x 125 g) x3 2,99", "750 g 2.99"),
      ("en_GB", "(4 x 25g) x 6 crisps £4", "600 g 4"),
      ("fr_FR", "Jus (6 x 20 cl) x 4 5,90", "480 cL 5.9"),
      ("pl_PL", "Sok (3 x 200 ml) x 2 5,99", "1200 mL 5.99"),
    ])
  }

  @Test func aSizeWithACounterIsTheSizeOfEach() {
    checkLines([
      ("zh_CN", "大闸蟹 3两/只 8只 198元", "1200 g 198"),
      ("zh_CN", "牛排 150克/片 10片 199元", "1500 g 199"),
      ("zh_CN", "面膜 25ml/个 8个 49元", "200 mL 49"),
      ("zh_CN", "茶包 2克/袋×25袋 19.9元", "50 g 19.9"),
      ("de_DE", "Seife 100 g/Stück 6 Stück 4,99", "600 g 4.99"),
      ("zh_CN", "牛排 150克/片 99元", "150 g 99"),
      ("en_GB", "Vitamin C 500 mg/tablet 20 tablets £4", "20 tablet 4"),
    ])
  }

  @Test func aNumberInBracketsAfterASizeIsAsked() {
    checkLines([
      ("en_GB", "Pepsi 330ml (24) £8", "ask total 8"),
      ("en_GB", "Pepsi 330ml /24 £8", "ask total 8"),
      ("de_DE", "Wasser 1,5 l /6 2,99", "ask total 2.99"),
      ("de_DE", "Bier 0,5 l (20) 14,99", "ask total 14.99"),
      ("en_US", "Milk 1 gal (3.78 L) $3", "1 gal-us 3"),
    ])
  }

  @Test func aLightSizeAfterAFewPiecesIsAsked() {
    checkLines([
      ("en_GB", "6 muffins 75g £1.50", "ask total 1.5"),
      ("en_GB", "4 burgers 113g £3", "ask total 3"),
      ("de_DE", "6 Brötchen 80 g 1,49", "ask total 1.49"),
      ("en_GB", "6 muffins 450g £1.50", "450 g 1.5"),
      ("de_DE", "Knäckebrot 10 Scheiben 250 g 1,49", "250 g 1.49"),
      ("en_GB", "12 pancakes 400g £1", "400 g 1"),
      ("en_GB", "Ham 10 slices 125g £2", "125 g 2"),
    ])
  }
}
