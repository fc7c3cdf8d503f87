import PerCore
import Testing

@MainActor @Suite struct FormPasteTests {
  private func form(_ list: ProductListController? = nil) -> ProductFormController {
    ProductFormController(list: list ?? ProductListController(conventions: .us))
  }

  @Test func fillsTheFormWithAPastedLine() {
    let form = form()
    #expect(form.paste("Cola 6 x 330 ml $4.49\r\n"))
    #expect(form.form.quantity.calculator.text == "6×330" && form.form.unit == .millilitre)
    #expect(form.form.price.calculator.text == "4.49" && form.form[.name] == "Cola")
    #expect(form.form.canAdd)
  }

  @Test func fillsTheFormWithAProductOnSeparateLines() {
    let text = "Rolled oats\n500 g\n$3.99\n$7.98/kg\n"
    let form = form()
    for field in [ProductFormController.FieldKind.amount, .detail] {
      #expect(!form.isSeveralProducts(text, insteadOf: field))
      let both = text + "\nRice\n1 kg\n$1.99\n$1.99/kg"
      #expect(form.isSeveralProducts(both, insteadOf: field))
    }
    #expect(form.paste(text))
    #expect(form.form.quantity.calculator.text == "500" && form.form.unit == .gram)
    #expect(form.form.price.calculator.text == "3.99" && form.form[.name] == "Rolled oats")
  }

  @Test func keepsDetailsThatWereTyped() {
    let form = form()
    form.describe(.name, "My cola")
    form.describe(.shop, "Spar")
    #expect(form.paste("Cola 1 L $1.49"))
    #expect(form.form[.name] == "My cola" && form.form[.shop] == "Spar")
  }

  @Test func leavesTextForOneFieldToTheField() {
    for text in ["500", "500 g", "4.49", "$4.49", "Espresso", "6×330", "", "1.000 g flour $2"] {
      #expect(!form().paste(text), "\(text)")
    }
  }

  @Test func keepsAmountsThatWereTyped() {
    let form = form()
    form.calculator(.quantity).edit("750")
    #expect(!form.paste("Cola 1 L $1.49"))
    #expect(form.form.quantity.calculator.text == "750")
  }

  @Test(arguments: [
    ("500 g rice 2.00\n1 kg rice 3.50", true, true), ("rice 2.00\n500 g\n1 kg $3", true, false),
    ("Aldi\n\n500 g rice $2\n1 L milk $1", true, true), ("500 g rice $2", false, false),
    ("500 g rice $2\norganic", true, false), ("500 g rice €2\n1 kg rice €3", true, true),
  ])
  func severalProductsAreNotTheContentOfAField(_ text: String, amount: Bool, detail: Bool) {
    let form = form()
    #expect(form.isSeveralProducts(text, insteadOf: .amount) == amount)
    #expect(form.isSeveralProducts(text, insteadOf: .detail) == detail)
    form.describe(.shop, " Spar ")
    #expect(form.isSeveralProducts(text, insteadOf: .amount) == amount)
    #expect(form.typedShop == "Spar")
    form.describe(.name, "Rice")
    #expect(!form.isSeveralProducts(text, insteadOf: .amount), "The name would be lost.")
    #expect(!form.isSeveralProducts(text, insteadOf: .detail))
  }

  @Test func leavesAnotherKindToTheField() throws {
    let list = ProductListController(conventions: .us)
    try list.add(product("1", .kilogram, "2"))
    #expect(!form(list).paste("Cola 1 L $1.49"))
  }
}
