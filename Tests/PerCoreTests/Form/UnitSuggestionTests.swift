import PerCore
import Testing

/// The unit that the form suggests for an implausible quantity.
@MainActor @Suite struct UnitSuggestionTests: ProductFormSuite {
  let spy = ProductFormSpy()

  /// Leaves a quantity in the form and returns the quantity that the form suggests.
  private func suggestion(
    _ text: String, _ form: ProductFormController
  ) -> (number: String, unit: PerCore.Unit)? {
    form.calculator(.quantity).edit(text)
    #expect(form.form.result.suggestion == nil, "Nothing is suggested while typing.")
    form.leave(.quantity)
    return form.form.result.suggestion.map { ($0.number, $0.unit) }
  }

  /// With the offer, the first product has the lowest unit price; without it, the highest.
  @Test(arguments: [Buying.Packs.one, .offer, .need])
  func unitPricesSuggestAUnitInEveryRanking(packs: Buying.Packs) throws {
    let list = ProductListController(conventions: .german)
    try list.add(
      Product(
        quantity: Amount("1", format: .german), unit: .kilogram,
        price: Amount("4", format: .german), offer: Offer(.multibuy(packs: 3, pay: 1))))
    try list.add(product("1", .kilogram, "3"))
    if packs == .need { try list.setNeed("1 kg") } else { list.buy(packs) }
    let first = try #require(list.state.products.first)
    #expect((first.offer != nil) == (packs == .offer))
    let form = ProductFormController(list: list)
    form.calculator(.price).edit("2,50")
    // Less than a twentieth of the lowest unit price per kilogram, and 19 times the highest one per gram.
    let suggested = suggestion("45", form)
    #expect(suggested?.number == "45" && suggested?.unit == .gram)
  }

  @Test(arguments: [
    (Conventions.us, Kind.weight, "100", "100 g"), (.us, .weight, "99", ""),
    (.us, .volume, "200", "200 mL"), (.us, .volume, "128", ""),
    (.german, .weight, "50", "50 g"), (.german, .weight, "49,9", ""),
    (.german, .volume, "6×330", "1.980 mL"), (.german, .volume, "20", ""),
    (.german, .units, "500", ""), (.german, .length, "500", ""),
  ])
  func smallerUnitsAreSuggested(
    conventions: Conventions, kind: Kind, text: String, expected: String
  ) throws {
    let form = try form(conventions).form
    form.choose(kind)
    let suggested = suggestion(text, form)
    #expect(suggested.map { "\($0.number) \($0.unit.symbol ?? "")" } ?? "" == expected)
    #expect((form.form.result.quantity == nil) == (suggested == nil))
    form.acceptSuggestion()
    #expect(form.form.unit == suggested?.unit ?? kind.usualUnit(in: conventions.measures))
    #expect(form.form.result.suggestion == nil)
  }

  @Test(arguments: [
    ("16", "39,99", PerCore.Unit.kilogram), ("16", "1,99", nil), ("500", "3,99", nil),
    ("0,5", "3,99", .kilogram),
  ])
  func aUnitPriceFarFromTheListQuestionsTheUnit(
    text: String, price: String, expected: PerCore.Unit?
  ) throws {
    let form = try form(
      .german, holding: [product("500", .gram, "1,99"), product("750", .gram, "4,99")]
    ).form
    #expect(form.form.unit == .gram && suggestion(text, form) == nil)
    form.calculator(.price).edit(price)
    #expect(form.form.result.suggestion?.unit == expected)
    form.acceptSuggestion()
    #expect(form.form.unit == expected ?? .gram && form.form.result.suggestion == nil)
  }

  @Test func aTypedUnitFarFromTheListIsNotQuestioned() throws {
    let form = try form(.german, holding: [product("500", .gram, "1,99")]).form
    #expect(suggestion("16 g", form) == nil)
    form.calculator(.price).edit("39,99")
    #expect(form.form.result.suggestion == nil)
  }

  @Test func aTypedUnitIsNotQuestioned() throws {
    let chosen = try form(.us).form
    #expect(suggestion("500", chosen)?.unit == .gram)
    chosen.choose(.kilogram)
    #expect(chosen.form.result.suggestion?.unit == .gram, "Kilograms are beside grams in the list.")
    chosen.choose(.gram)
    #expect(chosen.form.result.suggestion == nil)
    #expect(suggestion("500 kg", try form(.german).form) == nil)
  }

  @Test func theUnitOfTheNextProductIsQuestionedAgain() throws {
    let form = try form(.german).form
    form.calculator(.price).edit("9")
    #expect(suggestion("500 kg", form) == nil)
    form.submit(from: .quantity, staysOpen: true)
    #expect(form.form.unit == .kilogram && suggestion("400", form)?.unit == .gram)
  }
}
