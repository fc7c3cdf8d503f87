internal import PerCore

/// Rows that the user changes or that have several meanings.
extension RowReader {
  /// Returns the different products that a record can mean; empty if it has at most one meaning.
  ///
  /// - Parameter reason: The reason why the record was refused.
  func answers(_ record: TableRecord, _ reason: LineReason) -> [TableProduct] {
    let assumptions: [RowAssumption] =
      switch reason {
      case .number:
        [".", ","].map { RowAssumption(decimalMark: $0) }
          + (mixedColumns.isEmpty ? [] : [RowAssumption(isInCents: true)])
      case .total:
        [.onePack, .allPacks].map { RowAssumption(priceScope: $0, isChecked: false) }
          + (counts.count > 1 ? counts : []).map {
            RowAssumption(priceScope: .allPacks, countColumn: $0, isChecked: false)
          }
          + quantities.map { RowAssumption(quantityColumn: $0, isChecked: false) }
          + (cells.notation.currencyDecimals == 2
            ? [RowAssumption(isInCents: true, isChecked: false)] : [])
      case .offer: prices.map { RowAssumption(priceColumn: $0) }
      default: []
      }
    var products: [TableProduct] = []
    for assumption in assumptions {
      var reader = self
      reader.assumption = assumption
      // The texts are read by other marks.
      reader.quantitiesByText = TextCache()
      if let product = try? reader.product(record), !products.contains(product) {
        products.append(product)
      }
    }
    return products.count > 1 ? products : []
  }
}
