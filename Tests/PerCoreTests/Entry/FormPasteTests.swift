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

  @Test func leavesAnotherKindToTheField() throws {
    let list = ProductListController(conventions: .us)
    try list.add(product("1", .kilogram, "2"))
    #expect(!form(list).paste("Cola 1 L $1.49"))
  }
}
