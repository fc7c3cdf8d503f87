import PerCore
import Testing

/// Sizes of two numbers without a unit.
@Suite struct LineDimensionTests {
  @Test func theSizesOfScrewsAndCablesAreNotPacks() {
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

  @Test func numbersOfNamesAreNotPacks() {
    checkLines([
      ("es_ES", "Licor 43 70 cl 15,49€", "70 cL 15.49"),
      ("da_DK", "Omega 3 120 kapsler 129 kr", "120 capsule 129"),
      ("en_US", "Heinz 57 Sauce 10oz 4.29", "10 oz 4.29"),
      ("en_GB", "Product 41 sauce 500 ml £3", "500 mL 3"),
      ("da_DK", "Merrild kaffe 103 400 g 44,95 kr. pr. kg 112,38", "400 g 44.95"),
    ])
  }

  @Test func aDigitOfTheNameCanPrecedeTheAmount() {
    checkLines([
      ("sv_SE", "Semper 1 800 g 149 kr", "ask number 149"),
      ("nb_NO", "Nan Pro 2 800 g kr 179", "ask number 179"),
      ("fi_FI", "Tutteli 1 700 g 12,95 €", "ask number 12.95"),
      ("cs_CZ", "Opalovací krém OF 30 150 ml 199 Kč", "ask number 199"),
      ("sv_SE", "1 800 g mjöl 49 kr", "1800 g 49"),
      ("fr_FR", "Farine 2 000 g 2,40 €", "2000 g 2.4"),
    ])
  }

  @Test func manyKilogramsCanHaveADecimalMark() {
    checkLines([
      ("de_DE", "Fleisch 1.250 kg 12,49 €", "ask number 12.49"),
      ("de_DE", "Cola 1.500 l 1,29 €", "ask number 1.29"),
      ("en_US", "Milk 1,500 L $1.29", "ask number 1.29"),
      ("de_DE", "Fleisch 1.250 kg 12,49 € (9,99 €/kg)", "1.25 kg 12.49"),
      ("de_DE", "Fleisch 1.250 g 12,49 €", "1250 g 12.49"),
      ("de_DE", "O,75 l Wein 3,99 €", "ask number 75 L 3.99"),
    ])
  }

  @Test func aSmallWeightCanBeTheWeightOfEachPiece() {
    checkLines([
      ("de_DE", "Schokoriegel 10 Stück 18 g 1,79 €", "ask total 1.79"),
      ("fi_FI", "patukat 6 kpl 21 g 2,49 €", "ask total 2.49"),
      ("ja_JP", "チョコ 10個 18g 198円", "ask total 198"),
      ("ru_RU", "корм 12 пакетиков 85 г 399 ₽", "ask total 399"),
      ("it_IT", "4 rotoloni asciugatutto 2 veli 100 strappi 3,49", "ask total 3.49"),
      ("it_IT", "4 megarotoli asciugatutto 100 strappi 3,49", "ask total 3.49"),
      ("nl_NL", "Theezakjes 20 stuks 40 g 1,29", "40 g 1.29"),
      ("de_DE", "Espressokapseln 10 Stk. 52 g 2,79", "52 g 2.79"),
    ])
  }

  /// The amounts that a question offers, in the order of the answers.
  private func answers(_ line: String, _ locale: String) -> [LineAmount?] {
    Readers.answers(line, locale).map(\.amount)
  }

  @Test func oneContainerAfterASizeIsAskedFor() {
    #expect(
      answers("Fliese 30x30 Stück 1,99", "de_DE")
        == [LineAmount(.one, .piece), LineAmount(Rational(900), .piece)])
    #expect(
      answers("screws 4x40 box £5", "en_GB")
        == [LineAmount(.one, .piece), LineAmount(Rational(160), .piece)])
    #expect(
      answers("wipes 4x60 box £3", "en_GB")
        == [LineAmount(Rational(240), .piece), LineAmount(.one, .piece)])
  }

  @Test func theCountIsOfferedBeforeTheWeightOfDoses() {
    #expect(
      answers("Vitamin C 1000mg x 60 £4.50", "en_GB")
        == [LineAmount(Rational(60), .piece), LineAmount(Rational(60_000), .milligram)])
    #expect(
      answers("nurofen 12 x 200mg £2", "en_GB")
        == [LineAmount(Rational(12), .piece), LineAmount(Rational(2400), .milligram)])
    #expect(
      answers("paracetamol 500mg 16 39p", "en_GB")
        == [LineAmount(Rational(16), .piece), LineAmount(Rational(500), .milligram)])
  }

  @Test func theWeightOfPiecesOfFoodIsForAll() {
    #expect(
      answers("eggs 700g 12 pack £5.50", "en_GB")
        == [LineAmount(Rational(700), .gram), LineAmount(Rational(8400), .gram)])
    #expect(
      answers("muffins 85g 4 pack £2", "en_GB")
        == [LineAmount(Rational(340), .gram), LineAmount(Rational(85), .gram)])
  }

  @Test func aFractionOfAnInchIsADiameter() {
    checkLines([
      ("en_US", "hose 50 ft 5/8 in 29.97", "ask total 29.97"),
      ("en_US", "ribbon 3 ft 6 in 5.00", "42 in 5"),
      ("en_US", "board 3 ft 6 1/2 in 5.00", "42.5 in 5"),
    ])
  }
}
