import PerCore
import Testing

/// A typed line with an offer is a product with this offer.
@MainActor @Suite struct LineOfferTests {
  private func entry(_ line: String) -> LineEntry.Outcome {
    let list = ProductListController(conventions: .us)
    let controller = QuickEntryController(list: list)
    controller.edit(line)
    return controller.entry.outcome
  }

  @Test(arguments: [
    ("500 g oats 3.99, 3 for 2", "500", "3.99", "multibuy 3 2", "2 ÷ 3 × 3.99 ÷ 0.5"),
    ("500 g oats 2 for $5", "500", nil, "bundle 2 5", "5"),
    ("6 x 330 ml cola 4.49, 3 for 2", "6×330", "4.49", "multibuy 3 2", "2 ÷ 3 × 4.49 ÷ 1.98"),
    ("500 g oats 3.99 20% off", "500", "3.99", "percent 20", "3.99 × 0.8 ÷ 0.5"),
    ("500 g oats 4.00, 50% off the second", "500", "4", "nth 2 50", "6"),
    ("1 kg rice 3.00, 2+1 free", "1", "3", "multibuy 3 2", "2"),
  ])
  func theOfferIsKept(
    line: String, quantity: String, price: String?, terms: String, unitPrice: String
  ) throws {
    guard case .product(let answer) = entry(line) else {
      Issue.record("\(line): \(entry(line))")
      return
    }
    let product = answer.product
    #expect(product.quantity.expression == quantity && product.price?.expression == price)
    #expect(product.offer?.plainTerms == terms)
    #expect(product.note.isEmpty && ["oats", "cola", "rice"].contains(product.name))
    let expected = try Expression(unitPrice, format: .us).value()
    #expect(product.unitPrice.exact == expected)
  }

  @Test func aCompoundQuantityHasAnOffer() throws {
    guard case .product(let answer) = entry("1 lb 4 oz beef $5, 3 for 2") else {
      Issue.record("The line is read.")
      return
    }
    let product = answer.product
    #expect(product.quantity.expression == "1 lb 4 oz")
    #expect(product.pack.amount(3) == Rational(60) * Unit.ounce.factor)
    #expect(product.pack.cost(3) == Rational(10))
  }

  @Test(arguments: [
    ("oats 3.99, 3 for 2", AmountField.quantity), ("500 g oats, 3 for 2", AmountField.price),
  ])
  func theFormGetsTheOfferIfAnythingIsMissing(line: String, field: AmountField) {
    guard case .incomplete(let missing, let draft) = entry(line) else {
      Issue.record("\(line): \(entry(line))")
      return
    }
    #expect(missing == field)
    let form = ProductFormController(
      list: ProductListController(conventions: .us), draft: draft
    ).form
    #expect(form.terms.offerKind == .multibuy && form.terms[.packs] == "3")
  }

  @Test func aPriceWithoutACurrencyIsAQuestionWithTheOffer() {
    guard case .question(_, let answers) = entry("oats 1 kg 4 3 for 2") else {
      Issue.record("\(entry("oats 1 kg 4 3 for 2"))")
      return
    }
    #expect(answers.first?.product.offer?.plainTerms == "multibuy 3 2")
    #expect(answers.first?.product.price?.expression == "4")
  }

  @Test func aShopCanFollowAPriceWithoutACurrency() {
    guard case .question(_, let answers) = entry("Tea 100 g 5 at Lidl") else {
      Issue.record("\(entry("Tea 100 g 5 at Lidl"))")
      return
    }
    #expect(answers.first?.product.shop == "Lidl" && answers.first?.product.name == "Tea")
  }

  @Test func threeTimesTwoCanBeAnOfferInSpanish() throws {
    let notation = try #require(LineNotation(locale: "es_ES"))
    let outcome = LineReader(notation: notation, offers: .read).read("Pasta 1 kg 2,99 3x2").outcome
    guard case .ask(.offer, _, let candidates) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(candidates.map { $0.offer?.plainTerms } == ["multibuy 3 2", nil])
  }

  /// The percentage can be taken off the price already.
  @Test func aPercentageBeforeAPriceIsAQuestion() {
    guard case .question(.offer, let answers) = entry("-25% 500 g oats 1.29") else {
      Issue.record("\(entry("-25% 500 g oats 1.29"))")
      return
    }
    #expect(answers.map { $0.product.offer?.plainTerms } == [nil, "percent 25"])
  }
}
