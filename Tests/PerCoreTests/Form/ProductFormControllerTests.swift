import PerCore
import TestSupport
import Testing

@MainActor
private final class Spy: ProductFormControllerDelegate {
  var events: [String] = []
  var changes = 0
  /// The content for a new comparison.
  var draft: Draft?

  func productForm(_ controller: ProductFormController, didChangeTo form: ProductForm) {
    changes += 1
  }
  func productForm(_ controller: ProductFormController, needs field: AmountField) {
    events.append("needs \(field)")
  }
  func productForm(_ controller: ProductFormController, needsAnswerIn field: AmountField) {
    events.append("needs an answer in \(field)")
  }
  func productForm(_ controller: ProductFormController, needs field: TermsEntry.Field) {
    events.append("needs \(field) of the offer")
  }
  func productForm(_ controller: ProductFormController, didAddAndStaysOpen staysOpen: Bool) {
    events.append(staysOpen ? "added, stays" : "added")
  }
  func productForm(_ controller: ProductFormController, startComparisonWith draft: Draft) {
    events.append("starts a comparison")
    self.draft = draft
  }
  func productForm(_ controller: ProductFormController, didCancelDiscarding draft: Draft?) {
    events.append(draft == nil ? "canceled" : "canceled, discarding")
  }
}

/// Moves the focus from the price to the quantity when a product is added, as the window does.
@MainActor
private final class FocusMover: ProductFormControllerDelegate {
  var hasMoved = false

  func productForm(_ controller: ProductFormController, didChangeTo form: ProductForm) {}
  func productForm(_ controller: ProductFormController, needs field: AmountField) {}
  func productForm(_ controller: ProductFormController, needsAnswerIn field: AmountField) {}
  func productForm(_ controller: ProductFormController, needs field: TermsEntry.Field) {}
  func productForm(_ controller: ProductFormController, didAddAndStaysOpen staysOpen: Bool) {
    hasMoved = true
    controller.leave(.price)
    controller.enter(.quantity)
  }
  func productForm(_ controller: ProductFormController, startComparisonWith draft: Draft) {}
  func productForm(_ controller: ProductFormController, didCancelDiscarding draft: Draft?) {}
}

extension ProductForm {
  fileprivate var isEmptyWithoutErrors: Bool {
    [quantity, price].allSatisfy { $0.calculator.isEmpty && $0.error == nil }
  }
}

@MainActor @Suite struct ProductFormControllerTests {
  private let spy = Spy()

  private func form(
    _ conventions: Conventions = .us, holding products: [Product] = []
  ) throws -> (form: ProductFormController, list: ProductListController) {
    let list = ProductListController(conventions: conventions)
    for product in products { try list.add(product) }
    let form = ProductFormController(list: list)
    form.delegate = spy
    return (form, list)
  }

  // MARK: - First and later products

