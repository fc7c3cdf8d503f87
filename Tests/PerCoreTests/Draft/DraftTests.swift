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
    let settings = draft.settings
    let restored = Draft { settings[$0] }
    let again = try #require(restored)
    #expect(again == draft)
    return again
  }

  @Test func restoresAProductThatWasBeingAdded() throws {
    let form = ProductFormController(list: list)
    #expect(form.draft == nil)
    form.choose(Kind.volume)
    form.choose(Unit.millilitre)
    form.calculator(.quantity).edit("6×330")
    form.calculator(.price).edit("3,9")
    form.describe(.note, "two\nlines, a \\ and \r")

    let again = ProductFormController(list: list, draft: try kept(form))
    #expect(again.form == form.form)
    #expect(!again.isEditing)
  }

  @Test func restoresAnEdit() throws {
    try list.add(product("500", .gram, "3.99", name: "Coffee"))
    let form = ProductFormController(list: list, editing: 0)
    #expect(form.draft == nil, "Nothing is changed yet.")
    form.calculator(.price).edit("4,5")
    let draft = try kept(form)

    let again = ProductFormController(list: list, draft: draft)
    #expect(again.isEditing)
    #expect(again.form == form.form)
    again.submit(from: .price)
    #expect(list.state.products.ranked.map(\.price?.plain) == ["4.5"])
    #expect(list.state.products.ranked.map(\.name) == ["Coffee"])

    form.calculator(.price).edit("3,99")
    #expect(form.draft == nil, "The change was taken back.")
  }

  @Test func anEditOfARemovedProductBecomesANewProduct() throws {
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

  @Test func keepsACalculationThroughStoringEditingAndRestoring() throws {
    let form = ProductFormController(list: list)
    form.calculator(.quantity).edit("6 × 330 mL")
    form.leave(.quantity)
    form.calculator(.price).edit("2×1,99")
    form.leave(.price)
    let again = ProductFormController(list: list, draft: try kept(form))
    #expect(again.form.quantity.calculator.text == "6 × 330" && again.form.unit == .millilitre)
    again.submit(from: .price)

    let edit = ProductFormController(list: list, editing: 0)
    #expect(edit.form.quantity.calculator.text == "6 × 330" && edit.form.unit == .millilitre)
    #expect(edit.form.price.calculator.text == "2×1,99" && edit.draft == nil)
    edit.calculator(.quantity).edit("8 × 330 mL")
    edit.leave(.quantity)
    let discarded = try #require(edit.draft)
    let restored = ProductFormController(list: list, editing: 0, discarded: discarded)
    restored.restore()
    #expect(restored.form.quantity.calculator.text == "8 × 330")
    #expect(restored.form.unit == .millilitre)
  }

  @Test func readsDraftsOfEarlierVersions() throws {
    let added = try #require(Draft(text: "6×330\n3,9\nwash\ncounted\nTabs\nAldi\n"))
    let form = ProductFormController(list: list, draft: added)
    #expect(form.form.kind == .units && form.form.unit == .wash && !form.isEditing)
    #expect(form.form.price.calculator.text == "3,9" && form.form[.shop] == "Aldi")

    try list.add(product("500", .gram, "3.99", name: "Coffee"))
    let id = list.state.products[0].id
    let edited = try #require(Draft(text: "500\n4,5\ng\nweight\nCoffee\n\n\n\(id)"))
    #expect(ProductFormController(list: list, draft: edited).isEditing)
  }

  /// The numbers of lines that earlier versions wrote: without the product, the marks, the results or the terms.
  @Test(arguments: [7, 8, 10, 14, 18])
  func readsDraftsOfEarlierVersionsWithFewerLines(_ count: Int) throws {
    let lines = [
      "500", "", "g", "weight", "", "", "ripe\\nand \\\\", "", ",", ".", "", "", "", "", "percent",
      "",
      "20", "", "", "", "8",
    ]
    #expect(lines.count == Draft.settingKeys.count)
    let draft = try #require(Draft(text: lines.prefix(count).joined(separator: "\n")))
    let again = ProductFormController(list: list, draft: draft).form
    #expect(again.quantity.calculator.text == "500" && again[.note] == "ripe\nand \\")
    #expect(again.terms.offerKind == (count == 18 ? .percent : nil) && again.terms[.tax].isEmpty)
  }

  @Test func keepsTheNumberFormatInWhichItWasTyped() throws {
    let form = ProductFormController(list: list)
    form.calculator(.quantity).edit("1.000,5 fl. oz")
    form.calculator(.price).edit("1,234")
    let draft = try kept(form)

    let english = ProductFormController(
      list: ProductListController(conventions: .us), draft: draft)
    #expect(english.form.price.calculator.text == "1.234")
    #expect(english.form.quantity.calculator.text == "1000.5 fl. oz")
    let german = ProductFormController(list: list, draft: draft)
    #expect(german.form.price.calculator.text == "1,234")
  }

  @Test func aDiscardedDraftCanBeRestoredWhileNothingIsTyped() throws {
    let first = ProductFormController(list: list)
    #expect(!first.form.canRestore)
    first.choose(Kind.weight)
    first.calculator(.quantity).edit("2×3")
    first.describe(.shop, "Aldi")
    let draft = try #require(first.draft)

    let form = ProductFormController(list: list, discarded: draft)
    #expect(form.form.canRestore && form.draft == nil)
    form.describe(.name, "a")
    #expect(!form.form.canRestore)
    form.restore()
    #expect(form.form[.name] == "a")
    form.describe(.name, "")
    #expect(form.form.canRestore)
    form.restore()
    #expect(form.draft == draft && form.form.kind == .weight && !form.form.canRestore)
  }

  @Test func aDiscardedDraftOfAnotherKindOrProductIsNotOffered() throws {
    let first = ProductFormController(list: list)
    first.choose(Kind.weight)
    first.calculator(.quantity).edit("2")
    let draft = try #require(first.draft)
    try list.add(product("1", .litre, "1"))
    #expect(!ProductFormController(list: list, discarded: draft).form.canRestore)
    #expect(!ProductFormController(list: list, editing: 0, discarded: draft).form.canRestore)
  }

  @Test(arguments: [
    "", "1", "1\n2\ng\nweight", "1\n2\nno unit\nunits\n\n\n", "1\n2\ng\nno kind\n\n\n",
  ])
  func rejectsOtherText(_ text: String) {
    #expect(Draft(text: text) == nil)
  }

  @Test func aDiscardedDraftIsForgottenWhenAProductIsAdded() throws {
    let list = ProductListController(conventions: .us)
    let first = ProductFormController(list: list)
    first.calculator(.quantity).edit("5")
    let form = ProductFormController(list: list, discarded: first.draft)
    #expect(form.form.canRestore)
    form.calculator(.quantity).edit("1")
    form.calculator(.price).edit("1")
    form.submit(from: .price, staysOpen: true)
    #expect(list.state.products.count == 1 && !form.form.canRestore)
  }

  @Test func aDraftKeepsTheTextAndTheExpressionOfAResult() throws {
    let list = ProductListController(conventions: .us)
    let form = ProductFormController(list: list)
    form.calculator(.quantity).edit("26−20%")
    form.calculator(.quantity).calculate()
    form.calculator(.price).edit("10÷3")
    form.calculator(.price).calculate()
    let draft = try #require(form.draft)
    let settings = draft.settings
    let restored = Draft { settings[$0] }
    #expect(restored == draft)
    let again = ProductFormController(list: list, draft: restored)
    #expect(again.form == form.form)
    #expect(again.form.quantity.calculator.text == "20.8")
    #expect(again.form.price.calculator.expression == "10÷3")
  }
}
