import PerCore
import Testing

/// Percentages after a price and a dash with spaces around it.
@Suite struct SpacedReductionTests {
  @Test func aDashAfterAPriceIsAMinusSign() {
    checkOffers([
      ("fr_FR", "Café 250 g 2,95 € - 20%", "250 g 2.95, percent 20"),
      ("es_ES", "Café 250 g 2,95 € - 20 %", "250 g 2.95, percent 20"),
      ("en_US", "Coffee 12 oz $8.99 - 20%", "12 oz 8.99, percent 20"),
      ("en_US", "Coffee 12 oz 8.99 – 20%", "12 oz 8.99, percent 20"),
      ("en_US", "$8.99 - 20% Coffee 12 oz", "12 oz 8.99, percent 20"),
      ("de_DE", "Kaffee 500 g 4,99 - 25%", "500 g 4.99, percent 25"),
    ])
    checkLines([
      ("fr_FR", "Café 250 g 2,95 € - 20%", "ask offer 250 g 2.95"),
      ("de_DE", "Kaffee 500 g 4,99 - 20%", "ask offer 500 g 4.99"),
    ])
  }

  @Test func aPercentageThatCanBeAContentIsAQuestion() {
    checkOffers([
      ("de_DE", "Gouda - 400 g - 2,99 € - 45%", "ask offer"),
      ("en_GB", "Double cream 300 ml £1.80 - 30%", "ask offer"),
      ("de_DE", "Käse 250 g 2,99 € - 45% Fett", "250 g 2.99"),
      ("fr_FR", "Lait 1 l 1,20 € - 3,5%", "1 L 1.2"),
      ("de_DE", "Käse - 45% 250 g 2,99 €", "250 g 2.99"),
    ])
  }
}
