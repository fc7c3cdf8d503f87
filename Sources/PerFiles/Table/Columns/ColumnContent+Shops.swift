/// Columns that have the prices of one shop each.
extension ColumnContent {
  /// Finds columns of prices below the names of shops: "Product", "Size", "Aldi", "Lidl". If two are large chains, other
  /// amounts of money below unknown words are prices of shops, too.
  mutating func findShops() {
    // "Hofladen" can be the name of a shop, and the header of a column of shops.
    guard columns.indices(with: .shop).allSatisfy({ has($0, \.hasNumber) && arePrices($0) }) else {
      return
    }
    let names = columns.indices.map { column in
      titles.indices.contains(column) ? HeaderWords.shopName(inHeader: titles[column]) : ""
    }
    let chains = columns.indices.filter { column in
      HeaderWords.isShop(names[column]) && arePrices(column, or: isNumber)
    }
    guard chains.count > 1, columns.indices(with: .price).allSatisfy(chains.contains) else {
      return
    }
    let others = columns.indices.filter { column in
      (columns[column]?.role ?? .shop) == .shop && !chains.contains(column)
        && !names[column].isEmpty
        && !HeaderWords.recaps.contains(titleWords(column).joined(separator: " "))
        && has(column, \.hasNumber) && !isArticleNumber(column)
        && arePrices(column, or: { cells.notation.currencyDecimals == 0 && isNumber($0) })
    }
    for column in chains + others {
      columns[column] = ColumnHeader(.price)
      columns[column]?.isGuessed = true
      shops[column] = names[column]
    }
  }

  /// Returns whether all cells with digits are amounts of money, or satisfy a condition. Others say that a shop doesn't
  /// have the product: "-", "n/a".
  private func arePrices(
    _ column: Int, or condition: (String) -> Bool = { _ in false }
  ) -> Bool {
    samples[column].allSatisfy { cell in
      !cell.hasNumber || readings.isDecimalMoney(cell) || isSignedMoney(cell) || condition(cell)
    }
  }
}
