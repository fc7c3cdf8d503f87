import PerCore
import Testing

/// Marks within numbers, and numbers of two parts.
@Suite struct NumberMarkTests {
  @Test func anApostropheIsADecimalMarkInSpainOnly() {
    checkLines([
      ("es_ES", "Azúcar 1'5 kg 1,75", "1.5 kg 1.75"),
      ("es_ES", "Azúcar 1 kg 1'75", "1 kg 1.75"),
      ("it_IT", "Acqua 1'5 l 0,60", "refuse number"),
      ("de_DE", "Mehl 1’5 kg 0,79", "refuse number"),
      ("de_CH", "Mehl 1’000 g 0.79", "1000 g 0.79"),
    ])
    let pole = summary(Readers.read("6'2\" pole £9", "en_GB"))
    #expect(!pole.hasPrefix("refuse"), "\(pole)")
  }

  @Test func aCommaBehindAQuotationMarkOrABracketSeparates() {
    checkLines([
      ("en_GB", "\"Milk\",400g,2.00", "400 g 2"),
      ("en_GB", "Milk (UK),400g,2.00", "400 g 2"),
      ("en_GB", "Milk ,5 kg 2.00", "0.5 kg 2"),
      ("en_GB", "Milk,.4 kg,2.00", "0.4 kg 2"),
    ])
  }

  @Test func theSmallUnitCanHaveAFraction() {
    checkLines([
      ("en_GB", "3 lb 4 1/2 oz beef £9", "52.5 oz 9"),
      ("en_GB", "3 lb 4½ oz beef £9", "52.5 oz 9"),
    ])
  }

  @Test func aPartOfAUnitInWordsIsNoUnit() {
    checkLines([
      ("de_DE", "zwei Drittel Liter 3,50", "ask amount 3.5"),
      ("en_GB", "two thirds of a litre 2.00", "ask amount 2"),
      ("fr_FR", "deux tiers de litre 2,00", "ask amount 2"),
      ("en_GB", "Tea a litre 2.00", "1 L 2"),
    ])
  }

  @Test func aNumberBehindAMeasureCanBeAPartOfIt() {
    checkLines([
      ("fr_FR", "1 kg 5 de pommes 4,00", "ask number 4"),
      ("fr_FR", "2 m 50 de tissu 12,00", "ask number 2 m 12"),
    ])
  }

  @Test func theDrainedWeightIsTheLowerOne() {
    checkLines([
      ("en_GB", "Sardines 84g drained (120g) 65p", "84 g 0.65"),
      ("fr_FR", "Maïs 3 x 140 g égoutté (3 x 150 g) 2,10 €", "420 g 2.1"),
      ("nl_NL", "Tonijn 52 g uitgelekt (80 g) 1,19", "52 g 1.19"),
    ])
  }
}
