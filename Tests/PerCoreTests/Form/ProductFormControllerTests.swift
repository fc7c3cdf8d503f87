import PerCore
import TestSupport
import Testing

@MainActor @Suite struct ProductFormControllerTests: ProductFormSuite {
  let spy = ProductFormSpy()

  @Test func startsEmpty() throws {
    let form = try form().form.form
    #expect(
      form.quantity.calculator.isEmpty && form.price.calculator.isEmpty && form[.name].isEmpty)
    #expect(form.kind == .weight && form.canChooseKind && form.unit == .pound)
    #expect(form.units == Kind.weight.units(preferring: .us) && form.units.first == .pound)
    #expect(form.canChooseUnit && !form.canAdd && form.keypadField == .quantity)
    #expect(form.result == FormResult() && !form.canRestore)
  }

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

  @Test func cancelChangesNothing() throws {
    let (form, list) = try form(holding: [product("1", .one, "1")])
    form.calculator(.quantity).edit("5")
    form.calculator(.price).edit("5")
    let (before, listBefore) = (form.form, list.state)
    form.cancel()
    #expect(
      spy.events == ["canceled, discarding"] && list.state == listBefore && form.form == before)
  }

  /// Reading a long text would make the window wait.
  @Test(arguments: ["1a", "1 kg ", "a", " ", "1", "€", "1\u{301}", "(", "1+", "x "])
  func doesNotReadALongText(_ words: String) throws {
    let form = try form().form
    let text = String(repeating: words, count: 2001)
    for field in AmountField.allCases {
      form.calculator(field).edit(text)
      form.leave(field)
      #expect(form.form[field].calculator.text == text && form.form[field].error == .tooLong)
    }
  }
}
