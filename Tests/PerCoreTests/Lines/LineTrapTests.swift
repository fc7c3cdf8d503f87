import PerCore
import Testing

/// Input that a reader can get wrong.
@Suite struct LineTrapTests {
  @Test func longLinesAreRefusedAtOnce() {
    let reader = LineReader(notation: LineNotation())
    let start = ContinuousClock.now
    #expect(summary(reader.read(String(repeating: "1 ", count: 500_000))) == "refuse long")
    #expect(summary(reader.read(String(repeating: "a", count: 501))) == "refuse long")
    #expect(summary(reader.read(String(repeating: "1 x ", count: 40))) == "refuse long")
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test(arguments: ["", " ", "\u{0}", "500 g\u{0} $5", "500 g\n$5", "\u{FFFD}500 g $5", "…", "-"])
  func linesWithoutAProductAreRefused(_ line: String) {
    #expect(
      summary(LineReader(notation: LineNotation(currency: "USD")).read(line)) == "refuse none")
  }

  @Test func directionMarksAreLeftOut() {
    let reading = Readers.read("\u{200F}5\u{200E}0\u{200F}0\u{200E} g 3,99 €", "de_DE")
    #expect(summary(reading) == "500 g 3.99")
  }

  @Test func digitsOfOtherScriptsAreRead() {
    #expect(summary(Readers.read("٥٠٠ جم ٣٥ ج.م", "ar_EG")) == "500 g 35")
    #expect(summary(Readers.read("５００ｇ　１９８円", "ja_JP")) == "500 g 198")
    #expect(summary(Readers.read("5㎏ ¥2,480", "ja_JP")) == "5 kg 2480")
  }

  @Test func decomposedAccentsAreRead() {
    #expect(summary(Readers.read("10 Stu\u{308}ck 2 €", "de_DE")) == "10 piece 2")
    #expect(summary(Readers.read("140 g (104 g e\u{301}goutte\u{301}) 2 €", "fr_FR")) == "104 g 2")
  }

  @Test func stIsAStoneOnlyInBritain() {
    #expect(summary(Readers.read("10 st £5", "en_GB")) == "10 st 5")
    #expect(summary(Readers.read("10 St 5 €", "de_DE")) == "10 piece 5")
    #expect(summary(Readers.read("10 st 5 kr", "sv_SE")) == "10 piece 5")
    #expect(summary(Readers.read("10 st $5", "en_US")) != "10 st 5")
  }

  @Test func pintsDependOnTheMeasures() {
    #expect(summary(Readers.read("1 pt $5", "en_US")) == "1 pt-us 5")
    #expect(summary(Readers.read("1 pt £5", "en_GB")) == "1 pt-imp 5")
  }

  @Test func fluidOuncesAreNotGuessed() {
    #expect(PerCoreTests.summary(Readers.read("Water 16 oz $5", "en_US")) == "16 oz 5")
    func summary(ofVolume line: String, _ locale: String = "en_US") -> String {
      let volumes = Comparability(kind: .volume)
      return PerCoreTests.summary(Readers.reader(locale).read(line, comparing: volumes))
    }
    #expect(summary(ofVolume: "cola 12 oz 1.29") == "ask unit 12 floz-us 1.29")
    #expect(summary(ofVolume: "Water 40 x 16.9 oz 5.99") == "ask unit 676 floz-us 5.99")
    #expect(summary(ofVolume: "flour 1 lb 4 oz 1.29") == "refuse kind")
    #expect(summary(ofVolume: "cola 12 oz 1.29", "en_GB") == "refuse kind")
  }

  @Test func anotherKindIsRefused() {
    let reader = LineReader(notation: LineNotation(currency: "USD"))
    func summary(_ line: String, in kind: Kind) -> String {
      PerCoreTests.summary(reader.read(line, comparing: Comparability(kind: kind)))
    }
    #expect(summary("500 g $5", in: .volume) == "refuse kind")
    #expect(summary("500 g $5", in: .weight) == "500 g 5")
    #expect(summary("190 g / 200 ml $5", in: .volume) == "200 mL 5")
  }

  @Test func theCountThatTheListComparesIsRead() {
    func check(_ line: String, _ locale: String, _ item: CountedItem, _ expected: String) {
      let comparability = Comparability(kind: .units, item: item)
      let reading = Readers.reader(locale).read(line, comparing: comparability)
      #expect(PerCoreTests.summary(reading) == expected, "\(line)")
    }
    check("Tide 92 fl oz 64 loads 12.97", "en_US", .wash, "64 wash 12.97")
    check("Purex 1 lb 20 washes 3.99", "en_US", .wash, "20 wash 3.99")
    check("Persil 1,3 kg 20 WL 7,95", "de_DE", .wash, "20 wash 7.95")
    check("Persil 2 x 1,3 kg 20 WL 7,95", "de_DE", .wash, "ask total 7.95")
    check("large eggs 18 pieces 36 oz 4.99", "en_US", .piece, "18 piece 4.99")
    check("Toilettenpapier 8 Rollen 1,2 kg 4,99", "de_DE", .roll, "8 roll 4.99")
    // The list compares something else.
    check("Persil 1,3 kg 20 WL 7,95", "de_DE", .roll, "refuse kind")
    check("Joghurt 2 Becher 150 g 0,99", "de_DE", .piece, "refuse kind")
  }

