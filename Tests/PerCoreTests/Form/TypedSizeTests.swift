import PerCore
import Testing

/// Areas as a width and a length, and the marks of feet and inches.
@MainActor @Suite struct TypedSizeTests: ProductFormSuite {
  let spy = ProductFormSpy()

  @Test(
    arguments: [
      ("2 m x 3 m", "2×3 m²", "2×3", .squareMetre),
      ("2m×3m", "2×3 m²", "2×3", .squareMetre),
      ("60 cm x 2 m", "0.6×2 m²", "0.6×2", .squareMetre),
      ("500 mm x 30 cm", "50×30 cm²", "50×30", .squareCentimetre),
      ("500 mm x 300 mm", "50×30 cm²", "50×30", .squareCentimetre),
      ("10' x 12'", "10×12 ft²", "10×12", .squareFoot),
      ("10'", "10 ft", "10", .foot), ("2.5’", "2.5 ft", "2.5", .foot),
      ("12\"", "12 in", "12", .inch), ("12''", "12 in", "12", .inch), ("12″", "12 in", "12", .inch),
      ("5'6\"", "5 ft 6 in", "5 ft 6 in", .inch),
    ] as [(String, String, String, Unit)])
  func asksAboutASize(
    _ typed: String, _ answer: String, _ text: String, _ unit: Unit
  ) throws {
    let form = try form().form
    form.calculator(.quantity).edit(typed)
    form.leave(.quantity)
    #expect(form.form.quantity.error == .ambiguous([answer]))
    form.answer(.quantity, 0)
    #expect(form.form.quantity.error == nil && form.form.quantity.calculator.text == text)
    #expect(form.form.unit == unit)
  }

  @Test(arguments: [
    "6 x 2 m", "3 ft x 20 in", "10 x 12\"", "1'000", "1'000'000", "2 kg x 3", "5'10",
  ])
  func othersAreNoSizes(_ typed: String) throws {
    let form = try form().form
    form.calculator(.quantity).edit(typed)
    form.leave(.quantity)
    if case .ambiguous = form.form.quantity.error { Issue.record("\(typed) is a question.") }
  }

  @Test func anAreaIsRefusedAmongOtherKinds() throws {
    let form = try form(holding: [product("1", .kilogram, "2")]).form
    form.calculator(.quantity).edit("2 m x 3 m")
    form.leave(.quantity)
    #expect(form.form.quantity.error == .wrongKind(WrongKind(held: .weight, offered: .area)))
  }
}
