internal import PerCore

/// The products of the rows of a table, and of the lines that replace them.
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

  /// Returns what a typed line adds.
  mutating func outcome(of line: LineReading) -> ImportRow.Outcome {
    switch line.outcome {
    case .product(let product):
      return self.product(product, of: line).map { .product($0) } ?? .refused(.number)
    case .ask(let reason, _, let candidates):
      let products = candidates.compactMap { self.product($0, of: line) }
      guard !products.isEmpty else { return .refused(reason) }
      return .question(
        reason, answers: Array(products.prefix(Self.maximumAnswers)), chosen: nil)
    case .refuse(let reason): return .refused(reason)
    }
  }

  /// The maximum number of answers to a question of a typed line.
  private static let maximumAnswers = 4

  private mutating func product(_ product: LineProduct, of line: LineReading) -> Product? {
    guard let amount = product.amount else { return nil }
    return self.product(
      amount, line.multiple(of: amount), price: product.price, offer: product.offer,
      terms: product.terms, name: product.name.trimmed, shop: product.shop, note: "")
  }

  private mutating func product(_ product: TableProduct) -> Product? {
    if let exported = product.exported { return exported }
    return self.product(
      product.amount, product.multiple, price: product.price, offer: product.offer,
      terms: product.terms, name: product.name, shop: product.shop, note: product.note)
  }
}
