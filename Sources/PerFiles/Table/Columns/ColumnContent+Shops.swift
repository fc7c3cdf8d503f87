internal import PerCore

/// Columns each of which has the prices of one shop.
extension ColumnContent {
  /// Finds columns of prices below the names of shops: "Product", "Size", "Aldi", "Lidl", "Farm shop". Two have to be
  /// large chains. Another column with numbers can be anything, such as a shop or a difference, so that the user is
  /// asked which price to take, unless it is the only one with sizes.
  mutating func findShops() {
    let titled = columns.indices.filter { titles.indices.contains($0) && !titles[$0].isEmpty }
    let named = titled.filter(isShop)
    guard named.count > 1 else { return }
    let others = columns.indices(with: .shop).filter { !isNameOfShop($0, of: named) }
    let chosen = Set(named + others)
    let sizes =
      columns.has(.quantity)
      ? [] : titled.filter { columns[$0] == nil && isMeasure($0) && !isOfShop($0, of: named) }
    let isUnknown = titled.contains { column in
      columns[column] == nil && !chosen.contains(column) && has(column, \.hasNumber)
        && !isArticleNumber(column) && !samples[column].isText && !isNamedRecap(column)
        && sizes != [column] && bareUnit(column) == nil && !areNames(column)
    }
    let hasWholePrices = cells.notation.currencyDecimals == 0
    let recaps = columns.indices(with: .price).filter {
      !chosen.contains($0) && isRecap($0, of: named)
    }
    guard !isUnknown,
      columns.indices(with: .price).allSatisfy({ chosen.contains($0) || recaps.contains($0) }),
      named.allSatisfy(hasPricesOfShop),
      others.allSatisfy({ column in
        has(column, \.hasNumber)
          && arePrices(column, or: { hasWholePrices && isNumber($0) })
      })
    else { return }
    // Days can make columns of the same shop.
    let names = named.map { HeaderWords.shopName(inHeader: titles[$0]) ?? titles[$0] }
    guard Set(names).count == names.count else { return }
    leaveOut(recaps + columns.indices(with: .shop).filter { !chosen.contains($0) })
    for column in chosen {
      columns[column] = ColumnHeader(.price)
      columns[column]?.isGuessed = true
      shops[column] = HeaderWords.shopName(inHeader: titles[column]) ?? titles[column]
    }
  }

  /// Returns whether the first column of a table without names has words in all cells: "2x4 stud", "Screws 5 lb".
  private func areNames(_ column: Int) -> Bool {
    column == 0 && !columns.has(.name) && samples[column].allSatisfy(\.hasLetter)
  }

  /// Forgets the roles of columns of shops that have prices: "Online" and "Store", "Super" and "Diesel".
  mutating func findPricesOfShops() {
    for index in columns.indices(with: .shop) where isMoney(index) { columns[index] = nil }
  }

  /// Returns whether a header is the name of a shop, or that of its prices in the currency of the user: "Aldi (€)". The
  /// "Target price" is a price to wait for.
  private func isShop(_ column: Int) -> Bool {
    let header = columns[column]
    // "City Gross" has no gross prices, and "Mercado Livre" no names of shops. "DIA" is also the word for a day.
    if [.price, .shop].contains(header?.role ?? .price), HeaderWords.isChain(titles[column]) {
      return ShopNames.isChain(titles[column])
        || hasPricesOfShop(column)
          && samples[column].contains { isDecimalMoney($0) || isSignedMoney($0) }
    }
    guard header == nil || header?.role == .price && header?.priceSort == nil else { return false }
    let isForeign = titleWords(column).contains { word in
      HeaderWords.isCurrency(word) && cells.isOwnCurrency(inHeader: word) == false
    }
    return !isForeign && HeaderWords.shopName(inHeader: titles[column]) != nil
  }

  /// Returns whether a column such as "Where" has places at home, such as "Top shelf". A place can have other names, too.
  func isPlaceAtHome(_ column: Int) -> Bool {
    HeaderWords.shopTitles.contains(titleWords(column).joined(separator: " "))
      && share(column) { HeaderWords.homePlaces.hasAny(of: ColumnHeader.words(of: $0)) }
        .map { $0 >= 0.5 } ?? false
      && !has(column, HeaderWords.isChain)
  }

  /// Returns whether a column has the lowest or another summary of the prices of shops, by its header or its numbers.
  private func isRecap(_ column: Int, of shops: [Int]) -> Bool {
    if isNamedRecap(column) { return true }
    // By chance, a shop can be the cheapest one in all rows.
    guard columns[column]?.isPlainPrice == true else { return false }
    let prices = shops.map(values)
    let pairs = zip(records.indices, values(column)).compactMap { row, value in
      value.map { ($0, prices.compactMap { $0[row] }.min()) }
    }
    return pairs.count > 1 && pairs.allSatisfy { $0.0 == $0.1 }
  }

  private func isNamedRecap(_ column: Int) -> Bool {
    HeaderWords.isTotal(titleWords(column)) || isBestPrice(column)
  }

  /// Returns whether the header is one of the lowest price of several shops.
  func isBestPrice(_ column: Int) -> Bool {
    HeaderWords.bestPrices.contains(titleWords(column).joined(separator: " "))
  }

  /// Returns whether a title contains the name of one of the shops, as in "Asda size" beside "Asda".
  private func isOfShop(_ column: Int, of shops: [Int]) -> Bool {
    let title = titles[column].lowercased()
    return shops.contains { title.contains(titles[$0].lowercased()) }
  }

  /// Returns whether a column contains only names of the shops whose prices other columns have: "Cheapest store".
  private func isNameOfShop(_ column: Int, of shops: [Int]) -> Bool {
    let names = Set(shops.map { titles[$0].lowercased() })
    return samples[column].allSatisfy { names.contains($0.lowercased()) }
  }

  /// Returns whether at least half of the cells with digits are prices or have decimals: "1.39*". Rows with others, such
  /// as "2 for £5", ask.
  private func hasPricesOfShop(_ column: Int) -> Bool {
    let numbers = samples[column].filter(\.hasNumber)
    let prices = numbers.count { cell in
      isPrice(cell, or: isNumber) || readings[cell].number?.isWhole == false
    }
    return prices * 2 >= numbers.count
  }

  /// Returns whether all cells with digits are amounts of money, or satisfy a condition. Others say that a shop doesn't
  /// have the product: "-", "n/a".
  private func arePrices(_ column: Int, or condition: (String) -> Bool) -> Bool {
    samples[column].allSatisfy { !$0.hasNumber || isPrice($0, or: condition) }
  }

  private func isPrice(_ cell: String, or condition: (String) -> Bool) -> Bool {
    isDecimalMoney(cell) || isSignedMoney(cell) || condition(cell)
  }
}
