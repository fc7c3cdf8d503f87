import PerCore
import Testing

/// The question about the unit of an implausible quantity.
@MainActor @Suite struct FormUnitTests: ProductFormSuite {
  let spy = ProductFormSpy()

  private func product(_ quantity: String, _ unit: PerCore.Unit, _ price: String) throws -> Product
  {
    try Product(
      quantity: Amount(quantity, format: .german), unit: unit,
      price: Amount(price, format: .german))
  }

  private static let question = "needs an answer in quantity"

  @Test(arguments: [
    (PerCore.Unit.kilogram, "50", true), (.kilogram, "49", false), (.litre, "50", true),
    (.litre, "49", false), (.pound, "100", true), (.pound, "99", false),
    (.usFluidOunce, "200", true), (.usFluidOunce, "199", false), (.gram, "750", false),
    (.one, "750", false),
  ])
  func aLargeNumberIsQuestionedOnce(unit: PerCore.Unit, text: String, asks: Bool) throws {
    let form = try form(.us).form
    form.choose(unit)
    form.calculator(.quantity).edit(text)
    form.calculator(.price).edit("1.60")
    form.submit(from: .price)
    #expect(spy.events == (asks ? [Self.question] : ["added"]))
    guard asks else { return }
    #expect(form.form.result.suggestion != nil)
    form.submit(from: .price)
    #expect(spy.events == [Self.question, "added"])
    form.calculator(.quantity).edit(text)
    form.calculator(.price).edit("1.60")
    form.submit(from: nil)
    #expect(spy.events.last == Self.question, "The next product is questioned again.")
  }

  @Test func aUnitPriceFarFromTheListIsQuestionedOnce() throws {
    let held = try [product("500", .gram, "1,99"), product("750", .gram, "4,99")]
    let form = try form(.german, holding: held).form
    form.calculator(.quantity).edit("16")
    form.calculator(.price).edit("39,99")
    form.submit(from: .price)
    #expect(spy.events == [Self.question])
    form.submit(from: nil)
    #expect(spy.events == [Self.question, "added"])
  }

  @Test func theAcceptedUnitIsAdded() throws {
    let form = try form(.german).form
    form.choose(.kilogram)
    form.calculator(.price).edit("1,60")
    form.calculator(.quantity).edit("750")
    form.submit(from: .quantity)
    #expect(spy.events == [Self.question])
    form.acceptSuggestion()
    form.submit(from: .price)
    #expect(spy.events == [Self.question, "added"])
    #expect(form.form.unit == .gram)
  }

  @Test func anotherNumberIsQuestionedAgain() throws {
    let form = try form(.german).form
    form.choose(.kilogram)
    form.calculator(.quantity).edit("750")
    form.calculator(.price).edit("1,60")
    form.submit(from: nil)
    form.calculator(.quantity).edit("800")
    form.submit(from: .quantity)
    #expect(spy.events == [Self.question, Self.question])
  }

  @Test func aTypedUnitIsAddedAtOnce() throws {
    let form = try form(.german).form
    form.calculator(.quantity).edit("750 kg")
    form.calculator(.price).edit("1,60")
    form.submit(from: .price)
    #expect(spy.events == ["added"])
  }

  @Test func anEditedProductIsQuestionedAgain() throws {
    let list = ProductListController(conventions: .german)
    try list.add(product("750", .kilogram, "1,60"))
    let form = ProductFormController(list: list, editing: 0)
    form.delegate = spy
    #expect(form.form.result.suggestion?.unit == .gram && form.draft == nil)
    form.describe(.name, "Reis")
    form.submit(from: nil)
    #expect(spy.events == [Self.question])
    form.submit(from: nil)
    #expect(spy.events == [Self.question, "added"])
    let plausible = ProductListController(conventions: .german)
    try plausible.add(product("750", .gram, "1,60"))
    #expect(ProductFormController(list: plausible, editing: 0).form.result.suggestion == nil)
  }
}
