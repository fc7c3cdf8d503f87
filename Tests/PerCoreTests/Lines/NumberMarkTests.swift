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

  @Test func centsFollowAColonOrARaisedDot() {
    checkLines([
      ("en_GB", "oats 500 g £2·50", "500 g 2.5"),
      ("en_GB", "oats 500 g £12:90", "500 g 12.9"),
      ("en_GB", "£2·50 oats 500 g", "500 g 2.5"),
      ("en_US", "oats 1 lb $2·50", "1 lb 2.5"),
      ("de_DE", "Hafer 500 g €2·50", "500 g 2.5"),
      ("sv_SE", "havre 500 g 12:90 kr", "500 g 12.9"),
      ("sv_SE", "havre 500 g 12·90 kr", "500 g 12.9"),
    ])
  }

  @Test func oneDigitAfterAColonIsAQuestion() {
    checkLines([
      ("en_GB", "oats 500 g £2:5", "ask number 500 g"),
      ("en_GB", "oats 500 g 2:5 £", "ask number 500 g"),
      ("de_DE", "Hafer 500 g €2:5", "ask number 500 g"),
      ("sv_SE", "havre 500 g 12:9 kr", "ask number 500 g"),
    ])
    guard case .ask(_, _, let answers) = Readers.read("oats 500 g £2:5", "en_GB").outcome else {
      Issue.record("The line is not a question.")
      return
    }
    #expect(answers.map(\.price) == [Rational(5) / Rational(2), Rational(205) / Rational(100)])
  }

  @Test func aCommaAfterAQuotationMarkOrABracketSeparates() {
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

  @Test func aPartOfAUnitInWordsIsNotAUnit() {
    checkLines([
      ("de_DE", "zwei Drittel Liter 3,50", "ask amount 3.5"),
      ("en_GB", "two thirds of a litre 2.00", "ask amount 2"),
      ("fr_FR", "deux tiers de litre 2,00", "ask amount 2"),
      ("en_GB", "Tea a litre 2.00", "1 L 2"),
    ])
  }

  @Test func aNumberAfterAMeasureCanBeAPartOfIt() {
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

  @Test func aNumberBeforeAMeasureCanBeAPartOfIt() {
    checkLines([
      ("en_GB", "2.5 1/2 lb beef £9", "ask number 0.5 lb 9"),
      ("en_GB", "0/2 l juice £9", "ask number 2 L 9"),
      ("en_GB", "½ x 2 l juice £9", "ask number 2 L 9"),
      ("en_GB", "Board 6 ft 2 in x 3 ft £30", "ask number 6 ft 30"),
      ("en_GB", "WD 40, 400 ml £5", "400 mL 5"),
      ("en_GB", "Flour 1.5kg 2.00", "1.5 kg 2"),
    ])
  }

  @Test(arguments: [
    ("de_DE", "Mehl 1, 5 kg 0,79"), ("de_DE", "Mehl 1 , 5 kg 0,79"), ("de_DE", "Mehl 1..5 kg 0,79"),
    ("de_DE", "Mehl 1 ,5 kg 0,79"), ("en_GB", "Mehl 1. 5 kg 0.79"), ("en_GB", "Mehl 1·5 kg 0.79"),
    ("en_GB", "Mehl 1•5 kg 0.79"), ("en_GB", "Mehl 1;5 kg 0.79"), ("en_GB", "Mehl 1:5 kg 0.79"),
    ("en_GB", "Mehl 1_5 kg 0.79"), ("en_GB", "Mehl 1^5 kg 0.79"), ("it_IT", "Mehl kg 1, 5 0,79"),
  ])
  func anotherDecimalMarkIsAQuestion(_ locale: String, _ line: String) {
    guard case .ask(.number, _, let answers) = Readers.read(line, locale).outcome else {
      Issue.record("\(line) is no question.")
      return
    }
    #expect(answers.first?.amount == LineAmount(Rational(3) / Rational(2), .kilogram))
    #expect(answers.first?.name == "Mehl")
    #expect(answers.count == 2)
  }

  @Test func aMarkWithASpaceCanSeparate() {
    checkLines([
      ("en_GB", "Type 2. 500 g £2", "500 g 2"), ("en_GB", "2. 5 kg rice £3", "5 kg 3"),
      ("en_GB", "Rice 2 · 5 kg £3", "5 kg 3"), ("en_GB", "Rice 2: 5 kg £3", "5 kg 3"),
    ])
  }

  @Test func centsCanFollowAMarkAndASpace() {
    checkLines([
      ("en_GB", "rice 1kg £1. 29", "1 kg 1.29"), ("en_GB", "rice 1kg £ 1 . 29", "1 kg 1.29"),
      ("en_GB", "rice £1. 29 1kg", "1 kg 1.29"), ("de_DE", "Reis 1 kg € 3, 50", "1 kg 3.5"),
      ("en_GB", "cheese £3. 50 350g", "350 g 3.5"), ("pt_BR", "arroz 1 kg R$ 9, 90", "1 kg 9.9"),
      ("en_GB", "beads £1, 29 pieces", "29 piece 1"),
    ])
  }

  @Test(arguments: [
    ("en_GB", "rice 1kg £3_50"), ("en_GB", "rice 1kg £3=50"), ("en_GB", "rice 1kg £3;50"),
    ("en_GB", "rice 1kg £3..50"), ("en_GB", "rice 1kg £3•50"), ("en_US", "rice 1kg $3^50"),
    ("en_US", "rice 1kg $3 .50"), ("de_DE", "Reis 1 kg 3, 50 €"), ("de_DE", "Reis 1 kg 3. 50 €"),
  ])
  func anotherMarkBeforeTheCentsIsAQuestion(_ locale: String, _ line: String) {
    guard case .ask(.number, _, let answers) = Readers.read(line, locale).outcome else {
      Issue.record("\(line) is no question.")
      return
    }
    #expect(answers.first?.price == Rational(7) / Rational(2))
    #expect(["rice", "Reis"].contains(answers.first?.name))
  }

  @Test func aNumberInWordsIsNotAPartOfAUnitPrice() {
    checkLines([
      ("en_GB", "seven litres 5.00", "7 L 5"),
      ("en_GB", "nine kilos £5", "9 kg 5"),
      ("de_DE", "Saft sieben Liter 5,00", "7 L 5"),
      ("de_DE", "ein und einhalb Liter 2,00", "ask amount 2"),
      ("fr_FR", "sept litres 5,00", "7 L 5"),
      ("es_ES", "siete litros 5,00", "7 L 5"),
      ("it_IT", "sette litri 5,00", "7 L 5"),
      ("nl_NL", "zeven liter 5,00", "7 L 5"),
      ("pl_PL", "siedem litrów 5,00", "7 L 5"),
      ("sv_SE", "sju liter 50,00", "7 L 50"),
      ("da_DK", "syv liter 50,00", "7 L 50"),
      ("fi_FI", "seitsemän litraa 5,00", "7 L 5"),
      ("cs_CZ", "sedm litrů 50,00", "7 L 50"),
      ("ru_RU", "семь литров 500,00", "7 L 500"),
      ("de_DE", "Milch Liter 1,19", "1 L 1.19"),
    ])
  }

  @Test func theMarkInAUnitPriceCanBeADecimalMark() {
    for (locale, line) in [
      ("de_DE", "Diesel 1.659 €/l"), ("de_DE", "Super E5 1.659/l"), ("es_ES", "Gasóleo 1.659 €/l"),
      ("fr_FR", "Gazole 1.659 €/L"),
    ] {
      let prices = Readers.answers(line, locale).map(\.price)
      #expect(prices == [decimal("1.659"), Rational(1659)], "\(locale): \(line)")
    }
    checkLines([
      ("de_DE", "Diesel 1.659 €/l", "ask number"),
      ("de_DE", "Diesel 1,659 €/l", "1 L 1.659"),
      ("en_US", "Diesel 3.659/gal", "1 gal-us 3.659"),
      // Without a unit, the price can be that of something expensive.
      ("de_DE", "Laptop 1 Stück 1.659 €", "1 piece 1659"),
      ("ja_JP", "牛肉 ¥1,280/kg", "1 kg 1280"), ("es_AR", "Tomate $ 1.450/kg", "1 kg 1450"),
    ])
  }
}
