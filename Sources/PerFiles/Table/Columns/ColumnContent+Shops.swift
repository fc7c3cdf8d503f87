/// Columns that have the prices of one shop each.
extension ColumnContent {
  /// Finds columns of prices below the names of shops: "Product", "Size", "Aldi", "Lidl", "Farm shop". Two have to be
  /// large chains. Amounts of money below unknown words can be something else, such as a difference.
  mutating func findShops() {
    let names = columns.indices.map { column in
      titles.indices.contains(column) ? HeaderWords.shopName(inHeader: titles[column]) : ""
    }
    let chains = columns.indices.filter { column in
      HeaderWords.isShop(names[column]) && arePrices(column, or: isNumber)
    }
    guard chains.count > 1, columns.indices(with: .price).allSatisfy(chains.contains) else {
      return
    }
    let hasWholePrices = cells.notation.currencyDecimals == 0
    let others = columns.indices.filter { column in
      !chains.contains(column) && has(column, \.hasNumber)
        && arePrices(column, or: { hasWholePrices && isNumber($0) })
    }
    let shopTitles = columns.indices(with: .shop)
    let isUnknown = others.contains { column in
      columns[column] == nil
        && !HeaderWords.recaps.contains(titleWords(column).joined(separator: " "))
    }
    guard !isUnknown, shopTitles.allSatisfy(others.contains) else { return }
    for column in chains + shopTitles {
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
