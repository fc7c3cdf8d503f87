import PerCore
import Testing

/// Sizes of two numbers without a unit.
@Suite struct LineDimensionTests {
  @Test func theSizesOfScrewsAndCablesAreNoPacks() {
    checkLines([
      ("en_GB", "Screws 4x40 200 pcs £6.90", "200 piece 6.9"),
      ("en_GB", "Screws M4x40 100 pcs £9.90", "100 piece 9.9"),
      ("en_GB", "Cable 3x2.5 50 m £99", "50 m 99"),
      ("de_DE", "Kabel 3x1,5 25 m 19,99 €", "25 m 19.99"),
      ("it_IT", "Viti 5x60 conf. 100 pz 6,90 €", "100 piece 6.9"),
      ("es_ES", "Tornillos 4x30 200 uds 5,90 €", "200 piece 5.9"),
      ("ru_RU", "Кабель 3х2,5 50 м 4 990 руб", "50 m 4990"),
      ("ja_JP", "ネジ 4×40 50本入 298円", "50 piece 298"),
    ])
  }

  @Test func otherProductsOfTwoNumbersArePacks() {
    checkLines([
      ("en_GB", "Screws 4 x 100 pcs £6.90", "400 piece 6.9"),
      ("en_GB", "Cola 6x330 ml £4", "1980 mL 4"),
      ("it_IT", "Chiodi 2 x 250 g 3,90 €", "500 g 3.9"),
    ])
  }

  @Test func numbersOfNamesAreNoPacks() {
    checkLines([
      ("en_US", "Heinz 57 Sauce 10oz 4.29", "10 oz 4.29"),
      ("en_GB", "Product 41 sauce 500 ml £3", "500 mL 3"),
      ("da_DK", "Merrild kaffe 103 400 g 44,95 kr. pr. kg 112,38", "400 g 44.95"),
    ])
  }
}
