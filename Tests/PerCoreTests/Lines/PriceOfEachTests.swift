import PerCore
import Testing

/// Lines with several packs or pieces and the price of one of them.
@Suite struct PriceOfEachTests {
  /// The prices between which a line asks, or the price of the product.
  private func prices(_ line: String, _ locale: String) -> [String] {
    let prices: [Rational?] =
      switch Readers.read(line, locale).outcome {
      case .product(let product): [product.price]
      case .ask(_, let known, let candidates):
        known.price == nil ? candidates.map(\.price) : []
      case .refuse: []
      }
    return prices.map { price in price.map { NumberFormat.plain.string($0) } ?? "none" }
  }

  @Test func aWordForEachIsAfterThePrice() {
    checkLines(
      [
        ("sv_SE", "Yoghurt 6 x 150 g 3,90 p/st", ["3.9", "23.4"]),
        ("sv_SE", "Yoghurt 6 x 150 g 3,90 kr p/st", ["3.9", "23.4"]),
        ("nl_NL", "Yoghurt 6 x 150 g 0,39 p/st", ["0.39", "2.34"]),
        ("nl_NL", "Yoghurt 6 x 150 g 0,39 p.st.", ["0.39", "2.34"]),
        ("de_DE", "Joghurt 6 x 150 g 0,39 je", ["0.39", "2.34"]),
        ("de_DE", "Joghurt 6 x 150 g 0,39 € je", ["0.39", "2.34"]),
        ("de_DE", "Joghurt 6 x 150 g 0,39 p. St.", ["0.39", "2.34"]),
        ("fr_FR", "Jus 6 x 1 l 0,50 chaque", ["0.5", "3"]),
        ("da_DK", "Vand 6 x 1 l 9,90 stykket", ["9.9", "59.4"]),
        ("nb_NO", "Vann 6 x 1 l 9,90 stykket", ["9.9", "59.4"]),
        ("pl_PL", "Woda 6 x 1 l 2,50 od sztuki", ["2.5", "15"]),
      ], by: prices)
  }

  @Test func aContainerIsAfterThePrice() {
    checkLines(
      [
        ("pl_PL", "Woda 6 x 1 l 2,50 za butelkę", ["2.5", "15"]),
        ("pl_PL", "Woda 6 x 1 l 2,50 zł za butelkę", ["2.5", "15"]),
        ("pl_PL", "Woda 6 x 1 l 15,00 za zgrzewkę", ["15"]),
        ("ru_RU", "Вода 6 x 1 л 49,90 за бутылку", ["49.9", "299.4"]),
        ("de_DE", "Wasser 6 x 1 l 0,50 die Flasche", ["0.5", "3"]),
        ("de_DE", "Wasser 6 x 1 l, Flasche 0,50", ["0.5", "3"]),
        ("de_DE", "Wasser 6 x 1 l 3,00 pro Kasten", ["3"]),
      ], by: prices)
  }

  @Test func aPieceWithoutANumberIsBeforeThePrice() {
    checkLines(
      [
        ("de_DE", "Joghurt 6 x 150 g Stück 0,39", ["0.39", "2.34"]),
        ("de_DE", "Joghurt 6 x 150 g Stück 0,39 €", ["0.39", "2.34"]),
        ("de_DE", "Joghurt 6 x 150 g St. 0,39", ["0.39", "2.34"]),
        ("de_DE", "Joghurt 150 g Stück 0,39", ["0.39"]),
        ("de_DE", "Seife 2 x 100 g Stück 1,99 (1 kg = 9,95)", ["1.99"]),
      ], by: prices)
  }

  @Test func oneOfTheCountedThingsIsBesideThePrice() {
    checkLines(
      [
        ("ja_JP", "卵 10個 1個25円", ["250"]),
        ("ja_JP", "卵 1個25円 10個", ["250"]),
        ("ja_JP", "水 500ml 6本 1本98円", ["98", "588"]),
        ("ja_JP", "ティッシュ 5箱 1箱60円", ["300"]),
        ("ja_JP", "卵 10個 1パック250円", ["250"]),
        ("ja_JP", "缶コーヒー 185g×30本 1,980円 1本あたり66円", ["1980"]),
        ("zh_CN", "牛奶 6杯 每杯2元", ["12"]),
        ("zh_CN", "牛奶 6瓶 1瓶2元", ["12"]),
        ("zh_CN", "鸡蛋 10个 2元1个", ["20"]),
        ("de_DE", "Eier 10 Stück 1 Stück 0,25 €", ["2.5"]),
        ("de_DE", "Eier 10 Stück 0,25 1 Stück", ["2.5"]),
        ("de_DE", "Eier 10 Stück 2,50 1 Stück 0,25", ["2.5"]),
        ("de_DE", "Papier 8 Rollen 1 Rolle 0,49 €", ["3.92"]),
      ], by: prices)
  }

  @Test func aPackIsOneOfSeveral() {
    checkLines(
      [
        ("en_GB", "2 x 80 tea bags £2 each", ["4", "320"]),
        ("en_GB", "2 packs of 80 tea bags £2 each", ["4", "320"]),
        ("en_GB", "4 x 9 rolls £5 each", ["20", "180"]),
        ("en_GB", "2 x 80 tea bags £4 (£2 each)", ["4"]),
      ], by: prices)
  }

  @Test func theSameWordPrecedesTheSizeAndThePriceOfAContainer() {
    for line in ["Bier 6 Dosen je 0,33 l je 0,59", "Bier 6 Dosen je 0,33 l, je 0,59 €"] {
      #expect(summary(Readers.read(line, "de_DE")) == "1.98 L 3.54", "\(line)")
    }
    #expect(summary(Readers.read("6 cans each 330ml each £0.59", "en_GB")) == "1980 mL 3.54")
    checkLines(
      [
        ("de_DE", "Bier 6 Dosen je 0,33 l 3,54 je Packung", ["3.54"]),
        ("de_DE", "Bier 6 Dosen je 0,33 l je Dose 0,59", ["0.59", "3.54"]),
        ("de_DE", "Bier 6 Dosen à 0,33 l à 0,59 €", ["0.59", "3.54"]),
      ], by: prices)
  }

  @Test(arguments: [
    ("en_GB", "6 cans 330 ml each £0.59", "ask price 1980 mL"),
    ("fr_FR", "6 canettes 33 cl chacune 0,59 €", "ask price 198 cL"),
    ("es_ES", "6 latas 33 cl cada una 0,59 €", "ask price 198 cL"),
    ("it_IT", "6 lattine 33 cl ciascuna 0,59 €", "ask price 198 cL"),
    ("sv_SE", "6 burkar 33 cl vardera 5,90 kr", "ask price 198 cL"),
    ("de_DE", "6 x 1 l 0,50 € Flasche", "ask price 6 L"),
    ("fr_FR", "6 x 1 l 0,50 € bouteille", "ask price 6 L"),
    ("en_GB", "6 x 330 ml £3 cans", "1980 mL 3"),
    ("en_US", "Protein bars 12 bars, 2.1 oz each $18.00", "25.2 oz 18"),
    ("de_DE", "12 x 0,75 l Glas 6,49 €", "9 L 6.49"),
  ])
  func aPriceBesideAContainerIsForAllOrForEach(
    _ locale: String, _ line: String, _ expected: String
  ) {
    #expect(summary(Readers.read(line, locale)) == expected)
  }
}