  @Test func partsDoNotOverlap() {
    let parts = Readers.read("85㎠dozen 42$", "en_US").parts
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
  }

  @Test func partsHaveTheRangesOfTheTypedText() throws {
    let line = "Äpfel 1½ kg 3,99 €"
    let reading = Readers.read(line, "de_DE")
    let scalars = Array(line.unicodeScalars)
    let parts = reading.parts.map { part in
      (part.role, String(String.UnicodeScalarView(scalars[part.range])))
    }
    #expect(parts.map(\.0) == [.measure, .price])
    #expect(parts.map(\.1) == ["1½ kg", "3,99 €"])
    guard case .product(let product) = reading.outcome else {
      Issue.record("\(reading.outcome)")
      return
    }
    #expect(product.name == "Äpfel")
  }

  @Test(arguments: [
    ("Chips 300 g +20% free $2.99 ($9.97/kg)", "en_US", "300 g 2.99", "Chips"),
    ("Butter 500 g 3,98 € je kg 7,96 €", "de_DE", "500 g 3.98", "Butter"),
    ("2. 500 g für 2 €", "de_DE", "500 g 2", ""),
    ("1) 500 g Mehl 2 €", "de_DE", "500 g 2", "Mehl"),
    ("Bananen 1,234 kg x 1,79 2,21", "de_DE", "1.234 kg 2.21", "Bananen"),
    ("Курица 1,35 кг × 249 = 336,15", "ru_RU", "1.35 kg 336.15", "Курица"),
    ("Fleisch 2 kg x 6 = 12,00", "de_DE", "2 kg 12", "Fleisch"),
    ("Baker's dozen bagels $14", "en_US", "13 piece 14", "bagels"),
    ("any brand 500 g $3", "en_US", "500 g 3", "any brand"),
  ])
  func namesDoNotContainPartsOfThePrice(
    _ line: String, _ locale: String, _ expected: String, _ name: String
  ) {
    let reading = Readers.read(line, locale)
    #expect(summary(reading) == expected)
    guard case .product(let product) = reading.outcome else { return }
    #expect(product.name == name)
  }

  @Test(arguments: [
    ("Oliven 400 g ATG = 240 2 €", "de_DE", "ask total 2"),
    ("Oliven 400 g ATG (240) 2 €", "de_DE", "ask total 2"),
    ("Oliven 400 g ATG ca. 240 2 €", "de_DE", "ask total 2"),
    ("Salz 1g200 3,99", "de_DE", "refuse unit"),
    ("Kaffee 2. gratis 500 g 5 €", "de_DE", "ask offer 500 g 5"),
    ("any 3 for 10 soup 400 g", "en_US", "ask offer 400 g"),
    ("2 metric cups 4", "en_US", "ask price 2 cup-metric"),
    ("20 @$0 & 2222 l", "en_US", "ask price 2222 L"),
    ("0 W @ 34 l $5", "en_US", "34 L 5"),
    ("47 in 1.00 USD", "en_US", "47 in 1"),
    ("potatoes 12 lb, 24 count $5", "en_US", "12 lb 5"),
  ])
  func doubtfulLinesAreQuestions(_ line: String, _ locale: String, _ expected: String) {
    #expect(summary(Readers.read(line, locale)) == expected)
  }

  @Test func aDepositIsKept() {
    guard
      case .product(let product) = Readers.read(
        "Cola 6 x 0,33 l 4,49 € + 1,50 € Pfand", "de_DE"
      ).outcome
    else {
      Issue.record("The line is not read as a product.")
      return
    }
    #expect(product.deposit == Rational(3) / Rational(2))
    #expect(product.price == Rational(449) / Rational(100))
  }

  @Test func amountsAreExact() {
    guard case .product(let product) = Readers.read("⅓ lb $1", "en_US").outcome else {
      // Shops do not write "1/3" with a slash, but they use the character "⅓".
      Issue.record("The line is not read as a product.")
      return
    }
    #expect(product.amount?.value == Rational(1) / Rational(3))
  }

  @Test func localesHaveTheirNotation() throws {
    let german = try #require(LineNotation(locale: "de_DE.UTF-8"))
    #expect(german.decimalMark == "," && german.groupingMark == "." && german.currency == "EUR")
    let swiss = try #require(LineNotation(locale: "de_CH"))
    #expect(swiss.decimalMark == "." && swiss.groupingMark == "’" && swiss.currency == "CHF")
    #expect(LineNotation(locale: "xx_XX") == nil)
    #expect(LineNotation(locale: "ja_JP")?.currencyDecimals == 0)
    #expect(LineNotation(locale: "hu_HU")?.currency == "HUF")
    #expect(LineNotation(locale: "el")?.currency == "EUR")
    let peru = try #require(LineNotation(locale: "es_PE.UTF-8"))
    #expect(peru.decimalMark == "." && peru.currency == "PEN")
    let vietnam = try #require(LineNotation(locale: "vi_VN"))
    #expect(vietnam.decimalMark == "," && vietnam.currencyDecimals == 0)
  }
}
