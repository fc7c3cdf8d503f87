internal import PerCore

/// The net weights and the taxes in the tables that Per copies.
extension RowReader {
  /// Adds the net weight and the tax of a row to its product.
  mutating func addTerms(to product: inout TableProduct, _ record: TableRecord) throws(Refusal) {
    let mark = prices.first.flatMap(mark) ?? cells.notation.decimalMark
    if let netWeight, case let cell = cell(record, netWeight), !cell.isEmpty {
      product.net = try cells.quantity(cell, decimalMark: mark).get().amount
      guard let net = product.net, net.unit.kind == product.amount.unit.kind,
        net.inBaseUnits >= product.amount.inBaseUnits
      else { throw Refusal(.total) }
    }
    if let tax, case let cell = cell(record, tax), !cell.isEmpty {
      guard let number = NumberCell(cell), number.prefix.isEmpty,
        ["%", "٪"].contains(number.suffix.trimmed), !number.isNegative,
        let value = cells.value(number, decimalMark: mark), PackTerms(tax: value) != nil
      else { throw Refusal(.number) }
      product.tax = value
    }
  }

  /// Adds the price that the unit price of the net weight is calculated from, and the tax, to the prices of a product.
  func addTerms(of product: TableProduct, to prices: inout [Rational]) {
    if let net = product.net, let offer = product.offer,
      let pack = try? Pack(amount: net.inBaseUnits, price: product.price, offer: offer)
    {
      // An additional amount is a smaller part of the net weight.
      prices.append(pack.offerPrice.exact * net.inBaseUnits)
    }
    if let tax = product.tax { prices = prices.map { $0 * (.one + tax / Rational(100)) } }
  }
}
