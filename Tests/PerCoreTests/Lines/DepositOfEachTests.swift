import PerCore
import Testing

/// Deposits of each container, and words for a deposit.
@Suite struct DepositOfEachLineTests {
  private func check(_ rows: [(locale: String, line: String, deposit: String, name: String)]) throws
  {
    for row in rows {
      guard case .product(let product) = Readers.read(row.line, row.locale).outcome else {
        Issue.record("\(row.locale): \(row.line)")
        continue
      }
      let deposit = try NumberFormat.plain.number(row.deposit)
      #expect(product.deposit == deposit, "\(row.locale): \(row.line)")
      #expect(product.name == row.name, "\(row.locale): \(row.line)")
    }
  }

  @Test func theContainerFollowsTheDeposit() throws {
    try check([
      ("nl_NL", "Bier 6 x 33 cl 4,99 + € 0,15 statiegeld per blik", "0.9", "Bier"),
      ("nl_NL", "Bier 6 x 33 cl 4,99 + € 0,15 statiegeld per stuk", "0.9", "Bier"),
      ("nl_NL", "Bier 6 x 33 cl 4,99 + € 0,15 statiegeld per flesje", "0.9", "Bier"),
      ("de_DE", "Cola 6 x 0,33 l 3,99 + 0,25 € Pfand pro Dose", "1.5", "Cola"),
      ("de_DE", "Bier 20 x 0,5 l 15,99 € + 0,08 Pfand/Flasche", "1.6", "Bier"),
      ("de_DE", "Bier 20 x 0,5 l 15,99 € + 3,10 € Pfand pro Kasten", "3.1", "Bier"),
      ("en_GB", "Beer 4 x 500ml £5.00 + 20p deposit per can", "0.8", "Beer"),
      ("es_ES", "Agua 6 x 1,5 l 3,00 € + 0,10 € depósito por botella", "0.6", "Agua"),
      ("fr_FR", "Bière 6 x 25 cl 4,50 € + 0,15 € de consigne par bouteille", "0.9", "Bière"),
      ("it_IT", "Acqua 6 x 1 l 3,00 € + 0,10 € cauzione a bottiglia", "0.6", "Acqua"),
      ("pt_PT", "Água 6 x 1,5 l 3,00 € + 0,10 € depósito por garrafa", "0.6", "Água"),
    ])
  }

  @Test func aNumberMultipliesTheDeposit() throws {
    try check([
      ("nl_NL", "Bier 6 x 33 cl 4,99 + 6 x 0,10 statiegeld", "0.6", "Bier"),
      ("de_DE", "Bier 6 x 0,5 l 4,99 € + 6 x 0,08 Pfand", "0.48", "Bier"),
      ("de_DE", "Bier 6 x 0,5 l 4,99 € + 6 x 0,08 € Pfand", "0.48", "Bier"),
      ("de_DE", "Bier 6 x 0,5 l 4,99 € + Pfand 6 x 0,08 €", "0.48", "Bier"),
    ])
  }

  @Test func otherWordsMeanADeposit() throws {
    try check([
      ("de_CH", "Bier 50 cl 1.60 + -.50 Depot", "0.5", "Bier"),
      ("de_CH", "Bier 50 cl 1.60 zzgl. Depot 0.30", "0.3", "Bier"),
      ("it_IT", "Birra 66 cl 1,60 € + 0,10 € cauz.", "0.1", "Birra"),
      ("es_ES", "Cerveza 1 l 1,60 € + 0,10 € envase retornable", "0.1", "Cerveza"),
      ("pt_PT", "Cerveja 1 l 1,60 € + 0,10 € vasilhame", "0.1", "Cerveja"),
    ])
  }

  @Test(arguments: ["de_AT", "de_DE", "en_GB"])
  func depotIsAWordOfSwitzerland(locale: String) throws {
    let reader = LineReader(notation: try #require(LineNotation(locale: locale)))
    let line =
      locale == "en_GB" ? "Vitamin C Depot 30 tablets 2.29" : "Vitamin C Depot 30 Stück 2,29"
    guard case .product(let product) = reader.read(line).outcome else {
      Issue.record("\(line) is no product.")
      return
    }
    #expect(product.price == Rational(229) / Rational(100))
    #expect(product.deposit == nil)
    #expect(product.name == "Vitamin C Depot")
  }

  @Test func aDepositAsHighAsThePriceIsAsked() throws {
    for (locale, line) in [
      ("de_DE", "Mineralwasser 12x1 l 2,99 € Pfand 3,30 €"),
      ("de_DE", "Mineralwasser 12x1 l 2,99 Pfand 3,30"),
      ("tr_TR", "damacana su 19 lt 120 TL depozito 150 TL"),
      ("en_CA", "water jug 18.9 L $6.00 deposit $10.00"),
    ] {
      guard case .ask(.offer, _, _) = Readers.read(line, locale).outcome else {
        Issue.record("\(line) is no question.")
        continue
      }
    }
    try check([
      ("de_DE", "Wasser 12x1 l 2,99 € + Pfand 3,30 €", "3.3", "Wasser"),
      ("de_DE", "Bier 20x0,5 l 3,10 € Pfand 17,99 €", "3.1", "Bier"),
    ])
  }
}
