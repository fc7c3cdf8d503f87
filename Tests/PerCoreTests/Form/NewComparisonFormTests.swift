import PerCore
import Testing

/// The form of a product that starts a comparison, since the list has another kind.
@MainActor @Suite struct NewComparisonFormTests: ProductFormSuite {
  let spy = ProductFormSpy()

  @Test func aProductOfAnotherKindStartsAComparison() throws {
    let (form, _) = try form(holding: [product("1", .litre, "1")])
    form.startComparison()
    #expect(spy.events == [] && !form.form.canStartComparison)
    form.describe(.name, "Oats")
    form.calculator(.quantity).edit("2×250 g")
    form.calculator(.price).edit("3.99")
    form.leave(.quantity)
    #expect(form.form.canStartComparison)
    form.startComparison()
    #expect(spy.events == ["starts a comparison"])

    let next = ProductFormController(
      list: ProductListController(conventions: .us), draft: spy.draft)
    #expect(next.form.kind == .weight && next.form.unit == .gram && next.form[.name] == "Oats")
    #expect(next.form.quantity.calculator.expression == "2×250")
    #expect(next.form.canAdd && !next.isEditing)
  }

  @Test func aNewComparisonRefusesANamedQuantityOfAnotherKind() throws {
    let library = LibraryController(store: nil, conventions: .us)
    try library.list.add(product("500", .gram, "3.99"))
    let other = ProductFormController(list: library.list)
    other.delegate = spy
    other.calculator(.quantity).edit("6 eggs")
    other.leave(.quantity)
    other.startComparison()
    let form = ProductFormController(
      creating: NewComparison(in: library, currency: nil), draft: try #require(spy.draft))
    form.describe(.name, "")
    form.calculator(.quantity).edit("12 eggs")
    form.leave(.quantity)
    form.calculator(.price).edit("2.99")
    form.submit(from: .price, staysOpen: true)
    #expect(form.form.isEmpty && !form.form.canChooseKind)
    form.calculator(.quantity).edit("500 g oats")
    form.leave(.quantity)
    #expect(form.form.canStartComparison && form.form.unit.kind == .units)
    #expect(form.form.quantity.calculator.text == "500 g" && form.form[.name] == "oats")
  }

  /// The unused comparison, which would take the product, can't be read.
  @Test func keepsTheContentIfANewComparisonCannotTakeTheProduct() throws {
    let store = MemoryStore()
    let library = LibraryController(store: store, conventions: .us)
    try library.list.add(product("500", .gram, "3.99"))
    let first = library.current.id
    library.createComparison()
    store.unreadable = library.current.id
    library.open(first)
    let other = ProductFormController(list: library.list)
    other.delegate = spy
    other.calculator(.quantity).edit("1 L")
    other.calculator(.price).edit("2")
    other.leave(.quantity)
    other.startComparison()
    let form = ProductFormController(
      creating: NewComparison(in: library, currency: nil), draft: try #require(spy.draft))
    form.delegate = spy
    form.submit(from: nil)
    #expect(spy.events == ["starts a comparison"] && form.form.canAdd)
    #expect(library.summaries.map(\.count).sorted() == [0, 1])
  }
}
