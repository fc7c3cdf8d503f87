import PerCore
import Testing

/// Names that are typed into the quantity.
@MainActor @Suite struct FormNameTests: ProductFormSuite {
  let spy = ProductFormSpy()

  @Test(arguments: [
    ("500 g oats", "500", PerCore.Unit.gram, "oats"), ("Butter 250 g", "250", .gram, "Butter"),
    ("1l milk", "1", .litre, "milk"), ("1,5l Cola", "1,5", .litre, "Cola"),
    ("12 XL eggs", "12", .piece, "XL eggs"), ("12 eggs", "12", .piece, "eggs"),
    ("500 g oats + raisins", "500", .gram, "oats + raisins"),
    ("500 g mac/cheese", "500", .gram, "mac/cheese"),
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

  @Test func aNamedQuantityOfAnotherKindKeepsItsName() throws {
    let form = try form(.german, holding: [product("1", .kilogram, "1")]).form
    form.calculator(.quantity).edit("1 l milk")
    form.leave(.quantity)
    #expect(form.form.canStartComparison && form.form[.name] == "milk")
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

  @Test func aQuantityWithoutADigitIsAName() throws {
    let (form, _) = try form()
    form.calculator(.quantity).edit("Heinz Beans")
    form.submit(from: .quantity)
    #expect(form.form.quantity.error == .name("Heinz Beans"))
    form.calculator(.quantity).edit("kg")
    form.leave(.quantity)
    #expect(form.form.quantity.error == .incomplete)
  }

  @Test(arguments: ["(1+33i)×3", "5+×7", "×5", "-5 g", "5 zz", "12x : 90"])
  func aCalculationWithAnErrorIsNotAName(text: String) throws {
    let form = try form(.german).form
    form.calculator(.quantity).edit(text)
    form.leave(.quantity)
    #expect(form.form.quantity.error != nil && form.form.quantity.calculator.text == text)
    #expect(form.form[.name] == "")
  }

  @Test func aNumberAfterACountIsNotAName() throws {
    let form = try form(.us, holding: [product("1", .kilogram, "1")]).form
    form.calculator(.quantity).edit("6pk 12")
    form.leave(.quantity)
    #expect(form.form.quantity.calculator.text == "6pk 12" && form.form[.name] == "")
    #expect(form.form.quantity.error == .notANumber("6pk 12"))
  }

  @Test func theErrorContainsANumberWithALetter() throws {
    let form = try form().form
    form.calculator(.quantity).edit("1o0 g")
    form.leave(.quantity)
    #expect(form.form.quantity.error == .notANumber("1o0"))
  }
}
