import PerCore
import Testing

/// Numbers that are part of a code or of a table, and equations without a unit.
@Suite struct LineCodeTests {
  @Test func codesAfterLabelsAreNeitherAmountsNorPrices() {
    checkLines([
      ("en_GB", "Ref: 500g-12.50", "refuse none"),
      ("en_GB", "SKU 500g-12.50", "refuse none"),
      ("de_DE", "Art.-Nr. 500g-12,50", "refuse none"),
      ("fr_FR", "Réf. 500g-12,50", "refuse none"),
      ("es_ES", "Cód. 250g-3,99", "refuse none"),
      ("en_GB", "Rice 1 kg 2.50 ref: 500g-12.50", "1 kg 2.5"),
      ("en_GB", "1kg #12,50", "ask price 1 kg"),
      ("en_GB", "Rice 1 kg #12.50", "ask price 1 kg"),
      ("fr_FR", "Riz 1 kg n° 12,50", "ask price 1 kg"),
      ("de_DE", "Reis 1 kg Nr. 12,50", "ask price 1 kg"),
    ])
  }

  @Test func otherNumbersBesideLabelsArePrices() {
    checkLines([
      ("en_GB", "Rice 500g-12.50", "500 g 12.5"),
      ("en_GB", "Rice 1 kg #12 2.50", "1 kg 2.5"),
      ("de_DE", "Reis 1 kg Nr. 5 2,50", "1 kg 2.5"),
      ("de_DE", "Eier XL 10 Stück 2,99", "10 piece 2.99"),
      ("it_IT", "Spaghetti n. 5 500 g 0,95", "500 g 0.95"),
    ])
  }

  @Test func rowsOfNutritionFactsHaveNoPrice() {
    checkLines([
      ("en_GB", "Typical values per 100g 250.00", "ask price"),
      ("en_GB", "Average values per 100ml 45.00", "ask price"),
      ("de_DE", "Nährwerte pro 100 g 250,00", "ask price"),
      ("de_DE", "Durchschnittliche Nährwerte pro 100 g 250,00", "ask price"),
      ("fr_FR", "Valeurs nutritionnelles pour 100 g 250,00", "ask price 100 g"),
      ("en_GB", "Per 100g fat 12.50", "ask price 100 g"),
      ("en_GB", "RI per 30 g serving 8.20", "ask price 30 g"),
      ("en_GB", "Fat per 30 g serving 8.20", "ask price 30 g"),
      ("en_GB", "Fat per serving (30 g) 8.20", "ask price 30 g"),
      ("de_DE", "Zucker pro Portion (30 g) 8,20", "ask price 30 g"),
      ("en_GB", "Nutrition per 100ml: energy 180.00", "ask price 100 mL"),
      ("fr_FR", "Énergie pour 100 g 1250,00", "ask price 100 g"),
      ("en_GB", "Carbs 30 g of which sugars 12.50", "ask price 30 g"),
      ("en_GB", "Salt per 100 g £0.25", "100 g 0.25"),
      ("en_GB", "Salt 100 g 0.25", "100 g 0.25"),
    ])
  }

  @Test func equivalentsArePartOfNeitherAmountNorName() {
    checkLines([
      ("es_ES", "Papel 6 rollos = 12 3,99", "6 roll 3.99"),
      ("en_GB", "Toilet paper 6 rolls = 12 3.99", "6 roll 3.99"),
      ("de_DE", "Toilettenpapier 8 Rollen = 16 4,99 €", "8 roll 4.99"),
      ("en_US", "Paper towels 6 double rolls = 12 rolls $9.99", "ask total 9.99"),
      ("en_GB", "Toilet paper 6 rolls = £3.99", "6 roll 3.99"),
    ])
    guard case .product(let product) = Readers.read("Papel 6 rollos = 12 3,99", "es_ES").outcome
    else {
      Issue.record("no product")
      return
    }
    #expect(product.name == "Papel")
  }

  @Test func partsOfALitreNextToAPieceAreNotAMixedFraction() {
    checkLines([
      ("es_ES", "1 u. 1/2 l 0,99", "0.5 L 0.99"),
      ("es_ES", "1 ud. 1/4 kg 0,99", "0.25 kg 0.99"),
      ("es_ES", "2 u. 1/2 l 0,99", "ask total 0.5 L 0.99"),
      ("en_GB", "2 pcs 1/2 l 0.99", "ask total 0.5 L 0.99"),
      ("de_DE", "1 u. 1/2 l 0,99", "1.5 L 0.99"),
      ("de_DE", "Milch 2 u. 1/2 l 0,99", "2.5 L 0.99"),
    ])
  }
}
