import PerCore
import Testing

/// Deposits without decimals and without a currency.
@Suite struct WholeDepositTests {
  @Test func aWholeNumberAfterTheWordIsTheDeposit() {
    checkLines([
      ("sv_SE", "Läsk 33 cl 20-pack 89 kr + pant 20", "660 cL 89, 20"),
      ("de_DE", "Kasten 20 x 0,5 l 14,99 € + Pfand 3", "10 L 14.99, 3"),
      ("de_DE", "Kasten 20 x 0,5 l 14,99 € + 3 Pfand", "10 L 14.99, 3"),
      ("de_DE", "Kasten 20 x 0,5 l 14,99 € Pfand 3", "10 L 14.99, 3"),
      ("nl_NL", "Krat 24 x 30 cl €15,99 + statiegeld 4", "720 cL 15.99, 4"),
      ("cs_CZ", "Pivo 20 x 0,5 l 199 Kč + záloha 160", "10 L 199, 160"),
      ("nb_NO", "Brus 1,5 l 29,90 + pant 3", "1.5 L 29.9, 3"),
      ("de_CH", "Cola 1,5 l 2.20 + Depot 1", "1.5 L 2.2, 1"),
      ("de_AT", "Bier 20 x 0,5 l Kiste 19,80 zzgl. 3,00 Kistenpfand", "10 L 19.8, 3"),
      ("de_DE", "Kiste 20 x 0,5 l Pfand 3 14,99", "10 L 14.99, 3"),
      ("de_DE", "Kiste 20 x 0,5 l Pfand 3 € 14,99", "10 L 14.99, 3"),
      ("de_DE", "Kiste 20 x 0,5 l 3 Pfand 14,99", "10 L 14.99, 3"),
      ("sv_SE", "Läsk 20 x 33 cl pant 20 89,90", "660 cL 89.9, 20"),
      ("pl_PL", "Piwo 0,5 l 3,49 zł kaucja 50 gr", "0.5 L 3.49, 0.5"),
      ("nl_BE", "Duvel 4 x 33 cl 6,49 + 0,40 leeggoed", "132 cL 6.49, 0.4"),
    ]) { line, locale in
      let reading = Readers.read(line, locale)
      guard case .product(let product) = reading.outcome, let deposit = product.deposit else {
        return "no deposit"
      }
      return "\(summary(reading)), \(NumberFormat.plain.string(deposit))"
    }
  }

  @Test func aNumberThatCanBeOneOfCentsIsAsked() {
    checkLines([
      ("en_US", "Soda 2 L $1.99 + deposit 10", "ask offer 2 L 1.99"),
      ("de_DE", "Cola 1 l 0,99 € Pfand 25", "ask offer 1 L 0.99"),
      ("en_US", "Beer 6 x 12 oz $8.99 + dep 30", "ask offer 72 oz 8.99"),
      ("de_DE", "Wasser 6 x 1,5 l Pfand 25 0,99 €", "ask offer 9 L 0.99"),
    ])
  }

  @Test func anIncludedDepositIsAsked() {
    for (locale, line) in [
      ("nl_NL", "Cola 1,5 l 1,89 incl. 0,25 statiegeld"),
      ("de_DE", "Cola 1,5 l 1,89 inkl. 0,25 Pfand"),
    ] {
      guard case .ask(.price, _, let candidates) = Readers.read(line, locale).outcome else {
        Issue.record("\(line) isn't a question")
        continue
      }
      let prices = candidates.compactMap(\.price).map { NumberFormat.plain.string($0) }
      #expect(prices == ["1.89", "1.64"], "\(line)")
    }
  }
}
