import PerCore
import Testing

/// Deposits of each container, and words for a deposit.
@Suite struct DepositOfEachLineTests {
  /// The deposit and the name of a product: "0.9 Bier".
  private func deposit(_ line: String, _ locale: String) -> String {
    guard case .product(let product) = Readers.read(line, locale).outcome,
      let deposit = product.deposit
    else { return "none" }
    return "\(NumberFormat.plain.string(deposit)) \(product.name)"
  }

  @Test func theContainerFollowsTheDeposit() {
    checkLines(
      [
        ("nl_NL", "Bier 6 x 33 cl 4,99 + € 0,15 statiegeld per blik", "0.9 Bier"),
        ("nl_NL", "Bier 6 x 33 cl 4,99 + € 0,15 statiegeld per stuk", "0.9 Bier"),
        ("nl_NL", "Bier 6 x 33 cl 4,99 + € 0,15 statiegeld per flesje", "0.9 Bier"),
        ("de_DE", "Cola 6 x 0,33 l 3,99 + 0,25 € Pfand pro Dose", "1.5 Cola"),
        ("de_DE", "Bier 20 x 0,5 l 15,99 € + 0,08 Pfand/Flasche", "1.6 Bier"),
        ("de_DE", "Bier 20 x 0,5 l 15,99 € + 3,10 € Pfand pro Kasten", "3.1 Bier"),
        ("en_GB", "Beer 4 x 500ml £5.00 + 20p deposit per can", "0.8 Beer"),
        ("es_ES", "Agua 6 x 1,5 l 3,00 € + 0,10 € depósito por botella", "0.6 Agua"),
        ("fr_FR", "Bière 6 x 25 cl 4,50 € + 0,15 € de consigne par bouteille", "0.9 Bière"),
        ("it_IT", "Acqua 6 x 1 l 3,00 € + 0,10 € cauzione a bottiglia", "0.6 Acqua"),
        ("pt_PT", "Água 6 x 1,5 l 3,00 € + 0,10 € depósito por garrafa", "0.6 Água"),
      ], by: deposit)
  }

  @Test func aNumberMultipliesTheDeposit() {
    checkLines(
      [
        ("nl_NL", "Bier 6 x 33 cl 4,99 + 6 x 0,10 statiegeld", "0.6 Bier"),
        ("de_DE", "Bier 6 x 0,5 l 4,99 € + 6 x 0,08 Pfand", "0.48 Bier"),
        ("de_DE", "Bier 6 x 0,5 l 4,99 € + 6 x 0,08 € Pfand", "0.48 Bier"),
        ("de_DE", "Bier 6 x 0,5 l 4,99 € + Pfand 6 x 0,08 €", "0.48 Bier"),
      ], by: deposit)
  }

  @Test func otherWordsMeanADeposit() {
    checkLines(
      [
        ("de_CH", "Bier 50 cl 1.60 + -.50 Depot", "0.5 Bier"),
        ("de_CH", "Bier 50 cl 1.60 zzgl. Depot 0.30", "0.3 Bier"),
        ("it_IT", "Birra 66 cl 1,60 € + 0,10 € cauz.", "0.1 Birra"),
        ("es_ES", "Cerveza 1 l 1,60 € + 0,10 € envase retornable", "0.1 Cerveza"),
        ("pt_PT", "Cerveja 1 l 1,60 € + 0,10 € vasilhame", "0.1 Cerveja"),
      ], by: deposit)
  }

  @Test(arguments: ["de_AT", "de_DE", "en_GB"])
  func depotIsAWordOfSwitzerland(locale: String) {
    let line =
      locale == "en_GB" ? "Vitamin C Depot 30 tablets 2.29" : "Vitamin C Depot 30 Stück 2,29"
    guard case .product(let product) = Readers.read(line, locale).outcome else {
      Issue.record("\(line) isn't a product.")
      return
    }
    #expect(product.price == Rational(229) / Rational(100))
    #expect(product.deposit == nil)
    #expect(product.name == "Vitamin C Depot")
  }

  @Test func aDepositAsHighAsThePriceIsAsked() {
    for (locale, line) in [
      ("de_DE", "Mineralwasser 12x1 l 2,99 € Pfand 3,30 €"),
      ("de_DE", "Mineralwasser 12x1 l 2,99 Pfand 3,30"),
      ("tr_TR", "damacana su 19 lt 120 TL depozito 150 TL"),
      ("en_CA", "water jug 18.9 L $6.00 deposit $10.00"),
    ] {
      guard case .ask(.offer, _, _) = Readers.read(line, locale).outcome else {
        Issue.record("\(line) isn't a question.")
        continue
      }
    }
    checkLines(
      [
        ("de_DE", "Wasser 12x1 l 2,99 € + Pfand 3,30 €", "3.3 Wasser"),
        ("de_DE", "Bier 20x0,5 l 3,10 € Pfand 17,99 €", "3.1 Bier"),
      ], by: deposit)
  }
}
