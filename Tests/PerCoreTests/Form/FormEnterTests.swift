import PerCore
import Testing

/// Enter and Shift+Enter in the form.
@MainActor @Suite struct FormEnterTests: ProductFormSuite {
  let spy = ProductFormSpy()

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
}
