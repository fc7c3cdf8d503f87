import PerCore
import Testing

/// Deposits without decimals and without a currency.
@Suite struct WholeDepositTests {
  @Test func aWholeNumberBehindTheWordIsTheDeposit() {
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
    ])
  }
}
