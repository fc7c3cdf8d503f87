import PerCore
import Testing

/// A typed line with an offer is the product of the packs that the offer needs.
@MainActor @Suite struct LineOfferTests {
  private func entry(_ line: String) -> LineEntry.Outcome {
    let list = ProductListController(conventions: .us)
    let controller = QuickEntryController(list: list)
    controller.edit(line)
    return controller.entry.outcome
  }

  @Test(arguments: [
    ("500 g oats 3.99, 3 for 2", "3×500", "2×3.99", "3 for 2"),
    ("500 g oats 2 for $5", "2×500", "5", "2 for $5"),
    ("6 x 330 ml cola 4.49, 3 for 2", "3×6×330", "2×4.49", "3 for 2"),
    ("500 g oats 3.99 -20%", "500", "3.99−20%", "-20%"),
    ("500 g oats 4.00, 50% off the second", "2×500", "4+50%×4", "50% off the second"),
    ("1 kg rice 3.00, 2+1 free", "3×1", "2×3", "2+1 free"),
  ])
  func theOfferIsCalculated(line: String, quantity: String, price: String, note: String) {
    guard case .product(let answer) = entry(line) else {
      Issue.record("\(line): \(entry(line))")
      return
    }
    let product = answer.product
    #expect(product.quantity.expression == quantity && product.price.expression == price)
    #expect(product.note == note && ["oats", "cola", "rice"].contains(product.name))
  }

  @Test func aCompoundQuantityIsMultiplied() throws {
    guard case .product(let answer) = entry("1 lb 4 oz beef $5, 3 for 2") else {
      Issue.record("The line is read.")
      return
    }
    let product = answer.product
    #expect(product.quantity.value * product.unit.factor == Rational(60) * Unit.ounce.factor)
    #expect(product.price.value == Rational(10))
  }

  @Test(arguments: ["oats 3.99, 3 for 2", "-25% 500 g oats 1.29", "500 g oats, 3 for 2"])
  func nothingIsReadIfAnythingIsMissing(line: String) {
    if case .product(let answer) = entry(line) { Issue.record("\(line): \(answer.product)") }
  }
}
