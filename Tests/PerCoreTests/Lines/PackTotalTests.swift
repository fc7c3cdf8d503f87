import PerCore
import Testing

/// Lines with the price of one pack and the price of all packs.
@Suite struct PackTotalLineTests {
  @Test func theTotalFollowsTheWordForEach() {
    checkLines([
      ("it_IT", "Latte 6 x 1 L 1,09 cad. 6,54 €", "6 L 6.54"),
      ("en_GB", "Milk 6 x 1 L £1.09 each £6.54", "6 L 6.54"),
      ("fr_FR", "Lait 6 x 1 L 1,09 chacun 6,54 €", "6 L 6.54"),
      ("es_ES", "Leche 6 x 1 L 1,09 cada una 6,54 €", "6 L 6.54"),
      ("pt_BR", "Leite 6 x 1 L 1,09 cada R$ 6,54", "6 L 6.54"),
      ("de_DE", "Milch 6 x 1 L 1,09 je 6,54 €", "6 L 6.54"),
      ("de_DE", "Milch 6 x 1 L 1,09 je 6,54", "6 L 6.54"),
    ])
  }

  @Test func twoPricesThatDoNotAgreeAreAQuestion() {
    for (locale, line) in [
      ("en_GB", "Milk 6 x 1 L £1.09 each £6.00"), ("de_DE", "Milch 6 x 1 L 1,09 je 6,00 €"),
    ] {
      #expect(summary(Readers.read(line, locale)).hasPrefix("ask"), "\(locale): \(line)")
    }
  }

  @Test func aReceiptStatesTheNumberAndThePriceOfEach() {
    checkLines([
      ("sv_SE", "MJÖLK 3% 1L 2*14,90 29,80", "2 L 29.8"),
      ("da_DK", "LETMÆLK 1L 2 x 11,95 23,90", "2 L 23.9"),
      ("nb_NO", "LETTMELK 1L 2 x 19,95 39,90", "2 L 39.9"),
      ("fi_FI", "MAITO 1L 2 KPL 1,15 2,30", "2 L 2.3"),
      ("de_DE", "MILCH 1L 2 x 1,15 2,30", "2 L 2.3"),
      ("en_GB", "MILK 1L 2 x 1.15 2.30", "2 L 2.3"),
    ])
  }

  @Test func aReceiptStatesThePriceOfSeveral() {
    let rows: [LineRow<String>] = [
      ("en_US", "BEANS 15 OZ 4 @ 2/1.50 3.00", "60 oz 3"),
      ("en_US", "BEANS 15 OZ 4 @ 2/$1.50 $3.00", "60 oz 3"),
      ("en_US", "YOGURT 5.3OZ 10 @ 10/10.00 10.00", "53 oz 10"),
      ("en_US", "YOGURT 5.3OZ 5 @ 10/10.00 5.00", "26.5 oz 5"),
      ("en_US", "BEANS 15 OZ 4 @ 4/5 5.00", "60 oz 5"),
      ("en_US", "LIMES 6 @ 3/1.00 2.00", "6 piece 2"),
      ("en_US", "AVOCADO 4 @ 0.88 3.52", "4 piece 3.52"),
      ("en_US", "AVOCADO 4 AT 1 FOR 0.88 3.52", "4 piece 3.52"),
    ]
    checkLines(rows)
    checkOffers(rows)
    let other = summary(Readers.read("BEANS 15 OZ 4 @ 2/1.50 2.80", "en_US"))
    #expect(other.hasPrefix("ask"), "\(other)")
  }

  @Test func theSingularOfAContainerIsOneOfSeveral() throws {
    let reading = Readers.read("Eier 6 Packungen 1 Packung 0,99", "de_DE")
    guard case .ask(.price, _, let candidates) = reading.outcome else {
      Issue.record("\(reading.outcome)")
      return
    }
    let total = try NumberFormat.plain.number("5.94")
    #expect(candidates.map(\.price) == [total])
  }

  @Test func aLineWithThePriceOfAllCountsTheProductAbove() {
    let reader = Readers.reader("en_GB")
    let lines = ["TUNA CHUNKS 145G", "2 x 1.10   2.20", "BEANS 400G", "2 x 1.10   2.30"]
    let meanings = lines.indices.map { summary(reader.read($0, of: lines)) }
    #expect(meanings[..<2] == ["290 g 2.2", "counts above"])
    #expect(meanings[2] == "ask price 400 g")
  }

  @Test func wholePricesProveANumberOfPieces() {
    checkLines([
      ("ja_JP", "納豆 2コ×98 ¥196", "2 piece 196"), ("ja_JP", "2個×98 ¥196", "2 piece 196"),
      ("ja_JP", "24個×12 ¥300", "288 piece 300"),
    ])
  }

  @Test func aReceiptCountsPiecesWithoutASize() throws {
    checkLines([
      ("cs_CZ", "Mléko 2 ks x 14,90 29,80", "2 piece 29.8"),
      ("cs_CZ", "Mléko 1 l 2 ks x 14,90 29,80", "2 L 29.8"),
      ("ru_RU", "Молоко 2 шт × 89,90 = 179,80", "2 piece 179.8"),
      ("ru_RU", "Молоко 2 шт * 89,90 = 179,80 Б", "2 piece 179.8"),
      ("pt_BR", "LEITE 2UN X 4,50 9,00A", "2 piece 9"),
      ("tr_TR", "Süt 2 ad x 14,90 29,80", "2 piece 29.8"),
      ("pl_PL", "Mleko 2 szt x 3,49 6,98A", "2 piece 6.98"),
      ("pl_PL", "Mleko 1 l 2 x 3,49 6,98C", "2 L 6.98"),
      ("de_DE", "Milch 2 St x 1,15 2,30B", "2 piece 2.3"),
      ("de_DE", "Brot 500 g 2,49A", "500 g 2.49"),
    ])
  }
}
