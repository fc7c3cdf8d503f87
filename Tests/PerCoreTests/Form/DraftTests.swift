import PerCore
import Testing

@MainActor
struct DraftTests {
  private let list: ProductListController = {
    let format = NumberFormat(decimalMark: ",", groupingMark: ".")
    return ProductListController(
      conventions: Conventions(
        numbers: format, money: MoneyFormat(symbol: "€", numbers: format), measures: .metric))
  }()

  private func kept(_ form: ProductFormController) throws -> Draft {
    let draft = try #require(form.draft)
    let again = try #require(Draft(text: draft.text))
    #expect(again == draft)
    return again
  }

  @Test func nextProductIsTakenUp() throws {
    let form = ProductFormController(list: list)
    #expect(form.draft == nil)
    form.choose(.volume)
    form.choose(.millilitre)
    form.calculator(.quantity).edit("6×330")
    form.calculator(.price).edit("3,9")
    form.describe(.note, "two\nlines, a \\ and \r")

    let again = ProductFormController(list: list, draft: try kept(form))
    #expect(again.form == form.form)
    #expect(!again.isEditing)
  }

  @Test func changeOfAProductIsTakenUp() throws {
    try list.add(product("500", .gram, "3.99", name: "Coffee"))
    let form = ProductFormController(list: list, editing: 0)
    #expect(form.draft == nil, "nothing has been changed yet")
    form.calculator(.price).edit("4,5")
    let draft = try kept(form)

    let again = ProductFormController(list: list, draft: draft)
    #expect(again.isEditing)
    #expect(again.form == form.form)
    again.submit(from: .price)
    #expect(list.state.products.ranked.map(\.price.plain) == ["4.5"])
    #expect(list.state.products.ranked.map(\.name) == ["Coffee"])

    form.calculator(.price).edit("3,99")
    #expect(form.draft == nil, "nothing differs any more")
  }

  @Test func changeOfAProductThatHasGoneBecomesANewOne() throws {
    try list.add(product("500", .gram, "3.99", name: "Coffee"))
    let form = ProductFormController(list: list, editing: 0)
    form.calculator(.price).edit("4,5")
    let draft = try kept(form)
    list.clear()

    let again = ProductFormController(list: list, draft: draft)
    #expect(!again.isEditing)
    #expect(again.form[.name] == "Coffee")
    #expect(again.form.price.calculator.expression == "4,5")
  }

  @Test(arguments: [
    "", "1", "1\n2\ng\nweight", "1\n2\nno unit\nunits\n\n\n", "1\n2\ng\nno kind\n\n\n",
  ])
  func nonsenseIsNoDraft(_ text: String) {
    #expect(Draft(text: text) == nil)
  }
}
