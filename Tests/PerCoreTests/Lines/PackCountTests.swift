import PerCore
import Testing

/// Lines with a number of packs that is not next to the size.
@Suite struct PackCountTests {
  @Test func aCountIsInFrontOfTheName() {
    for (locale, line) in [
      ("de_DE", "2 St. Butter 250 g 4,38 €"), ("da_DK", "2 stk. smør 250 g 30 kr"),
      ("fi_FI", "2 kpl voi 250 g 6 €"), ("cs_CZ", "2 ks máslo 250 g 99,80 Kč"),
      ("ru_RU", "2 шт масло 250 г 398 руб"), ("en_GB", "2 pcs butter 250g £4"),
      ("es_ES", "2 uds mantequilla 250 g 5 €"), ("it_IT", "2 pz burro 250 g 5 €"),
      ("pl_PL", "2 szt. masło 250 g 16 zł"), ("fr_FR", "2 pièces beurre 250 g 5 €"),
      ("pt_BR", "2 un manteiga 250 g R$ 20"), ("nl_NL", "2 stuks boter 250 g 5 €"),
      ("sv_SE", "2 st smör 250 g 80 kr"), ("nb_NO", "2 stk smør 250 g 80 kr"),
      ("ja_JP", "2個 バター 250g 800円"), ("zh_CN", "2个 黄油 250克 40元"),
      ("tr_TR", "2 adet tereyağı 250 g 200 TL"), ("ar_EG", "2 قطعة زبدة 250 جرام 80 جنيه"),
    ] {
      guard case .ask(.total, _, let candidates) = Readers.read(line, locale).outcome else {
        Issue.record("\(locale): \(line)")
        continue
      }
      let amounts = candidates.map { $0.amount?.value }
      #expect(amounts == [Rational(500), Rational(250)], "\(locale): \(line)")
    }
    checkLines([
      ("da_DK", "10 stk. frikadeller 600 g 40 kr", "600 g 40"),
      ("de_DE", "10 Stk. Frikadellen 600 g 5,99", "600 g 5.99"),
      ("en_GB", "2 eggs 100 g £1", "100 g 1"),
      ("de_DE", "2 St. Butter 250 g 4,38 € (8,76 €/kg)", "500 g 4.38"),
    ])
  }

  /// The amounts of the answers to a question.
  private func amounts(_ line: String, _ locale: String) -> [Rational?] {
    Readers.answers(line, locale).map { $0.amount?.value }
  }

  @Test func aNumberBesideAPackCanMultiplyIt() {
    for (line, answers) in [
      ("Coke 2 12-packs 12 fl oz $12", [288, 144]), ("Trash bags 13gal 45 2-pack $18", [90, 2]),
      ("3 24-packs $30", [72, 24]), ("Rice 4 x 12 bags 85 g $20", [4080, 85]),
      ("Beer 6 packs 6x12 fl oz $30", [432, 72]), ("Wipes 72 ct pack 3 $5", [216, 72]),
    ] {
      let expected: [Rational?] = answers.map { Rational($0) }
      #expect(amounts(line, "en_US") == expected, "\(line)")
    }
  }

  @Test func twoNumbersWithoutAUnitCanBePieces() {
    for (line, pieces) in [
      ("Baby wipes 12 x 60 £7.00", 720), ("Wipes 3x64 3.99", 192),
      ("Nappies 184 (2 x 92) £50", 184),
    ] {
      #expect(amounts(line, "en_GB") == [Rational(pieces)], "\(line)")
    }
  }

  @Test func aReceiptStatesThePriceOfEachPack() {
    checkLines([
      ("ja_JP", "牛乳 1L 2個 ×単198 ¥396", "ask total 1 L 396"),
      ("en_US", "2 @ $1.50 = $3.00 Milk 1 qt", "2 qt-us 3"),
      ("en_US", "2 @ 1.50 3.00 Milk 1 qt", "2 qt-us 3"),
      ("en_US", "Milk 1 gal 2 @ $3.29 = $6.58", "2 gal-us 6.58"),
      ("de_DE", "Milch 1 l 2 x 1,09 € = 2,18 €", "2 L 2.18"),
    ])
  }

  /// The deposit of a line.
  private func deposit(_ line: String, _ locale: String) -> String {
    guard case .product(let product) = Readers.read(line, locale).outcome else { return "none" }
    return product.deposit.map { NumberFormat.plain.string($0) } ?? "none"
  }

  @Test func theDepositIsForEachContainerOfAPack() {
    checkLines(
      [
        ("sv_SE", "Läsk 33 cl 6-pack 35 kr + pant 1 kr/st", "6"),
        ("sv_SE", "Läsk 33 cl 6-pack 35 kr + pant 6 kr", "6"),
        ("nl_NL", "Bier 6 x 33 cl 4,49 + 0,10 statiegeld p/fles", "0.6"),
        ("pl_PL", "Piwo 6 x 0,5 l 17,99 zł + kaucja 0,50 zł od butelki", "3"),
        ("de_DE", "Bier 0,33 l 6er-Pack 4,49 + Pfand je 0,08", "0.48"),
      ], by: deposit)
  }

  @Test func aTwinPackCanHoldPacksOfPieces() {
    for (locale, line) in [
      ("de_DE", "Feuchttücher Doppelpack 72 St 2,50"), ("en_US", "wipes twin pack 72 ct 4.99"),
      ("de_DE", "Doppelpack 72 St für 2,50"),
    ] {
      #expect(
        amounts(line, locale).prefix(2) == [Rational(144), Rational(72)], "\(locale): \(line)")
    }
    checkLines([
      ("en_US", "toothbrushes twin pack 2 ct 4.99", "2 piece 4.99"),
      ("en_GB", "Nappies twin pack 44 £12", "44 piece 12"),
      ("de_DE", "Windeln Doppelpack 88 22,50", "88 piece 22.5"),
    ])
  }

  @Test func aBagOfPetFoodIsAPortion() {
    checkLines([
      ("de_DE", "Katzenfutter 85g 60 Beutel 24,99", "5100 g 24.99"),
      ("en_US", "cat food 85g 60 pouches 24.99", "5100 g 24.99"),
      ("en_GB", "40 pouches 85g cat food £14", "3400 g 14"),
      ("en_US", "Cat food 4 x 12 pouches 85 g $20", "4080 g 20"),
      // Tea has as many bags in the weight.
      ("de_DE", "Tee 105 g 60 Beutel 2,99", "105 g 2.99"),
      ("en_GB", "cat food 10 pouches 1 kg £4", "ask total 4"),
      ("en_GB", "Green tea pouches 80 g 20 bags £3.49", "ask total 3.49"),
      ("fr_FR", "Langues de chat 100 g 6 sachets 2,50 €", "ask total 2.5"),
    ])
  }

  @Test func aSizeBeforeCansIsThatOfEach() {
    checkLines([
      ("en_US", "StarKist 4pk 5 oz cans 4.98", "20 oz 4.98"),
      ("en_US", "StarKist 4 pack 5 oz 4.98", "ask total 4.98"),
      ("en_US", "Applesauce 12 pk 38.4 oz pouches 7.98", "ask total 7.98"),
    ])
  }

  @Test func aSizeInTheNameIsNotTheNumberOfRolls() {
    checkLines([("en_US", "Towels Select-A-Size 12 = 24 rolls 17.49", "ask total 17.49")])
  }
}
