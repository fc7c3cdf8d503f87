import PerCore

/// Returns a product as a user in the United States types it.
func product(
  _ quantity: String, _ unit: Unit, _ price: String, name: String = "", shop: String = ""
) throws(EntryError) -> Product {
  Product(
    quantity: try Amount(quantity, format: .us), unit: unit,
    price: try Amount(price, format: .us), name: name, shop: shop)
}

extension ProductList {
  var ranked: [Product] { (0..<count).map { self[$0] } }
  var verdicts: [Verdict] { (0..<count).map { verdict(at: $0) } }
}

extension Verdict {
  static func percent(_ percent: UInt) -> Verdict { .more(.whole(BigUInt(percent))) }
}

extension ProductFormController {
  /// Creates a form in which a quantity in grams and a price were typed.
  convenience init(list: ProductListController, grams: String, price: String) {
    self.init(list: list)
    calculator(.quantity).edit(grams)
    choose(Unit.gram)
    calculator(.price).edit(price)
  }
}
