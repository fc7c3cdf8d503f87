import PerCore
import Testing

/// The first answers to questions about numbers with two meanings, and their names.
@Suite struct FirstAnswerTests {
  private func check(
    _ rows: [LineRow<String>], at location: SourceLocation = #_sourceLocation
  ) {
    checkLines(rows, at: location) { line, locale in
      guard let first = Readers.answers(line, locale).first else { return "no answer" }
      return "\(first.name): \(offerSummary(first))"
    }
  }

  @Test func oneDigitBeforeASizeBelongsToTheName() {
    check([
      ("en_GB", "SMA 2 800 g £11", "SMA 2: 800 g 11"),
      ("en_GB", "Aptamil 1 800g powder £10", "Aptamil 1 powder: 800 g 10"),
      ("de_DE", "Milumil 3 800 g 12,99", "Milumil 3: 800 g 12.99"),
      ("es_ES", "Nativa 2 800 g 12 €", "Nativa 2: 800 g 12"),
      ("fr_FR", "Farine 2 500 g 2 €", "Farine: 2500 g 2"),
      ("fr_FR", "Punaises 1 200 pièces 9,99 €", "Punaises: 1200 piece 9.99"),
    ])
  }

  @Test func aNumberWithDecimalsIsRatherThePrice() {
    check([
      ("de_DE", "Reis 1 kg 1,99 KW 23", "Reis KW 23: 1 kg 1.99"),
      ("de_DE", "Reis 1 kg 1,99 Regal 23", "Reis Regal 23: 1 kg 1.99"),
    ])
    checkLines([
      ("de_DE", "Rinderhack 500 g QS 4,49 Haltung 3", "500 g 4.49"),
      ("de_DE", "Reis 1 kg 1,99 Mo 12.5. - Sa 17.5.", "1 kg 1.99"),
    ])
  }

  @Test func theNumberAfterKilogramsIsThePriceOrPartOfTheAmount() {
    check([
      ("en_IN", "Rice 5 kg 450", "Rice: 5 kg 450"),
      ("en_IN", "Rice 5 kg 450 at D-Mart", "Rice: 5 kg 450"),
      ("en_IN", "Atta 10 kg 420 S-Mart", "Atta S-Mart: 10 kg 420"),
      ("de_DE", "4,99 Reis 1 kg 500", "Reis 500: 1.5 kg 4.99"),
    ])
    guard case .ask(_, _, let answers) = Readers.read("4,99 Reis 1 kg 500", "de_DE").outcome else {
      Issue.record("The line is a question.")
      return
    }
    #expect(!answers.contains { $0.price == Rational(500) && $0.amount?.value != Rational.one })
  }

  @Test func anOctaneNumberIsNotAnAmount() {
    check([
      ("de_DE", "Super 95 Liter 1,72", "Super: 1 L 1.72"),
      ("ar_EG", "بنزين 92 لتر 15.75", "بنزين: 1 L 15.75"),
    ])
  }

  @Test func aNumberBeforeALoneUnitCanBeAPrice() {
    check([
      ("en_GB", "ribeye 12.99 lb", "ribeye: 1 lb 12.99"),
      ("en_US", "gas 3.09 gal", "gas: 1 gal-us 3.09"),
      ("de_DE", "Laminat 9,99 m²", "Laminat: 1 m2 9.99"),
    ])
    checkLines([
      ("en_GB", "Flour 1.25 kg", "ask price 1.25 kg"),
      ("en_GB", "carpet £8.99 m2", "1 m2 8.99"), ("de_DE", "Laminat 9,99 € m²", "1 m2 9.99"),
      ("en_US", "fabric $5.99 yd", "1 yd 5.99"), ("en_GB", "T-shirt £5 M", "ask amount 5"),
    ])
  }

  @Test func anUnknownContainerIsAQuestion() {
    checkLines([
      ("de_DE", "Wurst 2 Pck. 80 g 1,98", "ask total 1.98"),
      ("de_DE", "Wurst 2 Bx. 80 g 1,98", "ask total 1.98"),
      ("de_DE", "Wurst 3 Ringe 100 g 1,98", "ask total 1.98"),
      ("en_GB", "coffee 200g [3] £15", "ask total 15"),
      ("en_GB", "coffee 200g pack size 6 £30", "ask total 30"),
    ])
  }

  @Test func aPriceOfSomethingElseIsAQuestion() {
    checkLines([
      ("en_GB", "coffee 200g £5/month", "ask price 200 g"),
      ("en_GB", "coffee 200g £5 per person", "ask price 200 g"),
      ("en_GB", "Pringles 200g £2 2-4-1", "ask offer 200 g 2"),
    ])
  }

  @Test func shortFormsOfOffers() {
    checkOffers([
      ("en_GB", "Pringles 200g £2 4 for price of 3", "200 g 2, multibuy 4 3"),
      ("en_GB", "Pringles 200g £2 BOGOHP", "200 g 2, nth 2 50"),
    ])
  }

  @Test func aPriceCanFollowTheUnitWithoutASpace() {
    checkLines([
      ("ja_JP", "塩500g98円", "500 g 98"), ("ja_JP", "米5kg2480円", "5 kg 2480"),
      ("ja_JP", "鶏もも100g98円", "100 g 98"), ("de_DE", "Reis 1kg1,99", "1 kg 1.99"),
    ])
  }

  @Test func aCoverageAndAPriceOfAKilogramAreNotAmounts() {
    checkLines([
      ("en_GB", "paint 2.5L 13m²/L £25", "2.5 L 25"),
      ("en_IN", "Toor dal 1kg @ 165/kg", "ask price 1 kg"),
    ])
  }
}
