import PerCore
import Testing

/// The quantity of several packs, which stays with the product as it was typed.
@MainActor @Suite struct PackQuantityTests {
  @Test(
    arguments: [
      ("12 oz 6 pack oats 9.99", "6×12", .ounce), ("12 x 12 fl oz soda $5", "12×12", .usFluidOunce),
      ("16 oz oats $5", "16", .ounce),
    ] as [(String, String, PerCore.Unit)])
  func keepsThePacks(_ line: String, _ expression: String, _ unit: PerCore.Unit) {
    guard case .product(let answer) = entry(line) else {
      Issue.record("\(entry(line))")
      return
    }
    #expect(answer.product.quantity.expression == expression && answer.product.unit == unit)
  }

  /// The quantity can be that of one pack or of all.
  @Test(
    arguments: [
      ("6 pack 12 oz oats 9.99", ["6×12", "12"], .ounce),
      ("6 pack yogurt 600 g $5", ["6×600", "600"], .gram),
    ] as [(String, [String], PerCore.Unit)])
  func asksWhetherThePacksAreCounted(
    _ line: String, _ expressions: [String], _ unit: PerCore.Unit
  ) {
    guard case .question(.total, let answers) = entry(line) else {
      Issue.record("\(entry(line))")
      return
    }
    #expect(answers.map(\.product.quantity.expression) == expressions)
    #expect(answers.allSatisfy { $0.product.unit == unit })
  }

  private func entry(_ line: String) -> LineEntry.Outcome {
    let controller = QuickEntryController(list: ProductListController(conventions: .us))
    controller.edit(line)
    return controller.entry.outcome
  }
}
