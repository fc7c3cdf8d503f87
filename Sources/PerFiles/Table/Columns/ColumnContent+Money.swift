internal import PerCore

/// Columns of prices, found by their cells.
extension ColumnContent {
  /// Returns the columns that have money.
  ///
  /// Some cells of a column of prices can be offers such as "2 for £3", or have a former price, as in "3.99 statt
  /// 5.99". Such a column is included if no other column has money, or if its prices have a currency sign.
  func moneyColumns(_ columns: [Int]) -> [Int] {
    let plain = columns.filter(isMoney)
    func isPrice(_ cell: String) -> Bool {
      isSignedMoney(cell) || plain.isEmpty && isDecimalMoney(cell)
    }
    let mixed = columns.filter { column in
      !plain.contains(column) && !isNumeric(column) && isMixedMoney(column, isPrice)
    }
    return (plain + mixed).sorted()
  }

  /// Returns whether most cells are prices or offers, and a third of them are prices.
  private func isMixedMoney(_ column: Int, _ isPrice: (String) -> Bool) -> Bool {
    guard share(column, isPrice).map({ $0 * 3 >= 1 }) ?? false, !samples[column].isDays else {
      return false
    }
    return most(column, isPriceOrOffer)
  }

  /// Returns whether a cell can be in a column of prices.
  private func isPriceOrOffer(_ cell: String) -> Bool {
    if isNumber(cell) || isSignedMoney(cell) { return true }
    let mark = cells.notation.decimalMark
    let text = CellReader.plain(cell, decimalMark: mark)
    if cells.offerReader.offer(in: text) != nil || CellReader.isUnclearOffer(cell) { return true }
    guard cell.hasNumber else { return false }
    if cell.contains(where: \.isCurrencySymbol) { return true }
    do throws(CellReader.Refusal) {
      _ = try cells.price(
        cell, decimalMark: mark, isInCents: false, sort: nil,
        isOwnCurrency: readings.isOwnCurrency)
      return true
    } catch {
      return error.reason == .range || error.reason == .offer
    }
  }

  /// Returns whether a column of offers is the only one with prices: "Deal" above "$3.49" and "3 for $5".
  func isOnlyPrice(offer column: Int) -> Bool {
    let hasOther = columns.indices.contains { columns[$0] == nil && isMoney($0) }
    return !hasOther && !columns.has(.price) && !columns.has(.oldPrice)
      && isMixedMoney(column) { cell in isSignedMoney(cell) || isDecimalMoney(cell) }
  }

  /// Returns whether a column of offers or of other texts has prices in many of its cells.
  func hasPrices(_ column: Int) -> Bool {
    let isOffer = columns[column]?.role == .offer
    guard isOffer || columns[column] == nil, !isNumeric(column) else { return false }
    return share(column) { cell in
      guard cell.hasNumber, !Self.isLink(cell) else { return false }
      if cell.contains(where: \.isCurrencySymbol) { return true }
      guard isOffer else { return false }
      let text = CellReader.plain(cell, decimalMark: cells.notation.decimalMark)
      if case .bundle? = cells.offerReader.offer(in: text)?.terms { return true }
      return false
    }.map { $0 * 3 >= 1 } ?? false
  }

  /// Returns whether a cell is a number of offers, such as "37 offers".
  func isNumberOfOffers(_ cell: String) -> Bool {
    guard let number = readings[cell].number, number.prefix.isEmpty, number.isWhole else {
      return false
    }
    let words = ColumnHeader.words(of: String(number.suffix))
    return words.count == 1 && HeaderWords.words(for: .offer).contains(words[0])
  }

  /// Treats amounts of money as prices if their header names an end of a range and another column has prices, so that
  /// the user is asked about different prices: "Preis ab" and "Preis bis". A row can have only the highest price, which
  /// isn't the one to take, so that the user is asked about all rows of the table.
  mutating func findPriceRanges() {
    let ends = columns.indices.filter { index in
      HeaderWords.isPriceRange(titleWords(index)) && (isNumeric(index) || isMoney(index))
        && !samples[index].isDays
    }
    let hasOther = columns.indices(with: .price).contains { !ends.contains($0) && !isEmpty($0) }
    guard hasOther || ends.count > 1 else { return }
    for index in ends {
      var header = ColumnHeader(.price)
      header.currency = CellReader.currency(ofHeader: titles[index])
      header.isGuessed = true
      columns[index] = header
    }
  }

  /// Marks the columns of prices that begin with a word such as "from", as those of sites that compare shops do.
  mutating func findLowestPrices() {
    for index in columns.indices(with: .price) {
      let isLowest = most(index) { CellReader.withoutLowest($0) != $0 }
      columns[index]?.isLowest = isLowest
    }
  }
}
