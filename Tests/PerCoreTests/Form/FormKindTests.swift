import PerCore
import Testing

/// The kinds and units that the form offers.
@MainActor @Suite struct FormKindTests: ProductFormSuite {
  let spy = ProductFormSpy()

  @Test func choosingAKindOffersItsUnits() throws {
    let form = try form(.british).form
    form.choose(.weight)
    #expect(form.form.units == Kind.weight.units(preferring: .imperial))
    #expect(form.form.unit == .kilogram && form.form.canChooseUnit)
    form.choose(.ounce)
    #expect(form.form.unit == .ounce)
    form.choose(.weight)
    #expect(form.form.unit == .ounce)
    form.choose(.volume)
    #expect(form.form.unit == .litre)
    // A unit of another kind chooses its kind.
    form.choose(.ounce)
    #expect(form.form.unit == .ounce && form.form.kind == .weight)
  }

  @Test func aKindKeepsItsUnit() throws {
    let form = try form(.us).form
    form.choose(Unit.gram)
    form.choose(Kind.volume)
    form.choose(Unit.millilitre)
    form.choose(Kind.weight)
    #expect(form.form.unit == .gram)
    form.choose(Kind.volume)
    #expect(form.form.unit == .millilitre)
  }

  @Test func aUnitOfAnotherKindThanTheListsIsNotChosen() throws {
    let list = ProductListController(conventions: .british)
    try list.add(product("1", .kilogram, "2"))
    let form = ProductFormController(list: list)
    form.choose(Unit.litre)
    #expect(form.form.unit == .kilogram && form.unitsOfOtherKinds.isEmpty)
  }

  @Test func kindsStartWithTheUsualUnitOfTheLocale() throws {
    let american = try form(.us).form
    american.choose(.weight)
    #expect(american.form.unit == .pound)
    american.choose(.volume)
    #expect(american.form.unit == .usFluidOunce)
    let german = try form(.german).form
    german.choose(.volume)
    #expect(german.form.unit == .litre)
  }

  @Test func theFirstProductStartsWithTheKindUsedLast() throws {
    let list = ProductListController(conventions: .us)
    let form = ProductFormController(list: list, kind: .volume)
    #expect(form.form.kind == .volume && form.form.unit == .usFluidOunce && form.form.canChooseKind)
    try list.add(product("2", .ounce, "9"))
    #expect(ProductFormController(list: list, kind: .volume).form.kind == .weight)
  }

  @Test func laterProductsStartWithTheUnitUsedLast() throws {
    let (form, list) = try form(holding: [
      product("1", .kilogram, "1"), product("2", .ounce, "9"),
    ])
    #expect(!form.form.canChooseKind && form.form.kind == .weight)
    #expect(form.form.unit == .ounce && form.form.units == Kind.weight.units(preferring: .us))
    form.choose(Kind.volume)
    form.choose(Unit.litre)
    #expect(form.form.unit == .ounce)
    form.choose(Unit.gram)
    add(form, "500", "3")
    #expect(list.state.products.count == 3)
    #expect(form.form.unit == .gram)
  }

  @Test func aListOfOneItemOffersNoOtherItem() throws {
    let (form, list) = try form(holding: [product("1", .one, "9"), product("2", .wash, "9")])
    #expect(form.form.units == [.one, .wash, .dozen] && form.form.unit == .wash)
    form.calculator(.quantity).edit("20 sheets")
    form.leave(.quantity)
    #expect(
      form.form.quantity.error
        == .wrongKind(
          WrongKind(held: .units, offered: .units, heldItem: .wash, offeredItem: .sheet)))
    // The only wash may become a sheet, since the other product is plain units.
    let rank = list.state.products[0].unit == .wash ? 0 : 1
    let edit = ProductFormController(list: list, editing: rank)
    #expect(edit.form.units == Kind.units.units(preferring: .us))
    edit.calculator(.quantity).edit("20 sheets")
    edit.leave(.quantity)
    #expect(edit.form.unit == .sheet && edit.form.quantity.error == nil)
    edit.submit(from: nil)
    #expect(list.state.products.item == .sheet)
  }

  @Test func aListOfUnitsOffersAllUnits() throws {
    let form = try form(holding: [product("2", .one, "9")]).form
    #expect(form.form.units == Kind.units.units(preferring: .us) && form.form.unit == .one)
  }
}
