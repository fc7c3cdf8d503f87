/// Rows with the prices of several shops.
extension RowReader {
  /// Returns the price columns if each has the prices of a shop; empty for other tables.
  static func shopPrices(_ layout: TableLayout, _ prices: [Int]) -> [Int] {
    prices.count > 1 && prices.allSatisfy { layout.shops[$0] != nil } ? prices : []
  }

  /// Returns the shop of a price.
  func shop(_ record: TableRecord, _ priceColumn: Int?) -> String {
    shops.isEmpty ? priceColumn.flatMap { layout.shops[$0] } ?? "" : cell(record, shops)
  }

  /// Returns the products of a record whose price is in one field: one for each shop whose price the record has. Cells
  /// such as "-" and "n/a" are no prices.
  mutating func products(ofJoined record: TableRecord) throws(Refusal) -> [TableProduct] {
    let columns = shopPrices.filter { cell(record, $0).hasNumber }
    guard !columns.isEmpty else { return [try product(ofJoined: record)] }
    // The offer can be that of one of the shops.
    guard columns.count == 1 || cell(record, offers + oldPrices + discounts).isEmpty else {
      throw Refusal(.offer)
    }
    defer { assumption.priceColumn = nil }
    var products: [TableProduct] = []
    for column in columns {
      assumption.priceColumn = column
      products.append(try product(ofJoined: record))
    }
    return products
  }
}
