import PerCore

/// Tests of the form of a product.
@MainActor
protocol ProductFormSuite {
  /// The delegate of the forms.
  var spy: ProductFormSpy { get }
}

extension ProductFormSuite {
  /// Returns the form of a new product, and its list.
  func form(
    _ conventions: Conventions = .us, holding products: [Product] = []
  ) throws -> (form: ProductFormController, list: ProductListController) {
    let list = ProductListController(conventions: conventions)
    for product in products { try list.add(product) }
    let form = ProductFormController(list: list)
    form.delegate = spy
    return (form, list)
  }

  /// Types a quantity and a price, and adds the product.
  func add(_ form: ProductFormController, _ quantity: String, _ price: String) {
    form.calculator(.quantity).edit(quantity)
    form.calculator(.price).edit(price)
    form.submit(from: nil)
  }
}
