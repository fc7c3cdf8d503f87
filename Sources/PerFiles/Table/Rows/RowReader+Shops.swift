/// Rows with the prices of several shops.
extension RowReader {
  /// Returns the price columns if each has the prices of a shop; empty for other tables.
  static func shopPrices(_ layout: TableLayout, _ prices: [Int]) -> [Int] {
    prices.count > 1 && prices.allSatisfy { layout.shops[$0] != nil } ? prices : []
  }

  /// Returns the shop of a price.
  func shop(_ record: TableRecord, _ priceColumn: Int?) -> String {
    let own = shops.isEmpty ? priceColumn.flatMap { layout.shops[$0] } ?? "" : cell(record, shops)
    guard own.isEmpty, let carried, carried.role == .shop else { return own }
    return carried.text(record)
  }

  /// Returns the products of a record: one for each shop whose price it has. Empty cells and cells such as "-", "n/a" and
  /// "0.00" are no prices.
  ///
  /// - Parameter record: A record in which no price is split into several fields.
  mutating func products(ofJoined record: TableRecord) throws(Refusal) -> [TableProduct] {
    let columns = shopPrices.filter { cell(record, $0).hasNumberBesideZero }
    guard !columns.isEmpty else { return [try product(ofJoined: record)] }
    // An offer or a unit price can belong to one of the shops.
    let others = offers + oldPrices + discounts + rateColumns.map(\.index)
    guard columns.count == 1 || cell(record, others).isEmpty else { throw Refusal(.offer) }
    defer { assumption.priceColumn = nil }
    var products: [TableProduct] = []
    for column in columns {
      assumption.priceColumn = column
      products.append(try product(ofJoined: record))
    }
    return products
  }
}
