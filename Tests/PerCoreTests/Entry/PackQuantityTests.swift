import PerCore
import Testing

/// The quantity of several packs, which stays with the product as it was typed.
@MainActor @Suite struct PackQuantityTests {
  @Test(
    arguments: [
      (Conventions.us, "6 pack 12 oz oats 9.99", "6×12", .ounce),
      (Conventions.us, "12 oz 6 pack oats 9.99", "6×12", .ounce),
      (Conventions.us, "12 x 12 fl oz soda $5", "12×12", .usFluidOunce),
      (Conventions.us, "6 pack yogurt 600 g $5", "6×600", .gram),
      (Conventions.us, "16 oz oats $5", "16", .ounce),
    ] as [(Conventions, String, String, PerCore.Unit)])
  func keepsThePacks(
    _ conventions: Conventions, _ line: String, _ expression: String, _ unit: PerCore.Unit
  ) throws {
    let controller = QuickEntryController(list: ProductListController(conventions: conventions))
    controller.edit(line)
    let answers: [LineAnswer] =
      switch controller.entry.outcome {
      case .product(let answer): [answer]
      case .question(_, let answers): answers
      default: []
      }
    let products = answers.map(\.product)
    #expect(
      products.contains { $0.quantity.expression == expression && $0.unit == unit },
      "\(controller.entry.outcome)")
  }
}
