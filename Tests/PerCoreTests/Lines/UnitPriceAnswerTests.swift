import PerCore
import Testing

/// Lines with a price and a unit price, but without a quantity.
@Suite struct UnitPriceAnswerTests {
  @Test(arguments: [
    ("en_GB", "Mushrooms £1.20 £4.80/kg", ["0.25 kg 1.2", "1 kg 4.8"]),
    ("en_GB", "Bananas loose £0.14 £0.78/kg", ["1 kg 0.78"]),
    ("de_DE", "Äpfel 1,99 € (3,98 €/kg)", ["0.5 kg 1.99", "1 kg 3.98"]),
    ("en_US", "Hot dog $1.50 ($0.19/oz)", ["1 oz 0.19"]),
  ])
  func theUnitPriceGivesAnswers(_ locale: String, _ line: String, _ answers: [String]) {
    guard case .ask(.amount, _, let candidates) = Readers.read(line, locale).outcome else {
      Issue.record("\(line) isn't asked")
      return
    }
    let plain = NumberFormat.plain
    let texts = candidates.map { product in
      let amount = product.amount.map { "\(plain.string($0.value)) \($0.unit.rawValue)" } ?? ""
      return "\(amount) \(product.price.map { plain.string($0) } ?? "")"
    }
    #expect(texts == answers)
  }
}
