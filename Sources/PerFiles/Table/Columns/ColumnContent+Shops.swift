/// Columns that have the prices of one shop each.
extension ColumnContent {
  /// Finds columns of prices below the names of shops: "Product", "Size", "Aldi", "Lidl", "Farm shop". Two have to be
  /// large chains. Another column with numbers can be anything, such as a shop or a difference, so that the prices ask.
  mutating func findShops() {
    let titled = columns.indices.filter { titles.indices.contains($0) && !titles[$0].isEmpty }
    let named = titled.filter(isShop)
    guard named.count > 1 else { return }
    let others = columns.indices(with: .shop)
    let chosen = Set(named + others)
    let isUnknown = titled.contains { column in
      columns[column] == nil && !chosen.contains(column) && has(column, \.hasNumber)
        && !isArticleNumber(column)
        && !HeaderWords.recaps.contains(titleWords(column).joined(separator: " "))
    }
    let hasWholePrices = cells.notation.currencyDecimals == 0
    guard !isUnknown, columns.indices(with: .price).allSatisfy(chosen.contains),
      named.allSatisfy({ arePrices($0, or: isNumber) }),
      others.allSatisfy({ column in
        has(column, \.hasNumber)
          && arePrices(column, or: { hasWholePrices && isNumber($0) })
      })
    else { return }
    for column in chosen {
      columns[column] = ColumnHeader(.price)
      columns[column]?.isGuessed = true
      shops[column] = HeaderWords.shopName(inHeader: titles[column]) ?? titles[column]
    }
  }

  /// Returns whether a header is the name of a shop, or that of its prices in the currency of the user: "Aldi (€)". The
  /// "Target price" is what somebody wants to pay.
  private func isShop(_ column: Int) -> Bool {
    let header = columns[column]
    guard header == nil || header?.role == .price && header?.priceSort == nil else { return false }
    let isForeign = titleWords(column).contains { word in
      HeaderWords.isCurrency(word) && cells.isOwnCurrency(inHeader: word) == false
    }
    return !isForeign && HeaderWords.shopName(inHeader: titles[column]) != nil
  }

  /// Returns whether all cells with digits are amounts of money, or satisfy a condition. Others say that a shop doesn't
  /// have the product: "-", "n/a".
  private func arePrices(_ column: Int, or condition: (String) -> Bool) -> Bool {
    samples[column].allSatisfy { cell in
      !cell.hasNumber || readings.isDecimalMoney(cell) || isSignedMoney(cell) || condition(cell)
    }
  }
}
