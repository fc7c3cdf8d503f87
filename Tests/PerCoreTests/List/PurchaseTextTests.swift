import PerCore
import Testing

/// Purchases as text.
@MainActor struct PurchaseTextTests {
  /// The unit in which the need was entered makes no difference.
  @Test(arguments: [
    ("500 g", true), ("0.5 kg", true), ("½ kg", true), ("400 g", true), ("1 lb", true),
    ("600 g", false),
  ])
  func onePackHasTheQuantityOfThePurchase(need: String, isOnePack: Bool) throws {
    #expect(try text(for: need, offer: nil).isOnePack == isOnePack)
  }

  /// The pack contains less than what is bought.
  @Test func aPackWithAnAdditionalAmountIsNotOnePack() throws {
    let offer = try Offer(.bonus(Rational(50), .gram))
    #expect(try !text(for: "500 g", offer: offer).isOnePack)
  }

  private func text(for need: String, offer: Offer?) throws -> PurchaseText {
    let list = ProductListController(conventions: .metricDollar)
    try list.add(
      try Product(
        quantity: Amount("500", format: .us), unit: .gram, price: Amount("3.99", format: .us),
        offer: offer, name: "Oats"))
    try list.setNeed(need)
    let question = try #require(list.purchaseQuestion)
    return list.text(try #require(question.answer().cheapest), for: question)
  }
}
