import PerCore
import Testing

/// A typed line that states several amounts, or one that can be read in two ways, is read by what the list compares.
@MainActor @Suite struct ComparedAmountTests {
  @Test func theCountThatTheListComparesIsAdded() throws {
    let list = ProductListController(conventions: .us)
    let controller = QuickEntryController(list: list)
    controller.edit("Gain 64 loads 8.97")
    controller.submit()
    controller.edit("Tide 92 fl oz 64 loads 12.97")
    guard case .product(let answer) = controller.entry.outcome else {
      Issue.record("No product: \(controller.entry.outcome)")
      return
    }
    #expect(answer.product.unit == .wash && answer.product.quantity.expression == "64")
    #expect(answer.product.name == "Tide 92 fl oz")
  }

  @Test func ouncesInAListOfVolumesAreAQuestion() throws {
    let list = ProductListController(conventions: .us)
    try list.add(product("64", .usFluidOunce, "3"))
    let controller = QuickEntryController(list: list)
    controller.edit("cola 12 oz 1.29")
    guard case .question(.unit, let answers) = controller.entry.outcome else {
      Issue.record("No question: \(controller.entry.outcome)")
      return
    }
    #expect(answers.map(\.product.unit) == [.usFluidOunce])
    #expect(answers.first?.product.quantity.expression == "12")
  }
}