  @Test func startsEmpty() throws {
    let form = try form().form.form
    #expect(
      form.quantity.calculator.isEmpty && form.price.calculator.isEmpty && form[.name].isEmpty)
    #expect(form.kind == .weight && form.canChooseKind && form.unit == .pound)
    #expect(form.units == Kind.weight.units(preferring: .us) && form.units.first == .pound)
    #expect(form.canChooseUnit && !form.canAdd && form.keypadField == .quantity)
    #expect(form.result == FormResult() && !form.canRestore)
  }

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

  // MARK: - Suggested unit

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

  /// Leaves a quantity in the form and returns the quantity that the form suggests.
  private func suggestion(
    _ text: String, _ form: ProductFormController
  ) -> (number: String, unit: PerCore.Unit)? {
    form.calculator(.quantity).edit(text)
    #expect(form.form.result.suggestion == nil, "Nothing is suggested while typing.")
    form.leave(.quantity)
    return form.form.result.suggestion.map { ($0.number, $0.unit) }
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

  @Test(arguments: [
    ("500 g oats", "500", PerCore.Unit.gram, "oats"), ("Butter 250 g", "250", .gram, "Butter"),
    ("1l milk", "1", .litre, "milk"), ("1,5l Cola", "1,5", .litre, "Cola"),
    ("12 XL eggs", "12", .piece, "XL eggs"), ("12 eggs", "12", .piece, "eggs"),
  ])
  func theNameAfterAQuantityMovesToItsField(
    text: String, quantity: String, unit: PerCore.Unit, name: String
  ) throws {
    let form = try form(.german).form
    for character in text {
      // The field inserts what the calculator passes on.
      if form.calculator(.quantity).type(character) == .passedOn {
        form.calculator(.quantity).edit(form.form.quantity.calculator.text + String(character))
      }
    }
    form.submit(from: .quantity)
    #expect(form.form.quantity.calculator.text == quantity && form.form.unit == unit)
    #expect(form.form[.name] == name && form.form.quantity.error == nil)
    #expect(spy.events == ["needs price"])
  }

  @Test(arguments: ["(1+33i)×3", "5+×7", "×5", "-5 g", "5 zz", "12x : 90"])
  func aCalculationWithAnErrorIsNotAName(text: String) throws {
    let form = try form(.german).form
    form.calculator(.quantity).edit(text)
    form.leave(.quantity)
    #expect(form.form.quantity.error != nil && form.form.quantity.calculator.text == text)
    #expect(form.form[.name] == "")
  }

  @Test func aNamedQuantityOfAnotherKindKeepsItsName() throws {
    let form = try form(.german, holding: [product("1", .kilogram, "1")]).form
    form.calculator(.quantity).edit("1 l milk")
    form.leave(.quantity)
    #expect(form.form.canStartComparison && form.form[.name] == "milk")
  }

  @Test func aWordIsNotAPrice() throws {
    let form = try form(.us).form
    for (text, error): (String, EntryError) in [
      ("free", .name("free")), ("3.9o", .notANumber("3.9o")), ("3 oats", .unexpected("oats")),
    ] {
      form.calculator(.price).edit(text)
      form.leave(.price)
      #expect(form.form.price.error == error)
    }
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
    // Another unit is chosen for the number of ounces.
    edit.choose(.gram)
    #expect(edit.form.quantity.calculator.text == "20" && edit.form.unit == .gram)
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

  @Test(
    arguments: [
      ("€4.49", "€"), ("4.49 €", "€"), ("4.49 EUR", "EUR"), ("4.49 euros", "euros"),
      ("£2+$3", "£"), ("5 kr", "kr"), ("CA$5", "CA$"), ("¥500", "¥"), ("4.49 chf", "chf"),
      ("5 zł", "zł"), ("$4.49", nil), ("4.49 USD", nil), ("2 L", nil), ("5 abc", nil),
      ("3x4", nil), ("4.49 dollars", nil), ("5 xyz", nil),
    ] as [(String, String?)])
  func aPriceInAnotherCurrencyIsRefused(_ text: String, _ mark: String?) throws {
    let (form, _) = try form()
    form.calculator(.price).edit(text)
    form.leave(.price)
    let error = form.form.price.error
    if let mark {
      #expect(error == .otherCurrency(mark))
    } else if case .otherCurrency = error {
      Issue.record("\(text) has no other currency.")
    }
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

  @Test func aListOfAnItemOffersNoOtherItem() throws {
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

  // MARK: - Adding

  private func add(_ form: ProductFormController, _ quantity: String, _ price: String) {
    form.calculator(.quantity).edit(quantity)
    form.calculator(.price).edit(price)
    form.submit(from: nil)
  }

  @Test func addsTheProduct() throws {
    let (form, list) = try form()
    form.describe(.name, "  Lemonade \n")
    form.choose(Kind.volume)
    form.choose(Unit.millilitre)
    add(form, "6×330", "1.5+1.49+1")
    #expect(spy.events == ["added"])
    let product = list.state.products[0]
    #expect(product.name == "Lemonade" && product.unit == .millilitre)
    #expect((product.quantity.value, product.quantity.expression) == (Rational(1980), "6×330"))
    #expect((product.price?.value, product.price?.expression) == (decimal("3.99"), "1.5+1.49+1"))
    let empty = form.form
    #expect(
      empty[.name].isEmpty && empty.quantity.calculator.isEmpty && empty.price.calculator.isEmpty)
    #expect(empty.quantity.error == nil && empty.price.error == nil && !empty.canAdd)
    #expect(
      !empty.canChooseKind && empty.unit == .millilitre && empty.keypadField == .quantity)
  }

  @Test func keepsTheExpressionAfterAResult() throws {
    let (form, list) = try form()
    form.choose(Unit.gram)
    form.calculator(.quantity).press("6*330=")
    form.calculator(.price).press("9/3=")
    #expect(form.form.quantity.calculator.text == "1980")
    form.submit(from: nil)
    #expect(list.state.products[0].quantity.expression == "6×330")
    #expect(list.state.products[0].price?.expression == "9÷3")
  }

  @Test func canAddOnlyIfBothAmountsAreValid() throws {
    let form = try form().form
    let bad = [
      "", " ", "0", "0.00", "-5", "3-5", "abc", "1.2.3", "1,2,3",
      String(repeating: "9", count: 1000),
      "(12+3",
      "1/0", "😀", "nan", "inf", "1e9", "0x10", "1\0", "\u{200F}", ")", "1 2", "１．２．３", ".", "12 13",
    ]
    for text in bad {
      form.calculator(.quantity).edit("5")
      form.calculator(.price).edit(text)
      #expect(!form.form.canAdd)
      form.calculator(.price).edit("5")
      #expect(form.form.canAdd)
      form.calculator(.quantity).edit(text)
      #expect(!form.form.canAdd)
    }
    for text in ["5", "12+", "1,234.5", " 7 ", "1\n+\n2", "(2+3)×4", "１２", "5.", ".5"] {
      form.calculator(.quantity).edit(text)
      #expect(form.form.canAdd)
    }
  }

  @Test func invalidInputAddsNothingAndStays() throws {
    let (form, list) = try form()
    for text in ["", "0", "-5", "abc", "1/0", "(12+3", "1.2.3", "😀", "1\n2", "1\0"] {
      add(form, text, "3.99")
      add(form, "5", text)
      form.submit(from: .price)
      #expect(form.form.price.calculator.text == text)
      #expect(form.form.price.error != nil)
    }
    #expect(list.state.products.isEmpty && !spy.events.contains("added"))
  }

  @Test func cancelChangesNothing() throws {
    let (form, list) = try form(holding: [product("1", .one, "1")])
    form.calculator(.quantity).edit("5")
    form.calculator(.price).edit("5")
    let (before, listBefore) = (form.form, list.state)
    form.cancel()
    #expect(
      spy.events == ["canceled, discarding"] && list.state == listBefore && form.form == before)
  }

  @Test func refusesAKindThatTheListGotMeanwhile() throws {
    let (form, list) = try form()
    form.choose(Kind.weight)
    form.calculator(.quantity).edit("5")
    form.calculator(.price).edit("5")
    try list.add(product("1", .litre, "1"))
    let before = list.state
    form.submit(from: nil)
    #expect(list.state == before && !spy.events.contains("added"))
    #expect(form.form.quantity.error == .wrongKind(WrongKind(held: .volume, offered: .weight)))
    #expect(form.form.quantity.calculator.text == "5" && form.form.price.calculator.text == "5")
  }

  // MARK: - Enter

  @Test func enterGoesToTheFirstFieldThatNeedsInput() throws {
    let form = try form().form
    form.submit(from: nil)
    form.submit(from: .price)
    form.calculator(.quantity).edit("2×3")
    form.submit(from: .quantity)
    #expect(spy.events == ["needs quantity", "needs quantity", "needs price"])
    #expect(form.form.quantity.calculator.text == "2×3")
    #expect(form.form.quantity.error == nil && form.form.price.error == nil)
  }

  @Test func enterStaysInAFieldWithAnError() throws {
    let form = try form().form
    form.calculator(.quantity).edit("1.2.3")
    form.submit(from: .quantity)
    #expect(spy.events == ["needs quantity"] && form.form.quantity.error == .twoDecimalMarks)
    form.calculator(.price).edit("5÷0")
    form.submit(from: .price)
    #expect(spy.events.last == "needs price" && form.form.price.error == .divisionByZero)
    form.calculator(.quantity).edit("2")
    form.submit(from: .quantity)
    #expect(spy.events.last == "needs price")
  }

  @Test func enterInAnEmptyFieldShowsItsError() throws {
    let form = try form().form
    form.submit(from: nil)
    #expect(form.form.quantity.error == nil)
    form.submit(from: .quantity)
    #expect(form.form.quantity.error == .empty && form.form.price.error == nil)
    form.calculator(.quantity).edit("5")
    form.submit(from: .quantity)
    #expect(form.form.quantity.error == nil && form.form.price.error == nil)
    form.submit(from: .price)
    #expect(form.form.price.error == .empty)
    #expect(spy.events == ["needs quantity", "needs quantity", "needs price", "needs price"])
  }

  @Test func enterAddsACompleteProduct() throws {
    let (form, list) = try form()
    form.calculator(.price).edit("1+2.99")
    form.calculator(.quantity).edit("2×3+")
    form.submit(from: .quantity)
    #expect(spy.events == ["added"])
    #expect(list.state.products[0].price?.value == decimal("3.99"))
    #expect(list.state.products[0].quantity.value == Rational(6))
  }

  @Test func shiftEnterAddsAndStaysOpen() throws {
    let (form, list) = try form()
    for count in 1...3 {
      form.calculator(.quantity).edit("\(count)")
      form.calculator(.price).edit("1")
      form.submit(from: .price, staysOpen: true)
      #expect(list.state.products.count == count)
      #expect(form.form.quantity.calculator.isEmpty && !form.form.canChooseKind)
    }
    #expect(spy.events == ["added, stays", "added, stays", "added, stays"])
    form.submit(from: .price, staysOpen: true)
    #expect(spy.events.last == "needs quantity")
  }

  @Test func enterFillsTheFormWithALineInTheQuantity() throws {
    let (form, list) = try form()
    form.calculator(.quantity).edit("juice 1.5l 2.19")
    form.submit(from: .quantity)
    #expect(form.form.quantity.calculator.text == "1.5" && form.form.unit == .litre)
    #expect(form.form.price.calculator.text == "2.19" && form.form[.name] == "juice")
    #expect(form.form.quantity.error == nil && spy.events == [] && list.state.products.isEmpty)
    form.submit(from: .quantity)
    #expect(spy.events == ["added"])
  }

  @Test func enterLeavesALineInTheQuantityOfAFilledForm() throws {
    let (form, _) = try form()
    form.calculator(.price).edit("3")
    form.calculator(.quantity).edit("juice 1.5l 2.19")
    form.submit(from: .quantity)
    #expect(form.form.price.calculator.text == "3" && form.form.quantity.error != nil)
  }

  @Test func aQuantityWithoutADigitIsAName() throws {
    let (form, _) = try form()
    form.calculator(.quantity).edit("Heinz Beans")
    form.submit(from: .quantity)
    #expect(form.form.quantity.error == .name("Heinz Beans"))
    form.calculator(.quantity).edit("kg")
    form.leave(.quantity)
    #expect(form.form.quantity.error == .unexpected("kg"))
  }

  // MARK: - Leaving and entering a field

  @Test func leavingAFieldKeepsItsCalculationOrShowsItsError() throws {
    let form = try form().form
    form.calculator(.quantity).edit("6x330")
    form.leave(.quantity)
    #expect(form.form.quantity.calculator.text == "6x330")
    #expect(form.form.result.quantity?.number == "1,980")
    form.calculator(.price).edit("1/0")
    form.leave(.price)
    #expect(form.form.price.error == .divisionByZero && form.form.price.calculator.text == "1/0")
  }

  @Test func leavingAnEmptyFieldShowsNoError() throws {
    let form = try form().form
    form.leave(.quantity)
    #expect(form.form.quantity.error == nil)
    form.calculator(.quantity).edit("5")
    form.calculator(.quantity).edit("")
    form.leave(.quantity)
    #expect(form.form.quantity.error == nil)
    form.calculator(.quantity).edit(" ")
    form.leave(.quantity)
    #expect(form.form.quantity.error == .empty && form.form.price.error == nil)
    form.enter(.quantity)
    #expect(form.form.quantity.error == nil)
  }

  @Test func theFormForTheNextProductHasNoErrors() throws {
    let form = try form().form
    let window = FocusMover()
    form.delegate = window
    form.calculator(.quantity).edit("2")
    form.enter(.price)
    form.calculator(.price).edit("3")
    form.submit(from: .price, staysOpen: true)
    #expect(window.hasMoved && form.form.isEmptyWithoutErrors)
  }

  @Test func theKeypadTypesIntoTheFieldEnteredLast() throws {
    let form = try form().form
    form.calculator(.quantity).edit("12+")
    #expect(!form.form.keysOn.contains(.operation(.plus)) && form.form.keysOn.contains(.delete))
    form.enter(.price)
    #expect(
      form.servedCalculator === form.calculator(.price) && !form.form.keysOn.contains(.delete))
    form.servedCalculator.press("5")
    #expect(form.form.price.calculator.text == "5" && form.form.quantity.calculator.text == "12+")
    form.enter(.quantity)
    #expect(!form.form.keysOn.contains(.operation(.plus)) && form.form.keysOn.contains(.delete))
    form.calculator(.quantity).edit("")
    #expect(!form.form.keysOn.contains(.delete))
  }

  // MARK: - Units after the quantity

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
      ("3 in", "3", "3", .inch),
      ("  3   oz ", "3", "3", .ounce), ("12 units", "12", "12", .one),
      ("5 furlongs", nil, "5 furlongs", .pound), ("kg", nil, "kg", .pound),
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

  @Test func aNameAfterTheQuantityCountsPieces() throws {
    let form = try form().form
    form.calculator(.quantity).edit("12 eggs")
    form.leave(.quantity)
    #expect(form.form.quantity.calculator.text == "12" && form.form.unit == .piece)
    #expect(form.form[.name] == "eggs" && form.form.quantity.error == nil)
    let other = try self.form(holding: [product("1", .litre, "1")]).form
    other.calculator(.quantity).edit("12 eggs")
    other.leave(.quantity)
    #expect(other.form.canStartComparison && other.form.quantity.calculator.text == "12 eggs")
    other.startComparison()
    let draft = try #require(spy.draft)
    let empty = ProductListController(conventions: .us)
    let next = ProductFormController(list: empty, draft: draft).form
    #expect(next.quantity.calculator.text == "12" && next.unit == .piece)
    #expect(next[.name] == "eggs")
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

  @Test func aLineKeepsItsNameBesideAnother() throws {
    let line = "16 oz rolled oats 3.99"
    let (form, list) = try form()
    form.describe(.name, "Milk")
    form.calculator(.quantity).edit(line)
    form.leave(.quantity)
    #expect(form.form.quantity.calculator.text == line && form.form[.name] == "Milk")
    form.submit(from: .quantity)
    #expect(form.form.quantity.calculator.text == line && form.form[.name] == "Milk")
    #expect(form.form.quantity.error != nil && list.state.products.isEmpty)
    form.describe(.name, " ")
    form.describe(.note, "organic")
    form.leave(.quantity)
    #expect(form.form.quantity.calculator.text == "16" && form.form[.name] == "rolled oats")
    #expect(form.form[.note] == "organic")
  }

  @Test func aNumberAfterACountIsNoName() throws {
    let form = try form(.us, holding: [product("1", .kilogram, "1")]).form
    form.calculator(.quantity).edit("6pk 12")
    form.leave(.quantity)
    #expect(form.form.quantity.calculator.text == "6pk 12" && form.form[.name] == "")
    #expect(form.form.quantity.error == .notANumber("6pk 12"))
  }

  @Test func aNumberWithALetterIsNamed() throws {
    let form = try form().form
    form.calculator(.quantity).edit("1o0 g")
    form.leave(.quantity)
    #expect(form.form.quantity.error == .notANumber("1o0"))
  }

  @Test(arguments: [
    "2.50/l", "$2.50/kg", "2.50 / 100 g", "3.99 per lb", "$3.99 per lb", "3.99 a pound",
  ])
  func aUnitPriceIsNoPrice(_ text: String) throws {
    let form = try form().form
    form.calculator(.price).edit(text)
    form.leave(.price)
    #expect(form.form.price.error == .unitPrice)
  }

  @Test func dashesAfterADecimalMarkAreRemoved() throws {
    let form = try form(.german).form
    for field in AmountField.allCases {
      form.calculator(field).edit("4,--")
      form.leave(field)
      #expect(form.form[field].calculator.text == "4")
    }
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

  @Test func aTypedUnitChoosesItsKindInAnEmptyList() throws {
    let (form, list) = try form()
    form.choose(Kind.volume)
    add(form, "6x55 g", "3")
    #expect(list.state.products.kind == .weight)
    let product = list.state.products[0]
    #expect((product.quantity.value, product.quantity.expression) == (Rational(330), "6x55"))
    #expect(form.form.unit == .gram)
  }

  /// A text of ten times the length takes about ten times as long to read.
  @Test func readsALongTextInProportionToItsLength() throws {
    let form = try form().form
    for words in ["1a", "1 kg ", "a", " ", "1", "€", "1\u{301}", "(", "1+"] {
      func time(count: Int) -> Double {
        let text = String(repeating: words, count: count)
        return processorTime {
          for field in AmountField.allCases {
            form.calculator(field).edit(text)
            form.leave(field)
            #expect(form.form[field].calculator.text == text && form.form[field].error != nil)
          }
        }
      }
      #expect(time(count: 100_000) < 40 * time(count: 10_000), "\(words)")
    }
  }

  // MARK: - Currency of the price

  @Test func aTextThatIsTooLongForAPriceIsNotSearchedForCurrencies() throws {
    let form = try form(.german).form
    for (count, error): (Int, EntryError?) in [(1, .otherCurrency("$")), (100_000, nil)] {
      form.calculator(.price).edit(String(repeating: "$ ", count: count) + "1")
      form.leave(.price)
      if let error {
        #expect(form.form.price.error == error)
      } else {
        if case .otherCurrency = form.form.price.error { Issue.record("The text was searched.") }
        #expect(form.form.price.error != nil)
      }
    }
  }

  @Test(
    arguments: [
      (.german, "3,99 €", "3,99"), (.german, "€3,99", "3,99"), (.german, "€ 3,99", "3,99"),
      (.german, "3,99€", "3,99"), (.german, "3,99 EUR", "3,99"), (.german, "EUR 3,99", "3,99"),
      (.german, " 3,99\u{A0}€ ", "3,99"), (.german, "1.234,50 €", "1.234,50"),
      (.us, "$3.99", "3.99"), (.us, "USD 3.99", "3.99"), (.us, "$1+2", "1+2"),
      (.british, "£3.99", "3.99"), (.british, "50p", "0.50"), (.us, "50¢", "0.50"),
      (.german, "5€50", "5,50"), (.us, "$3.99+$2", "3.99+2"), (.british, "99p+£1", "0.99+1"),
      (.german, "50 ct", "0,50"), (.german, "3.99 €", "3.99"), (.us, "USD $5", "5"),
      (.us, "\u{200E}$5\u{200F}", "5"),
    ] as [(Conventions, String, String)])
  func readsPricesWithTheCurrency(_ conventions: Conventions, _ typed: String, _ text: String)
    throws
  {
    let form = try form(conventions).form
    form.calculator(.price).edit(typed)
    #expect(form.calculator(.price).isComplete)
    form.leave(.price)
    #expect(form.form.price.calculator.text == text && form.form.price.error == nil)
  }

  @Test(
    arguments: [
      (.german, "$3,99", .otherCurrency("$")), (.us, "€3.99", .otherCurrency("€")),
      (.us, "$", .empty),
      (.german, "€ EUR", .empty), (.us, "$$3.99", .unexpected("$")),
      (.us, "3$999", .unexpected("$")), (.us, "5 $ 50", .unexpected("$")),
      (.german, "50p", .unexpected("p")),
      (.plain, "€3.99", .otherCurrency("€")), (.us, "3.99 kg", .unexpected("kg")),
      (.german, "1.23.4 €", .misplacedGroupingMark(".", decimalMark: ",")),
    ] as [(Conventions, String, EntryError)])
  func refusesOtherCurrencies(_ conventions: Conventions, _ typed: String, _ error: EntryError)
    throws
  {
    let form = try form(conventions).form
    form.calculator(.price).edit(typed)
    form.leave(.price)
    #expect(form.form.price.calculator.text == typed && form.form.price.error == error)
  }

  // MARK: - Delegate

  @Test func publishesEveryChange() throws {
    let form = try form().form
    form.describe(.name, "Tea")
    #expect(spy.changes == 1)
    form.describe(.name, "Tea")
    form.enter(.quantity)
    form.choose(Kind.weight)
    form.choose(Unit.pound)
    #expect(spy.changes == 1)
    form.calculator(.quantity).press("1")
    #expect(spy.changes == 2)
    form.enter(.price)
    #expect(spy.changes == 3)
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

  /// The unused comparison, which would take the product, can't be read.
  @Test func keepsTheContentIfANewComparisonCannotTakeTheProduct() throws {
    let store = MemoryStore()
    let library = LibraryController(store: store, conventions: .us)
    try library.list.add(product("500", .gram, "3.99"))
    let first = library.current.id
    library.createComparison(in: nil)
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
