import PerCore
import Testing

/// Adding the product of the form.
@MainActor @Suite struct FormAddingTests: ProductFormSuite {
  let spy = ProductFormSpy()

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
}
