import PerCore
import Testing

/// Sizes and prices without a space before them.
@Suite struct GluedNumberTests {
  private func answers(_ line: String, _ locale: String) -> [LineProduct] {
    guard case .ask(.number, _, let answers) = Readers.read(line, locale).outcome else {
      Issue.record("\(line) is no question.")
      return []
    }
    return answers
  }

  @Test func wholePartsThatCanBelongToTheNameAreQuestions() {
    let cable = answers("NYM3,20m 9,99 €", "de_DE")
    #expect(cable.first?.amount == LineAmount(Rational(16) / Rational(5), .metre))
    let oil = answers("WD40,5l 9,99 €", "de_DE")
    #expect(
      oil.map(\.amount) == [
        LineAmount(Rational(81) / Rational(2), .litre), LineAmount(Rational(5), .litre),
      ])
    let milk = answers("Milch1.5l 1,29 €", "de_DE")
    #expect(milk.first?.amount == LineAmount(Rational(3) / Rational(2), .litre))
    #expect(milk.first?.name == "Milch")
  }

  @Test func aFullStopAfterAWordCanBeADecimalMark() {
    let wine = answers("wine.75L £5", "en_GB")
    #expect(
      wine.map(\.amount) == [
        LineAmount(Rational(3) / Rational(4), .litre), LineAmount(Rational(75), .litre),
      ])
    #expect(wine.first?.name == "wine")
    let cheese = answers("cheese.5kg £3", "en_GB")
    #expect(
      cheese.map(\.amount) == [
        LineAmount(Rational(1) / Rational(2), .kilogram), LineAmount(Rational(5), .kilogram),
      ])
  }

  @Test func numbersOfNamesStayInThem() {
    let lines = [
      ("Papier A4 500 Blatt 4,99", "Papier A4"), ("Vitamin B12 60 Tabletten 4,99", "Vitamin B12"),
      ("Lampe E27 2 Stück 4,99", "Lampe E27"), ("Omega3,60 Kapseln 5,99", "Omega3"),
      ("Schrauben M4x20 100 Stück 4,99", "Schrauben M4x20"),
    ]
    for (line, name) in lines {
      guard case .product(let product) = Readers.read(line, "de_DE").outcome else {
        Issue.record("\(line) is no product.")
        continue
      }
      #expect(product.name == name)
    }
  }

  @Test func theSpaceIsNotPartOfTheName() {
    for line in ["Cola0,33l 0,79 €", "0,33lCola 0,79 €", "Cola0,79€ 0,33l"] {
      guard case .product(let product) = Readers.read(line, "de_DE").outcome else {
        Issue.record("\(line) is no product.")
        continue
      }
      #expect(product.name == "Cola", "\(line)")
    }
  }
}
