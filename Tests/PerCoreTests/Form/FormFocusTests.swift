import PerCore
import Testing

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

/// Entering and leaving a field of the form.
@MainActor @Suite struct FormFocusTests: ProductFormSuite {
  let spy = ProductFormSpy()

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

  @Test func dashesAfterADecimalMarkAreRemoved() throws {
    let form = try form(.german).form
    for field in AmountField.allCases {
      form.calculator(field).edit("4,--")
      form.leave(field)
      #expect(form.form[field].calculator.text == "4")
    }
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

  @Test func theKeypadTypesIntoTheTermsUntilAnAmountIsEntered() throws {
    let form = try form().form
    form.choose(OfferKind.multibuy)
    form.enter(.packs)
    #expect(form.form.keypadTerm == .packs && !form.form.isServed(.quantity))
    #expect(form.form.keysOn == Set((0...9).map(CalculatorKey.digit)))
    form.edit(.packs, "3")
    #expect(form.form.keysOn.contains(.delete))
    form.enter(.deposit)
    #expect(form.form.keysOn.contains(.decimal))
    form.enter(.packs)
    form.choose(OfferKind?.none)
    #expect(form.form.keypadTerm == nil && form.form.isServed(.quantity))
    form.enter(.deposit)
    form.enter(.price)
    #expect(form.form.isServed(.price))
    form.enter(.deposit)
    form.hideTerms()
    #expect(form.form.isServed(.price))
  }
}
