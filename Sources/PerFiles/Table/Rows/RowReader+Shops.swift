/// Rows with the prices of several shops, or with several sizes and their prices.
extension RowReader {
  /// Returns the column of the size for each column of prices if sizes and prices alternate: "Size 1", "Price 1", "Size
  /// 2", "Price 2"; empty for other tables.
  static func sizesOfPrices(_ layout: TableLayout, _ prices: [Int]) -> [Int: Int] {
    let sizes = layout.columns.indices(with: .quantity)
    guard prices.count > 1, sizes.count == prices.count, !layout.columns.has(.count),
      !layout.columns.has(.unit), !layout.columns.has(.oldPrice)
    else { return [:] }
    let pairs = Array(zip(sizes, prices))
    let alternate = [
      pairs.allSatisfy { $0 + 1 == $1 }, pairs.allSatisfy { $0 == $1 + 1 },
    ].contains(true)
    return alternate ? Dictionary(uniqueKeysWithValues: pairs.map { ($1, $0) }) : [:]
  }

  /// Returns the price columns if each has the prices of a shop or of a size; empty for other tables.
  static func shopPrices(
    _ layout: TableLayout, _ prices: [Int], _ sizes: [Int: Int]
  ) -> [Int] {
    let areOfShops = prices.count > 1 && prices.allSatisfy { layout.shops[$0] != nil }
    return areOfShops || !sizes.isEmpty ? prices : []
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
    defer { (assumption.priceColumn, assumption.quantityColumn) = (nil, nil) }
    var products: [TableProduct] = []
    for column in columns {
      (assumption.priceColumn, assumption.quantityColumn) = (column, sizesOfPrices[column])
      products.append(try product(ofJoined: record))
    }
    return products
  }
}
