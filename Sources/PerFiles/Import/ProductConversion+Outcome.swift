internal import PerCore

/// The products of the rows of a table.
extension ProductConversion {
  /// Returns what a row adds.
  ///
  /// - Parameter answers: Returns the different products that a row with several meanings can be.
  mutating func outcome(
    of outcome: TableRow.Outcome, answers: () -> [TableProduct]
  ) -> ImportRow.Outcome {
    switch outcome {
    case .product(let product):
      return self.product(product).map { .product($0) } ?? .refused(.number)
    case .refused(let reason):
      let products = answers().compactMap { self.product($0) }
      guard products.count > 1 else { return .refused(reason) }
      return .question(reason, answers: products, chosen: nil)
    case .leftOut(let content): return .leftOut(content)
    }
  }

  private mutating func product(_ product: TableProduct) -> Product? {
    if let exported = product.exported { return exported }
    return self.product(
      product.amount, product.multiple, price: product.price, offer: product.offer,
      terms: product.terms, name: product.name, shop: product.shop, note: product.note)
  }
}
