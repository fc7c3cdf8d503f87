import PerCore
import Testing

/// Units that are typed after the quantity.
@MainActor @Suite struct TypedUnitTests: ProductFormSuite {
  let spy = ProductFormSpy()

  @Test(
    arguments: [
      ("6x330 ml", "6x330", "6x330", .millilitre), ("2 lb", "2", "2", .pound),
      ("2lbs", "2", "2", .pound),
      ("500g", "500", "500", .gram), ("500 G", "500", "500", .gram),
      ("1,5 kg", "1,5", "1,5", .kilogram), ("1,2,3 kg", "1,2,3 kg", "1,2,3 kg", .pound),
      ("1.5 KG", "1.5", "1.5", .kilogram), ("2 US gal", "2", "2", .usGallon),
      ("2 us gallons", "2", "2", .usGallon), ("1 imp pt", "1", "1", .imperialPint),
      ("12 fl oz", "12", "12", .usFluidOunce), ("1 imperial pint", "1", "1", .imperialPint),
      ("2 pints", "2", "2", .usPint), ("5 m2", "5", "5", .squareMetre),
      ("5 m²", "5", "5", .squareMetre),
      ("3 liters", "3", "3", .litre), ("3 litres", "3", "3", .litre),
      ("10 pcs", "10", "10", .piece), ("2 kilo", "2", "2", .kilogram),
      ("2 dozen", "2", "2", .dozen), ("(2+3) kg", "(2+3)", "(2+3)", .kilogram),
      ("3 in", "3", "3", .inch), ("80s", "80", "80", .piece), ("01S", "1", "1", .piece),
      ("113 sheets each", "113", "113", .sheet), ("500er Packung", "500", "500", .piece),
      ("  3   oz ", "3", "3", .ounce), ("12 units", "12", "12", .one),
      ("5 furlongs", nil, "5 furlongs", .pound), ("kg", nil, "kg", .pound),
      ("500 g gross", nil, "500 g gross", .pound), ("400 g each", nil, "400 g each", .pound),
      ("two 400 g each", nil, "two 400 g each", .pound),
      ("a kilo", "1", "1", .kilogram), ("half a kilo", "0.5", "0.5", .kilogram),
      ("a litre", "1", "1", .litre), ("per kilo", "1", "1", .kilogram),
      ("a pound and a half", "1.5", "1.5", .pound),
      ("two", "2", "2", .pound), ("half", "0.5", "0.5", .pound), ("twelve", "12", "12", .pound),
      ("brown rice", nil, "brown rice", .pound), ("rice", nil, "rice", .pound),
      ("two rice", nil, "two rice", .pound),
      ("5 k g", nil, "5 k g", .pound), ("5 kg 3", nil, "5 kg 3", .pound),
    ] as [(String, String?, String, Unit)])
  func readsTheUnitAfterTheQuantity(
    _ typed: String, _ expression: String?, _ text: String, _ unit: Unit
  ) throws {
    let form = try form().form
    form.calculator(.quantity).edit(typed)
    #expect(form.form.quantity.calculator.text == typed)
    let isGood = expression != nil && expression != typed
    #expect(form.calculator(.quantity).isComplete == isGood)
    form.leave(.quantity)
    #expect(form.form.quantity.calculator.text == text && form.form.unit == unit)
    #expect(form.form.units.contains(unit) && (form.form.quantity.error == nil) == isGood)
    if isGood { #expect(form.form.quantity.calculator.expression == expression) }
  }

  @Test(
    arguments: [
      ("500 Gramm", .gram), ("500 GRAMM", .gram), ("2 Quadratmeter", .squareMetre),
      ("2 US-Gallonen", .usGallon), ("3 غرامات", .gram), ("500グラム", .gram),
      // English names are understood as well, and have priority.
      ("500 grams", .gram), ("2 lb", .pound),
    ] as [(String, Unit)])
  func readsLocalizedUnitNames(_ typed: String, _ unit: Unit) throws {
    let names: [String: Unit] = [
      "gramm": .gram, "quadratmeter": .squareMetre, "us-gallonen": .usGallon, "غرامات": .gram,
      "グラム": .gram, "lb": .kilogram,
    ]
    let form = ProductFormController(
      list: ProductListController(conventions: .us), unitNames: names)
    form.calculator(.quantity).edit(typed)
    form.leave(.quantity)
    #expect(form.form.unit == unit && form.form.quantity.error == nil)
  }

  @Test func readsLocalizedUnitNamesWhileEditing() throws {
    let list = ProductListController(conventions: .us)
    try list.add(product("2", .ounce, "9"))
    let form = ProductFormController(list: list, editing: 0, unitNames: ["gramm": .gram])
    form.calculator(.quantity).edit("500 Gramm")
    form.leave(.quantity)
    #expect(form.form.unit == .gram)
  }

  @Test func aPintIsThePintOfTheLocale() throws {
    let form = try form(.british).form
    form.calculator(.quantity).edit("2 pints")
    form.leave(.quantity)
    #expect(form.form.unit == .imperialPint)
    form.calculator(.quantity).edit("2 cups")
    form.leave(.quantity)
    #expect(form.form.unit == .metricCup)
  }

  @Test func aTypedUnitChoosesItsKindInAnEmptyList() throws {
    let (form, list) = try form()
    form.choose(Kind.volume)
    add(form, "6x55 g", "3")
    #expect(list.state.products.kind == .weight)
    let product = list.state.products[0]
    #expect((product.quantity.value, product.quantity.expression) == (Rational(330), "6x55"))
    #expect(form.form.unit == .gram)
  }

  @Test func refusesAUnitOfAnotherKind() throws {
    let (form, list) = try form(holding: [product("1", .litre, "1")])
    form.calculator(.price).edit("3")
    form.calculator(.quantity).edit("5 kg")
    #expect(!form.form.canAdd)
    form.submit(from: .quantity)
    #expect(form.form.quantity.error == .wrongKind(WrongKind(held: .volume, offered: .weight)))
    #expect(form.form.quantity.calculator.text == "5 kg" && form.form.unit == .litre)
    #expect(list.state.products.count == 1)
    form.calculator(.quantity).edit("50 cl")
    form.submit(from: .quantity)
    #expect(list.state.products.count == 2 && list.state.products[1].unit == .centilitre)
  }

  @Test func numbersWithLettersAreNotUnits() throws {
    let form = try form(.german).form
    for (text, error): (String, EntryError) in [
      ("5oo g", .notANumber("5oo")), ("1O0", .notANumber("1O0")), ("5 oo", .unknownUnit("oo")),
    ] {
      form.calculator(.quantity).edit(text)
      form.leave(.quantity)
      #expect(form.form.quantity.error == error)
    }
    form.calculator(.quantity).edit("1l")
    form.leave(.quantity)
    #expect(form.form.quantity.error == nil && form.form.unit == .litre)
  }

  @Test func aChosenUnitReplacesAnUnknownOne() throws {
    let (form, list) = try form(.german)
    form.calculator(.price).edit("5")
    form.calculator(.quantity).edit("1 zz")
    form.leave(.quantity)
    #expect(form.form.quantity.error == .unknownUnit("zz") && !form.form.canAdd)
    // The unit was selected before.
    form.choose(form.form.unit)
    #expect(form.form.quantity.calculator.text == "1" && form.form.quantity.error == nil)
    #expect(form.form.canAdd)
    form.calculator(.quantity).edit("1½ zz")
    form.choose(.gram)
    #expect(form.form.quantity.calculator.text == "1½" && form.form.unit == .gram)
    form.submit(from: nil)
    #expect(list.state.products[0].quantity.value == Rational(3) / Rational(2))
  }

  @Test func aChosenKindReplacesAnUnknownUnit() throws {
    let form = try form().form
    form.calculator(.quantity).edit("5 furlongs")
    form.leave(.quantity)
    form.choose(Kind.length)
    #expect(form.form.quantity.calculator.text == "5" && form.form.quantity.error == nil)
  }

  // MARK: Several units

  @Test func severalUnitsAreShownAsTyped() throws {
    let (form, list) = try form()
    form.calculator(.quantity).edit("1 lb. 4 ounces")
    #expect(form.form.result.quantity?.number == "20")
    form.leave(.quantity)
    #expect(form.form.quantity.calculator.text == "1 lb 4 oz" && form.form.unit == .ounce)
    #expect(form.form.result.quantity?.number == "20")
    form.calculator(.price).edit("5")
    form.submit(from: nil)
    let product = try #require(list.state.products.ranked.first)
    #expect(product.quantity.value == Rational(20) && product.unit == .ounce)
    #expect(list.row(at: 0).pack.parts.map(\.unit) == [.pound, .ounce])

    let edit = ProductFormController(list: list, editing: 0)
    #expect(edit.form.quantity.calculator.text == "1 lb 4 oz" && edit.draft == nil)
    #expect(edit.form.result.quantity?.number == "20" && edit.form.canAdd)
    edit.choose(.gram)
    #expect(edit.form.quantity.calculator.text == "566.9904625" && edit.form.unit == .gram)
  }

  @Test func severalUnitsAreConvertedToTheChosenUnit() throws {
    let (form, _) = try form()
    form.calculator(.quantity).edit("1 lb 4 oz")
    form.leave(.quantity)
    for (unit, text): (Unit, String) in [
      (.pound, "1.25"), (.kilogram, "0.5669904625"), (.gram, "566.9904625"), (.ounce, "1 lb 4 oz"),
    ] {
      form.choose(unit)
      #expect(form.form.quantity.calculator.text == text && form.form.unit == unit)
      let amount = try form.calculator(.quantity).amount() * unit.factor
      #expect(amount == Rational(20) * Unit.ounce.factor)
    }
    // A number that is typed afterwards is of the chosen unit.
    form.choose(Unit.pound)
    form.calculator(.quantity).edit("1.2")
    form.calculator(.quantity).edit("1.25")
    form.choose(Unit.gram)
    #expect(form.form.quantity.calculator.text == "1.25" && form.form.unit == .gram)
  }

  @Test func severalUnitsKeepTheirsWithoutAnExactNumber() throws {
    let (form, _) = try form()
    form.calculator(.quantity).edit("1 kg 500 g")
    form.leave(.quantity)
    form.choose(Unit.pound)
    #expect(form.form.quantity.calculator.text == "1 kg 500 g" && form.form.unit == .gram)
    form.choose(Unit.kilogram)
    #expect(form.form.quantity.calculator.text == "1.5" && form.form.unit == .kilogram)
  }

  @Test func severalUnitsComeBackWithTheirKind() throws {
    let (form, _) = try form()
    form.calculator(.quantity).edit("1 lb 4 oz")
    form.leave(.quantity)
    form.choose(Kind.volume)
    #expect(form.form.quantity.calculator.text == "20" && form.form.unit == .usFluidOunce)
    form.choose(Kind.weight)
    #expect(form.form.quantity.calculator.text == "1 lb 4 oz" && form.form.unit == .ounce)
  }

  @Test func aRestoredDraftReplacesSeveralUnits() throws {
    let list = ProductListController(conventions: .us)
    let form = ProductFormController(list: list)
    add(form, "1 kg 500 g", "5")
    let edit = ProductFormController(list: list, editing: 0)
    edit.calculator(.quantity).edit("12")
    edit.choose(Unit.ounce)
    let again = ProductFormController(list: list, editing: 0, discarded: edit.draft)
    again.restore()
    #expect(again.form.quantity.calculator.text == "12" && again.form.unit == .ounce)
  }

  @Test func equalsReplacesSeveralUnitsByTheirSum() throws {
    let (form, _) = try form()
    form.calculator(.quantity).edit("1 lb 4 oz")
    form.calculator(.quantity).press(.equals)
    #expect(form.form.quantity.calculator.text == "20" && form.form.unit == .ounce)
  }

  @Test func aPlainQuantityHasNoResult() throws {
    let (form, _) = try form()
    for text in ["500", "0.5 lb"] {
      form.calculator(.quantity).edit(text)
      #expect(form.form.result.quantity == nil, "\(text)")
    }
  }
}
