import PerCore
import Testing

/// Lines of labels, flyers and receipts that have one meaning.
@Suite struct LineLabelTests {
  @Test func labelsOfScalesHaveAUnitPrice() {
    checkLines([
      ("it_IT", "Peso netto kg 0,254 €/kg 18,90 Importo € 4,80", "0.254 kg 4.8"),
      ("ru_RU", "Вес 0,456 кг Цена за кг 499,00 Стоимость 227,54", "0.456 kg 227.54"),
      ("de_DE", "Rindfleisch 24,90 € kg 300 g", "ask price 300 g"),
    ])
  }

  @Test func aNumberAfterANumberSignBelongsToTheName() {
    checkLines([
      ("it_IT", "Pasta Barilla spaghetti n. 5 gr 500 € 0,89", "500 g 0.89"),
      ("it_IT", "Pasta n. 5 gr 500 0,89", "500 g 0.89"),
      ("it_IT", "Pasta gr 500 € 0,89", "500 g 0.89"),
    ])
  }

  @Test func aFractionSignBelongsToTheNumberBeforeIt() {
    checkLines([
      ("en_US", "Cream of mushroom soup 10½ oz can 99¢", "10.5 oz 0.99"),
      ("en_GB", "4lb 6½oz turkey crown £15.99", "70.5 oz 15.99"),
      ("en_US", "6 1/2-litre bottles $5", "3 L 5"),
    ])
  }

  @Test func otherFormsOfWordsAreKnown() {
    checkLines([
      ("pt_BR", "Sardinha 125g (84g drenada) 5,49", "84 g 5.49"),
      ("es_ES", "Pimientos 390 g, PNE 315 g, 1,85 €", "315 g 1.85"),
      ("pl_PL", "półtora kilograma ziemniaków 4,50 zł", "1.5 kg 4.5"),
      ("it_IT", "olio extravergine un litro 3,60 euro invece che 4,50 (-20%)", "1 L 3.6"),
    ])
    checkOffers([("da_DK", "Ta' 3 betal for 2 Sæbe 500 ml 20,-", "500 mL 20, multibuy 3 2")])
  }

  /// The name of the product in a line; empty if it has none.
  private func name(_ line: String, _ locale: String) -> String {
    guard case .product(let product) = Readers.read(line, locale).outcome else { return "" }
    return product.name
  }

  @Test func noSignIsLeftAfterTheName() {
    #expect(name("Rinderfilet 0,5 kg x 39,90 €/kg 19,95 €", "de_DE") == "Rinderfilet")
    #expect(name("Coca-Cola 20x33 cl 99:- exkl. pant 20 kr", "sv_SE") == "Coca-Cola")
  }
}
