import PerCore
import TestSupport
import Testing

/// The prices in the form of a product.
@MainActor @Suite struct FormPriceTests {
  private func price(_ text: String, _ format: NumberFormat, in conventions: Conventions) throws
    -> String
  {
    let list = ProductListController(conventions: conventions)
    try list.add(
      Product(
        quantity: Amount("500", format: .plain), unit: .gram,
        price: Amount(text, format: format)))
    return ProductFormController(list: list, editing: 0).form.price.calculator.text
  }

  @Test(arguments: [
    ("1.6", "1.60"), ("4.5", "4.50"), ("4", "4"), ("3.99", "3.99"), ("0.125", "0.125"),
    ("2×1.9", "2×1.9"),
  ])
  func aPriceHasTheDecimalsOfItsCurrency(typed: String, shown: String) throws {
    #expect(try price(typed, .plain, in: .us) == shown)
  }

  @Test func aPriceInAnotherNotationHasTheDecimalsOfItsCurrency() throws {
    #expect(try price("1,60", .german, in: .us) == "1.60")
  }

  @Test func anUnchangedPriceIsNotADraft() throws {
    let list = ProductListController(conventions: .us)
    try list.add(
      Product(
        quantity: Amount("500", format: .plain), unit: .gram,
        price: Amount("1.6", format: .plain), offer: Offer(.bundle(packs: 2, price: Rational(3)))))
    #expect(ProductFormController(list: list, editing: 0).draft == nil)
  }
}
